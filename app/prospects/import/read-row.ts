import * as v from "valibot";
import { importedScore } from "#app/content/signed-in/import-copy.ts";
import { type ImportedProspect, NewProspect } from "../new-prospect.ts";
import { prospectLimits } from "../prospect-limits.ts";
import type { ColumnValues } from "../prospects-protocol.ts";
import { settingsLimits } from "../settings/settings-limits.ts";
import type { OwnColumn } from "../settings/settings-protocol.ts";
import { sourcesFrom } from "../sources/fields-from.ts";
import {
  emailIn,
  headcountIn,
  lineIn,
  linkedinIn,
  phoneIn,
  scoreIn,
  sirenIn,
  textIn,
  websiteIn,
} from "./cells.ts";
import { type Column, type Field, type FileField, isOwnField, ownField } from "./columns.ts";
import { ownValueIn } from "./own-cells.ts";
import { type CellProblem, type ParsedField, type RowProblem, shortened } from "./row-problem.ts";

/** A row of a file under its number in a spreadsheet. */
export type Row = { number: number; cells: readonly string[]; problem?: "unknown-text" | "row-too-long" };

type ReadRow =
  | { kind: "prospect"; prospect: ImportedProspect }
  | { kind: "bad"; problems: RowProblem[] }
  | { kind: "empty" };

/** Bytes of what a prospect stores as lists. `prospects_size` in db/schema.ts has room for more. */
const listBytes = 16_000;

const limits = {
  signal: prospectLimits.signal,
  technologies: prospectLimits.technologies * prospectLimits.line,
};

/**
 * The prospect in a row, whose data were imported on `on`, a day in Paris; or why it is none. Of several columns for one field
 * the first with a value counts. `own` are the columns that the team added. interpretation.md D90 and D297.
 */
export function readRow(
  columns: readonly Column[],
  { cells, problem }: Row,
  on: string,
  own: readonly OwnColumn[] = [],
): ReadRow {
  if (problem !== undefined) return bad({ kind: problem });
  if (cells.every((cell) => cell.length < 1_000 && cell.trim() === "")) return { kind: "empty" };
  if (cells.slice(columns.length).some((cell) => cell.trim() !== ""))
    return bad({ kind: "more-cells", columns: columns.length });

  const texts: Partial<Record<FileField, string>> = {};
  for (const { position, letter, heading, field, isTaken } of columns) {
    if (field === null || !isTaken) continue;
    const cell = cells[position] ?? "";
    const max = maxOf(field);
    const refusal = refusalOf(cell, max);
    if (refusal !== null) return bad({ kind: "cell", heading: heading || letter, ...refusal });
    // What a team calls a choice, or writes, may be what elsewhere stands for nothing.
    texts[field] ||= isOwnField(field) ? lineIn(cell) : textIn(cell);
  }
  const text = (field: Field) => texts[field] ?? "";
  const company = text("company");
  if (company === "") return bad({ kind: "no-company" });
  const contact = text("contact") || [text("firstName"), text("lastName")].filter(Boolean).join(" ");

  const problems: RowProblem[] = [];
  const read = <Value>(field: ParsedField, parse: (text: string) => Value | undefined): Value | null => {
    if (text(field) === "") return null;
    const value = parse(text(field));
    if (value === undefined) problems.push({ kind: "no-value", field, text: shortened(text(field)) });
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
  const values: ColumnValues = {};
  for (const column of own) {
    const typed = texts[ownField(column)];
    if (!typed) continue;
    const value = ownValueIn(typed, column);
    const { name: heading, type } = column;
    if (value !== undefined) values[column.id] = value;
    else if (textIn(typed) !== "")
      problems.push({ kind: "no-own-value", heading, type, text: shortened(typed) });
  }
  if (problems.length > 0) return { kind: "bad", problems };

  const given = Object.keys(values).length > 0 ? values : null;
  const sources = sourcesFrom("import", { ...known, email, phone, score, values: given }, on);
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
    return bad({ kind: "cell", heading: field, why: "not-storable" });
  }
  return Buffer.byteLength(JSON.stringify([known.technologies, sources])) > listBytes
    ? bad({ kind: "cell", heading: "technologies", why: "too-many" })
    : { kind: "prospect", prospect: { ...parsed.output, values } };
}

function maxOf(field: FileField): number {
  if (isOwnField(field)) return settingsLimits.text;
  return field === "signal" || field === "technologies" ? limits[field] : prospectLimits.line;
}

const reachable = (value: string | null) =>
  value === null ? ({ value, state: "missing" } as const) : ({ value, state: "given" } as const);

const bad = (problem: RowProblem): ReadRow => ({ kind: "bad", problems: [problem] });

/** Why a cell cannot be stored, judged before anything else reads it. */
function refusalOf(cell: string, max: number): CellProblem | null {
  // With blanks around it, it may be a little longer.
  if (cell.length > 4 * max || [...cell.trim()].length > max) return { why: "too-long", max };
  if (/^#(?:REF|NAME|VALUE|DIV\/0|NUM|NULL|REF|NOM|VALEUR)[!?]/i.test(cell.trim())) return { why: "error" };
  if (!cell.isWellFormed() || /[^\P{Cc}\t\r\n]/u.test(cell)) return { why: "no-text" };
  return null;
}
