import type { Mutated } from "./mutations/run-mutations.ts";
import type { Outcome } from "./run-cases.ts";

const widths = { id: 28, category: 12, passed: 7, tokens: 7, seconds: 8 };

/** The head of the table. */
export const tableHead = rowOf("case", "category", "passed", "tokens", "seconds", "why not");

/** The row of a case. */
export function tableRow({ id, category, problems, tokens, seconds }: Outcome): string {
  const passed = problems.length > 0 ? "no" : "yes";
  return rowOf(id, category, passed, String(tokens), seconds.toFixed(1), problems.join("; "));
}

/** One line for each category and one for all, and the cases that failed. */
export function summaryLines(outcomes: readonly Outcome[]): string[] {
  const byCategory = Map.groupBy(outcomes, ({ category }) => category);
  const failed = outcomes.filter(({ problems }) => problems.length > 0).map(({ id }) => id);
  return [
    ...[...byCategory].map(([category, some]) => summaryOf(category, some)),
    summaryOf("all", outcomes),
    ...(failed.length > 0 ? [`Failed: ${failed.join(", ")}.`] : []),
  ];
}

/** The row of a mutation: how many cases it costs of how many it has to, and those that should have failed. */
export function mutationRow({ name, lost, missed, outcomes }: Mutated): string {
  const least = name === "none" ? "" : ` (at least ${leastLost(outcomes.length)})`;
  const lines = [
    `${name.padEnd(28)} ${String(lost.length).padStart(3)} of ${outcomes.length} cases lost${least}`,
  ];
  if (name === "none" && lost.length > 0) lines.push(`  they fail unbroken: ${lost.join(", ")}`);
  if (missed.length > 0) lines.push(`  pass all the same: ${missed.join(", ")}`);
  return lines.join("\n");
}

/** A third of the cases. */
export const leastLost = (count: number): number => Math.ceil(count / 3);

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
