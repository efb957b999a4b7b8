import { whenPainted } from "./when-painted.ts";

/** The exports of entry.client.tsx that a static page uses. */
type Entry = typeof import("#app/entry.client.tsx");

/**
 * Fetches the scripts and hydrates the islands once the page is painted and loaded, or at the first press. A fetch
 * that fails is repeated at the next press.
 */
export function scheduleHydration({ entry, runtime }: { entry: string; runtime?: string | undefined }): void {
  let isStarted = false;

  const hydrate = async () => {
    if (isStarted) return;
    isStarted = true;
    try {
      if (runtime) await import(/* @vite-ignore */ runtime);
      const module: Entry = await import(/* @vite-ignore */ entry);
      await module.hydrate();
    } catch (error) {
      isStarted = false;
      console.warn("The page stays static: its scripts could not be loaded.", error);
    }
  };

  addEventListener(
    "load",
    () => {
      window.loadedAt = Date.now();
      whenPainted(() => inBackground(hydrate));
    },
    { once: true },
  );
  for (const press of ["pointerdown", "keydown"]) addEventListener(press, hydrate, { capture: true });
}

function inBackground(run: () => void): void {
  if ("scheduler" in window) void window.scheduler.postTask(run, { priority: "background" });
  else setTimeout(run);
}
