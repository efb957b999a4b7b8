import { hero } from "#app/content/home/hero-copy.ts";
import { useMotion } from "#app/ui/motion/motion.tsx";
import { wholeEmails } from "#app/ui/unbroken.tsx";
import { useTicks } from "../use-ticks.ts";

/** Milliseconds that a tagline is shown. TCN-07. */
const period = 2000;

/**
 * The line below the heading that rotates through the taglines, in a box as large as the largest of them. Screen
 * readers get all of them at once and no changes.
 */
export function Taglines() {
  const ticks = useTicks(period, useMotion().isMoving);
  const shown = ticks % hero.taglines.length;
  return (
    <div className="mt-3 font-medium text-lg text-sun sm:mt-5 sm:text-xl">
      <p className="sr-only">{hero.taglines.join(" ")}</p>
      <p aria-hidden="true" className="grid text-balance">
        {hero.taglines.map((tagline, index) => (
          <span
            key={tagline}
            className={`col-start-1 row-start-1 ${index === shown ? (ticks > 0 ? "animate-slide-in" : "") : "invisible"}`}
          >
            {wholeEmails(tagline)}
          </span>
        ))}
      </p>
    </div>
  );
}
