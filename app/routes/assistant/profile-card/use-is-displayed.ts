import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * True while `mark` is drawn. Only the style sheet knows how much room there is in the reader's letters: give the mark a
 * size, which is what is observed, and `hidden desk:block`.
 */
export function useDrawn(mark: RefObject<HTMLElement | null>): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useLayoutEffect(() => {
    const element = mark.current;
    if (!element) return;
    const look = () => setDrawn(element.checkVisibility());
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [mark]);
  return isDrawn;
}
