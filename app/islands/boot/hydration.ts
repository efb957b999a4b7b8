import { loadEntry } from "./entry.ts";
import { whenPainted } from "./when-painted.ts";

/**
 * Fetches the scripts and hydrates the islands once the page is painted and loaded, or at the first press. A fetch
 * that fails is repeated at the next press.
 */
export function scheduleHydration(): void {
  let isStarted = false;

  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    try {
      const { startPage } = await loadEntry();
      await startPage();
    } catch (error) {
      isStarted = false;
      console.warn("The page stays static: its scripts could not be loaded.", error);
    }
  };

  addEventListener(
    "load",
    () => {
      window.loadedAt = Date.now();
      whenPainted(() => inBackground(start));
    },
    { once: true },
  );
  for (const press of ["pointerdown", "keydown"]) addEventListener(press, start, { capture: true });
}

function inBackground(run: () => void): void {
  if ("scheduler" in window) void window.scheduler.postTask(run, { priority: "background" });
  else setTimeout(run);
}
