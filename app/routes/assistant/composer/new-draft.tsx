import { useState } from "react";
import { Link } from "react-router";
import { kindIcons } from "#app/components/draft-kind-icons.ts";
import { drafts } from "#app/content/signed-in/drafts-copy.ts";
import { type DraftKind, draftKinds } from "#app/drafts/draft-kind.ts";
import type { Href } from "#app/hrefs.ts";
import { Spinner } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { usePanel } from "#app/ui/use-panel.ts";

const formId = "new-draft";

/**
 * A button beside the field that opens the list of ready-made work. It takes a button's width from the field, and the
 * list floats over the conversation, so that both stay whole in small windows.
 */
export function NewDraftMenu() {
  const { isOpen, root, button, toggle } = usePanel<HTMLDivElement>();
  const [making, setMaking] = useState<DraftKind | null>(null);
  const make = (kind: DraftKind) => {
    // The form has one key: a second press repeats the first, another kind waits for the new page.
    if (making !== null && making !== kind) return;
    setMaking(kind);
    submitNewDraft(kind);
  };
  return (
    <div ref={root}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls="new-draft-menu"
        aria-label={drafts.menu.open}
        title={drafts.menu.open}
        onClick={toggle}
        className="grid min-h-12 min-w-12 cursor-pointer place-items-center rounded-md border border-line-strong bg-paper-raised text-ink transition-colors hover:border-ink hover:bg-paper-sunk aria-expanded:bg-paper-sunk low:min-h-[max(44px,2.25rem)] low:min-w-target"
      >
        <Icon name={isOpen ? "close" : "plus"} className="size-[min(1.25em,28px)]!" />
      </button>
      <div
        id="new-draft-menu"
        className={`absolute inset-x-0 bottom-full z-10 mx-auto max-w-chat px-edge pb-2 broad:px-6 ${isOpen ? "" : "hidden"}`}
      >
        <div className="max-h-[max(40cqh,100cqh-13rem)] w-80 max-w-full animate-appear overflow-y-auto overscroll-contain rounded-md border border-line bg-paper-raised p-1.5 shadow-float low:w-full">
          <ul
            aria-label={drafts.menu.open}
            className="grid grid-cols-[minmax(0,1fr)] low:@min-[22rem]/workplace:grid-cols-[repeat(2,minmax(0,1fr))]"
          >
            {draftKinds.map((kind) => (
              <li key={kind}>
                <button type="button" onClick={() => make(kind)} className={row}>
                  {making === kind ? (
                    <Spinner className="text-sun" />
                  ) : (
                    <Icon name={kindIcons[kind]} className="text-sun" />
                  )}
                  {drafts.kinds[kind].make}
                </button>
              </li>
            ))}
            <li>
              <Link to={"/brouillons" satisfies Href} reloadDocument className={`${row} text-ink-soft`}>
                <Icon name="arrowRight" />
                {drafts.menu.all}
              </Link>
            </li>
          </ul>
        </div>
      </div>
    </div>
  );
}

const row =
  "flex min-h-target w-full cursor-pointer items-center gap-3 rounded-sm px-2.5 py-1.5 text-start font-medium text-sm leading-tight no-underline wrap-anywhere hover:bg-paper-sunk";

function submitNewDraft(kind: DraftKind) {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return;
  const field = form.elements.namedItem("kind");
  if (field instanceof HTMLInputElement) field.value = kind;
  form.requestSubmit();
}

/** The form of the menu, which cannot be inside the composer's. It opens the new draft as a new document. */
export function NewDraftForm() {
  const [key] = useState(() => crypto.randomUUID());
  return (
    <form id={formId} method="post" action={"/brouillons" satisfies Href} hidden>
      <input type="hidden" name="intent" value="create" />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="kind" />
    </form>
  );
}
