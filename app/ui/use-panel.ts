import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

export type Panel<Root extends HTMLElement> = {
  isOpen: boolean;
  /** The element that contains the button and the panel. */
  root: RefObject<Root | null>;
  button: RefObject<HTMLButtonElement | null>;
  toggle: () => void;
  open: () => void;
  /** Closes the panel and returns the focus to the button. */
  dismiss: () => void;
};

/**
 * A panel over the page that a button toggles. It also closes on Escape (the focus returns to the button) and on a
 * press or a focus outside, so that it never covers the focused element.
 */
export function usePanel<Root extends HTMLElement>(): Panel<Root> {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<Root>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = useCallback(() => setOpen(true), []);
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

  return { isOpen, root, button, toggle: () => setOpen((current) => !current), open, dismiss };
}
