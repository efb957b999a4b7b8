import { useSyncExternalStore } from "react";

/** Pixels that a page may be scrolled without counting as scrolled. spec.md §9 "Timing and layout". */
const threshold = 20;

/** Whether the page is scrolled further than 20 px. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    watchScrolling,
    () => window.scrollY > threshold,
    () => false,
  );
}

function watchScrolling(changed: () => void) {
  window.addEventListener("scroll", changed, { passive: true });
  return () => window.removeEventListener("scroll", changed);
}
