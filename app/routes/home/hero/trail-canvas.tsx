import { useEffect, useRef } from "react";
import { useMotion } from "~/ui/motion/motion.tsx";

/** Milliseconds between the hero and the first frame. HERO-08. */
const pause = 100;

/** Not React's, so that a page from which something took the canvas still wakes up without an error. */
const canvas = { __html: "<canvas></canvas>" };

/**
 * Thin ribbons in the colour of the sun that follow the pointer behind the hero. Decoration: nobody hears or hits
 * it, and where it can't run the console says so and nothing else happens.
 */
export function TrailCanvas() {
  const frame = useRef<HTMLDivElement>(null);
  const { isMoving } = useMotion();

  useEffect(() => {
    if (!isMoving) return;
    let end = () => {};
    let isOver = false;
    const code = import("./trail.ts");
    code.catch(() => {}); // Told below, when it is needed.
    const timer = setTimeout(async () => {
      try {
        const { startTrail } = await code;
        if (!isOver) end = startTrail(frame.current?.querySelector("canvas") ?? null);
      } catch (error) {
        console.warn("The hero goes without its trail.", error);
      }
    }, pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
      end();
    };
  }, [isMoving]);

  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; see there.
    <div ref={frame} aria-hidden="true" className="trail" dangerouslySetInnerHTML={canvas} />
  );
}
