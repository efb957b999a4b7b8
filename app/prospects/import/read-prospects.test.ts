import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { csvOf } from "#app/csv/csv.ts";
import { listedProspect, listedRecord } from "#test/prospects/listed-prospects.ts";
import { workbookOf, workbookParts, zipOf } from "#test/prospects/zip-file.ts";
import { cellsOf, columns as exported, headers } from "../export/prospect-cells.ts";
import { unchangedSettings } from "../settings/arranged.ts";
import { fileAt, fileOf } from "./file/file-source.server.ts";
import { importLimits, uploadLimits } from "./import-limits.ts";
import { describeColumns, openProspects, type ProspectRow } from "./read-prospects.server.ts";

const today = "2026-03-02";

function stored(content: string | Uint8Array, name = "prospects.csv"): string {
  const folder = mkdtempSync(join(tmpdir(), "matinal-import-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function read(content: string | Uint8Array, name?: string) {
  const file = await openProspects(fileAt(stored(content, name)), today);
  return { ...file, rows: await allOf(file.rows) };
}

async function allOf(rows: AsyncIterable<ProspectRow>): Promise<ProspectRow[]> {
  const all: ProspectRow[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

/** The rows in short: company and person, or the reason. */
const inShort = (rows: readonly ProspectRow[]) =>
  rows.map((each) =>
    "reason" in each
      ? `${each.row}: ${each.reason}`
      : `${each.row} ${each.prospect.company}/${each.prospect.contact}`,
  );

const french = [
  [
    "Société",
    "Prénom",
    "Nom",
    "Fonction",
    "E-mail",
    "Ligne directe",
    "Ville",
    "Effectif",
    "SIRET",
    "Remarque interne",
  ],
  [
    "Bois & Fils d’Étampes",
    "Hélène",
    "Cœur",
    "Directrice générale",
    "Helene@BOIS.example",
    "+33 1 99 00 14 27",
    "Étampes",
    "50 à 99",
    "123 456 782 00015",
    "à voir",
  ],
  ["Forêt Ménage", "Gaëlle", "", "", "", "0033199001428", "", "10 000+", "", ""],
];
const lines = (separator: string, end = "\r\n") => french.map((row) => row.join(separator)).join(end);

/** The bytes of a text in an encoding of one byte, of which the test knows these letters. */
const inOneByte = (text: string, encoding: "windows-1252" | "macintosh") => {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  );
  return Uint8Array.from([...text].map((sign) => bytes.get(sign) ?? 0x3f));
};

test.each([
  [
    "Excel in French: Windows-1252, semicolons",
    inOneByte(lines(";"), "windows-1252"),
    'windows-1252, separated by ";"',
  ],
  ["Excel's CSV UTF-8: byte order mark, semicolons", `\uFEFF${lines(";")}`, 'utf-8, separated by ";"'],
  [
    "Excel's Unicode text: UTF-16LE, tabs",
    Buffer.from(`\uFEFF${lines("\t")}`, "utf16le"),
    "utf-16le, separated by tabs",
  ],
  ["UTF-16BE", Buffer.from(`\uFEFF${lines(";")}`, "utf16le").swap16(), 'utf-16be, separated by ";"'],
  ["UTF-16 without a mark", Buffer.from(lines(";"), "utf16le"), 'utf-16le, separated by ";"'],
  ["Numbers: UTF-8, commas, line feeds", lines(",", "\n"), 'utf-8, separated by ","'],
  [
    "Excel on an old Mac: MacRoman, carriage returns",
    inOneByte(lines(";", "\r"), "macintosh"),
    'macintosh, separated by ";"',
  ],
  ["a database: bars", lines("|", "\n"), 'utf-8, separated by "|"'],
  ["Excel's own declaration", `sep=|\r\n${lines("|")}`, 'utf-8, separated by "|"'],
])("a file as %s is read as it looks", async (_, content, description) => {
  const { columns, rows, ...file } = await read(content);
  expect(file.description).toBe(`CSV, ${description}`);
  expect(columns.map(({ field }) => field)).toEqual([
    "company",
    "firstName",
    "lastName",
    "role",
    "email",
    "phone",
    "city",
    "headcount",
    "siren",
    null,
  ]);
  expect(rows).toEqual([
    {
      row: 2,
      prospect: {
        ...{
          company: "Bois & Fils d’Étampes",
          contact: "Hélène Cœur",
          role: "Directrice générale",
          city: "Étampes",
        },
        email: { value: "helene@bois.example", state: "given" },
        phone: { value: "01 99 00 14 27", state: "given" },
        headcount: { min: 50, max: 99 },
        ...{
          siren: "123456782",
          ...{ website: null, linkedin: null, companyEmail: null },
          sector: "",
          signal: "",
          technologies: [],
          workHistory: [],
          reasons: [],
        },
        sources: ["company", "siren", "headcount", "city", "contact", "role", "email", "phone"].map(
          (field) => ({
            ...{ field, source: "import", on: today },
          }),
        ),
        values: {},
      },
    },
    {
      row: 3,
      prospect: expect.objectContaining({
        ...{ company: "Forêt Ménage", contact: "Gaëlle", email: { value: null, state: "missing" } },
        ...{ phone: { value: "01 99 00 14 28", state: "given" }, headcount: { min: 10_000, max: null } },
      }),
    },
  ]);
});

test.each([
  [
    "HubSpot",
    `"Record ID - Contact","First Name","Last Name","Email","Phone Number","Mobile Phone Number","Contact owner","Lead Status","Associated Company","Job Title","City","Number of Employees","Website URL"
"101","Hélène","Courtade","helene@vauclair.example","","+33 1 99 00 14 27","Camille","New","Ateliers Vauclair","Head of Purchasing","Besançon","51-200","https://www.vauclair.example/"`,
    [
      null,
      "firstName",
      "lastName",
      "email",
      "phone",
      "phone",
      null,
      "status",
      "company",
      "role",
      "city",
      "headcount",
      "website",
    ],
  ],
  [
    "Pipedrive",
    `Person - Name,Person - Organization,Person - Email - Work,Person - Phone - Mobile,Organization - Name,Deal - Title,Person - Job title
Hélène Courtade,,helene@vauclair.example,01 99 00 14 27,Ateliers Vauclair,Affaire,Head of Purchasing`,
    ["contact", "company", "email", "phone", "company", null, "role"],
  ],
])("an export of %s is recognised", async (_, content, fields) => {
  const { columns, rows } = await read(content);
  expect(columns.map(({ field }) => field)).toEqual(fields);
  const said = describeColumns(columns).join("\n");
  expect(said).toMatch(/ are both (phone|company): in each row the first one with a value counts/);
  expect(rows).toMatchObject([
    {
      row: 2,
      prospect: {
        ...{ company: "Ateliers Vauclair", contact: "Hélène Courtade", role: "Head of Purchasing" },
        ...{ email: { value: "helene@vauclair.example" }, phone: { value: "01 99 00 14 27" } },
      },
    },
  ]);
});

test("what our own export disarms comes back as it was", async () => {
  const { rows } = await read(
    csvOf([
      ["Entreprise", "Contact", "Téléphone direct", "Signal d’achat"],
      ["=1+1 SARL", "-Anna", "+33199001427", "@salon"],
    ]),
  );
  expect(rows).toMatchObject([
    {
      prospect: {
        company: "=1+1 SARL",
        contact: "-Anna",
        phone: { value: "01 99 00 14 27" },
        signal: "@salon",
      },
    },
  ]);
});

test("a bad row alone stays out, under the number that a spreadsheet shows", async () => {
  const { rows } = await read(
    [
      "Société;E-mail;Téléphone;Effectif;SIREN;Score;Site web;Notes",
      '"Deux\nlignes";;;;;;;"une\nnote"',
      "",
      ";x@y.example",
      "A;pas une adresse;12;beaucoup;123456789;101;javascript:alert(1)",
      "B;;;;;;;;en trop",
      `${"é".repeat(201)};`,
      "C\u0000;",
      `D;${"@".repeat(64 * 1024)}`,
      `${"\uFDFA".repeat(200)};`,
      "#REF!;",
      '=cmd|" /C calc"!A0;n/a;-;;;87,5 %;https://www.e.example/a?b#c;',
      "F;a@f.example;01.99.00.14.27;> 500;;40/100;f.example;",
    ].join("\n"),
  );
  expect(inShort(rows)).toEqual([
    "2 Deux lignes/",
    "4: no company",
    '5: "pas une adresse" is no e-mail address; "12" is no phone number; "101" is no number from 0 to 100; "123456789" is no SIREN or SIRET; "javascript:alert(1)" is no address of a site; "beaucoup" is no number of employees',
    "6: more cells than the first row (8)",
    "7: Société: longer than 200 characters",
    "8: Société: contains a character that is no text",
    "9: E-mail: longer than 200 characters",
    `10 ${"\uFDFA".repeat(200)}/`,
    "11: Société: an error of the spreadsheet",
    '12 =cmd|" /C calc"!A0/',
    "13 F/",
  ]);
  expect(rows.at(-2)).toMatchObject({
    prospect: {
      website: "www.e.example/a",
      reasons: [{ points: 88 }],
      email: { state: "missing" },
      phone: { value: null },
    },
  });
  expect(rows.at(-1)).toMatchObject({
    prospect: { headcount: { min: 501, max: null }, phone: { value: "01 99 00 14 27" } },
  });
});

test.each(["shared", "inline"] as const)(
  "a workbook with %s texts is read like a CSV file",
  async (texts) => {
    const { description, rows } = await read(
      workbookOf(
        [
          ["Entreprise", "Contact", "Téléphone", "SIRET", "Effectif", "Signal"],
          [
            "Bois & Fils",
            "Hélène <Cœur>",
            199001427,
            12345678200015,
            75,
            { formula: 'HYPERLINK("http://x")', value: "Salon_x000A_à Lyon" },
          ],
          [],
          [null, "Sans société"],
          ["Forêt", null, "+33 (0)1 99 00 14 27", 1.2345678200015e13],
        ],
        texts,
      ),
      "sans-extension",
    );
    expect(description).toBe('XLSX, sheet "Prospects", the first visible one of 2');
    expect(inShort(rows)).toEqual(["2 Bois & Fils/Hélène <Cœur>", "4: no company", "5 Forêt/"]);
    expect(rows[0]).toMatchObject({
      prospect: {
        ...{
          phone: { value: "01 99 00 14 27" },
          siren: "123456782",
          headcount: { min: 75, max: 75 },
          signal: "Salon à Lyon",
        },
      },
    });
    expect(rows[2]).toMatchObject({ prospect: { phone: { value: "01 99 00 14 27" }, siren: "123456782" } });
  },
);

const company = '<row><c t="inlineStr"><is><t>Entreprise</t></is></c></row>';
const sheet = (rows: string) => zipOf(workbookParts(`<sheetData>${company}${rows}</sheetData>`));
const part = (name: string) => workbookParts("").findIndex((each) => each.name === name);

test("a row of a workbook with far too much text stays out alone, and a first row refuses the file", async () => {
  const long = "@".repeat(2 ** 20 + 1);
  const { rows } = await read(workbookOf([["Société", "Notes"], ["A"], ["B", long], ["C"]], "inline"));
  expect(inShort(rows)).toEqual(["2 A/", "3: too many characters", "4 C/"]);
  await expect(read(workbookOf([["Société", long], ["A"]], "inline"))).rejects.toThrow(
    /first row .* too long/,
  );
});

test.each<[string, () => string | Uint8Array, RegExp]>([
  ["an empty file", () => "", /is empty/],
  [
    "a file without a company",
    () => "Nom;E-mail\nx;y",
    /names the company\.\nA {2}Nom: lastName\nB {2}E-mail: email$/,
  ],
  [
    "a quotation mark that nothing closes",
    () => `Société\nA\n"B\n${"C\n".repeat(1000)}`,
    /^Row 3 opens a quotation mark/,
  ],
  [
    "one that swallows a megabyte",
    () => `Société\nA\n"B\n${"C\n".repeat(1e6)}`,
    /^Row 3 is longer than a million/,
  ],
  [
    "a line of many megabytes",
    () => `Société\nA\n${"x".repeat(20_000_000)}`,
    /^Row 3 is longer than a million/,
  ],
  ["10,000 columns", () => `Société${";x".repeat(9_999)}\nA`, /has 10000 columns; 300 are read\.$/],
  ["a picture", () => Buffer.from("89504e470d0a1a0a0000", "hex"), /neither a CSV nor an XLSX/],
  ["a page", () => "<html><body>Société</body></html>", /neither a CSV nor an XLSX/],
  ["an old Excel file", () => Buffer.from("d0cf11e0a1b11ae1", "hex"), /an old or a protected Excel file/],
  ["a cut workbook", () => workbookOf([["Société"], ["A"]]).subarray(0, 900), /damaged/],
  ["a Word document", () => zipOf([{ name: "word/document.xml", content: "<x/>" }]), /no Excel workbook/],
  [
    "a workbook with entities",
    () =>
      zipOf(
        workbookParts("").with(1, {
          name: "xl/workbook.xml",
          content: '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><workbook>&b;</workbook>',
        }),
      ),
    /defines entities/,
  ],
  ["a workbook with an unknown entity", () => sheet("<row><c><v>&xxe;</v></c></row>"), /damaged/],
  ["a sheet that is never closed", () => sheet("<row><c>"), /damaged/],
  ["a cell far to the right", () => sheet('<row><c r="XFD2"><v>1</v></c></row>'), /beyond the 300th column/],
  [
    "a cell of many megabytes",
    () => sheet(`<row><c><v>${"9".repeat(8_000_000)}</v></c></row>`),
    /two million characters/,
  ],
  [
    "a comment of many megabytes",
    () => sheet(`<!-- ${"<<<".repeat(2_000_000)} -->`),
    /two million characters/,
  ],
  [
    "a part that is larger than it says",
    () =>
      zipOf(
        workbookParts("").with(part("xl/workbook.xml"), {
          name: "xl/workbook.xml",
          content: " ".repeat(1e6),
          declaredSize: 10,
        }),
      ),
    /damaged/,
  ],
  [
    "a part that would unpack to gigabytes",
    () =>
      zipOf(
        workbookParts("").with(part("xl/worksheets/sheet2.xml"), {
          name: "xl/worksheets/sheet2.xml",
          content: "x",
          declaredSize: 4e9,
        }),
      ),
    /would unpack to more than 768 MB/,
  ],
  [
    "more rows than are read",
    () => `Société\n${"A\n".repeat(importLimits.rows + 1)}`,
    /has more than 150000 rows/,
  ],
])("%s is refused with a sentence", async (_, content, reason) => {
  const { rows, ...problem } = await read(content()).catch((error: Error) => ({
    rows: [],
    name: error.name,
    message: error.message,
  }));
  expect(rows).toEqual([]);
  expect(problem).toMatchObject({ name: "FileProblem", message: expect.stringMatching(reason) });
});

test("rows without a word are read while they are a table's end, and refused where they are the file; others have their turn", async () => {
  const limits = { ...uploadLimits, rows: 100 };
  const opened = async (text: string) => {
    const { rows } = await openProspects(fileOf("vide.csv", Buffer.from(text)), today, limits);
    const read = [];
    for await (const row of rows) read.push(row);
    return read;
  };
  expect(await opened(`Société\nNordec\n${";;\n".repeat(800)}`)).toMatchObject([{ row: 2 }]);
  let turns = 0;
  const others = setInterval(() => turns++, 0);
  await expect(opened(`Société\n${"\n".repeat(2 ** 20)}`)).rejects.toMatchObject({ kind: "too-many-rows" });
  await expect(opened(`${"\n".repeat(2 ** 20)}Société\nNordec`)).rejects.toMatchObject({
    kind: "too-many-rows",
  });
  clearInterval(others);
  expect(turns).toBeGreaterThan(0);
});

test("what is no file, or far too large, is refused before it is read", async () => {
  const path = stored("");
  truncateSync(path, 2 * 1024 ** 3);
  await expect(openProspects(fileAt(path), today)).rejects.toThrow(/is larger than 64 MB/);
  await expect(openProspects(fileAt("/dev/zero"), today)).rejects.toThrow(/is no file/);
  await expect(openProspects(fileAt(tmpdir()), today)).rejects.toThrow(/is no file|cannot be read/);
  await expect(openProspects(fileAt(join(tmpdir(), "no-such-file")), today)).rejects.toThrow(
    /There is no file/,
  );
});

test("our own export comes back with its links, its own words on its sources left out", async () => {
  const prospect = listedProspect({ headcount: { min: 50, max: 99 } });
  const { sources } = listedRecord(prospect);
  const cells = cellsOf({ ...prospect, sources }, unchangedSettings).map(String);
  const { rows, columns } = await read(csvOf([exported.map((name) => headers[name]), cells]));
  expect(columns.filter(({ isTaken }) => !isTaken).map(({ heading }) => heading)).toEqual([
    ...[headers.reasons, headers.status, headers.nextStep, headers.nextStepAt, headers.deliveredOn],
    ...[headers.emailState, headers.phoneState, headers.id, headers.sources],
  ]);
  const [row] = rows;
  if (!row || "reason" in row) throw new Error(`The row was refused: ${row?.reason}`);
  const { linkedin, companyEmail, email } = row.prospect;
  expect([linkedin, companyEmail, email.value]).toEqual([
    prospect.linkedin,
    prospect.companyEmail,
    prospect.email.value,
  ]);
  expect(new Set(row.prospect.sources.map(({ source, on }) => `${source} ${on}`))).toEqual(
    new Set([`import ${today}`]),
  );
});

test("a page of a company, or one elsewhere, is no page of a person", async () => {
  const { rows } = await read(
    csvOf([
      ["Société", "Profil LinkedIn", "E-mail général"],
      ["Bois", "https://fr.linkedin.com/in/helene-coeur/?trk=x", "Contact@Bois.example"],
      ["Forêt", "https://www.linkedin.com/company/foret", ""],
      ["Lac", "", "accueil"],
    ]),
  );
  const [first] = rows;
  expect(first && "prospect" in first && first.prospect).toMatchObject({
    ...{ linkedin: "www.linkedin.com/in/helene-coeur", companyEmail: "contact@bois.example" },
    email: { value: null, state: "missing" },
  });
  expect(inShort(rows).slice(1)).toEqual([
    '3: "https://www.linkedin.com/company/foret" is no page of a person on LinkedIn',
    '4: "accueil" is no e-mail address',
  ]);
});

test("the first row of a file without a header is a prospect, whatever its columns are taken for", async () => {
  const lines = ["Vannerie Test;Odile Exemple;odile.exemple@vannerie.example", "Forge Test;Paul Exemple;"];
  const file = await read(`\uFEFF${lines.join("\r\n")}\r\n`);
  expect(inShort(file.rows)).toEqual(["1 Vannerie Test/Odile Exemple", "2 Forge Test/Paul Exemple"]);
  expect(describeColumns(file.columns)).toEqual([
    "A  (no header) Vannerie Test: company",
    "B  (no header) Odile Exemple: contact",
    "C  (no header) odile.exemple@vannerie.example: email",
  ]);

  const bytes = Buffer.from(["Odile Exemple;Vannerie;01 99 00 14 27", "Paul Exemple;Forge;"].join("\n"));
  await expect(openProspects(fileOf("a.csv", bytes), today)).rejects.toMatchObject({ kind: "no-company" });
  const chosen = await openProspects(fileOf("a.csv", bytes), today, importLimits, {
    chosen: ["contact", "company", "phone"],
  });
  expect(inShort(await allOf(chosen.rows))).toEqual(["1 Vannerie/Odile Exemple", "2 Forge/Paul Exemple"]);
});

test("of a header that names no company no row is lost", async () => {
  const rows = Array.from({ length: 30 }, (_, index) => `Odile ${index};Forge ${index}`);
  const bytes = Buffer.from(["Firma A;Firma B", ...rows].join("\n"));
  const file = await openProspects(fileOf("a.csv", bytes), today, importLimits, {
    chosen: ["contact", "company"],
  });
  const read = inShort(await allOf(file.rows));
  expect(read).toHaveLength(30);
  expect(read[0]).toBe("2 Forge 0/Odile 0");
  expect(read.at(-1)).toBe("31 Forge 29/Odile 29");
});
