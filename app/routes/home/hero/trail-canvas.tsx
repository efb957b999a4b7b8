import { useEffect, useRef } from "react";
import { useMotion } from "#app/ui/motion/motion.tsx";

/** Milliseconds until the animation starts. HERO-08. */
const delay = 100;

/** Not managed by React, so that hydration succeeds even if an extension removed the canvas. */
const canvas = { __html: "<canvas></canvas>" };

/**
 * Thin ribbons in the night of the hero that follow the pointer. Decoration: hidden from screen readers and from the pointer.
 * If it cannot run, it logs a warning.
 */
export function TrailCanvas() {
  const frame = useRef<HTMLDivElement>(null);
  const { isMoving } = useMotion();

  useEffect(() => {
    if (!isMoving) return;
    let stop = () => {};
    let isStopped = false;
    const loading = import("./trail.ts");
    loading.catch(() => {}); // Logged below.
    const timer = setTimeout(async () => {
      try {
        const { startTrail } = await loading;
        if (!isStopped) stop = startTrail(frame.current?.querySelector("canvas") ?? null);
      } catch (error) {
        console.warn("The hero goes without its trail.", error);
      }
    }, delay);
    return () => {
      isStopped = true;
      clearTimeout(timer);
      stop();
    };
  }, [isMoving]);

  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file.
    <div ref={frame} aria-hidden="true" className="trail" dangerouslySetInnerHTML={canvas} />
  );
}
