import { useSyncExternalStore } from "react";
import type { Motion } from "./motion-store.ts";
import { motionStore } from "./page-motion.ts";

/** On the server and before hydration nothing moves, so that nothing starts only to stop. */
const notHydrated: Motion = { isPaused: false, isMoving: false };

/** Whether things may move now: follows the visitor's pause, the system's preference and the tab's visibility. */
export function useMotion(): Motion {
  return useSyncExternalStore(
    (listener) => motionStore().subscribe(listener),
    () => motionStore().current(),
    () => notHydrated,
  );
}

/**
 * The one button that pauses and resumes everything that moves (interpretation.md D34). The style sheet shows the label,
 * so that it is right before hydration. Visitors who prefer reduced motion have nothing to pause.
 */
export function PauseMotion({ copy }: { copy: { pause: string; resume: string } }) {
  return (
    <button type="button" onClick={() => motionStore().toggle()} className="pause-motion">
      {/* Both labels share one grid cell, so that the button keeps the width of the wider one. */}
      <span className="paused:invisible">{copy.pause}</span>
      <span className="not-paused:invisible">{copy.resume}</span>
    </button>
  );
}
