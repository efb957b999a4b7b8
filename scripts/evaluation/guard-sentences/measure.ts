import { createGuard } from "#app/assistant/guard/guard.ts";
import { sentenceContext } from "./sentence-context.ts";
import { readSentences } from "./sentences.ts";

/**
 * Rules are tuned on the first two sets, and the second reader learns from these and the third; the others are run for their
 * counts, and never read.
 */
export const sentenceSets = [
  "tuning",
  "tuning-2",
  "learnt",
  "held-out",
  "held-out-2",
  "held-out-3",
  "held-out-4",
  "held-out-5",
  "outside",
] as const;
export type SentenceSet = (typeof sentenceSets)[number];

/** Of a class, how many sentences there are, and in how many the guard finds something. */
export type ClassCount = { class: string; marked: number; of: number };

/** What the guard makes of a set: what it strikes of the honest sentences, and marks of the false ones, by class. */
export type Measured = { set: SentenceSet; honest: ClassCount[]; false: ClassCount[] };

/**
 * At most so large a share of the honest sentences may be struck, and at least so large a one of the false marked.
 * `reached`: what is marked of each set that nobody reads, which may only grow; `struckOutside`: what is struck of
 * harder manners by authors who know no rule, which may only shrink.
 */
export const targets = {
  struck: 0.03,
  marked: 0.9,
  struckOutside: 0.034,
  reached: {
    "held-out": 0.93,
    "held-out-2": 0.92,
    "held-out-3": 0.83,
    "held-out-4": 0.95,
    "held-out-5": 0.96,
    outside: 0.866,
  },
} as const;

/** Judges every sentence of all sets with the product's guard, in a second. Of the held-out sets only counts leave this. */
export async function measureGuard(): Promise<Measured[]> {
  const guard = await createGuard(sentenceContext);
  const measured: Measured[] = [];
  for (const set of sentenceSets) {
    const counts = { honest: new Map<string, ClassCount>(), false: new Map<string, ClassCount>() };
    for (const sentence of readSentences(set)) {
      const of = counts[sentence.honest ? "honest" : "false"];
      const count = of.get(sentence.class) ?? { class: sentence.class, marked: 0, of: 0 };
      const found = await guard.check(sentence.text);
      of.set(sentence.class, {
        ...count,
        marked: count.marked + (found.length > 0 ? 1 : 0),
        of: count.of + 1,
      });
    }
    measured.push({ set, honest: [...counts.honest.values()], false: [...counts.false.values()] });
  }
  return measured;
}

/** The share of all sentences of these classes in which something was found, from 0 to 1. */
export function shareOf(counts: readonly ClassCount[]): number {
  const sum = (of: (count: ClassCount) => number) => counts.reduce((total, count) => total + of(count), 0);
  return (
    sum(({ marked }) => marked) /
    Math.max(
      1,
      sum(({ of }) => of),
    )
  );
}

/** A table in Markdown of what was measured: a row for each class, the sums last. docs/guard.md has it. */
export function guardTable(measured: readonly Measured[]): string {
  const head = measured.flatMap(({ set }) => [`${set}: honest struck`, `${set}: false marked`]);
  const classes = [
    ...new Set(measured.flatMap((one) => [...one.honest, ...one.false].map((count) => count.class))),
  ].sort();
  const cell = (counts: readonly ClassCount[], name: string) => {
    const count = counts.find((one) => one.class === name);
    return count ? `${count.marked} of ${count.of}` : "";
  };
  const rows = classes.map((name) => [
    name,
    ...measured.flatMap((one) => [cell(one.honest, name), cell(one.false, name)]),
  ]);
  const all = measured.flatMap((one) => [
    `**${percent(shareOf(one.honest))}**`,
    `**${percent(shareOf(one.false))}**`,
  ]);
  return [["class", ...head], Array(head.length + 1).fill("-"), ...rows, ["**all**", ...all]]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

const percent = (share: number) => `${Math.round(1000 * share) / 10}%`;
