import { crc32, deflateRawSync } from "node:zlib";

type Part = { name: string; content: string | Buffer; declaredSize?: number };

/** A zip archive of these parts, as Excel writes it; `declaredSize` lies about what a part unpacks to. */
export function zipOf(parts: readonly Part[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, declaredSize } of parts) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(declaredSize ?? bytes.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), common, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\u0000"), common, rest, Buffer.from(name)]),
    );
    files.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, listed, Buffer.from("PK\u0005\u0006"), end]);
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A cell of a workbook: a text, a number, or a formula with its last value. */
export type WorkbookCell = string | number | { formula: string; value: string } | null;

/** A workbook with these rows, its texts shared as Excel does or within the cells as Numbers and CRMs do. */
export function workbookOf(
  rows: readonly (readonly WorkbookCell[])[],
  texts: "shared" | "inline" = "shared",
): Buffer {
  const strings: string[] = [];
  const cell = (value: WorkbookCell, at: string) => {
    if (value === null) return "";
    if (typeof value === "number") return `<c r="${at}"><v>${value}</v></c>`;
    if (typeof value === "object")
      return `<c r="${at}" t="str"><f>${escaped(value.formula)}</f><v>${escaped(value.value)}</v></c>`;
    if (texts === "inline") return `<c r="${at}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;
    return `<c r="${at}" t="s"><v>${strings.push(value) - 1}</v></c>`;
  };
  const letter = (index: number): string =>
    (index >= 26 ? letter(Math.floor(index / 26) - 1) : "") + String.fromCharCode(65 + (index % 26));
  const sheet = rows
    .map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((value, at) => cell(value, `${letter(at)}${row + 1}`)).join("")}</row>`,
    )
    .join("");
  return zipOf(workbookParts(`<sheetData>${sheet}</sheetData>`, strings));
}

/** The parts of a workbook whose visible sheet, the second one, has this content. */
export function workbookParts(sheet: string, strings: readonly string[] = []): Part[] {
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const shared = strings.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join("");
  return [
    { name: "[Content_Types].xml", content: `${head}<Types/>` },
    {
      name: "xl/workbook.xml",
      content: `${head}<workbook ${main} xmlns:r="urn:r"><sheets><sheet name="Listes" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Prospects" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      content: `${head}<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>`,
    },
    { name: "xl/worksheets/sheet1.xml", content: `${head}<worksheet ${main}><sheetData/></worksheet>` },
    { name: "xl/worksheets/sheet2.xml", content: `${head}<worksheet ${main}>${sheet}</worksheet>` },
    { name: "xl/sharedStrings.xml", content: `${head}<sst ${main}>${shared}</sst>` },
  ];
}
