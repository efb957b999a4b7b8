/**
 * A passage without the marks of emphasis in it: those that open or close something outside are given back, to stand
 * before and after it.
 */
export function withoutEmphasis(passage: string): { opening: string; text: string; closing: string } {
  const open: string[] = [];
  let closing = "";
  let text = "";
  let last = 0;
  for (const { 0: run, index } of passage.matchAll(/\*{1,3}|~~|__?/g)) {
    text += passage.slice(last, index);
    last = index + run.length;
    const before = passage.charAt(index - 1);
    const after = passage.charAt(last);
    if (run.startsWith("_") && /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after)) {
      text += run;
      continue;
    }
    if (open.at(-1) === run) open.pop();
    else if (open.length === 0 && before !== "" && !/\s/.test(before)) closing += run;
    else open.push(run);
  }
  text += passage.slice(last);
  return { opening: open.join(""), text, closing };
}
