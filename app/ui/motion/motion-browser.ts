import type { MotionSource } from "./motion-store.ts";
import { showPause, storedPause, storePause } from "./stored-pause.ts";

/** The motion of this tab. If the browser refuses local storage, nothing is saved and nothing fails. */
export function browserMotion(): MotionSource {
  let isBlocked = false;
  const preference = window.matchMedia("(prefers-reduced-motion: reduce)");
  return {
    loadPaused() {
      if (isBlocked) return null;
      try {
        return storedPause();
      } catch {
        isBlocked = true;
        return null;
      }
    },
    savePaused(isPaused) {
      try {
        storePause(isPaused);
      } catch {
        isBlocked = true; // Or full: what is stored is then no longer the visitor's choice.
      }
    },
    showPaused: showPause,
    isReduced: () => preference.matches,
    isHidden: () => document.hidden,
    watch(onChange) {
      preference.addEventListener("change", onChange);
      document.addEventListener("visibilitychange", onChange);
      window.addEventListener("storage", onChange);
      return () => {
        preference.removeEventListener("change", onChange);
        document.removeEventListener("visibilitychange", onChange);
        window.removeEventListener("storage", onChange);
      };
    },
  };
}
