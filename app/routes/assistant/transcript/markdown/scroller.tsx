import { type ReactNode, useEffect, useRef, useState } from "react";

/** A box that scrolls sideways. Where it does, it can be focused and says by `label` what it contains. */
export function Scroller({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    for (const observed of [element, ...element.children]) observer.observe(observed);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={box}
      className="overflow-x-auto overscroll-x-contain focus-visible:outline-offset-[-2px]"
      {...(scrolls && { tabIndex: 0, role: "group", "aria-label": label })}
    >
      {children}
    </div>
  );
}
