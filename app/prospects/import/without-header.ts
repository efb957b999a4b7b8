import { folded } from "#app/french/folded.ts";
import { emailIn, linkedinIn, phoneIn, sirenIn, textIn, websiteIn } from "./cells.ts";
import { type Column, columnsOf, type Field, type FileField } from "./columns.ts";

/** Rows from which it is seen what the columns of a table without a header contain. */
export const sampleRows = 20;

/** Characters of a cell that are looked at. */
const most = 300;

/**
 * True when the first of these rows is a prospect and no header: it names no column for the company, and has what no name of a
 * column is, such as an e-mail address. Without such a cell it names no column at all, and has a company with its legal form,
 * or what stands again below. interpretation.md D318.
 */
export function lacksHeader(rows: readonly (readonly string[])[], named: readonly Column[]): boolean {
  const [first = [], ...below] = rows.map(textsOf);
  if (named.some(({ field }) => field === "company")) return false;
  if (first.some((text) => valueIn(text) !== null)) return true;
  if (named.some(({ field }) => field !== null)) return false;
  return first.some(
    (text, position) => hasLegalForm(text) || (text !== "" && below.some((row) => row[position] === text)),
  );
}

/** True when most rows have as many cells as the first one, and in one column an e-mail address, say, as it has. */
export function hasSameValues(rows: readonly (readonly string[])[]): boolean {
  const [first = [], ...below] = rows.map(textsOf);
  return first.some((text, position) => {
    const kind = valueIn(text);
    const same = below.filter((row) => row.length === first.length && valueIn(row[position] ?? "") === kind);
    return first.length > 1 && kind !== null && same.length > 0 && same.length * 2 >= below.length;
  });
}

/**
 * The columns of a table without a header, each with its cell of the first row, by what these rows contain, but for those whose
 * field somebody has chosen. What they do not say is left to choose: nothing is taken for the company that only might be.
 */
export function columnsWithoutHeader(
  rows: readonly (readonly string[])[],
  chosen: readonly (FileField | null)[],
): Column[] {
  const width = Math.max(...rows.map((row) => row.length));
  const fields = fieldsIn(rows.map(textsOf), width);
  const nameless = Array.from({ length: width }, () => "");
  const taken = fields.map((field, position) => {
    const choice = chosen[position];
    return choice === undefined ? field : choice;
  });
  return columnsOf(nameless, taken).map((column) => ({
    ...column,
    example: exampleIn(rows[0]?.[column.position] ?? ""),
  }));
}

const exampleIn = (cell: string) => cell.replace(/\s+/g, " ").trim().slice(0, 100).toWellFormed();

const textsOf = (row: readonly string[]) => row.map((cell) => (cell.length > most ? "" : textIn(cell)));

/** The fields that are known by the form of what they contain. */
type Valued = Extract<Field, "email" | "linkedin" | "siren" | "phone" | "website">;

function valueIn(text: string): Valued | null {
  if (text === "") return null;
  if (emailIn(text)) return "email";
  if (linkedinIn(text)) return "linkedin";
  if (sirenIn(text)) return "siren";
  if (phoneIn(text)) return "phone";
  return /^(?:https?:\/\/|www\.)/i.test(text) && websiteIn(text) ? "website" : null;
}

/** A company with its legal form: `Vannerie Test SARL`. */
const hasLegalForm = (text: string) =>
  /(?:^| )(?:sarl|sasu?|sa|eurl|snc|scop|gmbh|ltd|llc|inc)(?: |$)/.test(words(text).join(" "));

const words = (text: string) =>
  folded(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

function fieldsIn(rows: readonly string[][], width: number): (Field | null)[] {
  const positions = Array.from({ length: width }, (_, position) => position);
  const column = (position: number) => rows.map((row) => row[position] ?? "");
  const fields: (Field | null)[] = positions.map((position) => valuesOf(column(position)));
  const at = (field: Field) => fields.indexOf(field);
  const emails = at("email") < 0 ? [] : column(at("email"));
  const sites = at("website") < 0 ? [] : column(at("website"));
  const texts = positions.filter(
    (position) => fields[position] === null && column(position).some((text) => /\p{L}/u.test(text)),
  );
  for (const position of texts) fields[position] = nameIn(column(position), emails);
  const open = texts.filter((position) => fields[position] === null);
  const isOfDomain = (text: string, row: number) => isInDomain(text, emails[row] ?? "", sites[row] ?? "");
  const company =
    open.find((position) => isMostly(column(position), hasLegalForm)) ??
    open.find((position) => isMostly(column(position), isOfDomain)) ??
    // Beside a person's datum one text can be nothing else.
    (texts.length === 1 ? open[0] : undefined);
  if (company !== undefined) fields[company] = "company";
  return fields;
}

/** What all cells of a column are. */
function valuesOf(column: readonly string[]): Valued | null {
  const kinds = new Set(column.filter((text) => text !== "").map(valueIn));
  // Of some numbers without their zero the digits are those of a SIREN by chance.
  if (kinds.size === 2 && kinds.has("siren") && kinds.has("phone")) return "phone";
  const [kind = null] = kinds;
  return kinds.size === 1 ? kind : null;
}

/** A person's name, as their e-mail address has it. */
function nameIn(column: readonly string[], emails: readonly string[]): Field | null {
  const ends = (row: number) => (emails[row]?.split("@")[0] ?? "").split(/[._-]/);
  if (
    isMostly(
      column,
      (text, row) => words(text).length > 1 && words(text).every((word) => ends(row).includes(word)),
    )
  )
    return "contact";
  if (isMostly(column, (text, row) => words(text).join("") === ends(row)[0] && ends(row).length > 1))
    return "firstName";
  return isMostly(column, (text, row) => words(text).join("") === ends(row).at(-1) && ends(row).length > 1)
    ? "lastName"
    : null;
}

/** The company by whose name its addresses are called: `Vannerie Test` of `odile@vannerie-test.example`. */
function isInDomain(text: string, email: string, site: string): boolean {
  const name = words(text).join("");
  const domains = [email.split("@")[1] ?? "", websiteIn(site)?.replace(/^www\./, "") ?? ""];
  return domains.some((domain) => {
    const label = words(domain.slice(0, Math.max(0, domain.indexOf(".")))).join("");
    return label.length > 2 && name.length > 2 && (name.startsWith(label) || label.startsWith(name));
  });
}

/** True of at least half of the cells that have a text, and of one. */
function isMostly(column: readonly string[], is: (text: string, row: number) => boolean): boolean {
  const rows = column.flatMap((text, row) => (text === "" ? [] : [row]));
  const count = rows.filter((row) => is(column[row] ?? "", row)).length;
  return count > 0 && count * 2 >= rows.length;
}
