import { join } from "node:path";
import { expect, test } from "vitest";
import { summary } from "./test-summary.ts";

const file = join(import.meta.dirname, "../../app/a.test.ts");
const passed = { fullName: "it holds", status: "passed", failureMessages: [] };
const journey = (title: string, status: string, ...errors: string[]) => ({
  file: "b.journey.ts",
  title,
  tests: [
    {
      projectName: "pglite",
      status,
      results: [...errors.map((message) => ({ error: { message } })), {}],
    },
  ],
});

test("a run without problems ends with one line", () => {
  const units = {
    numPassedTests: 1,
    numFailedTests: 0,
    testResults: [{ name: file, assertionResults: [passed] }],
  };
  const journeys = {
    stats: { expected: 1, unexpected: 0, flaky: 0 },
    errors: [],
    suites: [{ specs: [journey("it works", "expected")] }],
  };
  expect(summary([units, units], journeys)).toEqual(["3 passed, 0 failed"]);
});

test("failed and retried tests are listed with the first line of their errors", () => {
  const units = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      {
        name: file,
        assertionResults: [
          passed,
          { fullName: "it was late", status: "passed", failureMessages: ["Late\n    at a"] },
          { fullName: "it broke", status: "failed", failureMessages: ["Broken\n    at b"] },
        ],
      },
      { name: file, message: "Cannot find module", assertionResults: [] },
    ],
  };
  const journeys = {
    stats: { expected: 0, unexpected: 1, flaky: 1 },
    errors: [],
    suites: [
      {
        specs: [journey("it hangs", "unexpected", "\u001b[31mTimeout\u001b[39m\nmore")],
        suites: [{ specs: [journey("it was slow", "flaky", "Slow")] }],
      },
    ],
  };
  expect(summary([units], journeys)).toEqual([
    "Passed at a later attempt only: app/a.test.ts › it was late: Late",
    "FAILED app/a.test.ts › it broke: Broken",
    "FAILED app/a.test.ts: Cannot find module",
    "FAILED [pglite] b.journey.ts › it hangs: Timeout",
    "Passed at a later attempt only: [pglite] b.journey.ts › it was slow: Slow",
    "2 passed at a later attempt only: each of them is a defect to mend.",
    "3 passed, 2 failed",
  ]);
});

test("an error that was thrown outside any test fails the run by its own line", () => {
  const units = {
    numPassedTests: 1,
    numFailedTests: 0,
    testResults: [{ name: file, assertionResults: [passed] }],
  };
  const journeys = {
    stats: { expected: 0, unexpected: 0, flaky: 0 },
    errors: [{ message: "No tests found" }],
    suites: [],
  };
  expect(summary([units], journeys, ["Too late\n    at c"])).toEqual([
    "FAILED outside any test: Too late",
    "FAILED outside any test: No tests found",
    "1 passed, 2 failed",
  ]);
});
