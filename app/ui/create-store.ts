/** A value outside React's state, in the form that `useSyncExternalStore` reads. */
export type Store<Value> = {
  current: () => Value;
  /** Notifies the subscribers, unless the value is unchanged (`Object.is`). */
  set: (next: Value) => void;
  /** Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
};

/**
 * A store that begins with `initial`. `watch` starts with the first subscriber, for stores that follow the browser;
 * the function that it returns runs when the last subscriber has unsubscribed.
 */
export function createStore<Value>(initial: Value, watch?: () => () => void): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  let unwatch: (() => void) | undefined;
  return {
    current: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) unwatch = watch?.();
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) unwatch?.();
      };
    },
  };
}
