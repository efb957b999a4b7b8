import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { categories, parts } from "./eval-case.ts";
import { parseCases } from "./parse-cases.ts";

const ownCases = parseCases(readFileSync(join(import.meta.dirname, "../cases.json"), "utf8"));
const one = { id: "a", category: "email", message: "Qui ?", expect: {} };

test("the cases are about a hundred, of every category and part, and as many as the README says", () => {
  expect(ownCases.length).toBeGreaterThanOrEqual(100);
  expect(new Set(ownCases.map(({ category }) => category))).toEqual(new Set(categories));
  expect(new Set(ownCases.flatMap(({ dependsOn }) => dependsOn))).toEqual(new Set(parts));
  const readme = readFileSync(join(import.meta.dirname, "../../../README.md"), "utf8");
  expect(readme).toContain(`${ownCases.length} French cases`);
});

test("a case that a model answers depends on something, and one with a slip on the guard", () => {
  for (const { id, dependsOn, slip, expect: expected } of ownCases) {
    if (slip) expect(dependsOn, id).toContain("guard");
    const { french, source, ...others } = expected;
    expect({ id, others }).not.toEqual({ id, others: {} });
    if (source === "model" && id !== "list-unknown-name") expect(dependsOn, id).not.toEqual([]);
  }
});

test.each<[string, RegExp]>([
  ["{", /^is no JSON/],
  ["{}", /Expected Array/],
  ["[]", /contains no case/],
  ['[{"id":"A B"}]', /^0\./],
  [JSON.stringify([{ ...one, expect: { matches: ["("] } }]), /^0\.expect\.matches\.0: is no/],
  [JSON.stringify([{ ...one, expect: { contain: ["y"] } }]), /^0\.expect\.contain/],
  [JSON.stringify([{ ...one, expect: { offers: ["Gold.monthly"] } }]), /^0\.expect\.offers\.0/],
  [JSON.stringify([{ ...one, slip: { says: "a", claim: "b" } }]), /^0\.slip: has a claim/],
  [JSON.stringify([{ ...one, expect: { facts: ["qui"] } }]), /a: the message says the fact “qui” itself/],
  [JSON.stringify([{ ...one, expect: { facts: ["Zurich"] } }]), /a: the fact “Zurich” stands nowhere/],
  [JSON.stringify([one, one]), /two cases with one id/],
])("the file %s is refused with a reason", (json, reason) => {
  expect(() => parseCases(json)).toThrow(reason);
});
