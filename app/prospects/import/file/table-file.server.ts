import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { basename } from "node:path";
import { importLimits } from "../import-limits.ts";
import type { Row } from "../read-row.ts";
import { csvRows } from "./csv-rows.server.ts";
import { FileProblem } from "./file-problem.server.ts";
import { EncodingDetector } from "./text-encoding.server.ts";
import { xlsxRows } from "./xlsx-rows.server.ts";

/** A file with a table in it. */
type TableFile = {
  name: string;
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
export async function openTable(path: string): Promise<TableFile> {
  const name = basename(path);
  const { hash, detector, start } = await survey(path);
  const table = start.startsWith("PK\u0003\u0004")
    ? await xlsxRows(path)
    : await csvRows(path, textEncoding(start, name, detector));
  return { name, hash, ...table };
}

function textEncoding(start: string, name: string, detector: EncodingDetector) {
  if (start === "") throw new FileProblem(`${name} is empty.`);
  // The container of .xls, and of an .xlsx with a password.
  if (start.startsWith("\u00d0\u00cf\u0011\u00e0"))
    throw new FileProblem(
      `${name} is an old or a protected Excel file. Save it as .xlsx or .csv without a password.`,
    );
  if (start.startsWith("%PDF") || start.startsWith("PK"))
    throw new FileProblem(`${name} is neither a CSV nor an XLSX file.`);
  return detector.result();
}

/** Reads the file once. */
async function survey(path: string) {
  const file = await open(path).catch((cause: NodeJS.ErrnoException) => {
    throw new FileProblem(
      cause.code === "ENOENT" ? `There is no file ${path}.` : `${path} cannot be read (${cause.code}).`,
      {
        cause,
      },
    );
  });
  try {
    const found = await file.stat();
    if (!found.isFile()) throw new FileProblem(`${path} is no file.`);
    if (found.size > importLimits.file) throw tooLarge(path);
    const hash = createHash("sha256");
    const detector = new EncodingDetector();
    let size = 0;
    let start = "";
    for await (const chunk of file.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > importLimits.file) throw tooLarge(path);
      if (start === "") start = chunk.subarray(0, 8).toString("latin1");
      hash.update(chunk);
      detector.add(chunk);
    }
    return { hash: hash.digest("hex"), detector, start };
  } finally {
    await file.close();
  }
}

const tooLarge = (path: string) =>
  new FileProblem(`${path} is larger than ${importLimits.file / 1024 / 1024} MB. Split it.`);
