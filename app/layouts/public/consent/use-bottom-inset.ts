import { type RefObject, useEffect } from "react";

/**
 * While it is shown, leaves as much room at the end of the page as this sheet covers, and keeps what gets the focus
 * clear of it. No custom property of the page: that would have the style of every element worked out again.
 */
export function useBottomInset(sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const leave = (room: string) => {
      document.documentElement.style.scrollPaddingBlockEnd = room;
      document.body.style.paddingBlockEnd = room;
    };
    const observer = new ResizeObserver(([entry]) => leave(`${entry?.borderBoxSize[0]?.blockSize ?? 0}px`));
    if (sheet.current) observer.observe(sheet.current);
    return () => {
      observer.disconnect();
      leave("");
    };
  }, [sheet]);
}
