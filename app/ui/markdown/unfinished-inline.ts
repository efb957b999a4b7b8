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

type Open = { marks: string; at: number };

const isSpace = (character: string | undefined) => character === undefined || /\s/.test(character);
const isWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);

function closed(unit: string): string {
  const open: Open[] = [];
  let index = 0;
  while (index < unit.length) {
    const character = unit[index] ?? "";
    if (character === "\\") index += 2;
    else if (character === "`") {
      const marks = runAt(unit, index);
      const end = unit.indexOf(marks, index + marks.length);
      if (end === -1) return unfinishedCode(unit, index, marks, open);
      index = end + marks.length;
    } else if (character === "[") {
      const link = linkAt(unit, index);
      if (link.isOpen) return withClosers(unit.slice(0, index).replace(/!$/, "") + link.label, open);
      index = link.end;
    } else if (character === "*" || character === "_" || character === "~") {
      const marks = runAt(unit, index);
      const after = index + marks.length;
      if (after === unit.length) return endsInMarks(unit.slice(0, index), marks, open);
      take(open, { marks, at: index }, unit[index - 1], unit[after]);
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

/** Records marks in the middle of a text: they close the last open ones, or open. */
function take(open: Open[], found: Open, before: string | undefined, after: string | undefined) {
  if (found.marks.length > 3 || (found.marks.startsWith("~") && found.marks.length !== 2)) return;
  if (!isSpace(before) && open.at(-1)?.marks === found.marks) open.pop();
  else if (!isSpace(after) && !isWord(before)) open.push(found);
}

/** Marks at the very end close what is open, maybe before the last of them has come; others may yet become anything. */
function endsInMarks(before: string, marks: string, open: readonly Open[]): string {
  const last = open.at(-1)?.marks;
  if (last?.startsWith(marks)) return withClosers(before, open);
  return isWord(before.at(-1)) && last === undefined && marks.startsWith("_")
    ? before + marks
    : withClosers(before.trimEnd(), open);
}

function unfinishedCode(unit: string, index: number, marks: string, open: readonly Open[]): string {
  let end = unit.length;
  while (unit[end - 1] === "`") end -= 1;
  const code = unit.slice(index + marks.length, end);
  if (code.trim() === "") return withClosers(unit.slice(0, index).trimEnd(), open);
  return withClosers(`${unit.slice(0, index)}${marks}${code}${marks}`, open);
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

/** The text with the marks that close what is open, the innermost first. Marks without a text are left out. */
function withClosers(text: string, open: readonly Open[]): string {
  let result = text.trimEnd();
  for (const { marks, at } of open.toReversed())
    result = at + marks.length >= result.length ? result.slice(0, at).trimEnd() : result + marks;
  return result;
}
