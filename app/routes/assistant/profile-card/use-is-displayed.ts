import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * True while the style sheet displays `marker`, which tells the script which layout the media queries chose. Give the
 * marker a size, which is observed, and `hidden desk:block`.
 */
export function useIsDisplayed(marker: RefObject<HTMLElement | null>): boolean {
  const [isDisplayed, setDisplayed] = useState(false);
  useLayoutEffect(() => {
    const element = marker.current;
    if (!element) return;
    const check = () => setDisplayed(element.checkVisibility());
    check();
    const observer = new ResizeObserver(check);
    observer.observe(element);
    return () => observer.disconnect();
  }, [marker]);
  return isDisplayed;
}
