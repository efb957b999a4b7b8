import { expect, test } from "vitest";
import { guardContext } from "../../../test/assistant/guard-cases.ts";
import { createGuard } from "./guard.ts";
import { nextSlice } from "./slices.ts";

/** Counts the rounds of the event loop until it is stopped. */
function countedRounds() {
  const rounds = { count: 0, isOver: false };
  const next = () => {
    rounds.count++;
    if (!rounds.isOver) setImmediate(next);
  };
  setImmediate(next);
  return rounds;
}

test("one slice runs in each round of the event loop, however many works wait for theirs", async () => {
  const rounds = countedRounds();
  const ran: number[] = [];
  await Promise.all(
    Array.from({ length: 30 }, async () => {
      for (let slice = 0; slice < 4; slice++) {
        await nextSlice();
        ran.push(rounds.count);
      }
    }),
  );
  rounds.isOver = true;
  expect(ran).toHaveLength(120);
  expect(new Set(ran).size).toBe(ran.length);
});

test("facts and findings are read in slices: one for each text and part, and one for each rule", async () => {
  const rounds = countedRounds();
  const guard = await createGuard({ ...guardContext, written: ["un", "deux", "trois"] });
  const ofFacts = rounds.count;
  expect(ofFacts).toBeGreaterThanOrEqual(3 * 3);
  await Promise.all(Array.from({ length: 30 }, () => guard.check("Un mot.")));
  rounds.isOver = true;
  expect(rounds.count - ofFacts).toBeGreaterThanOrEqual(30 * 8);
});
