import { hero } from "~/content/home/hero-copy.ts";
import { useMotion } from "~/ui/motion/motion.tsx";
import { useTurns } from "../use-turns.ts";

/** Milliseconds that a tagline stays. TCN-07. */
const stay = 2000;

/**
 * The page's heading. Those who see it read one tagline after the other, all in one place that is as large as the
 * largest; those who hear it hear the first and no change.
 */
export function Taglines() {
  const turns = useTurns(stay, useMotion().isMoving);
  const shown = turns % hero.taglines.length;
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
              className={`col-start-1 row-start-1 ${index === shown ? (turns > 0 ? "animate-come" : "") : "invisible"}`}
            >
              {tagline}
            </span>
          ))}
        </span>
      </span>
    </h1>
  );
}
