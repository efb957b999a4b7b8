import { useEffect, useState } from "react";
import * as v from "valibot";
import { callApi } from "#app/browser/call-api.ts";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import type { ApiPath, Href } from "#app/hrefs.ts";
import type { Prospect } from "#app/prospects/prospects-protocol.ts";
import { Button } from "#app/ui/form/button.tsx";
import { useList } from "../list-context.ts";
import { WriteToProspect } from "../write-to-prospect.tsx";

const words = copy.writing;

/** Of the drafts no more than their links need. */
const DraftLinks = v.object({
  drafts: v.array(v.object({ id: v.string(), title: v.string(), by: v.optional(v.string()) })),
});
type DraftLink = v.InferOutput<typeof DraftLinks>["drafts"][number];

/** A draft for the person in one press, those that there are, and the record as a contact. Nothing is sent: D10. */
export function Writing({ prospect }: { prospect: Prospect }) {
  const { filter, store } = useList();
  const [key] = useState(() => crypto.randomUUID());
  const isAlone = store.colleagues.length < 2;
  const drafts = useDrafts(filter.sample ? null : `/api/drafts?prospectId=${prospect.id}`);
  const shared = useDrafts(filter.sample || isAlone ? null : `/api/shared-drafts?prospectId=${prospect.id}`);
  // Nothing is stored of the sample, and so nothing can be made of it.
  if (filter.sample) return null;
  return (
    <section aria-label={words.title} className="list-writing">
      <div className="list-actions">
        <WriteToProspect prospectId={prospect.id} idempotencyKey={key}>
          <Button type="submit" variant="secondary">
            {words.write(prospect.contact || prospect.company)}
          </Button>
        </WriteToProspect>
        <a
          href={`/api/prospects/${prospect.id}/vcard` satisfies Href}
          download=""
          className="list-vcard link"
        >
          {words.contact}
        </a>
      </div>
      {drafts.length + shared.length > 0 && (
        <ul aria-label={words.drafts}>
          {drafts.map(({ id, title }) => (
            <li key={id}>
              <a href={`/brouillons/${id}` satisfies Href} className="list-draft">
                {title}
              </a>
            </li>
          ))}
          {shared.map(({ id, title, by = "" }) => (
            <li key={id}>
              <a href={`/brouillons/partages/${id}` satisfies Href} className="list-draft">
                {title} {words.by(by)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The drafts that a path answers, the newest first; none while they are not known, and without a path. */
function useDrafts(path: ApiPath | null): readonly DraftLink[] {
  const [drafts, setDrafts] = useState<readonly DraftLink[]>([]);
  useEffect(() => {
    if (path === null) return;
    let isCurrent = true;
    void callApi(DraftLinks, "GET", path).then((called) => {
      if (isCurrent && called.ok) setDrafts(called.body.drafts);
    });
    return () => {
      isCurrent = false;
    };
  }, [path]);
  return drafts;
}
