import { useEffect } from "react";
import * as v from "valibot";
import { readJson, withStorage } from "#app/browser/unsent-text/browser-storage.ts";
import { useList } from "../list-context.ts";
import { loadedRows } from "../model/sections.ts";

const key = "matinal.list-place";

/** Rows that are loaded again to come back to a place; who was further down comes back to the last of them. */
const mostRestored = 5_000;

/** Frames for which the rows are awaited that a place needs: two seconds. */
const mostFrames = 120;

const Place = v.object({ query: v.string(), rows: v.number(), top: v.number() });

/** Comes back to where the reader was in the list after a reload, and when they return from another page. */
export function useRestoredPlace(): void {
  const { store, query } = useList();
  useEffect(() => {
    const leave = () => {
      const place = { query, rows: loadedRows(store.current().sections), top: window.scrollY };
      withStorage("session", (storage) => storage.setItem(key, JSON.stringify(place)), undefined);
    };
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, [store, query]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page is loaded
  useEffect(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const place = v.safeParse(
      Place,
      withStorage("session", (storage) => readJson(storage, key), null),
    );
    if (navigation?.type === "navigate" || !place.success || place.output.query !== query) return;
    const { rows, top } = place.output;
    let isWanted = loadedRows(store.current().sections) < rows;
    const stop = () => {
      isWanted = false;
    };
    const restore = async () => {
      while (isWanted && loadedRows(store.current().sections) < Math.min(rows, mostRestored)) {
        const before = loadedRows(store.current().sections);
        await store.loadMore();
        if (loadedRows(store.current().sections) === before) return;
      }
      // Drawn, they have their height, which takes the deferred rows some frames.
      const scroll = (frames: number) =>
        requestAnimationFrame(() => {
          if (!isWanted) return;
          const { scrollHeight } = document.documentElement;
          if (frames > 0 && scrollHeight - window.innerHeight < top) scroll(frames - 1);
          else window.scrollTo({ top, behavior: "instant" });
        });
      scroll(mostFrames);
    };
    void restore();
    // Whoever scrolls meanwhile goes where they want.
    for (const event of ["wheel", "touchmove", "keydown"])
      window.addEventListener(event, stop, { once: true });
    return () => {
      stop();
      for (const event of ["wheel", "touchmove", "keydown"]) window.removeEventListener(event, stop);
    };
  }, []);
}
