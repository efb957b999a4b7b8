import { useCallback, useEffect, useRef, useState } from "react";

/**
 * Whether a row of the card is being edited. Put `editor` on the row while it is, and `button` on the button that opens
 * it, which gets the focus back.
 */
export function useRowEditor() {
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const editor = useRef<HTMLLIElement>(null);
  const returnsFocus = useRef(false);
  const open = useCallback(() => setEditing(true), []);
  const close = () => {
    returnsFocus.current = true;
    setEditing(false);
  };
  // Runs after the field took the focus, which scrolls too, or after the edit button is rendered again.
  useEffect(() => {
    const row = isEditing ? editor.current : null;
    if (row) {
      scrollToEditor(row);
      row.addEventListener("mousedown", keepFocus);
      return () => row.removeEventListener("mousedown", keepFocus);
    }
    if (!returnsFocus.current) return;
    returnsFocus.current = false;
    button.current?.focus();
    return;
  }, [isEditing]);
  return { isEditing, open, close, button, editor };
}

/** Scrolls as much of the form into view as fits, its label and first field first. */
function scrollToEditor(editor: HTMLElement) {
  editor.scrollIntoView({ block: "nearest" });
  editor.firstElementChild?.scrollIntoView({ block: "nearest" });
}

/** The second press of a double press on the edit button lands beside the field, which has the focus by now. */
function keepFocus(event: MouseEvent) {
  const isOnField = event.target instanceof Element && event.target.closest("textarea, label, button");
  if (event.detail > 1 && !isOnField) event.preventDefault();
}
