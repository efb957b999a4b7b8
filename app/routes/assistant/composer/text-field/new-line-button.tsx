import type { RefObject } from "react";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Inserts a line break, for on-screen keyboards: their Enter sends, and they have no Shift+Enter. */
export function NewLineButton({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  const insertLineBreak = () => {
    field.current?.focus();
    // Inserts at the caret, and can be undone like typed text.
    document.execCommand("insertText", false, "\n");
  };
  return (
    <button
      type="button"
      aria-label={assistant.composer.newLine}
      // Keeps the focus in the field, so that the keyboard stays open.
      onPointerDown={(event) => event.preventDefault()}
      onClick={insertLineBreak}
      className="absolute end-0.5 bottom-0.5 hidden size-11 place-items-center rounded-sm text-ink-soft pointer-coarse:grid"
    >
      <Icon name="newLine" />
    </button>
  );
}
