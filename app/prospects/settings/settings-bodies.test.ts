import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { expect, test } from "vitest";
import { SettingsChange } from "./settings-bodies.ts";
import { settingsLimits } from "./settings-limits.ts";

const read = (change: object) =>
  v.safeParse(SettingsChange, { version: 0, ...change }, { abortPipeEarly: true });
const column = { name: "Budget", type: "number" };
const id = randomUUID();

test("what has no id gets one, and only a choice keeps options", () => {
  const { output } = read({
    columns: [
      { ...column, options: ["x"] },
      { id: id.toUpperCase(), name: " Intérêt ", type: "choice", options: ["Fort", "Fort"] },
    ],
    views: [{ name: "À voir" }],
  }) as { output: v.InferOutput<typeof SettingsChange> };
  expect(output.columns).toEqual([
    { ...column, options: [], id: expect.stringMatching(/^[\da-f-]{36}$/) },
    { id, name: "Intérêt", type: "choice", options: ["Fort"] },
  ]);
  expect(output.views).toMatchObject([{ name: "À voir", filter: {}, density: "comfortable" }]);
  expect(output).not.toHaveProperty("rules");
});

const many = <Item>(count: number, item: (at: number) => Item) =>
  Array.from({ length: count }, (_, at) => item(at));

test.each<[string, object]>([
  ["an unknown type", { columns: [{ ...column, type: "formula" }] }],
  ["a choice of nothing", { columns: [{ ...column, type: "choice" }] }],
  ["a name of spaces", { columns: [{ ...column, name: "\u00a0 " }] }],
  ["a name with a control", { columns: [{ ...column, name: "a\u0000b" }] }],
  ["a long name", { columns: [{ ...column, name: "x".repeat(61) }] }],
  ["64 kB of @", { columns: [{ ...column, name: "@".repeat(65_536) }] }],
  ["signs that expand", { columns: [{ ...column, name: "\uFDFA".repeat(61) }] }],
  ["half a surrogate pair", { views: [{ name: "\ud800" }] }],
  ["two of one name", { columns: [column, { ...column, name: "BUDGET" }] }],
  [
    "two of one id",
    {
      columns: [
        { ...column, id },
        { ...column, id, name: "Autre" },
      ],
    },
  ],
  ["one status twice", { statuses: [{ status: "won" }, { status: "won", name: "Signé" }] }],
  ["an unknown status", { statuses: [{ status: "sold" }] }],
  [
    "one rule twice",
    {
      rules: [
        { status: "won", column: id },
        { status: "won", column: id },
      ],
    },
  ],
  ["an id that is none", { columns: [{ ...column, id: "../../etc" }] }],
  ["a score beyond 100", { views: [{ name: "x", filter: { score: 101 } }] }],
  ["a density of its own", { views: [{ name: "x", density: "tiny" }] }],
  [
    "too many columns",
    { columns: many(settingsLimits.columns + 1, (at) => ({ ...column, name: `c${at}` })) },
  ],
  ["too many options", { columns: [{ ...column, type: "choice", options: many(31, String) }] }],
  ["too many views", { views: many(settingsLimits.views + 1, (at) => ({ name: `v${at}` })) }],
  [
    "too many rules",
    { rules: many(settingsLimits.rules + 1, () => ({ status: "won", column: randomUUID() })) },
  ],
  ["a negative version", { version: -1 }],
])("%s is refused", (_, change) => {
  expect(read(change).success).toBe(false);
});
