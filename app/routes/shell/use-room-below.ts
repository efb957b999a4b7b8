import { type RefObject, useEffect } from "react";

/**
 * While it is shown, leaves as much room at the end of the page as this sheet covers, and keeps what gets the focus
 * clear of it (`--sheet` in app.css).
 */
export function useRoomBelow(sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = document.documentElement.style;
    const observer = new ResizeObserver(([entry]) => {
      page.setProperty("--sheet", `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`);
    });
    if (sheet.current) observer.observe(sheet.current);
    return () => {
      observer.disconnect();
      page.removeProperty("--sheet");
    };
  }, [sheet]);
}
