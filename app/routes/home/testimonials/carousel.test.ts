import { expect, test } from "vitest";
import { slideAfter } from "./slide-after.ts";
import { swipeOf } from "./swipe.ts";

test("the carousel wraps around at both ends", () => {
  expect([0, 1, 2].map((index) => slideAfter(index, 1, 3))).toEqual([1, 2, 0]);
  expect([0, 1, 2].map((index) => slideAfter(index, -1, 3))).toEqual([2, 0, 1]);
  expect(slideAfter(2, -2, 3)).toBe(0);
});

test("a swipe to the left advances, a swipe to the right goes back, scrolling and tapping do neither", () => {
  const from = { x: 200, y: 300 };
  expect(swipeOf(from, { x: 120, y: 310 })).toBe(1);
  expect(swipeOf(from, { x: 280, y: 290 })).toBe(-1);
  expect(swipeOf(from, { x: 190, y: 300 })).toBe(0);
  expect(swipeOf(from, { x: 120, y: 420 })).toBe(0);
});
