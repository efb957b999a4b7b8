import { useCallback, useLayoutEffect, useRef, useState } from "react";

/** The part of the visible row that stays visible when a button scrolls it. */
const overlap = 0.25;

/** A horizontally scrolling row: whether it overflows at its start and end, and a function that scrolls it. */
export function useRowScroll<Row extends HTMLElement>() {
  const row = useRef<Row>(null);
  const [overflow, setOverflow] = useState({ start: false, end: false });

  const measure = useCallback(() => {
    const box = row.current;
    if (!box) return;
    // One pixel of tolerance: scroll positions may be fractions.
    const scrolled = Math.abs(box.scrollLeft);
    const start = scrolled > 1;
    const end = scrolled + box.clientWidth < box.scrollWidth - 1;
    setOverflow((current) => (current.start === start && current.end === end ? current : { start, end }));
  }, []);

  useLayoutEffect(() => {
    measure();
    const box = row.current;
    if (!box) return;
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const item of box.children) observer.observe(item);
    return () => observer.disconnect();
  }, [measure]);

  const scroll = (direction: 1 | -1) => {
    const box = row.current;
    box?.scrollBy({ left: direction * box.clientWidth * (1 - overlap), behavior: "smooth" });
  };
  return { row, overflow, onScroll: measure, scroll };
}
