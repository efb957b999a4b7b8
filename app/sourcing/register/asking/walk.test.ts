import { expect, test } from "vitest";
import { criteria } from "#test/sourcing/criteria.ts";
import { afterCompany, afterPage, beginningOf, type Walk, walkKey } from "./walk.server.ts";

/** What a walk asks for, of a register that has so many rows for each search; `says` is what it tells of them. */
function asked(wanted: number, rows: readonly number[], says: (rows: number) => number = (each) => each) {
  const ways = { wanted, searches: rows.length };
  const questions: string[] = [];
  let walk: Walk | null = beginningOf(ways);
  while (walk !== null) {
    const { page, index }: Walk = walk;
    questions.push(`${page}.${index}`);
    if (questions.length > 10_000) throw new Error("The walk does not end.");
    const all = rows[index] ?? 0;
    const here = Math.min(25, Math.max(0, all - (page - 1) * 25));
    walk =
      page === 0
        ? afterCompany(walk, ways)
        : afterPage(walk, { total: says(all), rows: here, companies: [], closed: [] }, ways);
  }
  return questions;
}

test("a walk asks for companies by number first, then for a page of each search in turn, and for nothing beyond an end", () => {
  expect(asked(2, [60, 25, 0])).toEqual(["0.0", "0.1", "1.0", "1.1", "1.2", "2.0", "3.0"]);
  expect(asked(3, [])).toEqual(["0.0", "0.1", "0.2"]);
  expect(asked(0, [])).toEqual([]);
  expect(asked(0, [30_000])).toHaveLength(400);
});

test("a total that is wrong neither hides rows nor makes a walk go on behind the end", () => {
  expect(asked(0, [60], () => 10_000)).toEqual(["1.0", "2.0", "3.0", "4.0"]);
  expect(asked(0, [30, 60], (rows) => (rows === 30 ? 0 : rows))).toEqual(["1.0", "1.1", "2.1", "3.1"]);
  expect(asked(0, [10], () => Number.MAX_SAFE_INTEGER)).toEqual(["1.0", "2.0"]);
});

test("a walk goes on with criteria that ask for the same, and begins anew with others", () => {
  const key = walkKey(criteria({ departments: ["69"], include: ["000000018"] }));
  const same = criteria({
    departments: ["69"],
    include: ["000000018"],
    titles: ["gérant"],
    exclude: ["client.example"],
  });
  expect(walkKey(same)).toBe(key);
  expect(walkKey({ ...same, departments: ["75"] })).not.toBe(key);
  expect(walkKey({ ...same, exclude: ["000000018"] })).not.toBe(key);
});
