import { expect, test } from "vitest";
import { createRibbons, nodeCount, type Ribbon, step, trailCount } from "./trail-physics.ts";

const target = { x: 600, y: 300 };
const endsOf = (ribbons: Ribbon[]) => ribbons.map(({ nodes }) => nodes.at(-1));

test("80 ribbons of 50 nodes start in one point", () => {
  const ribbons = createRibbons(10, 20);
  expect([trailCount, nodeCount]).toEqual([80, 50]);
  expect(ribbons).toHaveLength(80);
  for (const { nodes } of ribbons) {
    expect(nodes).toHaveLength(50);
    expect(nodes.every(({ x, y }) => x === 10 && y === 20)).toBe(true);
  }
});

test("ribbons at the pointer do not move", () => {
  expect(step(createRibbons(target.x, target.y), target)).toBe(false);
});

test("heads follow at once, ends follow later, and no two ribbons take the same path", () => {
  const ribbons = createRibbons(0, 0);
  for (let steps = 0; steps < 20; steps++) expect(step(ribbons, target)).toBe(true);
  const heads = ribbons.map(({ nodes: [head] }) => head?.x ?? 0);
  expect(heads.every((x) => Math.abs(x - target.x) < 20)).toBe(true);
  expect(endsOf(ribbons).every((end) => end && end.x < 1)).toBe(true);
  expect(new Set(ribbons.map(({ nodes }) => nodes[10]?.x)).size).toBe(80);
});

test("all ribbons reach the pointer within five seconds and stay there", () => {
  const ribbons = createRibbons(0, 0);
  let steps = 0;
  while (step(ribbons, target)) expect(++steps).toBeLessThan(300);
  for (const end of endsOf(ribbons)) {
    expect(end?.x).toBeCloseTo(target.x, 0);
    expect(end?.y).toBeCloseTo(target.y, 0);
  }
  expect(step(ribbons, target)).toBe(false);
});
