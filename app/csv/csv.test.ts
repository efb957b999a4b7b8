import { expect, test } from "vitest";
import { rowsOf } from "#test/drafts/csv-rows.ts";
import { fuzz } from "#test/fuzz.ts";
import { csvOf } from "./csv.ts";

const signs = ["=", "+", "-", "@", "|", "%", "＝", "＋", "－", "＠", "\uFE66"];

/** Begins as a formula for a program that trims blanks and what nobody sees. */
const formula =
  /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*[=+\-@|%\u207A-\u207C\uFE62-\uFE66\uFE6A\uFE6B＝＋－＠｜％]/u;

/** How a program that respects quotes cuts a file at any of these separators. A quote inside a cell is a character. */
function quotedCells(csv: string, separators: string): string[] {
  const cells = [""];
  let isQuoted = false;
  for (let at = 0; at < csv.length; at++) {
    const character = csv.charAt(at);
    const end = cells.length - 1;
    const isNext = csv.charAt(at + 1) === '"';
    if (isQuoted && character === '"' && isNext) at++;
    else if (isQuoted && character === '"') {
      isQuoted = false;
      continue;
    } else if (!isQuoted && character === '"' && cells[end] === "") {
      isQuoted = true;
      continue;
    } else if (!isQuoted && (separators.includes(character) || "\r\n".includes(character))) {
      cells.push("");
      continue;
    }
    cells[end] += character;
  }
  return cells;
}

/** The same for programs that know no quotes: they keep them, or drop them. */
function plainCells(csv: string, separators: string): string[] {
  const cells = csv.split(new RegExp(`[${separators}\\r\\n]`));
  return [
    ...cells,
    ...cells.map((cell) => cell.replaceAll('"', "")),
    ...cells.map((cell) => cell.replace(/^"/, "")),
  ];
}

const readings = [";", ",", "\t", "|", ";,", ",\t", ";,\t", "\u2028"].flatMap((separators) => [
  { name: `${JSON.stringify(separators)} with quotes`, cells: (csv: string) => quotedCells(csv, separators) },
  {
    name: `${JSON.stringify(separators)} without quotes`,
    cells: (csv: string) => plainCells(csv, separators),
  },
]);

/** Texts of the parts that decide where a cell begins, the same for each run. */
function* generatedTexts(count: number) {
  const parts = [
    ...signs,
    ";",
    ",",
    "\t",
    "\n",
    "\r\n",
    '"',
    '""',
    "'",
    " ",
    "\u00A0",
    "\u200B",
    "\uFEFF",
    "|",
  ];
  const words = ["cmd|' /C calc'!A0", "HYPERLINK(1)", "a", "1+1", "DSI", "é🌅"];
  let seed = 21;
  const next = (max: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * max);
  };
  for (let made = 0; made < count; made++) {
    let text = "";
    for (let length = 1 + next(9); length > 0; length--)
      text += (next(4) === 0 ? words[next(words.length)] : parts[next(parts.length)]) ?? "";
    yield text;
  }
}

test("a cell that a French Excel would cut at its semicolon holds no formula", () => {
  const csv = csvOf([["a;=cmd|' /C calc'!A0", "b"]]);
  expect(csv).toBe(`\uFEFF"a;'=cmd|' /C calc'!A0";b\r\n`);
});

test.each(readings)("cut at $name, no cell of 20,000 generated texts is a formula", ({ cells }) => {
  for (const text of generatedTexts(20_000 * fuzz)) {
    const csv = csvOf([[text, "x", text]]).slice(1);
    const found = cells(csv).find((cell) => formula.test(cell));
    if (found !== undefined) expect.fail(`${JSON.stringify(text)} gives ${JSON.stringify(found)}`);
  }
});

test("cut at blanks, no cell calls a function, another program or another sheet", () => {
  for (const text of generatedTexts(20_000 * fuzz))
    for (const cell of plainCells(csvOf([[text]]).slice(1), " \u00A0;,"))
      if (formula.test(cell) && /[(|!]/.test(cell)) expect.fail(`${JSON.stringify(text)} gives ${cell}`);
});

test("whoever reads the file as it is written gets every text back, but for its apostrophes", () => {
  for (const text of generatedTexts(5_000 * fuzz)) {
    const [row = []] = rowsOf(csvOf([[text, "x"]]).slice(1));
    expect(row[0]?.replaceAll("'", "")).toBe(text.replaceAll("'", ""));
    expect(row[1]).toBe("x");
  }
});

test.each([
  "+33 1 99 00 14 27",
  "+33\u00A06\u00A039\u00A098\u00A012\u00A034",
  "Achats - Europe",
  "PME, 11 à 50 - hors Paris",
  "jean@exemple.fr",
  "https://exemple.fr/a?b=c&d=-1",
  "10 % de marge",
  "C++",
  "",
])("%j stays as it is, so that a CRM can import it", (text) => {
  expect(rowsOf(csvOf([[text]]).slice(1))).toEqual([[text]]);
});

test.each(["+1", "-5", "+33199001427", "+33 1", "+1 2 3 4 5 6 7 8", "+33 1 99 00=1"])(
  "%j, which a spreadsheet would compute, becomes a text",
  (text) => {
    expect(rowsOf(csvOf([[text]]).slice(1))).toEqual([[`'${text}`]]);
  },
);

test("64,000 signs that open nothing are written without going over them again", () => {
  for (const text of ["\t", ";", '"', " ", " =", " =x", "|", "\u200B"].map((part) =>
    part.repeat(64_000 / part.length),
  ))
    expect(csvOf([[text]]).length).toBeGreaterThan(text.length);
});

test("a number is one for a French spreadsheet, with its sign; the same as a text is none", () => {
  const [cells] = rowsOf(csvOf([[92, 12500.5, -12.5, "-12,5"]]).slice(1));
  expect(cells).toEqual(["92", "12500,5", "-12,5", "'-12,5"]);
});
