/**
 * Rows of cells as CSV for a French spreadsheet: semicolons, CRLF and a byte order mark (RFC 4180). The product's only
 * writer of CSV: no text becomes a formula, whichever separator a program cuts the file at, and a number has a decimal
 * comma. interpretation.md D59.
 */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + csvRows(rows);
}

/** What a file begins with that is written in parts, before its `csvRows`. */
export const byteOrderMark = "\uFEFF";

/** Further rows of a file, without its beginning. */
export function csvRows(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cell).join(";")}\r\n`).join("");
}

type Cell = string | number;

function cell(value: Cell): string {
  const harmless = typeof value === "number" ? figures.format(value) : disarmed(value);
  return /[",;|\s'\p{Cc}]/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Without an exponent, which a list of prospects has no number for, and without what groups digits. */
const figures = new Intl.NumberFormat("fr-FR", { useGrouping: false, maximumFractionDigits: 20 });

/** A phone number as it is written: spreadsheets leave it a text, and an apostrophe would spoil it for a CRM. */
const phone = /^\+\d{1,3}(?:[ \u00A0\u202F]\d{1,4}){2,6}$/;

/** With one of these, in any form of Unicode, a cell that is a formula begins. */
const sign = /[=+\-@|%\u207A\u207B\u207C\uFE62-\uFE66\uFE6A\uFE6B＝＋－＠｜％]/;

/** Here some programs end a cell, if they were told to, or do not know quotes. */
const boundary = /[;,|"\p{Cc}\u2028\u2029]/u;

const blank = /[\s\p{Default_Ignorable_Code_Point}]/u;

/** The text with an apostrophe before each sign that could begin a formula, in the cell or in a part of it. */
function disarmed(text: string): string {
  if (phone.test(text)) return text;
  let harmless = /^[\t\r\n]/.test(text) ? "'" : "";
  let place: "start" | "word" | "blank" = "start";
  let at = 0;
  for (const character of text) {
    const isSign = sign.test(character);
    if (isSign && (place === "start" || (place === "blank" && isCall(text, at)))) harmless += "'";
    harmless += character;
    at += character.length;
    if (boundary.test(character)) place = "start";
    else if (!blank.test(character)) place = "word";
    else if (place === "word") place = "blank";
  }
  return harmless;
}

/** What makes a word more than a calculation (a function, another program or another sheet), or ends it. */
const callOrEnd = /[(|!（｜！\p{Z}\p{Cc}]/gu;

/** Between blanks, signs are ordinary (`Achats - Europe`): a cell cut there is dangerous only if it calls something. */
function isCall(text: string, at: number): boolean {
  callOrEnd.lastIndex = at;
  return /[(|!（｜！]/.test(callOrEnd.exec(text)?.[0] ?? "");
}
