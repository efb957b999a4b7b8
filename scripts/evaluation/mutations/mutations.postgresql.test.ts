import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestServices } from "#test/services/test-services.ts";
import { parseCases } from "../cases/parse-cases.ts";
import { leastLost } from "../eval-table.ts";
import { runMutations } from "./run-mutations.ts";

const cases = parseCases(readFileSync(join(import.meta.dirname, "../cases.json"), "utf8"));

test("every case passes as it is, and each mutation loses what depends on it, a third of all cases at least", async () => {
  const [none, ...mutated] = await runMutations(await createTestServices(), cases);
  expect(none?.outcomes.filter(({ problems }) => problems.length > 0)).toEqual([]);
  for (const { name, lost, missed } of mutated) {
    expect(missed, name).toEqual([]);
    expect(lost.length, name).toBeGreaterThanOrEqual(leastLost(cases.length));
  }
});
