import type { Enhancement } from "#app/islands/enhancement.ts";
import { everyPeriod } from "../every-period.ts";

/** Milliseconds that a tagline is shown. TCN-07. */
const period = 2000;

/** Shows the taglines in `stack` one after the other while things may move. */
const rotateTaglines: Enhancement = (stack) => {
  const taglines = [...stack.children];
  let shown = 0;
  everyPeriod(period, (periods) => {
    taglines[shown]?.classList.remove("animate-slide-in");
    taglines[shown]?.classList.add("invisible");
    shown = (shown + periods) % taglines.length;
    taglines[shown]?.classList.remove("invisible");
    taglines[shown]?.classList.add("animate-slide-in");
  });
};

export default rotateTaglines;
