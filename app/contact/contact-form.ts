import * as v from "valibot";

/** What a visitor fills in, in the order of the page. spec.md §3 "Contact form". */
export const contactFields = ["firstName", "lastName", "email", "company", "subject", "message"] as const;

export type ContactField = (typeof contactFields)[number];

/** `company` is "" when it was left out. */
export type ContactForm = Record<ContactField, string>;

export type FieldProblem = "missing" | "malformed" | "tooLong";
export type FieldProblems = Partial<Record<ContactField, FieldProblem>>;

/** The longest message in characters: in UTF-8 it always fits into the 64 kB that a request may have. */
export const longestMessage = 20_000;

const longestLine = 300;

const required = (most: number) => v.pipe(v.string(), v.nonEmpty("missing"), v.maxLength(most, "tooLong"));

/** As browsers judge an address, and with a domain that a reply can reach. */
const reachable = v.pipe(required(254), v.rfcEmail("malformed"), v.regex(/@.+\.[a-z\d-]{2,}$/i, "malformed"));

/** The same in the browser and on the server; the form itself shows no bounds. spec.md §5, CTC-16. */
const Schema = v.object({
  firstName: required(longestLine),
  lastName: required(longestLine),
  email: reachable,
  company: v.pipe(v.string(), v.maxLength(longestLine, "tooLong")),
  subject: required(longestLine),
  message: required(longestMessage),
});

/**
 * What was written, made harmless: single lines hold no line break (a subject becomes a mail header), nothing holds
 * control characters, NUL or half a character, which no database, mail or JSON takes. What is no text counts as
 * left out. With each field's first problem, when there is one.
 */
export function readContactForm(raw: Record<string, unknown>): {
  form: ContactForm;
  problems: FieldProblems;
} {
  const form = Object.fromEntries(
    contactFields.map((field) => [field, clean(raw[field], field === "message")]),
  ) as ContactForm;
  const problems: FieldProblems = {};
  for (const issue of v.safeParse(Schema, form).issues ?? []) {
    const field = issue.path?.[0]?.key as ContactField;
    problems[field] ??= issue.message as FieldProblem;
  }
  return { form, problems };
}

function clean(value: unknown, isLong: boolean): string {
  if (typeof value !== "string") return "";
  const whole = value.replace(/\p{Surrogate}/gu, "\uFFFD");
  if (!isLong) return whole.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
  return whole
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}
