import { useCallback, useLayoutEffect, useRef, useState } from "react";

/** How much of what is in sight a press leaves in sight. */
const kept = 0.25;

/** A row that slides sideways when it is wider than its place; says whether there is more before and behind. */
export function useSlidingRow<Row extends HTMLElement>() {
  const row = useRef<Row>(null);
  const [more, setMore] = useState({ before: false, behind: false });

  const look = useCallback(() => {
    const box = row.current;
    if (!box) return;
    // A pixel of tolerance: positions may be fractions.
    const left = Math.abs(box.scrollLeft);
    const before = left > 1;
    const behind = left + box.clientWidth < box.scrollWidth - 1;
    setMore((former) => (former.before === before && former.behind === behind ? former : { before, behind }));
  }, []);

  useLayoutEffect(() => {
    look();
    const box = row.current;
    if (!box) return;
    const observer = new ResizeObserver(look);
    observer.observe(box);
    for (const item of box.children) observer.observe(item);
    return () => observer.disconnect();
  }, [look]);

  const slide = (direction: 1 | -1) => {
    const box = row.current;
    box?.scrollBy({ left: direction * box.clientWidth * (1 - kept), behavior: "smooth" });
  };
  return { row, more, onScroll: look, slide };
}
