import { type RefObject, useCallback, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** From this width the bar shows its links itself. spec.md §2 "Navigation bar". */
const wide = "(min-width: 48rem)";

/** Closes the menu on Escape (the toggle keeps the focus), a press outside, another page and a wide window. */
export function useMenuClosing(): { menu: RefObject<HTMLDetailsElement | null>; close: () => void } {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  const close = useCallback(() => {
    if (menu.current) menu.current.open = false;
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival somewhere closes it.
  useEffect(close, [key]);

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !menu.current?.open) return;
      close();
      menu.current.querySelector("summary")?.focus();
    };
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) close();
    };
    const width = window.matchMedia(wide);
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    width.addEventListener("change", close);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
      width.removeEventListener("change", close);
    };
  }, [close]);

  return { menu, close };
}
