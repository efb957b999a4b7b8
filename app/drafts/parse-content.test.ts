import { expect, test } from "vitest";
import { drafts as copy } from "#app/content/signed-in/drafts-copy.ts";
import { parseContent } from "./parse-content.ts";

test("each wrong place is reported with its own sentence", () => {
  const content = {
    weeks: [
      { goal: "x".repeat(300), actions: [] },
      { goal: 1, actions: ["Appeler\0"] },
    ],
  };
  expect(parseContent("plan", content)).toEqual({
    ok: false,
    errors: [
      { path: "weeks.0.goal", code: "value", message: copy.errors.tooLong(200) },
      { path: "weeks.1.goal", code: "shape", message: copy.errors.shape },
      { path: "weeks.1.actions.0", code: "value", message: copy.errors.unreadable },
    ],
  });
});

test.each([
  ["items", { weeks: [{ goal: "", actions: Array(32_000).fill(1) }] }],
  ["keys", Object.fromEntries(Array.from({ length: 7_000 }, (_, index) => [`k${index}`, 1]))],
  ["levels", JSON.parse(`${'{"weeks":['.repeat(3_000)}${"]}".repeat(3_000)}`)],
])("thousands of %s have one error for all of them", (_what, content) => {
  expect(parseContent("plan", content)).toEqual({
    ok: false,
    errors: [{ path: "", code: "shape", message: copy.errors.shape }],
  });
});
