import { promisify } from "node:util";
import { SaxesParser } from "saxes";
import yauzl from "yauzl";
import { importLimits } from "../import-limits.ts";
import type { Row } from "../read-row.ts";
import { FileProblem } from "./file-problem.server.ts";

/**
 * The rows of the first visible sheet of a workbook, read from the archive as they are asked for. A formula is the value that the
 * spreadsheet computed last. What would unpack to more than `importLimits` is refused.
 */
export async function xlsxRows(path: string): Promise<{ description: string; rows: AsyncIterable<Row> }> {
  const archive = await Archive.open(path);
  try {
    const { sheets, targets } = await bookOf(archive);
    const visible = sheets.filter(({ isHidden }) => !isHidden);
    const sheet = visible[0] ?? sheets[0];
    const part = sheet && partOf(targets.get(sheet.relation) ?? "worksheets/sheet1.xml");
    if (!sheet || !part || !archive.has(part)) throw new FileProblem("This workbook has no sheet.");
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
    throw new FileProblem("This archive is no Excel workbook. Save the table as .xlsx or .csv.");
  const sheets: Sheet[] = [];
  await archive.parse("xl/workbook.xml", importLimits.parts, {
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
    await archive.parse(relations, importLimits.parts, {
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
  await archive.parse("xl/sharedStrings.xml", importLimits.sharedStrings, {
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
    const reader = new SheetReader(strings);
    for await (const _ of archive.parsing(part, importLimits.sheet, reader)) yield* reader.takeRows();
    yield* reader.takeRows();
  } finally {
    archive.close();
  }
}

/** Makes rows of the elements of a sheet. */
class SheetReader implements Handlers {
  readonly #strings: readonly string[];
  #rows: Row[] = [];
  #number = 0;
  #cells: string[] = [];
  #size = 0;
  #position = -1;
  #type = "n";
  #text = "";
  #isValue = false;
  #isPhonetic = false;
  #problem: string | undefined;

  constructor(strings: readonly string[]) {
    this.#strings = strings;
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
      if (this.#position >= importLimits.columns)
        throw new FileProblem(`Row ${this.#number} has a cell beyond the ${importLimits.columns}th column.`);
      [this.#type, this.#text] = [attributes.t ?? "n", ""];
    } else if (name === "rPh") this.#isPhonetic = true;
    this.#isValue = name === "v" || (name === "t" && !this.#isPhonetic);
  };

  onText = (text: string) => {
    if (!this.#isValue || this.#position < 0) return;
    this.#size += text.length;
    if (this.#size > importLimits.row)
      throw new FileProblem(`Row ${this.#number} is longer than a million characters.`);
    this.#text += text;
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
        if (found === undefined && this.#text !== "")
          this.#problem = "refers to a text that the workbook does not have";
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
  if (position === 0) throw new FileProblem("A cell of this workbook has no column.");
  return position - 1;
}

/** The parts of a zip archive, each unpacked while it is parsed. */
class Archive {
  readonly #zip: yauzl.ZipFile;
  readonly #entries: Map<string, yauzl.Entry>;

  private constructor(zip: yauzl.ZipFile, entries: Map<string, yauzl.Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  static async open(path: string): Promise<Archive> {
    try {
      const zip = (await promisify(yauzl.open as OpenZip)(path, {
        lazyEntries: true,
        autoClose: false,
      })) as yauzl.ZipFile;
      return new Archive(zip, await entriesOf(zip));
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
    if (!entry) throw new FileProblem(`This workbook lacks ${part}.`);
    if (entry.isEncrypted()) throw new FileProblem("This workbook is protected. Save it without a password.");
    // yauzl ends a part that unpacks to more than it declares.
    if (entry.uncompressedSize > most)
      throw new FileProblem(
        `This workbook would unpack to more than ${most / 1024 / 1024} MB. Split it, or save it as .csv.`,
      );
    let [position, atTag] = [0, 0];
    const parser = new SaxesParser({ position: false });
    const local = (name: string) => name.slice(name.indexOf(":") + 1);
    parser.on("doctype", () => {
      throw new FileProblem("This workbook defines entities, which no spreadsheet does.");
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
        if (position - atTag > importLimits.betweenTags)
          throw new FileProblem("This workbook has a text of more than two million characters.");
        yield;
      }
      parser.write(decoder.decode()).close();
    } catch (error) {
      throw error instanceof FileProblem ? error : damaged(error);
    }
  }
}

type OpenZip = (
  path: string,
  options: yauzl.Options,
  callback: (error: Error | null, zip: yauzl.ZipFile) => void,
) => void;
type OpenPart = (
  entry: yauzl.Entry,
  callback: (error: Error | null, stream: NodeJS.ReadableStream) => void,
) => void;

async function entriesOf(zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
  if (zip.entryCount > importLimits.entries)
    throw new FileProblem("This archive has too many files for a workbook.");
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
  new FileProblem(`This workbook is damaged (${(cause as Error).message.slice(0, 200)}).`, { cause });
