import type { ImportedProspect } from "../new-prospect.ts";
import type { OwnColumn } from "../settings/settings-protocol.ts";
import { type Column, columnsOf, type FileField, isOwnField, ownField } from "./columns.ts";
import { FileProblem } from "./file/file-problem.server.ts";
import type { FileSource } from "./file/file-source.server.ts";
import { openTable } from "./file/table-file.server.ts";
import { type ImportLimits, importLimits } from "./import-limits.ts";
import { type Row, readRow } from "./read-row.ts";
import { inEnglish, type RowProblem } from "./row-problem.ts";
import { columnsWithoutHeader, lacksHeader, sampleRows } from "./without-header.ts";

/** A row of the file, by its number in a spreadsheet, the first one being 1. */
export type ProspectRow =
  | { row: number; prospect: ImportedProspect }
  /** Why it stays out; `reason` says so to operators. */
  | { row: number; problems: RowProblem[]; reason: string };

/** A file of prospects. */
export type ProspectFile = {
  name: string;
  hash: string;
  description: string;
  columns: Column[];
  /** Its rows without the empty ones, one after another. Throws a `FileProblem`, after which none of them counts. */
  rows: AsyncGenerator<ProspectRow>;
};

/** How many rows with and without words are read, for each of those with words that may be. */
const emptyRows = 10;

/**
 * Opens a file of prospects that were imported on `on`, a day in Paris, with or without a header (D318). Throws a `FileProblem`
 * when it cannot be read, or when no column is that of the company. `chosen` is what its columns are taken for instead of what their names say, `own` are the columns
 * that the team added.
 */
export async function openProspects(
  source: FileSource,
  on: string,
  limits: ImportLimits = importLimits,
  { chosen = [], own = [] }: { chosen?: readonly (FileField | null)[]; own?: readonly OwnColumn[] } = {},
): Promise<ProspectFile> {
  const { name } = source;
  const { hash, description, rows } = await openTable(source, limits);
  const iterator = rows[Symbol.asyncIterator]();
  const tooMany = () =>
    new FileProblem(`${name} has more than ${limits.rows} rows. Split it.`, { kind: "too-many-rows" });
  let seen = 0;
  // Rows without a word cost as much to read: spreadsheets have thousands below a table, and no more.
  const nextRow = async () => {
    seen += 1;
    if (seen > emptyRows * limits.rows) throw tooMany();
    return await iterator.next();
  };
  let first = await nextRow();
  while (!first.done && first.value.cells.every((cell) => cell.trim() === "")) first = await nextRow();
  if (first.done) throw new FileProblem(`${name} is empty.`, { kind: "empty" });
  if (first.value.problem === "row-too-long")
    throw new FileProblem(`The first row of ${name} is too long.`, { kind: "row-too-long" });
  const headings = first.value.cells;
  if (headings.length > limits.columns)
    throw new FileProblem(`${name} has ${headings.length} columns; ${limits.columns} are read.`, {
      kind: "too-many-columns",
    });
  // Rows that were read ahead, to see whether the first one is a prospect.
  const ahead: Row[] = [];
  const named = columnsOf(headings, [], own);
  if (!named.some(({ field }) => field === "company")) {
    ahead.push(first.value);
    for (let next = await nextRow(); !next.done; next = await nextRow()) {
      ahead.push(next.value);
      if (ahead.length === sampleRows) break;
    }
  }
  const sample = ahead.map(({ cells }) => cells.slice(0, limits.columns));
  const isHeaderless = lacksHeader(sample, named);
  if (!isHeaderless) ahead.shift();
  const columns = isHeaderless ? columnsWithoutHeader(sample, chosen) : columnsOf(headings, chosen, own);
  if (!columns.some(({ field }) => field === "company"))
    throw new FileProblem(
      [`No column of ${name} (${description}) names the company.`, ...describeColumns(columns)].join("\n"),
      { kind: "no-company", columns },
    );

  const standing = new Set<FileField | null>(own.map(ownField));
  const isGone = columns.some(({ field }) => field !== null && isOwnField(field) && !standing.has(field));

  async function nextOf(rows: Row[]): Promise<Row | null> {
    const known = rows.shift();
    if (known) return known;
    const next = await nextRow();
    return next.done ? null : next.value;
  }

  async function* prospects(): AsyncGenerator<ProspectRow> {
    try {
      // Not before it is read: an import that was done under its id is answered whatever has gone since.
      if (isGone)
        throw new FileProblem("A column of the list that the file fills was removed.", {
          kind: "column-gone",
        });
      let count = 0;
      for (let row = await nextOf(ahead); row; row = await nextOf(ahead)) {
        const { number } = row;
        const read = readRow(columns, row, on, own);
        if (read.kind === "empty") continue;
        count += 1;
        if (count > limits.rows) throw tooMany();
        yield read.kind === "bad"
          ? { row: number, problems: read.problems, reason: read.problems.map(inEnglish).join("; ") }
          : { row: number, prospect: read.prospect };
      }
    } finally {
      await iterator.return?.();
    }
  }
  return { name, hash, description, columns, rows: prospects() };
}

/** What the columns were taken for, in lines for people. */
export function describeColumns(columns: readonly Column[]): string[] {
  const lines = columns.map(({ letter, heading, example, field, isTaken }) => {
    const name = example === null ? heading || "(no name)" : `(no header) ${example}`.trim();
    if (field === null) return `${letter}  ${name}: unknown, left out`;
    return isTaken
      ? `${letter}  ${name}: ${field}`
      : `${letter}  ${name}: ${field}, left out (what was done elsewhere)`;
  });
  const taken = columns.filter(({ isTaken }) => isTaken);
  const several = [...new Set(taken.map(({ field }) => field))].flatMap((field) => {
    const letters = taken.filter((column) => column.field === field).map(({ letter }) => letter);
    return letters.length > 1
      ? [`${letters.join(" and ")} are both ${field}: in each row the first one with a value counts`]
      : [];
  });
  return [...lines, ...several];
}
