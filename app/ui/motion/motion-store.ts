/** What may move on the page right now. decisions.md D34. */
export type Motion = {
  /** The reader's own choice, remembered. */
  isPaused: boolean;
  /** Nothing speaks against moving: not the reader, not the system's preference, not a hidden tab. */
  isMoving: boolean;
};

/** What the store learns from the browser; `watch` tells it that any of the answers may have changed. */
export type Surroundings = {
  loadPaused: () => boolean | null;
  keepPaused: (isPaused: boolean) => void;
  isReduced: () => boolean;
  isHidden: () => boolean;
  watch: (changed: () => void) => () => void;
};

export type MotionStore = {
  current: () => Motion;
  toggle: () => void;
  subscribe: (listener: () => void) => () => void;
};

/** One pause for everything that moves. Where nothing can be remembered, the choice lasts as long as the page. */
export function createMotionStore(surroundings: Surroundings): MotionStore {
  const listeners = new Set<() => void>();
  let unwatch = () => {};
  let chosen = false;
  let motion = look();

  function look(): Motion {
    chosen = surroundings.loadPaused() ?? chosen;
    return {
      isPaused: chosen,
      isMoving: !chosen && !surroundings.isReduced() && !surroundings.isHidden(),
    };
  }

  function refresh() {
    const next = look();
    if (next.isPaused === motion.isPaused && next.isMoving === motion.isMoving) return;
    motion = next;
    for (const listener of listeners) listener();
  }

  return {
    current: () => motion,
    toggle() {
      chosen = !chosen;
      surroundings.keepPaused(chosen);
      refresh();
    },
    subscribe(listener) {
      if (listeners.size === 0) unwatch = surroundings.watch(refresh);
      listeners.add(listener);
      refresh();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) unwatch();
      };
    },
  };
}
