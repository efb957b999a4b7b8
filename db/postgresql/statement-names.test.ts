import { expect, test } from "vitest";
import { createStatementNames, type NameStatement } from "./statement-names.ts";

const nameAfter = (nameOf: NameStatement, uses: number, text: string) => {
  for (let use = 1; use < uses; use++) nameOf(text);
  return nameOf(text);
};

test("a text gets a name at its fifth use and keeps it, and another one gets another", () => {
  const nameOf = createStatementNames();
  expect(nameAfter(nameOf, 4, "select $1")).toBeUndefined();
  const name = nameOf("select $1");
  expect(name).toMatch(/^\w+$/);
  expect(nameOf("select $1")).toBe(name);
  expect(nameAfter(nameOf, 5, "select $2")).not.toBe(name);
});

test("thousands of texts that come a few times each take no name from one that comes often", () => {
  const nameOf = createStatementNames();
  for (let number = 0; number < 10_000; number++) nameAfter(nameOf, 4, `select ${number}`);
  expect(nameAfter(nameOf, 5, "select $1")).toBeDefined();
});

test("there are at most 128 names, and a text of more than 8 kB has none", () => {
  const nameOf = createStatementNames();
  const names = Array.from({ length: 200 }, (_, number) => nameAfter(nameOf, 5, `select ${number}`));
  expect(new Set(names.filter(Boolean)).size).toBe(128);
  expect(nameAfter(createStatementNames(), 9, `select ${"$1, ".repeat(3_000)}$1`)).toBeUndefined();
});
