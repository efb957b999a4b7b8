import { createReadStream } from "node:fs";
import { CsvError, parse } from "csv-parse";
import { parse as parseAtOnce } from "csv-parse/sync";
import { columnsOf } from "../columns.ts";
import { importLimits } from "../import-limits.ts";
import type { Row } from "../read-row.ts";
import { FileProblem } from "./file-problem.server.ts";
import type { TextEncoding } from "./text-encoding.server.ts";

const separators = [";", ",", "\t", "|"];

/** Characters from which the separator is found. */
const sampleSize = 256 * 1024;

const options = {
  record_delimiter: ["\r\n", "\n", "\r"],
  relax_quotes: true,
  relax_column_count: true,
  max_record_size: importLimits.row,
};

/** The rows of a CSV file in this encoding, with the separator that makes most of its first row. */
export async function csvRows(
  path: string,
  encoding: TextEncoding,
): Promise<{ description: string; rows: AsyncIterable<Row> }> {
  let sample = "";
  for await (const text of textOf(path, encoding)) {
    sample += text;
    if (sample.length >= sampleSize) break;
  }
  // Excel's own first line, which it does not show.
  const declared = /^sep=([^\r\n])(?:\r\n|\n|\r)/i.exec(sample);
  const start = declared?.[0].length ?? 0;
  const separator = declared?.[1] ?? bestSeparator(sample);
  return {
    description: `CSV, ${encoding}, separated by ${separator === "\t" ? "tabs" : `"${separator}"`}`,
    rows: rowsOf(path, encoding, separator, start),
  };
}

async function* rowsOf(
  path: string,
  encoding: TextEncoding,
  separator: string,
  start: number,
): AsyncGenerator<Row> {
  const parser = parse({ ...options, delimiter: separator });
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
    if (problem) throw explained(problem, number + 1);
  };
  let skipped = start;
  for await (const text of textOf(path, encoding)) {
    const isRoom = parser.write(text.slice(skipped));
    skipped = Math.max(0, skipped - text.length);
    if (!isRoom) await new Promise((resolve) => setImmediate(resolve));
    yield* rowsSoFar();
  }
  const ended = new Promise<void>((resolve) => {
    parser.once("end", resolve).once("error", () => resolve());
  });
  parser.end();
  for (;;) {
    const isOver = await Promise.race([
      ended.then(() => true),
      new Promise((resolve) => setImmediate(resolve, false)),
    ]);
    yield* rowsSoFar();
    if (isOver) return;
  }
}

function explained(error: Error, row: number): Error {
  const { code } = error as CsvError;
  if (code === "CSV_MAX_RECORD_SIZE")
    return new FileProblem(
      `Row ${row} is longer than a million characters. Is a quotation mark never closed, or is this no CSV file?`,
    );
  if (code === "CSV_QUOTE_NOT_CLOSED")
    return new FileProblem(`Row ${row} opens a quotation mark that nothing closes.`);
  return error instanceof CsvError ? new FileProblem(`Row ${row} is no CSV (${error.message}).`) : error;
}

async function* textOf(path: string, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let size = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > importLimits.file) throw new FileProblem(`${path} grows while it is read.`);
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

/** The separator with which the first row names most fields; of several, the one that makes most columns. */
function bestSeparator(sample: string): string {
  const rated = separators.map((separator) => {
    const [headings = []] = firstRow(sample, separator);
    const recognised = columnsOf(headings.slice(0, importLimits.columns)).filter(
      ({ field }) => field !== null,
    );
    return { separator, recognised: recognised.length, columns: headings.length };
  });
  rated.sort((one, other) => other.recognised - one.recognised || other.columns - one.columns);
  return rated[0]?.separator ?? ";";
}

function firstRow(sample: string, separator: string): string[][] {
  try {
    return parseAtOnce(sample, {
      ...options,
      delimiter: separator,
      to: 1,
      skip_empty_lines: true,
    }) as unknown as string[][];
  } catch {
    return [];
  }
}
