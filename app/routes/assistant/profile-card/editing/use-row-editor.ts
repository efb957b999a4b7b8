import { useEffect, useRef, useState } from "react";

/**
 * Whether a row of the card is being edited. Put `editor` on the row while it is, and `button` on the button that opens
 * it, which gets the focus back.
 */
export function useRowEditor() {
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const editor = useRef<HTMLLIElement>(null);
  const returnsFocus = useRef(false);
  const open = () => setEditing(true);
  const close = () => {
    returnsFocus.current = true;
    setEditing(false);
  };
  // Runs after the field took the focus, which scrolls too, or after the edit button is rendered again.
  useEffect(() => {
    if (isEditing) return scrollToEditor(editor.current);
    if (!returnsFocus.current) return;
    returnsFocus.current = false;
    button.current?.focus();
  }, [isEditing]);
  return { isEditing, open, close, button, editor };
}

/** Scrolls as much of the form into view as fits, its label and first field first. */
function scrollToEditor(editor: HTMLElement | null) {
  editor?.scrollIntoView({ block: "nearest" });
  editor?.firstElementChild?.scrollIntoView({ block: "nearest" });
}
