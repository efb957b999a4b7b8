import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

export type Panel<Root extends HTMLElement> = {
  isOpen: boolean;
  /** For the element that holds the button and the panel. */
  root: RefObject<Root | null>;
  button: RefObject<HTMLButtonElement | null>;
  toggle: () => void;
  /** Closes it and gives the focus back to the button. */
  dismiss: () => void;
};

/**
 * A panel that a button opens over the page. It closes by the button, by Escape (the focus returns to the button), and
 * by a press or a focus elsewhere, so that it never covers what has the focus.
 */
export function usePanel<Root extends HTMLElement>(): Panel<Root> {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<Root>(null);
  const button = useRef<HTMLButtonElement>(null);
  const dismiss = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) dismiss();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [isOpen, dismiss]);

  return { isOpen, root, button, toggle: () => setOpen((former) => !former), dismiss };
}
