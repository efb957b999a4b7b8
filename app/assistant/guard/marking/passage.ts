import type { Finding, FindingKind } from "../finding.ts";

/** The characters of an address around its sign or its first dot. */
const ofAddress = /[\p{L}\p{N}.@_%+-]/u;

/** The kinds of findings on numbers that may be articles: "un euro", "un mois". */
const amounts: readonly FindingKind[] = ["price", "trial", "delay"];
const article = /(?<![\p{L}\p{N}])(?:une?|one)[^\S\n]$/iu;

/**
 * The whole passage that a finding is about: of an amount, the article before its unit; of an address, what precedes its
 * sign; of instructions, the words before those that were held back. `floor` is where the passage before it ends.
 */
export function passageOf(
  text: string,
  { start, end, kind }: Finding,
  floor = 0,
): { start: number; end: number } {
  let from = start;
  if (kind === "email") {
    while (from > floor && /\s/.test(text.charAt(from - 1))) from--;
    while (from > floor && ofAddress.test(text.charAt(from - 1))) from--;
    if (from === start) return { start, end };
  } else if (kind === "link") {
    while (from > floor && /[\p{L}\p{N}-]/u.test(text.charAt(from - 1))) from--;
  } else if (amounts.includes(kind)) {
    from -= article.exec(text.slice(Math.max(floor, start - 5), start))?.[0].length ?? 0;
  } else if (kind === "instructions") {
    for (let words = 0; words < 3; words++) {
      while (from > floor && !/[\p{L}\p{N}\n]/u.test(text.charAt(from - 1))) from--;
      while (from > floor && /[\p{L}\p{N}]/u.test(text.charAt(from - 1))) from--;
    }
  }
  return { start: from, end };
}
