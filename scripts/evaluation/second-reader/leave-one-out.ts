import type { Example } from "./examples.ts";
import { fitKinds } from "./fit-kinds.ts";
import { fitWeights, scoreIn } from "./fit-weights.ts";

/** A text with the score that it got from weights which no text of its author has touched. */
export type Scored = { example: Example; score: number };

/** Scores the texts of each author by what is learnt from all others, and from `known` texts, which are always known. */
export function scoredByOthers(examples: readonly Example[], known: readonly Example[]): Scored[] {
  const authors = [...new Set(examples.map(({ author }) => author))];
  return authors.flatMap((author) => {
    const others = [...examples.filter((one) => one.author !== author), ...known];
    const weights = { ...fitWeights(others), kinds: fitKinds(others) };
    return examples
      .filter((one) => one.author === author)
      .map((example) => ({ example, score: scoreIn(weights, example) }));
  });
}

/** The score above which so large a share of all honest texts lie that no rule finds. */
export function thresholdFor(share: number, scored: readonly Scored[]): number {
  const honest = scored.filter(({ example }) => example.isHonest);
  const passed = honest.filter(({ example }) => !example.isFound).map(({ score }) => score);
  const allowed = Math.floor(share * honest.length);
  return Math.ceil(1000 * (passed.sort((a, b) => b - a)[allowed] ?? 0)) / 1000;
}

/** A table in Markdown: of each author what the rules find, and what both readers find. */
export function leaveOneOutTable(scored: readonly Scored[], threshold: number): string {
  const percent = (some: readonly Scored[], isFound: (one: Scored) => boolean) =>
    `${Math.round((1000 * some.filter(isFound).length) / Math.max(1, some.length)) / 10}%`;
  const byRules = ({ example }: Scored) => example.isFound;
  const byBoth = (one: Scored) => byRules(one) || one.score > threshold;
  const row = (name: string, some: readonly Scored[]) => {
    const honest = some.filter(({ example }) => example.isHonest);
    const wrong = some.filter(({ example }) => !example.isHonest);
    const cells = [
      percent(honest, byRules),
      percent(honest, byBoth),
      percent(wrong, byRules),
      percent(wrong, byBoth),
    ];
    return `| ${[name, some.length, ...cells].join(" | ")} |`;
  };
  const authors = [...new Set(scored.map(({ example }) => example.author))];
  return [
    "| author left out | texts | honest struck by rules | by both | false marked by rules | by both |",
    "| - | - | - | - | - | - |",
    ...authors.map((author) =>
      row(
        author,
        scored.filter(({ example }) => example.author === author),
      ),
    ),
    row("**all**", scored),
  ].join("\n");
}
