import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { ImportLimits } from "../import-limits.ts";
import type { Row } from "../read-row.ts";
import { csvRows } from "./csv-rows.server.ts";
import { FileProblem } from "./file-problem.server.ts";
import type { FileSource } from "./file-source.server.ts";
import { EncodingDetector } from "./text-encoding.server.ts";
import { xlsxRows } from "./xlsx-rows.server.ts";

/** A file with a table in it. */
type TableFile = {
  /** SHA-256 of its bytes. */
  hash: string;
  /** How it is read, for people: `CSV, windows-1252, separated by ";"`. */
  description: string;
  /** All of its rows, the first one included, one after another. Throws a `FileProblem`. */
  rows: AsyncIterable<Row>;
};

/**
 * Opens a CSV or XLSX file, whatever its name ends in. Reads it twice and holds little of it. Throws a `FileProblem` for anything
 * that is no such file, is too large or changes meanwhile.
 */
export async function openTable(source: FileSource, limits: ImportLimits): Promise<TableFile> {
  const { hash, detector, start } = await survey(source, limits);
  const table = start.startsWith("PK\u0003\u0004")
    ? await xlsxRows(source, limits)
    : await csvRows(source, textEncoding(start, source.name, detector), limits);
  return { hash, ...table };
}

/** How files begin that hold no table, or none that is read here: documents, archives, pictures, pages. */
const otherFiles = ["%PDF", "PK", "\u0089PNG", "\u00ff\u00d8\u00ff", "GIF8", "{\\rtf", "<html", "<!DOCT"];

function textEncoding(start: string, name: string, detector: EncodingDetector) {
  if (start === "") throw new FileProblem(`${name} is empty.`, { kind: "empty" });
  // The container of .xls, and of an .xlsx with a password.
  if (start.startsWith("\u00d0\u00cf\u0011\u00e0"))
    throw new FileProblem(
      `${name} is an old or a protected Excel file. Save it as .xlsx or .csv without a password.`,
      { kind: "protected" },
    );
  if (otherFiles.some((signature) => start.startsWith(signature)))
    throw new FileProblem(`${name} is neither a CSV nor an XLSX file.`, { kind: "no-table" });
  return detector.result();
}

/** Reads the file once. */
async function survey({ name, chunks }: FileSource, limits: ImportLimits) {
  const hash = createHash("sha256");
  const detector = new EncodingDetector();
  let size = 0;
  let start = "";
  for await (const chunk of chunks()) {
    size += chunk.length;
    if (size > limits.file)
      throw new FileProblem(`${name} is larger than ${limits.file / 1024 / 1024} MB. Split it.`, {
        kind: "too-large",
      });
    if (start === "") start = chunk.subarray(0, 8).toString("latin1");
    hash.update(chunk);
    detector.add(chunk);
    // What is in memory comes without a pause.
    await setImmediate();
  }
  return { hash: hash.digest("hex"), detector, start };
}
