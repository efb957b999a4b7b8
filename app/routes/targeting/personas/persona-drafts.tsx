import { drafts } from "#app/content/signed-in/drafts-copy.ts";
import { personas as copy } from "#app/content/signed-in/personas-copy.ts";
import { type DraftKind, draftKinds } from "#app/drafts/draft-kind.ts";
import type { Href } from "#app/hrefs.ts";
import { Button } from "#app/ui/form/button.tsx";

type Props = {
  personaId: string;
  /** The idempotency key of the next draft of each kind: a form that is sent twice makes one. */
  keys: Record<DraftKind, string>;
};

/** Ready-made work for anybody of a persona, also without scripts. Nothing is sent: D10. */
export function PersonaDrafts({ personaId, keys }: Props) {
  return (
    <section aria-labelledby="persona-drafts" className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <h2 id="persona-drafts" className="text-lg leading-tight">
        {copy.drafts.title}
      </h2>
      <p className="max-w-measure text-ink-soft text-sm">{copy.drafts.text}</p>
      <div className="flex flex-wrap gap-2">
        {draftKinds.map((kind) => (
          <form key={kind} method="post" action={"/brouillons" satisfies Href}>
            <input type="hidden" name="intent" value="create" />
            <input type="hidden" name="kind" value={kind} />
            <input type="hidden" name="key" value={keys[kind]} />
            <input type="hidden" name="personaId" value={personaId} />
            <Button type="submit" variant="secondary">
              {drafts.kinds[kind].name}
            </Button>
          </form>
        ))}
      </div>
    </section>
  );
}
