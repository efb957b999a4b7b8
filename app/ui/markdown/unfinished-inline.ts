/** Where the inline text of the last paragraph, item, heading or cell begins. */
const startOfUnit = /^\s*(?:[-*+>]|\d{1,9}[.)]|#{1,6})\s/;

/** Closes the emphasis, code and links that are open at the end of a text. Linear in the length. */
export function closeInline(text: string): string {
  const start = unitStart(text);
  return text.slice(0, start) + closed(text.slice(start));
}

function unitStart(text: string): number {
  let start = text.length;
  while (start > 0) {
    const lineStart = text.lastIndexOf("\n", start - 1) + 1;
    const line = text.slice(lineStart, start);
    const beginsInLine = line.trimStart().startsWith("|") ? line.lastIndexOf("|") + 1 : 0;
    if (beginsInLine > 0) return lineStart + beginsInLine;
    const [marker] = startOfUnit.exec(line) ?? [];
    if (marker) return lineStart + marker.length;
    if (line.trim() === "" && start < text.length) return start;
    if (lineStart === 0) return 0;
    start = lineStart - 1;
  }
  return start;
}

type Open = { delimiters: string; at: number };

const isSpace = (character: string | undefined) => character === undefined || /\s/.test(character);
const isWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);

function closed(unit: string): string {
  const open: Open[] = [];
  let index = 0;
  while (index < unit.length) {
    const character = unit[index] ?? "";
    if (character === "\\") index += 2;
    else if (character === "`") {
      const delimiters = runAt(unit, index);
      const end = unit.indexOf(delimiters, index + delimiters.length);
      if (end === -1) return unfinishedCode(unit, index, delimiters, open);
      index = end + delimiters.length;
    } else if (character === "[") {
      const link = linkAt(unit, index);
      if (link.isOpen) return withClosers(unit.slice(0, index).replace(/!$/, "") + link.label, open);
      index = link.end;
    } else if (character === "*" || character === "_" || character === "~") {
      const delimiters = runAt(unit, index);
      const after = index + delimiters.length;
      if (after === unit.length) return endsInDelimiters(unit.slice(0, index), delimiters, open);
      take(open, { delimiters, at: index }, unit[index - 1], unit[after]);
      index = after;
    } else index += 1;
  }
  return withClosers(unit, open);
}

function runAt(text: string, index: number): string {
  let end = index;
  while (text[end] === text[index]) end += 1;
  return text.slice(index, end);
}

/** Records delimiters in the middle of a text: they close the last open ones, or open. */
function take(open: Open[], found: Open, before: string | undefined, after: string | undefined) {
  if (found.delimiters.length > 3 || (found.delimiters.startsWith("~") && found.delimiters.length !== 2))
    return;
  if (!isSpace(before) && open.at(-1)?.delimiters === found.delimiters) open.pop();
  else if (!isSpace(after) && !isWord(before)) open.push(found);
}

/** Delimiters at the very end close what is open, maybe before the last of them has come; others may yet become anything. */
function endsInDelimiters(before: string, delimiters: string, open: readonly Open[]): string {
  const last = open.at(-1)?.delimiters;
  if (last?.startsWith(delimiters)) return withClosers(before, open);
  return isWord(before.at(-1)) && last === undefined && delimiters.startsWith("_")
    ? before + delimiters
    : withClosers(before.trimEnd(), open);
}

function unfinishedCode(unit: string, index: number, delimiters: string, open: readonly Open[]): string {
  let end = unit.length;
  while (unit[end - 1] === "`") end -= 1;
  const code = unit.slice(index + delimiters.length, end);
  if (code.trim() === "") return withClosers(unit.slice(0, index).trimEnd(), open);
  return withClosers(`${unit.slice(0, index)}${delimiters}${code}${delimiters}`, open);
}

/** The link that begins at `[`: where it ends, or only its label while its address is arriving. */
function linkAt(unit: string, index: number): { isOpen: boolean; end: number; label: string } {
  const labelEnd = unit.indexOf("]", index);
  if (labelEnd === -1) return { isOpen: true, end: unit.length, label: unit.slice(index + 1) };
  const label = unit.slice(index + 1, labelEnd);
  if (labelEnd === unit.length - 1) return { isOpen: true, end: unit.length, label };
  if (unit[labelEnd + 1] !== "(") return { isOpen: false, end: labelEnd + 1, label };
  const end = unit.indexOf(")", labelEnd);
  return { isOpen: end === -1, end: end + 1, label };
}

/** The text with the delimiters that close what is open, the innermost first. Delimiters without a text are left out. */
function withClosers(text: string, open: readonly Open[]): string {
  let result = text.trimEnd();
  for (const { delimiters, at } of open.toReversed())
    result = at + delimiters.length >= result.length ? result.slice(0, at).trimEnd() : result + delimiters;
  return result;
}
