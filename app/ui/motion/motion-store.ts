import { createStore, type Store } from "../create-store.ts";

/** Whether animations may run on the page. interpretation.md D34. */
export type Motion = {
  /** The visitor's choice, which the browser stores. */
  isPaused: boolean;
  /** False if the visitor paused, the system prefers reduced motion, or the tab is hidden. */
  isMoving: boolean;
};

/** The browser state that the store reads. `watch` calls back when any of it may have changed. */
export type MotionSource = {
  loadPaused: () => boolean | null;
  savePaused: (isPaused: boolean) => void;
  /** Tells the style sheets. */
  showPaused: (isPaused: boolean) => void;
  isReduced: () => boolean;
  isHidden: () => boolean;
  watch: (onChange: () => void) => () => void;
};

export type MotionStore = Pick<Store<Motion>, "current" | "subscribe"> & { toggle: () => void };

/** One pause for everything that moves. If nothing can be saved, the choice lasts as long as the page. */
export function createMotionStore(source: MotionSource): MotionStore {
  let isPaused = false;
  const store = createStore(read(), () => {
    const unwatch = source.watch(refresh);
    refresh();
    return unwatch;
  });

  function read(): Motion {
    isPaused = source.loadPaused() ?? isPaused;
    return { isPaused, isMoving: !isPaused && !source.isReduced() && !source.isHidden() };
  }

  function refresh() {
    const current = store.current();
    const next = read();
    source.showPaused(isPaused);
    if (next.isPaused !== current.isPaused || next.isMoving !== current.isMoving) store.set(next);
  }

  return {
    current: store.current,
    subscribe: store.subscribe,
    toggle() {
      isPaused = !isPaused;
      source.savePaused(isPaused);
      refresh();
    },
  };
}
