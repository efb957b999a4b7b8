// What stands at the end of `npm test`, where it is looked for.
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** What we read of Vitest's JSON report. */
export type UnitReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};
type JourneySuite = {
  suites?: JourneySuite[];
  specs?: {
    file: string;
    title: string;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
};
/** What we read of Playwright's JSON report. */
export type JourneyReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: JourneySuite[];
};

/**
 * A line for each test that failed, or passed at a later attempt only, with the first line of why; then the one line
 * `N passed, N failed`. `null` stands for what was not run.
 */
export function summary(units: UnitReport | null, journeys: JourneyReport | null): string[] {
  const { expected, unexpected, flaky } = journeys?.stats ?? { expected: 0, unexpected: 0, flaky: 0 };
  const passed = (units?.numPassedTests ?? 0) + expected + flaky;
  const failed = (units?.numFailedTests ?? 0) + unexpected;
  return [
    ...(units ? troublesOfUnits(units) : []),
    ...(journeys?.suites.flatMap((suite) => troublesIn(suite)) ?? []),
    `${passed} passed, ${failed} failed`,
  ];
}

function troublesOfUnits({ testResults }: UnitReport): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(join(import.meta.dirname, ".."), name);
    const troubled = assertionResults.filter(({ failureMessages }) => failureMessages.length > 0);
    if (troubled.length === 0 && message) return [`FAILED ${file}: ${firstLine(message)}`];
    return troubled.map(({ fullName, status, failureMessages }) =>
      troubleOf(status === "failed", `${file} › ${fullName}`, failureMessages[0]),
    );
  });
}

function troublesIn({ specs = [], suites = [] }: JourneySuite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ projectName, status, results }) => {
      if (status === "expected") return [];
      const error = results.find((each) => each.error)?.error;
      return [troubleOf(status !== "flaky", `[${projectName}] ${file} › ${title}`, error?.message)];
    }),
  );
  return [...own, ...suites.flatMap((suite) => troublesIn(suite))];
}

function troubleOf(hasFailed: boolean, test: string, why?: string): string {
  return `${hasFailed ? "FAILED" : "Passed at a later attempt only:"} ${test}: ${firstLine(why)}`;
}

function firstLine(message = ""): string {
  return stripVTControlCharacters(message).trim().split("\n", 1)[0] ?? "";
}
