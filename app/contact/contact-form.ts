import * as v from "valibot";

/** What a visitor fills in, in the order of the page. ENT-12. */
export const contactFields = ["firstName", "lastName", "email", "company", "subject", "message"] as const;

export type ContactField = (typeof contactFields)[number];

/** `company` is "" when it was left out. */
export type ContactForm = Record<ContactField, string>;

export type FieldProblem = "missing" | "malformed" | "tooLong";
export type FieldProblems = Partial<Record<ContactField, FieldProblem>>;

/** The longest message in characters: in UTF-8 it always fits into the 64 kB that a request may have. */
export const longestMessage = 20_000;

const longestLine = 300;

/** The most characters that each field may have. */
const longest: Record<ContactField, number> = {
  firstName: longestLine,
  lastName: longestLine,
  email: 254,
  company: longestLine,
  subject: longestLine,
  message: longestMessage,
};

/** More characters than this are never looked at. Browsers send each line break of a message as two. */
const maxRead = (field: ContactField) => 2 * longest[field];

const bounded = (field: ContactField) => v.pipe(v.string(), v.maxLength(longest[field], "tooLong"));
const required = (field: ContactField) => v.pipe(bounded(field), v.nonEmpty("missing"));

/** The same in the browser and on the server; the form itself shows no bounds. CTC-09 to CTC-16. */
const Schema = v.object({
  firstName: required("firstName"),
  lastName: required("lastName"),
  email: v.pipe(required("email"), v.check(isAddress, "malformed"), v.check(hasPublicDomain, "malformed")),
  company: bounded("company"),
  subject: required("subject"),
  message: required("message"),
});

/**
 * What was written, as `typedForm` returns it, with each field's first problem, when there is one. Length is judged
 * first and ends the judging of its field: no pattern ever sees more than the field may hold.
 */
export function readContactForm(raw: Record<string, unknown>): {
  form: ContactForm;
  problems: FieldProblems;
} {
  const form = typedForm(raw);
  const problems: FieldProblems = {};
  for (const field of contactFields)
    if (textIn(raw, field).length > maxRead(field)) problems[field] = "tooLong";
  for (const issue of v.safeParse(Schema, form, { abortPipeEarly: true }).issues ?? []) {
    const field = issue.path?.[0]?.key as ContactField;
    problems[field] ??= issue.message as FieldProblem;
  }
  return { form, problems };
}

/**
 * What was written, made harmless: single lines hold no line break (a subject becomes a mail header), nothing holds
 * control characters, NUL or half a character, which no database, mail or JSON takes. What is no text counts as
 * left out; of what is far too long only the beginning is kept.
 */
export function typedForm(raw: Record<string, unknown>): ContactForm {
  return Object.fromEntries(
    contactFields.map((field) => [
      field,
      clean(textIn(raw, field).slice(0, maxRead(field)), field === "message"),
    ]),
  ) as ContactForm;
}

function textIn(raw: Record<string, unknown>, field: ContactField): string {
  const value = raw[field];
  return typeof value === "string" ? value : "";
}

function clean(text: string, isLong: boolean): string {
  const whole = text.replace(/\p{Surrogate}/gu, "\uFFFD");
  if (!isLong) return whole.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
  return whole
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}

/**
 * True for what browsers take for an address: HTML, "valid email address". Not valibot's `rfcEmail`, whose pattern cannot
 * be proved to take linear time.
 */
function isAddress(text: string): boolean {
  const at = text.indexOf("@");
  const isLabel = (label: string) =>
    label.length <= 63 && /^[a-z\d-]+$/i.test(label) && !label.startsWith("-") && !label.endsWith("-");
  return (
    /^[\w.!#$%&'*+/=?^`{|}~-]+$/.test(text.slice(0, at)) &&
    text
      .slice(at + 1)
      .split(".")
      .every(isLabel)
  );
}

/** True when the domain has a top level of two characters or more. */
function hasPublicDomain(email: string): boolean {
  const domain = email.slice(email.lastIndexOf("@") + 1);
  const lastDot = domain.lastIndexOf(".");
  return lastDot > 0 && domain.length - lastDot > 2;
}
