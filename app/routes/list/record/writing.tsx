import { useEffect, useState } from "react";
import * as v from "valibot";
import { callApi } from "#app/browser/call-api.ts";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import type { Href } from "#app/hrefs.ts";
import type { Prospect } from "#app/prospects/prospects-protocol.ts";
import { Button } from "#app/ui/form/button.tsx";
import { useList } from "../list-context.ts";
import { WriteToProspect } from "../write-to-prospect.tsx";

const words = copy.writing;

/** Of the drafts no more than their links need. */
const DraftLinks = v.object({ drafts: v.array(v.object({ id: v.string(), title: v.string() })) });
type DraftLink = v.InferOutput<typeof DraftLinks>["drafts"][number];

/** A draft for the person in one press, those that there are, and the record as a contact. Nothing is sent: D10. */
export function Writing({ prospect }: { prospect: Prospect }) {
  const { filter } = useList();
  const [key] = useState(() => crypto.randomUUID());
  const drafts = useDrafts(prospect.id, filter.sample === true);
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
      {drafts.length > 0 && (
        <ul aria-label={words.drafts}>
          {drafts.map(({ id, title }) => (
            <li key={id}>
              <a href={`/brouillons/${id}` satisfies Href} className="list-draft">
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The drafts for a prospect, the newest first; none while they are not known. */
function useDrafts(prospectId: string, isSample: boolean): readonly DraftLink[] {
  const [drafts, setDrafts] = useState<readonly DraftLink[]>([]);
  useEffect(() => {
    if (isSample) return;
    let isCurrent = true;
    void callApi(DraftLinks, "GET", `/api/drafts?prospectId=${prospectId}`).then((called) => {
      if (isCurrent && called.ok) setDrafts(called.body.drafts);
    });
    return () => {
      isCurrent = false;
    };
  }, [prospectId, isSample]);
  return drafts;
}
