import type { Surroundings } from "./motion-store.ts";

const key = "motion";

/** The store's view of this tab. A browser that refuses local storage remembers nothing and breaks nothing. */
export function browserSurroundings(): Surroundings {
  let isBlocked = false;
  const preference = window.matchMedia("(prefers-reduced-motion: reduce)");
  return {
    loadPaused() {
      if (isBlocked) return null;
      try {
        const kept = localStorage.getItem(key);
        return kept === null ? null : kept === "paused";
      } catch {
        isBlocked = true;
        return null;
      }
    },
    keepPaused(isPaused) {
      try {
        localStorage.setItem(key, isPaused ? "paused" : "running");
      } catch {
        isBlocked = true; // Or full. What it kept before is no longer what the reader chose.
      }
    },
    isReduced: () => preference.matches,
    isHidden: () => document.hidden,
    watch(changed) {
      preference.addEventListener("change", changed);
      document.addEventListener("visibilitychange", changed);
      window.addEventListener("storage", changed);
      return () => {
        preference.removeEventListener("change", changed);
        document.removeEventListener("visibilitychange", changed);
        window.removeEventListener("storage", changed);
      };
    },
  };
}
