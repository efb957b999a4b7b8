import { type RefObject, useLayoutEffect, useState } from "react";

/** Letters, in em, that the longer placeholder needs beside each other. */
const needed = 11;

/** True while the field holds less than the longer placeholder, whose end a text field cuts off without a mark. */
export function useNarrow(field: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const letter = Number.parseFloat(getComputedStyle(element).fontSize);
      if (entry) setNarrow(entry.contentRect.width < needed * letter);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [field]);
  return isNarrow;
}
