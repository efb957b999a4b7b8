import { useContext } from "react";
import { kindIcons } from "#app/components/draft-kind-icons.ts";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { drafts } from "#app/content/signed-in/drafts-copy.ts";
import { draftKinds } from "#app/drafts/draft-kind.ts";
import type { Href } from "#app/hrefs.ts";
import { Spinner } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { usePanel } from "#app/ui/use-panel.ts";
import { FactsContext } from "../next-steps/facts-context.ts";
import { useNewDraft } from "./new-draft-form.tsx";

/**
 * A button with its name, always above the field (in low windows beside it), that opens the list of ready-made work and
 * the import of a file. The list floats over the conversation, so that both stay whole in small windows.
 */
export function WorksMenu({ className, onImport }: { className: string; onImport: () => void }) {
  const { isOpen, root, button, toggle, dismiss } = usePanel<HTMLDivElement>();
  const { making, make } = useNewDraft();
  const { missingOf } = useContext(FactsContext);
  return (
    <div ref={root} className={className}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls="works-menu"
        onClick={toggle}
        className="flex min-h-target cursor-pointer items-center gap-1.5 rounded-md border border-line-strong bg-paper-raised px-3 py-1 font-semibold text-ink text-sm leading-tight transition-colors hover:border-ink hover:bg-paper-sunk aria-expanded:bg-paper-sunk slim:px-2.5"
      >
        {drafts.menu.open}
        <Icon name="chevronDown" className={`transition-transform ${isOpen ? "" : "rotate-180"}`} />
      </button>
      <div
        id="works-menu"
        className={`absolute inset-x-0 bottom-full z-10 mx-auto max-w-chat px-edge pb-2 broad:px-6 ${isOpen ? "" : "hidden"}`}
      >
        <div className="max-h-[max(40cqh,100cqh-13rem)] w-80 max-w-full animate-appear overflow-y-auto overscroll-contain rounded-md border border-line bg-paper-raised p-1.5 shadow-float low:w-full">
          <ul
            aria-label={drafts.menu.title}
            className="grid grid-cols-[minmax(0,1fr)] low:@min-[22rem]/workplace:grid-cols-[repeat(2,minmax(0,1fr))]"
          >
            {(missingOf ? [] : draftKinds).map((kind) => (
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
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => {
                  // The dialog returns the focus to the button of the menu.
                  dismiss();
                  onImport();
                }}
                className={row}
              >
                <Icon name="upload" className="text-sun" />
                {assistant.importing.button}
              </button>
            </li>
            <li>
              <a href={"/brouillons" satisfies Href} className={`${row} text-ink-soft`}>
                <Icon name="arrowRight" />
                {drafts.menu.all}
              </a>
            </li>
          </ul>
        </div>
      </div>
    </div>
  );
}

const row =
  "flex min-h-target w-full cursor-pointer items-center gap-3 rounded-sm px-2.5 py-1.5 text-start font-medium text-sm leading-tight no-underline wrap-anywhere hover:bg-paper-sunk";
