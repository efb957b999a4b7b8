import { setImmediate } from "node:timers/promises";
import { CsvError, parse } from "csv-parse";
import { parse as parseAtOnce } from "csv-parse/sync";
import { columnsOf } from "../columns.ts";
import type { ImportLimits } from "../import-limits.ts";
import type { Row } from "../read-row.ts";
import { FileProblem } from "./file-problem.server.ts";
import type { FileSource } from "./file-source.server.ts";
import type { TextEncoding } from "./text-encoding.server.ts";

const separators = [";", ",", "\t", "|"];

/** Characters from which the separator is found. */
const sampleSize = 64 * 1024;

/** Characters that are parsed before others have their turn. */
const pieceSize = 4 * 1024;

const options = {
  record_delimiter: ["\r\n", "\n", "\r"],
  relax_quotes: true,
  relax_column_count: true,
};

/** The rows of a CSV file in this encoding, with the separator that makes most of its first row. */
export async function csvRows(
  source: FileSource,
  encoding: TextEncoding,
  limits: ImportLimits,
): Promise<{ description: string; rows: AsyncIterable<Row> }> {
  let sample = "";
  for await (const text of textOf(source, encoding, limits)) {
    sample += text;
    if (sample.length >= sampleSize) break;
  }
  // Excel's own first line, which it does not show.
  const declared = /^sep=([^\r\n])(?:\r\n|\n|\r)/i.exec(sample);
  const start = declared?.[0].length ?? 0;
  const separator = declared?.[1] ?? (await bestSeparator(sample.slice(0, sampleSize), limits));
  return {
    description: `CSV, ${encoding}, separated by ${separator === "\t" ? "tabs" : `"${separator}"`}`,
    rows: rowsOf(source, encoding, { separator, start }, limits),
  };
}

async function* rowsOf(
  source: FileSource,
  encoding: TextEncoding,
  { separator, start }: { separator: string; start: number },
  limits: ImportLimits,
): AsyncGenerator<Row> {
  const parser = parse({ ...options, max_record_size: limits.row, delimiter: separator });
  let number = 0;
  // `pipeline` and `Readable.from` would parse ahead; one chunk at a time holds one chunk's rows.
  const problems: Error[] = [];
  parser.on("error", (error) => problems.push(error));
  const rowsSoFar = function* (): Generator<Row> {
    for (let cells = parser.read() as string[] | null; cells; cells = parser.read() as string[] | null) {
      number += 1;
      yield { number, cells };
    }
    const [problem] = problems;
    if (problem) throw explained(problem, number + 1, limits);
  };
  let skipped = start;
  for await (const text of textOf(source, encoding, limits)) {
    // A chunk may be as many rows as it has characters.
    for (let from = Math.min(skipped, text.length); from < text.length; from += pieceSize) {
      const isRoom = parser.write(text.slice(from, from + pieceSize));
      if (!isRoom) await setImmediate();
      yield* rowsSoFar();
      await setImmediate();
    }
    skipped = Math.max(0, skipped - text.length);
  }
  const ended = new Promise<void>((resolve) => {
    parser.once("end", resolve).once("error", () => resolve());
  });
  parser.end();
  for (;;) {
    const isOver = await Promise.race([ended.then(() => true), setImmediate(false)]);
    yield* rowsSoFar();
    if (isOver) return;
  }
}

function explained(error: Error, row: number, limits: ImportLimits): Error {
  const { code } = error as CsvError;
  if (code === "CSV_MAX_RECORD_SIZE")
    return new FileProblem(
      `Row ${row} is longer than ${charactersOf(limits)} characters. Is a quotation mark never closed, or is this no CSV file?`,
      { kind: "row-too-long" },
    );
  if (code === "CSV_QUOTE_NOT_CLOSED")
    return new FileProblem(`Row ${row} opens a quotation mark that nothing closes.`, {
      kind: "quote-not-closed",
    });
  return error instanceof CsvError
    ? new FileProblem(`Row ${row} is no CSV (${error.message}).`, { kind: "no-table" })
    : error;
}

const charactersOf = ({ row }: ImportLimits) => (row === 1024 * 1024 ? "a million" : row);

async function* textOf(
  { name, chunks }: FileSource,
  encoding: TextEncoding,
  limits: ImportLimits,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let size = 0;
  for await (const chunk of chunks()) {
    size += chunk.length;
    if (size > limits.file) throw new FileProblem(`${name} grows while it is read.`, { kind: "too-large" });
    yield decoder.decode(chunk, { stream: true });
    // What is in memory comes without a pause.
    await setImmediate();
  }
  yield decoder.decode();
}

/** The separator with which the first row names most fields; of several, the one that makes most columns. */
async function bestSeparator(sample: string, limits: ImportLimits): Promise<string> {
  const rated = [];
  for (const separator of separators) {
    const [headings = []] = firstRow(sample, separator, limits);
    const recognised = columnsOf(headings.slice(0, limits.columns)).filter(({ field }) => field !== null);
    rated.push({ separator, recognised: recognised.length, columns: headings.length });
    await setImmediate();
  }
  rated.sort((one, other) => other.recognised - one.recognised || other.columns - one.columns);
  return rated[0]?.separator ?? ";";
}

function firstRow(sample: string, separator: string, limits: ImportLimits): string[][] {
  try {
    return parseAtOnce(sample, {
      ...options,
      max_record_size: limits.row,
      delimiter: separator,
      to: 1,
      skip_empty_lines: true,
    }) as unknown as string[][];
  } catch {
    return [];
  }
}
