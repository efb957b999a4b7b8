import { showPause, storedPause } from "#app/ui/motion/stored-pause.ts";

/** Keeps a pause of all motion from an earlier visit before the first paint; motion-store.ts does afterwards. */
export function keepMotionPaused(): void {
  try {
    showPause(storedPause() === true);
  } catch {
    // Storage is blocked: nothing was chosen earlier.
  }
}
