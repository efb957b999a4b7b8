import { Form, useNavigation } from "react-router";
import { kindIcons } from "#app/components/draft-kind-icons.ts";
import { draftPages } from "#app/content/signed-in/draft-page-copy.ts";
import { drafts } from "#app/content/signed-in/drafts-copy.ts";
import { type DraftKind, draftKinds } from "#app/drafts/draft-kind.ts";
import { Spinner } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

const copy = draftPages.start;

/** A button for each kind of work; it makes the draft and opens it. */
export function StartButtons({ keys }: { keys: Record<string, string> }) {
  return (
    <section aria-labelledby="start" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="start" className="text-lg">
        {drafts.menu.title}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 @min-[36rem]:grid-cols-[repeat(2,minmax(0,1fr))] @min-[60rem]:grid-cols-6">
        {draftKinds.map((kind) => (
          <li key={kind} className="grid @min-[60rem]:col-span-2 @min-[60rem]:nth-[n+4]:col-span-3">
            <StartButton kind={kind} idempotencyKey={keys[kind] ?? ""} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function StartButton({ kind, idempotencyKey }: { kind: DraftKind; idempotencyKey: string }) {
  const sent = useNavigation().formData;
  const isMaking = sent?.get("kind") === kind;
  return (
    <Form method="post" className="grid">
      <input type="hidden" name="intent" value="create" />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="key" value={idempotencyKey} />
      <button
        type="submit"
        disabled={sent?.get("intent") === "create"}
        className="group flex cursor-pointer items-start gap-3 rounded-lg border border-line bg-paper-raised p-4 text-start transition-colors hover:border-sun disabled:bg-paper-sunk"
      >
        {isMaking ? (
          <Spinner className="mt-1 text-sun" />
        ) : (
          <Icon name={kindIcons[kind]} className="mt-0.5 text-sun" />
        )}
        <span className="grid min-w-0 gap-1 wrap-anywhere">
          <span className="font-semibold leading-tight group-hover:text-sun">
            {isMaking ? copy.making : drafts.kinds[kind].make}
          </span>
          <span className="text-ink-soft text-sm leading-tight">{copy.texts[kind]}</span>
        </span>
      </button>
    </Form>
  );
}
