import { hero } from "~/content/home/hero-copy.ts";
import { useMotion } from "~/ui/motion/motion.tsx";
import { useTicks } from "../use-ticks.ts";

/** Milliseconds that a tagline is shown. TCN-07. */
const period = 2000;

/**
 * The page's heading, which rotates through the taglines in a box as large as the largest of them. Screen readers get
 * the first tagline and no changes.
 */
export function Taglines() {
  const ticks = useTicks(period, useMotion().isMoving);
  const shown = ticks % hero.taglines.length;
  return (
    <h1 className="text-3xl">
      <span className="sr-only">
        {hero.opening} {hero.taglines[0]}
      </span>
      <span aria-hidden="true">
        {hero.opening}
        <span className="grid text-sun">
          {hero.taglines.map((tagline, index) => (
            <span
              key={tagline}
              className={`col-start-1 row-start-1 ${index === shown ? (ticks > 0 ? "animate-slide-in" : "") : "invisible"}`}
            >
              {tagline}
            </span>
          ))}
        </span>
      </span>
    </h1>
  );
}
