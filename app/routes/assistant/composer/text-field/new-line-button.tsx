import type { RefObject } from "react";
import { assistant } from "~/content/signed-in/assistant-copy.ts";
import { Icon } from "~/ui/icon.tsx";

/** For keyboards on a screen, whose Enter sends and which have no Shift+Enter. */
export function NewLineButton({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  const breakLine = () => {
    field.current?.focus();
    // As if it were typed: where the caret stands, and undone like any letter.
    document.execCommand("insertText", false, "\n");
  };
  return (
    <button
      type="button"
      aria-label={assistant.composer.newLine}
      // The field keeps the focus, and the keyboard stays on the screen.
      onPointerDown={(event) => event.preventDefault()}
      onClick={breakLine}
      className="absolute end-0.5 bottom-0.5 hidden size-11 place-items-center rounded-sm text-ink-soft pointer-coarse:grid"
    >
      <Icon name="newLine" />
    </button>
  );
}
