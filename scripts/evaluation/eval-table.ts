import type { Outcome } from "./run-cases.ts";

const widths = { id: 34, category: 12, passed: 7, tokens: 7, seconds: 8 };

/** The head of the table. */
export const tableHead = rowOf("case", "category", "passed", "tokens", "seconds", "why not");

/** The row of a case; "partly" for one whose meaning was not judged. */
export function tableRow({ id, category, problems, isPartlyJudged, tokens, seconds }: Outcome): string {
  const passed = problems.length > 0 ? "no" : isPartlyJudged ? "partly" : "yes";
  return rowOf(id, category, passed, String(tokens), seconds.toFixed(1), problems.join("; "));
}

/** One line for each category and one for all, and what was not judged. */
export function summaryLines(outcomes: readonly Outcome[]): string[] {
  const byCategory = Map.groupBy(outcomes, ({ category }) => category);
  const partly = outcomes.filter(({ isPartlyJudged }) => isPartlyJudged).length;
  return [
    ...[...byCategory].map(([category, some]) => summaryOf(category, some)),
    summaryOf("all", outcomes),
    ...(partly > 0
      ? [`${partly} cases were judged in part: the scripted model does not understand messages.`]
      : []),
  ];
}

function summaryOf(name: string, outcomes: readonly Outcome[]): string {
  const passed = outcomes.filter(({ problems }) => problems.length === 0).length;
  const tokens = outcomes.reduce((sum, outcome) => sum + outcome.tokens, 0);
  return `${name.padEnd(widths.category)} ${String(passed).padStart(3)} of ${String(outcomes.length).padStart(3)} passed, ${tokens} tokens`;
}

function rowOf(id: string, category: string, passed: string, tokens: string, seconds: string, why: string) {
  return [
    id.padEnd(widths.id),
    category.padEnd(widths.category),
    passed.padEnd(widths.passed),
    tokens.padStart(widths.tokens),
    seconds.padStart(widths.seconds),
    ` ${why}`,
  ]
    .join(" ")
    .trimEnd();
}
