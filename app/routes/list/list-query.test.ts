import { expect, test } from "vitest";
import { filterIn, isNarrowed, queryOf } from "./list-query.ts";

const day = {
  view: null,
  status: null,
  sector: "",
  score: null,
  q: "",
  assignee: "",
  persona: "",
  sample: null,
  density: null,
  saved: "",
} as const;
const read = (query: string) => filterIn(new URLSearchParams(query));

test("an address says what is shown, and nothing for the whole day", () => {
  expect(read("")).toEqual(day);
  expect(queryOf(day)).toBe("");
  const query = "?view=due&status=to_call_back&sector=Bois+%26+m%C3%A9tal&score=60&q=H%C3%A9l%C3%A8ne";
  expect(read(query)).toEqual({
    ...{ view: "due", status: "to_call_back", sector: "Bois & métal", score: 60, q: "Hélène" },
    ...{ assignee: "", persona: "", sample: null, density: null, saved: "" },
  });
  expect(queryOf(read(query))).toBe(query);
});

test.each([
  "view=tomorrow",
  "status=sold",
  "score=101",
  "score=-1",
  "score=6e1",
  `q=${"a".repeat(201)}`,
  "q=%20",
  "assignee=a%20b",
  "after=abc",
])("what is no filter counts as absent: %s", (query) => {
  expect(read(query)).toEqual(day);
});

test("a view alone leaves nobody out", () => {
  expect(isNarrowed({ ...day, view: "due" })).toBe(false);
  for (const part of [
    { status: "won" },
    { sector: "Bois" },
    { score: 0 },
    { q: "a" },
    { assignee: "none" },
  ] as const)
    expect(isNarrowed({ ...day, ...part })).toBe(true);
});
