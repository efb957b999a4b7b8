import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** The part of Vitest's JSON report that we read. */
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
/** The part of Playwright's JSON report that we read. */
export type JourneyReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
  suites: JourneySuite[];
};

/**
 * The last lines of `npm test`: one for each test that failed or passed only on a retry, with the first line of its error,
 * how many retries there were, then `N passed, N failed`. There is a report for each run of Vitest; that of the journeys is
 * `null` when there were none. Errors that Vitest (`thrownOutside`) or the journeys caught outside any test fail the run, so
 * they count as failed.
 */
export function summary(
  units: readonly UnitReport[],
  journeys: JourneyReport | null,
  thrownOutside: readonly string[] = [],
): string[] {
  const { expected, unexpected, flaky } = journeys?.stats ?? { expected: 0, unexpected: 0, flaky: 0 };
  const passed = units.reduce((sum, { numPassedTests }) => sum + numPassedTests, expected + flaky);
  const outside = [...thrownOutside, ...(journeys?.errors ?? []).map(({ message }) => message)];
  const failed = units.reduce((sum, { numFailedTests }) => sum + numFailedTests, unexpected) + outside.length;
  const problems = [
    ...outside.map((message) => problemLine(true, "outside any test", message)),
    ...units.flatMap(problemsOfUnits),
    ...(journeys?.suites.flatMap((suite) => problemsOfSuite(suite)) ?? []),
  ];
  const later = problems.filter((line) => line.startsWith(laterAttempt)).length;
  return [
    ...problems,
    ...(later > 0 ? [`${later} passed at a later attempt only: each of them is a defect to mend.`] : []),
    `${passed} passed, ${failed} failed`,
  ];
}

function problemsOfUnits({ testResults }: UnitReport): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(join(import.meta.dirname, "../.."), name);
    const problematic = assertionResults.filter(({ failureMessages }) => failureMessages.length > 0);
    if (problematic.length === 0 && message) return [`FAILED ${file}: ${firstLine(message)}`];
    return problematic.map(({ fullName, status, failureMessages }) =>
      problemLine(status === "failed", `${file} › ${fullName}`, failureMessages[0]),
    );
  });
}

function problemsOfSuite({ specs = [], suites = [] }: JourneySuite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ projectName, status, results }) => {
      if (status === "expected") return [];
      const error = results.find((each) => each.error)?.error;
      return [problemLine(status !== "flaky", `[${projectName}] ${file} › ${title}`, error?.message)];
    }),
  );
  return [...own, ...suites.flatMap((suite) => problemsOfSuite(suite))];
}

const laterAttempt = "Passed at a later attempt only:";

function problemLine(hasFailed: boolean, test: string, error?: string): string {
  return `${hasFailed ? "FAILED" : laterAttempt} ${test}: ${firstLine(error)}`;
}

function firstLine(message = ""): string {
  return stripVTControlCharacters(message).trim().split("\n", 1)[0] ?? "";
}
