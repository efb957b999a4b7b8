import { expect, test } from "vitest";
import { createMotionStore } from "./motion-store.ts";

/** A tab whose answers the test changes. */
function tab(
  answers: { kept?: boolean | null; isReduced?: boolean; isHidden?: boolean; isBlocked?: boolean } = {},
) {
  const state = {
    kept: null as boolean | null,
    isReduced: false,
    isHidden: false,
    isBlocked: false,
    ...answers,
  };
  const watchers = new Set<() => void>();
  const store = createMotionStore({
    loadPaused: () => (state.isBlocked ? null : state.kept),
    keepPaused: (isPaused) => {
      if (!state.isBlocked) state.kept = isPaused;
    },
    isReduced: () => state.isReduced,
    isHidden: () => state.isHidden,
    watch(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  });
  const become = (change: Partial<typeof state>) => {
    Object.assign(state, change);
    for (const changed of watchers) changed();
  };
  return { store, state, become, watchers };
}

test("everything moves until the reader stops it, and again afterwards", () => {
  const { store, state } = tab();
  expect(store.current()).toEqual({ isPaused: false, isMoving: true });
  store.toggle();
  expect(store.current()).toEqual({ isPaused: true, isMoving: false });
  expect(state.kept).toBe(true);
  store.toggle();
  expect(store.current()).toEqual({ isPaused: false, isMoving: true });
});

test("the choice of an earlier visit holds", () => {
  expect(tab({ kept: true }).store.current()).toEqual({ isPaused: true, isMoving: false });
});

test("less motion and a hidden tab stop everything without touching the choice", () => {
  const { store, state, become } = tab();
  store.subscribe(() => {});
  become({ isHidden: true });
  expect(store.current()).toEqual({ isPaused: false, isMoving: false });
  become({ isHidden: false, isReduced: true });
  expect(store.current()).toEqual({ isPaused: false, isMoving: false });
  become({ isReduced: false });
  expect(store.current()).toEqual({ isPaused: false, isMoving: true });
  expect(state.kept).toBeNull();
});

test("another tab's choice is followed, and told once", () => {
  const { store, become } = tab();
  let told = 0;
  store.subscribe(() => told++);
  become({ kept: true });
  become({ kept: true });
  expect(store.current().isPaused).toBe(true);
  expect(told).toBe(1);
});

test("where nothing can be remembered, the choice lasts as long as the page", () => {
  const { store, become } = tab({ isBlocked: true });
  store.subscribe(() => {});
  store.toggle();
  become({ isHidden: true });
  become({ isHidden: false });
  expect(store.current()).toEqual({ isPaused: true, isMoving: false });
});

test("nobody is watched when nobody listens", () => {
  const { store, watchers } = tab();
  const leave = store.subscribe(() => {});
  expect(watchers.size).toBe(1);
  leave();
  expect(watchers.size).toBe(0);
});
