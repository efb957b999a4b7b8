import type { Enhancement } from "#app/islands/enhancement.ts";
import { motionStore } from "#app/ui/motion/page-motion.ts";

/** Makes the button in `frame` pause and resume all motion. */
const pauseMotion: Enhancement = (frame) => {
  frame.querySelector("button")?.addEventListener("click", motionStore().toggle);
};

export default pauseMotion;
