import type { NewProspect } from "../new-prospect.ts";
import { type Column, columnsOf } from "./columns.ts";
import { FileProblem } from "./file/file-problem.server.ts";
import { openTable } from "./file/table-file.server.ts";
import { importLimits } from "./import-limits.ts";
import { readRow } from "./read-row.ts";

/** A row of the file, by its number in a spreadsheet, the first one being 1. */
export type ProspectRow =
  | { row: number; prospect: NewProspect }
  /** Why it stays out. */
  | { row: number; reason: string };

/** A file of prospects. */
export type ProspectFile = {
  name: string;
  hash: string;
  description: string;
  columns: Column[];
  /** Its rows without the empty ones, one after another. Throws a `FileProblem`, after which none of them counts. */
  rows: AsyncGenerator<ProspectRow>;
};

/**
 * Opens a file of prospects that were imported on `on`, a day in Paris. Throws a `FileProblem` when it cannot be read, or when no
 * column names the company.
 */
export async function openProspects(path: string, on: string): Promise<ProspectFile> {
  const { name, hash, description, rows } = await openTable(path);
  const iterator = rows[Symbol.asyncIterator]();
  let first = await iterator.next();
  while (!first.done && first.value.cells.every((cell) => cell.trim() === "")) first = await iterator.next();
  if (first.done) throw new FileProblem(`${name} is empty.`);
  const headings = first.value.cells;
  if (headings.length > importLimits.columns)
    throw new FileProblem(`${name} has ${headings.length} columns; ${importLimits.columns} are read.`);
  const columns = columnsOf(headings);
  if (!columns.some(({ field }) => field === "company"))
    throw new FileProblem(
      [`No column of ${name} (${description}) names the company.`, ...describeColumns(columns)].join("\n"),
    );

  async function* prospects(): AsyncGenerator<ProspectRow> {
    try {
      let count = 0;
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
        const { number } = next.value;
        const read = readRow(columns, next.value, on);
        if (read.kind === "empty") continue;
        count += 1;
        if (count > importLimits.rows)
          throw new FileProblem(`${name} has more than ${importLimits.rows} rows. Split it.`);
        yield read.kind === "bad"
          ? { row: number, reason: read.reason }
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
  const lines = columns.map(({ letter, heading, field, isTaken }) => {
    const name = heading === "" ? "(no name)" : heading;
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
