/** A block of code, or code within a line; `end` is after the closing fence. */
export type CodePlace = { start: number; end: number; isBlock: boolean };

/** The code in a Markdown text, in order. Linear. */
export function codePlacesIn(text: string): CodePlace[] {
  const places: CodePlace[] = [];
  let fence: { start: number; char: string; length: number } | null = null;
  let paragraph = 0;
  let at = 0;
  const closeParagraph = (end: number) => places.push(...spansIn(text, paragraph, end));
  for (const line of text.split(/(?<=\n)/)) {
    const end = at + line.length;
    const mark = /^[ >]{0,6}(`{3,20}|~{3,20})/.exec(line)?.[1] ?? "";
    if (fence) {
      if (mark.startsWith(fence.char) && mark.length >= fence.length) {
        places.push({ start: fence.start, end, isBlock: true });
        fence = null;
        paragraph = end;
      }
    } else if (mark) {
      closeParagraph(at);
      fence = { start: at, char: mark.charAt(0), length: mark.length };
    } else if (line.trim() === "") {
      closeParagraph(at);
      paragraph = end;
    }
    at = end;
  }
  if (fence) places.push({ start: fence.start, end: text.length, isBlock: true });
  else closeParagraph(text.length);
  return places;
}

/** Runs of backticks that have a partner of the same length in the paragraph. */
function spansIn(text: string, from: number, to: number): CodePlace[] {
  const runs = [...text.slice(from, to).matchAll(/`+/g)].map(({ 0: run, index }) => ({
    start: from + index,
    length: run.length,
  }));
  // For each length the runs that are still to come, the last one first.
  const coming = new Map<number, number[]>();
  for (const [index, { length }] of [...runs.entries()].reverse()) {
    const same = coming.get(length);
    if (same) same.push(index);
    else coming.set(length, [index]);
  }
  const places: CodePlace[] = [];
  for (let index = 0; index < runs.length; index++) {
    const run = runs[index] as (typeof runs)[number];
    const same = coming.get(run.length) ?? [];
    while (same.length > 0 && (same.at(-1) ?? 0) <= index) same.pop();
    const partner = same.at(-1);
    if (partner === undefined) continue;
    const { start, length } = runs[partner] as (typeof runs)[number];
    places.push({ start: run.start, end: start + length, isBlock: false });
    index = partner;
  }
  return places;
}
