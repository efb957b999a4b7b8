import type { Enhancement } from "#app/islands/enhancement.ts";
import { motionStore } from "#app/ui/motion/page-motion.ts";
import { startTrail } from "./trail.ts";

/** Milliseconds until the animation starts. HERO-08. */
const delay = 100;

/** Lets ribbons follow the pointer over the canvas in `frame` while things may move. If they cannot, it logs a warning. */
const drawTrail: Enhancement = (frame) => {
  const motion = motionStore();
  let isMoving = false;
  let stop = () => {};

  function update() {
    if (motion.current().isMoving === isMoving) return;
    isMoving = !isMoving;
    stop();
    stop = isMoving ? startSoon() : () => {};
  }

  function startSoon(): () => void {
    let stopTrail = () => {};
    const timer = setTimeout(() => {
      try {
        // An extension may have removed it.
        stopTrail = startTrail(frame.querySelector("canvas"));
      } catch (error) {
        console.warn("The hero goes without its trail.", error);
      }
    }, delay);
    return () => {
      clearTimeout(timer);
      stopTrail();
    };
  }

  motion.subscribe(update);
  update();
};

export default drawTrail;
