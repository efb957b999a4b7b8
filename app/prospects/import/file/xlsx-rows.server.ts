import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";
import { SaxesParser } from "saxes";
import type yauzl from "yauzl";
import type { ImportLimits } from "../import-limits.ts";
import type { Row } from "../read-row.ts";
import { FileProblem } from "./file-problem.server.ts";
import type { FileSource } from "./file-source.server.ts";

/**
 * The rows of the first visible sheet of a workbook, read from the archive as they are asked for. A formula is the value that the
 * spreadsheet computed last. What would unpack to more than `limits` is refused.
 */
export async function xlsxRows(
  source: FileSource,
  limits: ImportLimits,
): Promise<{ description: string; rows: AsyncIterable<Row> }> {
  const archive = await Archive.open(source, limits);
  try {
    const { sheets, targets } = await bookOf(archive);
    const visible = sheets.filter(({ isHidden }) => !isHidden);
    const sheet = visible[0] ?? sheets[0];
    const part = sheet && partOf(targets.get(sheet.relation) ?? "worksheets/sheet1.xml");
    if (!sheet || !part || !archive.has(part))
      throw new FileProblem("This workbook has no sheet.", { kind: "no-table" });
    const others = sheets.length > 1 ? `, the first visible one of ${sheets.length}` : "";
    return { description: `XLSX, sheet "${sheet.name.slice(0, 100)}"${others}`, rows: rowsOf(archive, part) };
  } catch (error) {
    archive.close();
    throw error;
  }
}

type Handlers = {
  onOpen?: (name: string, attributes: Record<string, string>) => void;
  onClose?: (name: string) => void;
  onText?: (text: string) => void;
};

type Sheet = { name: string; relation: string; isHidden: boolean };

async function bookOf(archive: Archive): Promise<{ sheets: Sheet[]; targets: Map<string, string> }> {
  if (!archive.has("xl/workbook.xml"))
    throw new FileProblem("This archive is no Excel workbook. Save the table as .xlsx or .csv.", {
      kind: "no-table",
    });
  const sheets: Sheet[] = [];
  await archive.parse("xl/workbook.xml", archive.limits.parts, {
    onOpen: (name, attributes) => {
      if (name !== "sheet") return;
      sheets.push({
        name: attributes.name ?? "",
        relation: attributes.id ?? "",
        isHidden: attributes.state === "hidden" || attributes.state === "veryHidden",
      });
    },
  });
  const targets = new Map<string, string>();
  const relations = "xl/_rels/workbook.xml.rels";
  if (archive.has(relations))
    await archive.parse(relations, archive.limits.parts, {
      onOpen: (name, { Id = "", Target = "" }) => {
        if (name === "Relationship") targets.set(Id, Target);
      },
    });
  return { sheets, targets };
}

const partOf = (target: string) =>
  target.startsWith("/") ? target.slice(1) : `xl/${target.replace(/^\.\//, "")}`;

async function sharedStrings(archive: Archive): Promise<string[]> {
  const strings: string[] = [];
  if (!archive.has("xl/sharedStrings.xml")) return strings;
  let [current, isText, isPhonetic] = ["", false, false];
  await archive.parse("xl/sharedStrings.xml", archive.limits.sharedStrings, {
    onOpen: (name) => {
      if (name === "si") current = "";
      if (name === "rPh") isPhonetic = true;
      isText = name === "t" && !isPhonetic;
    },
    onText: (text) => {
      if (isText) current += text;
    },
    onClose: (name) => {
      isText = false;
      if (name === "rPh") isPhonetic = false;
      if (name === "si") strings.push(unescaped(current));
    },
  });
  return strings;
}

async function* rowsOf(archive: Archive, part: string): AsyncGenerator<Row> {
  try {
    const strings = await sharedStrings(archive);
    const reader = new SheetReader(strings, archive.limits);
    for await (const _ of archive.parsing(part, archive.limits.sheet, reader)) yield* reader.takeRows();
    yield* reader.takeRows();
  } finally {
    archive.close();
  }
}

