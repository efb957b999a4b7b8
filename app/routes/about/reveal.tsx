import { type ComponentProps, useEffect, useRef } from "react";
import { useMotion } from "~/ui/motion.tsx";

/**
 * A section that comes into sight when it is scrolled to, once. It is plainly there without JavaScript, on paper,
 * when nothing may move (decisions.md D34) and when it was in sight before the page woke up.
 */
export function Reveal({ className = "", ...rest }: ComponentProps<"section">) {
  const section = useRef<HTMLElement>(null);
  const isSeen = useRef(false);
  const { isMoving } = useMotion();

  useEffect(() => {
    const element = section.current;
    if (!element || !isMoving || isSeen.current) return;
    if (element.getBoundingClientRect().top < window.innerHeight) {
      isSeen.current = true;
      return;
    }
    return waitFor(element, () => {
      isSeen.current = true;
    });
  }, [isMoving]);

  return (
    <section
      {...rest}
      ref={section}
      className={`data-[reveal=waiting]:translate-y-4 data-[reveal=waiting]:opacity-0 data-[reveal=shown]:transition-[opacity,translate] data-[reveal=shown]:duration-300 print:translate-y-0! print:opacity-100! ${className}`}
    />
  );
}

/** Hides the element until some of it is in sight. Returns what shows it at once and stops watching. */
function waitFor(element: HTMLElement, onSeen: () => void): () => void {
  element.dataset.reveal = "waiting";
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      element.dataset.reveal = "shown";
      onSeen();
    },
    { rootMargin: "0px 0px -8% 0px" },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    if (element.dataset.reveal === "waiting") delete element.dataset.reveal;
  };
}
