import { expect, test } from "vitest";
import { createMotionStore } from "./motion-store.ts";

/** A store over a tab whose state the test changes. */
function createTab(
  initial: { stored?: boolean | null; isReduced?: boolean; isHidden?: boolean; isBlocked?: boolean } = {},
) {
  const state = {
    stored: null as boolean | null,
    isReduced: false,
    isHidden: false,
    isBlocked: false,
    shown: false,
    ...initial,
  };
  const watchers = new Set<() => void>();
  const store = createMotionStore({
    loadPaused: () => (state.isBlocked ? null : state.stored),
    savePaused: (isPaused) => {
      if (!state.isBlocked) state.stored = isPaused;
    },
    showPaused: (isPaused) => {
      state.shown = isPaused;
    },
    isReduced: () => state.isReduced,
    isHidden: () => state.isHidden,
    watch(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  });
  const change = (next: Partial<typeof state>) => {
    Object.assign(state, next);
    for (const onChange of watchers) onChange();
  };
  return { store, state, change, watchers };
}

test("everything moves until the visitor pauses it, and moves again afterwards", () => {
  const { store, state } = createTab();
  expect(store.current()).toEqual({ isPaused: false, isMoving: true });
  store.toggle();
  expect(store.current()).toEqual({ isPaused: true, isMoving: false });
  expect(state.stored).toBe(true);
  store.toggle();
  expect(store.current()).toEqual({ isPaused: false, isMoving: true });
});

test("the choice of an earlier visit is restored", () => {
  expect(createTab({ stored: true }).store.current()).toEqual({ isPaused: true, isMoving: false });
});

test("reduced motion and a hidden tab stop everything without changing the choice", () => {
  const { store, state, change } = createTab();
  store.subscribe(() => {});
  change({ isHidden: true });
  expect(store.current()).toEqual({ isPaused: false, isMoving: false });
  change({ isHidden: false, isReduced: true });
  expect(store.current()).toEqual({ isPaused: false, isMoving: false });
  change({ isReduced: false });
  expect(store.current()).toEqual({ isPaused: false, isMoving: true });
  expect(state.stored).toBeNull();
});

test("the store follows another tab's choice and notifies once", () => {
  const { store, change } = createTab();
  let notified = 0;
  store.subscribe(() => notified++);
  change({ stored: true });
  change({ stored: true });
  expect(store.current().isPaused).toBe(true);
  expect(notified).toBe(1);
});

test("the style sheets are told of each pause, of this tab, another one or an earlier visit", () => {
  const { store, state, change } = createTab({ stored: true });
  store.subscribe(() => {});
  expect(state.shown).toBe(true);
  store.toggle();
  expect(state.shown).toBe(false);
  change({ stored: true });
  expect(state.shown).toBe(true);
  change({ isHidden: true, stored: false });
  expect(state.shown).toBe(false);
});

test("if nothing can be saved, the choice lasts as long as the page", () => {
  const { store, change } = createTab({ isBlocked: true });
  store.subscribe(() => {});
  store.toggle();
  change({ isHidden: true });
  change({ isHidden: false });
  expect(store.current()).toEqual({ isPaused: true, isMoving: false });
});

test("the browser is watched only while there are subscribers", () => {
  const { store, watchers } = createTab();
  const unsubscribe = store.subscribe(() => {});
  expect(watchers.size).toBe(1);
  unsubscribe();
  expect(watchers.size).toBe(0);
});
