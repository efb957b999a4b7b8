import * as v from "valibot";
import { importedScore } from "#app/content/signed-in/import-copy.ts";
import { NewProspect } from "../new-prospect.ts";
import { prospectLimits } from "../prospect-limits.ts";
import { sourcesFrom } from "../sources/fields-from.ts";
import { emailIn, headcountIn, linkedinIn, phoneIn, scoreIn, sirenIn, textIn, websiteIn } from "./cells.ts";
import type { Column, Field } from "./columns.ts";

/** A row of a file under its number in a spreadsheet. */
export type Row = { number: number; cells: readonly string[]; problem?: string };

type ReadRow =
  | { kind: "prospect"; prospect: NewProspect }
  | { kind: "bad"; reason: string }
  | { kind: "empty" };

/** Bytes of what a prospect stores as lists. `prospects_size` in db/schema.ts has room for more. */
const listBytes = 16_000;

const limits = {
  signal: prospectLimits.signal,
  technologies: prospectLimits.technologies * prospectLimits.line,
};

/** What an unusual cell should have been. */
const expected: Partial<Record<Field, string>> = {
  email: "no e-mail address",
  phone: "no phone number",
  siren: "no SIREN or SIRET",
  website: "no address of a site",
  linkedin: "no page of a person on LinkedIn",
  companyEmail: "no e-mail address",
  score: "no number from 0 to 100",
  headcount: "no number of employees",
};

/**
 * The prospect in a row, whose data were imported on `on`, a day in Paris; or why it is none. Of several columns for one field
 * the first with a value counts. interpretation.md D90.
 */
export function readRow(columns: readonly Column[], { cells, problem }: Row, on: string): ReadRow {
  if (problem !== undefined) return { kind: "bad", reason: problem };
  if (cells.every((cell) => cell.length < 1_000 && cell.trim() === "")) return { kind: "empty" };
  if (cells.slice(columns.length).some((cell) => cell.trim() !== ""))
    return { kind: "bad", reason: `more cells than the first row (${columns.length})` };

  const texts: Partial<Record<Field, string>> = {};
  for (const { position, heading, field, isTaken } of columns) {
    if (field === null || !isTaken) continue;
    const cell = cells[position] ?? "";
    const max = field === "signal" || field === "technologies" ? limits[field] : prospectLimits.line;
    const refusal = refusalOf(cell, max);
    if (refusal !== null) return { kind: "bad", reason: `${heading}: ${refusal}` };
    texts[field] ||= textIn(cell);
  }
  const text = (field: Field) => texts[field] ?? "";
  const company = text("company");
  if (company === "") return { kind: "bad", reason: "no company" };
  const contact = text("contact") || [text("firstName"), text("lastName")].filter(Boolean).join(" ");

  const problems: string[] = [];
  const read = <Value>(field: Field, parse: (text: string) => Value | undefined): Value | null => {
    if (text(field) === "") return null;
    const value = parse(text(field));
    if (value === undefined) problems.push(`"${shortened(text(field))}" is ${expected[field]}`);
    return value ?? null;
  };
  const email = read("email", emailIn);
  const phone = read("phone", phoneIn);
  const score = read("score", scoreIn);
  const known = {
    company,
    siren: read("siren", sirenIn),
    website: read("website", websiteIn),
    sector: text("sector"),
    headcount: read("headcount", headcountIn),
    city: text("city"),
    contact,
    role: text("role"),
    linkedin: read("linkedin", linkedinIn),
    companyEmail: read("companyEmail", emailIn),
    signal: text("signal"),
    technologies: [
      ...new Set(
        text("technologies")
          .split(/[,;|]/)
          .map((name) => name.trim()),
      ),
    ].filter(Boolean),
  };
  if (problems.length > 0) return { kind: "bad", reason: problems.join("; ") };

  const sources = sourcesFrom("import", { ...known, email, phone, score }, on);
  const parsed = v.safeParse(NewProspect, {
    ...known,
    email: reachable(email),
    phone: reachable(phone),
    reasons: score === null ? [] : [{ points: score, text: importedScore }],
    workHistory: [],
    sources,
  });
  if (!parsed.success) {
    const field = String(parsed.issues[0].path?.[0]?.key ?? "row");
    return { kind: "bad", reason: `${field}: cannot be stored` };
  }
  return Buffer.byteLength(JSON.stringify([known.technologies, sources])) > listBytes
    ? { kind: "bad", reason: "technologies: too many" }
    : { kind: "prospect", prospect: parsed.output };
}

const reachable = (value: string | null) =>
  value === null ? ({ value, state: "missing" } as const) : ({ value, state: "given" } as const);

/** Why a cell cannot be stored, judged before anything else reads it. */
function refusalOf(cell: string, max: number): string | null {
  // With blanks around it, it may be a little longer.
  if (cell.length > 4 * max || [...cell.trim()].length > max) return `longer than ${max} characters`;
  if (/^#(?:REF|NAME|VALUE|DIV\/0|NUM|NULL|REF|NOM|VALEUR)[!?]/i.test(cell.trim()))
    return "an error of the spreadsheet";
  if (!cell.isWellFormed() || /[^\P{Cc}\t\r\n]/u.test(cell)) return "contains a character that is no text";
  return null;
}

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 60).toWellFormed()}…` : text);
