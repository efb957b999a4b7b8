import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { beside as copy } from "#app/content/signed-in/beside-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { OpenedEditor } from "./opened-editor.tsx";
import type { DraftBeside as Beside } from "./use-draft-beside.ts";

type Props = {
  userId: string;
  beside: Beside & { id: string };
  /** The newest version that the conversation tells of. */
  heardOf: number;
  /** Sends an order to the open draft as the customer's message; `null` while one is answered. */
  onOrder: ((content: string) => void) | null;
  onSignedOut: () => void;
};

/** The open draft: beside the conversation in wide windows, above it in others, where it folds. */
export function DraftBeside({ userId, beside, heardOf, onOrder, onSignedOut }: Props) {
  const { id, close, takesFocus } = beside;
  const [isFolded, setFolded] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each draft
  useEffect(() => {
    setFolded(false);
    if (takesFocus()) heading.current?.focus();
  }, [id]);
  const onKeyDown = (event: KeyboardEvent) => {
    // A menu inside closes first.
    const isInMenu = event.currentTarget.querySelector("[aria-expanded=true][aria-controls=exports]");
    if (event.key !== "Escape" || event.nativeEvent.isComposing || event.defaultPrevented || isInMenu) return;
    event.preventDefault();
    close();
  };
  return (
    <section
      ref={panel}
      aria-labelledby="draft-beside"
      onKeyDown={onKeyDown}
      className="col-span-full row-start-2 flex max-h-[max(9rem,min(50cqh,100cqh-20rem))] min-h-0 min-w-0 animate-appear flex-col border-line border-b bg-paper @min-[64rem]/frame:absolute @min-[64rem]/frame:inset-y-0 @min-[64rem]/frame:end-0 @min-[64rem]/frame:max-h-none @min-[64rem]/frame:w-[32rem] @min-[64rem]/frame:border-s @min-[64rem]/frame:border-b-0 @min-[80rem]/frame:w-[38rem]"
    >
      <div className="flex shrink-0 items-center gap-x-1 ps-edge pe-1 broad:ps-6">
        <h2
          id="draft-beside"
          ref={heading}
          tabIndex={-1}
          className="me-auto min-w-0 rounded-sm py-1 text-base leading-tight"
        >
          {copy.title}
        </h2>
        <a
          href={`/brouillons/${id}` satisfies Href}
          aria-label={copy.wholePageNamed}
          title={copy.wholePage}
          className="grid size-target place-items-center rounded-sm text-ink-soft hover:text-ink"
        >
          <Icon name="external" />
        </a>
        <Button
          variant="ghost"
          aria-expanded={!isFolded}
          aria-controls="draft-beside-content"
          aria-label={isFolded ? copy.unfold : copy.fold}
          onClick={() => setFolded((current) => !current)}
          className="min-h-target! min-w-target px-0! @min-[64rem]/frame:hidden"
        >
          <Icon name="chevronDown" className={isFolded ? "" : "rotate-180"} />
        </Button>
        <Button
          variant="ghost"
          aria-label={copy.close}
          onClick={close}
          className="min-h-target! min-w-target px-0!"
        >
          <Icon name="close" />
        </Button>
      </div>
      <div
        id="draft-beside-content"
        className={`@container min-h-0 overflow-y-auto overscroll-contain scroll-pt-16 px-edge pb-4 low:scroll-pt-1 broad:px-6 ${isFolded ? "hidden @min-[64rem]/frame:block" : ""}`}
      >
        <OpenedEditor
          key={id}
          userId={userId}
          id={id}
          heardOf={heardOf}
          onEditor={beside.onEditor}
          onOrder={onOrder}
          onSignedOut={onSignedOut}
          onShown={(text) => panel.current && showText(panel.current, text)}
        />
      </div>
    </section>
  );
}

/** Of a message, lines in CSS pixels that are worth a look. */
const fewLines = 80;

/**
 * Scrolls a panel above the conversation to its text, since title, tools and gaps leave no room for it there; in a low one
 * to the message alone. Beside the conversation there is room, and nothing moves under who types.
 */
function showText(panel: HTMLElement, text: HTMLElement) {
  if (getComputedStyle(panel).position === "absolute") return;
  if (document.activeElement?.matches("input, textarea") && panel.contains(document.activeElement)) return;
  text.scrollIntoView({ block: "start" });
  const message = text.querySelector("textarea");
  const end = panel.getBoundingClientRect().bottom;
  if (message && message.getBoundingClientRect().top + fewLines > end)
    message.parentElement?.scrollIntoView({ block: "start" });
}
