import { decodeString } from "micromark-util-decode-string";

/**
 * What stands between two blanks of a source and has a sign of an address. No address in Markdown has a blank inside, so
 * each belongs to one run.
 */
export type SourceRun = {
  start: number;
  end: number;
  /** The place of the first sign: nothing before it is an address, however the run goes on. */
  sign: number;
  /** As it is written, and what it means where Markdown resolves escapes and references; both in the case of the source. */
  forms: readonly string[];
  /** Follows `](` or `]:`, with blanks between. */
  isTarget: boolean;
  /** A growing text may continue it. */
  isOpen: boolean;
};

/** A colon that stands alone is one of a sentence, and a slash needs another one. */
const signs = /[.&@\\]|(?<=\S):|(?<=\/)\//;

/** The runs of a source, in order; linear. */
export function sourceRunsIn(text: string, isWhole: boolean): SourceRun[] {
  const runs: SourceRun[] = [];
  for (const { 0: run, index } of text.matchAll(/[^\t\n\v\f\r ]+/g)) {
    const sign = run.search(signs);
    if (sign < 0) continue;
    const decoded = /[&\\]/.test(run) ? decodeString(run) : run;
    runs.push({
      start: index,
      end: index + run.length,
      sign: index + sign,
      forms: decoded === run ? [run] : [run, decoded],
      isTarget: followsBracket(text, index),
      isOpen: !isWhole && index + run.length === text.length,
    });
  }
  return runs;
}

/** Also across the marks of a quote. */
function followsBracket(text: string, start: number): boolean {
  let at = start - 1;
  while (at > 0 && (text.charCodeAt(at) <= 32 || text.charAt(at) === ">")) at--;
  return at > 0 && text.charAt(at - 1) === "]" && ":(".includes(text.charAt(at));
}
