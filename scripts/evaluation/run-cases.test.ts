import { expect, test } from "vitest";
import type { EvalCase } from "./cases/eval-case.ts";
import { mutationRow, summaryLines, tableRow } from "./eval-table.ts";
import { runCases } from "./run-cases.ts";

const caseOf = (id: string, category: EvalCase["category"], message: string, wanted: string): EvalCase => ({
  ...{ id, category, message, dependsOn: [], expect: { source: "model", contains: [wanted] } },
});
const cases = [
  caseOf("good", "email", "a", "a"),
  caseOf("bad", "tone", "b", "a"),
  caseOf("broken", "tone", "c", "c"),
];

test("the table says which case passed and why another did not", async () => {
  const rows: string[] = [];
  const outcomes = await runCases(
    cases,
    async ({ message }) => {
      if (message === "c") throw new Error("503");
      return { text: message, source: "model", said: [], usage: { inputTokens: 10, outputTokens: 5 } };
    },
    (outcome) => rows.push(tableRow(outcome)),
    () => 0,
  );
  expect(rows).toEqual([
    expect.stringMatching(/^good +email +yes +15 +0\.0$/),
    expect.stringMatching(/^bad +tone +no +15 +0\.0 +lacks “a”$/),
    expect.stringMatching(/^broken +tone +no +0 +0\.0 +no answer: 503$/),
  ]);
  expect(summaryLines(outcomes)).toEqual([
    expect.stringMatching(/^email +1 of +1 passed, 15 tokens$/),
    expect.stringMatching(/^tone +0 of +2 passed, 15 tokens$/),
    expect.stringMatching(/^all +1 of +3 passed, 30 tokens$/),
    "Failed: bad, broken.",
  ]);
  expect(mutationRow({ name: "guard off", outcomes, lost: ["bad"], missed: ["good"] })).toMatch(
    /^guard off +1 of 3 cases lost \(at least 1\)\n {2}pass all the same: good$/,
  );
});
