import { expect, test } from "vitest";
import { allot, inTurns } from "./shares.ts";

const portion = (share: number, { delivered = 0, ready = Number.POSITIVE_INFINITY } = {}) => ({
  ...{ share, delivered, ready },
});

test("a morning is shared as the shares say, to the nearest prospect", () => {
  expect(allot(10, [portion(70), portion(30)])).toEqual([7, 3]);
  expect(allot(3, [portion(50), portion(30), portion(20)])).toEqual([1, 1, 1]);
  expect(allot(0, [portion(100)])).toEqual([0]);
});

test("what one morning cannot share evenly, those after it make good", () => {
  const shares = [70, 20, 10];
  const delivered = [0, 0, 0];
  for (let morning = 0; morning < 10; morning++) {
    const given = allot(
      3,
      shares.map((share, index) => portion(share, { delivered: delivered[index] ?? 0 })),
    );
    expect(given.reduce((sum, count) => sum + count, 0)).toBe(3);
    for (const [index, count] of given.entries()) delivered[index] = (delivered[index] ?? 0) + count;
  }
  expect(delivered).toEqual([21, 6, 3]);
});

test("what a portion does not have is given to the others, and never to one without a share", () => {
  expect(allot(10, [portion(60), portion(40, { ready: 1 })])).toEqual([9, 1]);
  expect(allot(10, [portion(0), portion(100, { ready: 4 })])).toEqual([0, 4]);
  expect(allot(5, [portion(100, { ready: 0 }), portion(0)])).toEqual([0, 0]);
});

test("items are taken in turns, each portion's own in their order", () => {
  const ofTwo = [
    { share: 50, delivered: 0, items: ["a1", "a2", "a3"] },
    { share: 50, delivered: 0, items: ["b1"] },
    { share: 0, delivered: 0, items: ["never"] },
  ];
  expect(inTurns(ofTwo)).toEqual(["a1", "b1", "a2", "a3"]);
  expect(inTurns([{ share: 100, delivered: 9, items: ["x", "y"] }])).toEqual(["x", "y"]);
});
