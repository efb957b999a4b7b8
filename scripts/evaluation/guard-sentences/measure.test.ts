import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { guardTable, type Measured, measureGuard, shareOf, targets } from "./measure.ts";

let measured: Measured[] = [];
beforeAll(async () => {
  measured = await measureGuard();
});

const of = (set: Measured["set"]) => measured.find((one) => one.set === set) as Measured;

test("of the honest sentences no more than the target are struck, read while tuning or not", () => {
  for (const { honest } of measured) expect(shareOf(honest)).toBeLessThanOrEqual(targets.struck);
});

test("of the false sentences at least the target are marked; of those that nobody read, at least what was reached", () => {
  expect(shareOf(of("tuning").false)).toBeGreaterThanOrEqual(targets.marked);
  expect(shareOf(of("held-out").false)).toBeGreaterThanOrEqual(targets.reached);
});

test("docs/guard.md has the table that is measured", () => {
  const document = readFileSync(join(import.meta.dirname, "../../../docs/guard.md"), "utf8");
  expect(document).toContain(guardTable(measured));
});

test("at least 400 sentences are measured, a third of which nobody reads", () => {
  const count = (set: Measured["set"]) =>
    [...of(set).honest, ...of(set).false].reduce((sum, one) => sum + one.of, 0);
  expect(count("tuning") + count("held-out")).toBeGreaterThanOrEqual(400);
  expect(count("held-out") / (count("tuning") + count("held-out"))).toBeGreaterThan(1 / 3);
});
