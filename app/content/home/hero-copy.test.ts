import { expect, test } from "vitest";
import { hero } from "./hero-copy.ts";

test("there are at least four taglines, all different", () => {
  expect(new Set(hero.taglines).size).toBeGreaterThanOrEqual(4);
});
