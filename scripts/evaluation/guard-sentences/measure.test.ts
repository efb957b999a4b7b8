import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { guardTable, type Measured, measureGuard, shareOf, targets } from "./measure.ts";

let measured: Measured[] = [];
beforeAll(async () => {
  measured = await measureGuard();
});

const of = (set: Measured["set"]) => measured.find((one) => one.set === set) as Measured;
const read = ["tuning", "tuning-2", "learnt"] as const;
const unread = ["held-out", "held-out-2", "held-out-3", "held-out-4", "held-out-5"] as const;

test("of the honest sentences no more than the target are struck: of each set that is read, and of those that nobody reads", () => {
  for (const set of read) expect(shareOf(of(set).honest)).toBeLessThanOrEqual(targets.struck);
  expect(shareOf(unread.flatMap((set) => of(set).honest))).toBeLessThanOrEqual(targets.struck);
  expect(shareOf(of("outside").honest)).toBeLessThanOrEqual(targets.struckOutside);
});

test("of the false sentences at least the target are marked; of those that nobody read, at least what was reached", () => {
  for (const set of read) expect(shareOf(of(set).false)).toBeGreaterThanOrEqual(targets.marked);
  for (const set of [...unread, "outside"] as const)
    expect(shareOf(of(set).false)).toBeGreaterThanOrEqual(targets.reached[set]);
});

test("docs/guard.md has the table that is measured", () => {
  const document = readFileSync(join(import.meta.dirname, "../../../docs/guard.md"), "utf8");
  expect(document).toContain(guardTable(measured));
});

test("at least 400 sentences are measured, a third of them by sets that nobody reads, beside those that are learnt from", () => {
  const count = (sets: readonly Measured["set"][]) =>
    sets.flatMap((set) => [...of(set).honest, ...of(set).false]).reduce((sum, one) => sum + one.of, 0);
  const all = count(["tuning", "tuning-2", ...unread]);
  expect(all).toBeGreaterThanOrEqual(400);
  expect(count(unread) / all).toBeGreaterThan(1 / 3);
});
