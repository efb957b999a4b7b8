import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Answered } from "./answering.ts";
import { defaultProfile } from "./default-profile.ts";
import { categories, type Expectations, parseCases } from "./eval-case.ts";
import { summaryLines, tableRow } from "./eval-table.ts";
import { judgeAnswer } from "./judge-answer.ts";
import { runCases } from "./run-cases.ts";

const ownCases = parseCases(readFileSync(join(import.meta.dirname, "cases.json"), "utf8"));

test("the cases are valid, at least 60, and of every category", () => {
  expect(ownCases.length).toBeGreaterThanOrEqual(60);
  expect(new Set(ownCases.map(({ category }) => category))).toEqual(new Set(categories));
});

test("a case expects something", () => {
  for (const { id, expect: expected } of ownCases) expect(Object.keys(expected), id).not.toEqual([]);
});

test.each([
  ["{", /^is no JSON/],
  ["{}", /Expected Array/],
  ["[]", /contains no case/],
  ['[{"id":"A B"}]', /^0\./],
  [
    '[{"id":"a","category":"email","message":"x","expect":{"matches":["("]}}]',
    /^0\.expect\.matches\.0: is no/,
  ],
  ['[{"id":"a","category":"email","message":"x","expect":{"contain":["y"]}}]', /^0\.expect\.contain/],
  [JSON.stringify([ownCases[0], ownCases[0]]), /two cases with one id/],
])("the file %s is refused with a reason", (json, reason) => {
  expect(() => parseCases(json)).toThrow(reason);
});

const usage = { inputTokens: 10, outputTokens: 5 };
const answered = (text: string, more: Partial<Answered> = {}): Answered => ({
  text,
  findings: [],
  usage,
  ...more,
});
const judge = (expected: Expectations, answer: Answered) => judgeAnswer(expected, answer, defaultProfile);
const email = {
  kind: "email" as const,
  content: { subject: "Vos bureaux", body: "Bonjour, voici une solution innovante." },
};

describe("an answer passes or fails by", () => {
  test.each<[Expectations, Answered, number]>([
    [
      { contains: ["Élan 199€"] },
      answered("Un **élan** 199\u00a0€ et plus".replace(" 199\u00a0€", " 199€")),
      0,
    ],
    [{ contains: ["oui"] }, answered("non"), 1],
    [{ containsOneOf: ["a", "b"] }, answered("B"), 0],
    [{ containsOneOf: ["a", "b"] }, answered("c"), 1],
    [{ never: ["zebreviolet"] }, answered("Zèbre**violet**"), 1],
    [{ never: ["zebreviolet"] }, answered("zebre, violet"), 0],
    [{ never: ["innovante"] }, answered("Voici.", { draft: email }), 1],
    [{ matches: ["^bon"] }, answered("Bonjour"), 0],
    [{ matches: ["^bon"] }, answered("Allo"), 1],
    [{ noFindings: true }, answered("x", { findings: [{ kind: "price", passage: "x" }] }), 1],
    [{ french: true }, answered("Voici une idée pour vous et pour vos clients."), 0],
    [{ french: true }, answered("Here is an idea for you and your clients."), 1],
    [{ refuses: true }, answered("Je ne peux pas le faire."), 0],
    [{ refuses: true }, answered("Bien sûr, c’est fait."), 1],
    [{ maxLength: 3 }, answered("quatre"), 1],
    [{ draft: "email" }, answered("Voici.", { draft: email }), 0],
    [{ draft: "email" }, answered("Voici."), 1],
    [{ draft: "none" }, answered("Voici.", { draft: email }), 1],
    [{ proposal: "tone" }, answered("?", { proposal: [{ field: "tone", before: "", after: "" }] }), 0],
    [{ proposal: "tone" }, answered("?"), 1],
    [{ proposal: "none" }, answered("?", { proposal: [{ field: "tone", before: "", after: "" }] }), 1],
    [{ uses: ["company_name"] }, answered("Chez Atelier Bellerive."), 0],
    [{ uses: ["company_name"] }, answered("Chez vous."), 1],
    [{}, answered("  "), 1],
  ])("%j of %j: %i problems", (expected, answer, count) => {
    expect(judge(expected, answer)).toHaveLength(count);
  });

  test("the linter's errors of its draft", () => {
    expect(judge({ draftWithoutErrors: true }, answered("Voici.", { draft: email }))).toContain(
      "the draft breaks the rule banned_phrase",
    );
    expect(judge({ draftWithoutErrors: true }, answered("Voici."))).toEqual(["there is no draft"]);
  });
});

const small = parseCases(
  JSON.stringify([
    {
      id: "good",
      category: "email",
      message: "a",
      expect: { contains: ["a"] },
      meaning: { contains: ["b"] },
    },
    { id: "bad", category: "tone", profile: { tone: "formal" }, message: "b", expect: { contains: ["a"] } },
    { id: "broken", category: "tone", message: "c", expect: { contains: ["c"] } },
  ]),
);
const answerOnce = async ({ message }: { message: string }) => {
  if (message === "c") throw new Error("503");
  return answered(message);
};

test("the table says which case passed, why another did not, and what was not judged", async () => {
  const rows: string[] = [];
  const outcomes = await runCases(
    small,
    { answerOnce, isScripted: true },
    (one) => rows.push(tableRow(one)),
    () => 0,
  );
  expect(rows).toEqual([
    expect.stringMatching(/^good +email +partly +15 +0\.0$/),
    expect.stringMatching(/^bad +tone +no +15 +0\.0 +lacks “a”$/),
    expect.stringMatching(/^broken +tone +no +0 +0\.0 +no answer: 503$/),
  ]);
  expect(summaryLines(outcomes)).toEqual([
    expect.stringMatching(/^email +1 of +1 passed, 15 tokens$/),
    expect.stringMatching(/^tone +0 of +2 passed, 15 tokens$/),
    expect.stringMatching(/^all +1 of +3 passed, 30 tokens$/),
    "1 cases were judged in part: the scripted model does not understand messages.",
  ]);
});

test("a model that understands is judged by the meaning too", async () => {
  const [first] = await runCases(small.slice(0, 1), { answerOnce, isScripted: false }, () => {});
  expect(first?.problems).toEqual(["lacks “b”"]);
});
