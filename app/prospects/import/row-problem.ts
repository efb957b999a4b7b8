import type { OwnColumn } from "../settings/settings-protocol.ts";
import type { Field } from "./columns.ts";

/** The fields whose cells have a form of their own. */
export type ParsedField = Extract<
  Field,
  "email" | "phone" | "siren" | "website" | "linkedin" | "companyEmail" | "score" | "headcount"
>;

/** Why a cell cannot be stored; `max` is in characters. */
export type CellProblem =
  | { why: "too-long"; max: number }
  | { why: "error" | "no-text" | "not-storable" | "too-many" };

/** Why a row is no prospect, for whoever says it in words. */
export type RowProblem =
  | { kind: "no-company" }
  /** More cells than the first row, which has `columns`. */
  | { kind: "more-cells"; columns: number }
  /** Refers to a text that the workbook does not have. */
  | { kind: "unknown-text" }
  /** A row of a workbook with more characters than are read of one. */
  | { kind: "row-too-long" }
  /** What is in the cell cannot be what its column is. */
  | { kind: "no-value"; field: ParsedField; text: string }
  /** The same of a column of the team's own. */
  | { kind: "no-own-value"; heading: string; type: OwnColumn["type"]; text: string }
  | ({ kind: "cell"; heading: string } & CellProblem);

/** What an unusual cell should have been. */
const expected: Record<ParsedField, string> = {
  email: "no e-mail address",
  phone: "no phone number",
  siren: "no SIREN or SIRET",
  website: "no address of a site",
  linkedin: "no page of a person on LinkedIn",
  companyEmail: "no e-mail address",
  score: "no number from 0 to 100",
  headcount: "no number of employees",
};

const cells = {
  error: "an error of the spreadsheet",
  "no-text": "contains a character that is no text",
  "not-storable": "cannot be stored",
  "too-many": "too many",
};

/** The problem in words for operators. */
export function inEnglish(problem: RowProblem): string {
  switch (problem.kind) {
    case "no-company":
      return "no company";
    case "more-cells":
      return `more cells than the first row (${problem.columns})`;
    case "unknown-text":
      return "refers to a text that the workbook does not have";
    case "row-too-long":
      return "too many characters";
    case "no-value":
      return `"${problem.text}" is ${expected[problem.field]}`;
    case "no-own-value":
      return `${problem.heading}: "${problem.text}" is no ${problem.type} of this column`;
    case "cell":
      return `${problem.heading}: ${problem.why === "too-long" ? `longer than ${problem.max} characters` : cells[problem.why]}`;
  }
}

/** The beginning of a text that somebody else wrote. */
export const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 60).toWellFormed()}…` : text);
