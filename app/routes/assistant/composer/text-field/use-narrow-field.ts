import { type RefObject, useLayoutEffect, useState } from "react";

/** The width of the longer placeholder, in em. */
const placeholderWidth = 11;

/** True while the field is too narrow for the longer placeholder, which it would cut off without an ellipsis. */
export function useNarrowField(field: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const em = Number.parseFloat(getComputedStyle(element).fontSize);
      if (entry) setNarrow(entry.contentRect.width < placeholderWidth * em);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [field]);
  return isNarrow;
}
