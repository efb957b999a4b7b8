import { expect, onTestFinished, test, vi } from "vitest";
import { guardContext } from "#test/assistant/guard-cases.ts";
import { createGuard } from "./guard.ts";
import { nextSlice } from "./slices.ts";

/** Counts the rounds of the event loop until the test ends. */
function countedRounds() {
  const rounds = { count: 0, isOver: false };
  const next = () => {
    rounds.count++;
    if (!rounds.isOver) setImmediate(next);
  };
  setImmediate(next);
  onTestFinished(() => {
    rounds.isOver = true;
  });
  return rounds;
}

/** A clock on which so many milliseconds pass between two looks at it. */
function clockWith(step: number) {
  let now = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => {
    now += step;
    return now;
  });
  onTestFinished(() => clock.mockRestore());
}

/** The rounds in which the slices of 30 works run, of four slices each. */
async function roundsOfWorks(): Promise<number[]> {
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
  return ran;
}

test("one slice that takes long runs in each round of the event loop, however many works wait for theirs", async () => {
  clockWith(10);
  const ran = await roundsOfWorks();
  expect(ran).toHaveLength(120);
  expect(new Set(ran).size).toBe(ran.length);
});

test("short slices share a round", async () => {
  clockWith(1);
  const ran = await roundsOfWorks();
  expect(new Set(ran).size).toBeLessThanOrEqual(ran.length / 4);
});

test("facts and findings are read in slices: of each text its reading and its parts, and each rule", async () => {
  clockWith(10);
  const rounds = countedRounds();
  const guard = await createGuard({ ...guardContext, written: ["un", "deux", "trois"] });
  const ofFacts = rounds.count;
  expect(ofFacts).toBeGreaterThanOrEqual(3 * 3);
  await Promise.all(Array.from({ length: 30 }, () => guard.check("Un mot.")));
  expect(rounds.count - ofFacts).toBeGreaterThanOrEqual(30 * 8);
});