/** Makes rows of the elements of a sheet. */
class SheetReader implements Handlers {
  readonly #strings: readonly string[];
  readonly #limits: ImportLimits;
  #rows: Row[] = [];
  #number = 0;
  #cells: string[] = [];
  #size = 0;
  #position = -1;
  #type = "n";
  #text = "";
  #isValue = false;
  #isPhonetic = false;
  #problem: Row["problem"];

  constructor(strings: readonly string[], limits: ImportLimits) {
    this.#strings = strings;
    this.#limits = limits;
  }

  takeRows(): Row[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  onOpen = (name: string, attributes: Record<string, string>) => {
    if (name === "row") {
      const number = Number(attributes.r);
      this.#number = Number.isSafeInteger(number) && number > this.#number ? number : this.#number + 1;
      [this.#cells, this.#position, this.#size, this.#problem] = [[], -1, 0, undefined];
    } else if (name === "c") {
      this.#position = attributes.r === undefined ? this.#position + 1 : positionOf(attributes.r);
      if (this.#position >= this.#limits.columns)
        throw new FileProblem(`Row ${this.#number} has a cell beyond the ${this.#limits.columns}th column.`, {
          kind: "too-many-columns",
        });
      [this.#type, this.#text] = [attributes.t ?? "n", ""];
    } else if (name === "rPh") this.#isPhonetic = true;
    this.#isValue = name === "v" || (name === "t" && !this.#isPhonetic);
  };

  onText = (text: string) => {
    if (!this.#isValue || this.#position < 0) return;
    this.#size += text.length;
    // The next row begins anew, whatever this one has: a file of lines has no such end to trust.
    if (this.#size > this.#limits.row) this.#problem = "row-too-long";
    else this.#text += text;
  };

  onClose = (name: string) => {
    this.#isValue = false;
    if (name === "rPh") this.#isPhonetic = false;
    if (name === "c") this.#endCell();
    if (name !== "row") return;
    const cells = Array.from(this.#cells, (cell) => cell ?? "");
    this.#rows.push(
      this.#problem
        ? { number: this.#number, cells, problem: this.#problem }
        : { number: this.#number, cells },
    );
  };

  #endCell() {
    const cell = this.#valueOf();
    if (cell !== "") this.#cells[this.#position] = cell;
  }

  #valueOf(): string {
    switch (this.#type) {
      case "s": {
        const found = this.#strings[Number(this.#text)];
        if (found === undefined && this.#text !== "") this.#problem ??= "unknown-text";
        return found ?? "";
      }
      case "inlineStr":
      case "str":
        return unescaped(this.#text);
      case "e":
      case "b":
      case "d":
        return this.#text;
      default:
        return numberText(this.#text);
    }
  }
}

/** A number as it is typed: spreadsheets store long ones as `1.2345678200015E13`. */
function numberText(text: string): string {
  if (!/e/i.test(text)) return text;
  const number = Number(text);
  return Number.isSafeInteger(number) ? String(number) : text;
}

/** Spreadsheets write a character that XML does not have as `_x000D_`. */
const unescaped = (text: string) =>
  text.includes("_x")
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

/** The column of a cell, from 0 on: `AB12` is 27. */
function positionOf(reference: string): number {
  let position = 0;
  for (const sign of reference.slice(0, 4)) {
    if (sign < "A" || sign > "Z") break;
    position = position * 26 + sign.charCodeAt(0) - 64;
  }
  if (position === 0) throw new FileProblem("A cell of this workbook has no column.", { kind: "damaged" });
  return position - 1;
}

/** The parts of a zip archive, each unpacked while it is parsed. */
class Archive {
  readonly #zip: yauzl.ZipFile;
  readonly #entries: Map<string, yauzl.Entry>;

  readonly limits: ImportLimits;

  private constructor(zip: yauzl.ZipFile, entries: Map<string, yauzl.Entry>, limits: ImportLimits) {
    this.limits = limits;
    this.#zip = zip;
    this.#entries = entries;
  }

  static async open(source: FileSource, limits: ImportLimits): Promise<Archive> {
    try {
      const zip = await source.zip();
      return new Archive(zip, await entriesOf(zip, limits), limits);
    } catch (cause) {
      throw cause instanceof FileProblem ? cause : damaged(cause);
    }
  }

  has(part: string): boolean {
    return this.#entries.has(part);
  }

  close(): void {
    this.#zip.close();
  }

  async parse(part: string, most: number, handlers: Handlers): Promise<void> {
    for await (const _ of this.parsing(part, most, handlers));
  }

  /** Parses a part of at most so many bytes, and stops after each chunk. */
  async *parsing(part: string, most: number, handlers: Handlers): AsyncGenerator<void> {
    const entry = this.#entries.get(part);
    if (!entry) throw new FileProblem(`This workbook lacks ${part}.`, { kind: "damaged" });
    if (entry.isEncrypted())
      throw new FileProblem("This workbook is protected. Save it without a password.", {
        kind: "protected",
      });
    // yauzl ends a part that unpacks to more than it declares.
    if (entry.uncompressedSize > most)
      throw new FileProblem(
        `This workbook would unpack to more than ${most / 1024 / 1024} MB. Split it, or save it as .csv.`,
        { kind: "too-large" },
      );
    let [position, atTag] = [0, 0];
    const parser = new SaxesParser({ position: false });
    const local = (name: string) => name.slice(name.indexOf(":") + 1);
    parser.on("doctype", () => {
      throw new FileProblem("This workbook defines entities, which no spreadsheet does.", {
        kind: "damaged",
      });
    });
    parser.on("error", (error) => {
      throw damaged(error);
    });
    parser.on("opentag", ({ name, attributes }) => {
      atTag = position;
      const plain: Record<string, string> = Object.create(null);
      for (const [key, value] of Object.entries(attributes)) plain[local(key)] = value as string;
      handlers.onOpen?.(local(name), plain);
    });
    parser.on("closetag", ({ name }) => {
      atTag = position;
      handlers.onClose?.(local(name));
    });
    parser.on("text", (text) => handlers.onText?.(text));
    parser.on("cdata", (text) => handlers.onText?.(text));
    try {
      const decoder = new TextDecoder("utf-8", { fatal: true });
      const stream = await promisify(this.#zip.openReadStream.bind(this.#zip) as OpenPart)(entry);
      for await (const chunk of stream as unknown as AsyncIterable<Buffer>) {
        position += chunk.length;
        parser.write(decoder.decode(chunk, { stream: true }));
        if (position - atTag > this.limits.betweenTags)
          throw new FileProblem("This workbook has a text of more than two million characters.", {
            kind: "too-large",
          });
        yield;
        await setImmediate();
      }
      parser.write(decoder.decode()).close();
    } catch (error) {
      throw error instanceof FileProblem ? error : damaged(error);
    }
  }
}

type OpenPart = (
  entry: yauzl.Entry,
  callback: (error: Error | null, stream: NodeJS.ReadableStream) => void,
) => void;

async function entriesOf(zip: yauzl.ZipFile, limits: ImportLimits): Promise<Map<string, yauzl.Entry>> {
  if (zip.entryCount > limits.entries)
    throw new FileProblem("This archive has too many files for a workbook.", { kind: "no-table" });
  const entries = new Map<string, yauzl.Entry>();
  await new Promise<void>((resolve, reject) => {
    zip.on("entry", (entry: yauzl.Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on("end", resolve);
    zip.on("error", reject);
    zip.readEntry();
  });
  return entries;
}

const damaged = (cause: unknown) =>
  new FileProblem(`This workbook is damaged (${(cause as Error).message.slice(0, 200)}).`, {
    kind: "damaged",
    cause,
  });
