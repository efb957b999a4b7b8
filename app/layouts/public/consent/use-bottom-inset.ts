import { type RefObject, useEffect } from "react";

/**
 * While the element at the bottom of the window is mounted, insets the end of the page and its scroll padding by the
 * element's height. It sets styles instead of a custom property, which would recalculate every element's style.
 */
export function useBottomInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const setInset = (size: string) => {
      document.documentElement.style.scrollPaddingBlockEnd = size;
      document.body.style.paddingBlockEnd = size;
    };
    const observer = new ResizeObserver(([entry]) =>
      setInset(`${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    );
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      setInset("");
    };
  }, [element]);
}
