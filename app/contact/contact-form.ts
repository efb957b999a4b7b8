import * as v from "valibot";

/** The fields of the form, in the order of the page. ENT-12. */
export const contactFields = ["firstName", "lastName", "email", "company", "subject", "message"] as const;

export type ContactField = (typeof contactFields)[number];

/** An omitted `company` is "". */
export type ContactForm = Record<ContactField, string>;

export type FieldProblem = "missing" | "malformed" | "tooLong";
export type FieldProblems = Partial<Record<ContactField, FieldProblem>>;

/** Maximum length of a message, in characters. In UTF-8 it always fits into the 64 kB of a request body. */
export const maxMessageLength = 20_000;

const maxLineLength = 300;

/** Maximum length of each field, in characters. */
const maxLength: Record<ContactField, number> = {
  firstName: maxLineLength,
  lastName: maxLineLength,
  email: 254,
  company: maxLineLength,
  subject: maxLineLength,
  message: maxMessageLength,
};

/**
 * Maximum number of characters read of a field: twice its maximum length, because browsers send each line break as two.
 */
const maxRead = (field: ContactField) => 2 * maxLength[field];

/** A field that may be empty. */
export const bounded = (field: ContactField) => v.pipe(v.string(), v.maxLength(maxLength[field], "tooLong"));
const required = (field: ContactField) => v.pipe(bounded(field), v.nonEmpty("missing"));

/** Shared by browser and server; the form itself shows no limits. CTC-09 to CTC-16. */
export const ContactFields = v.object({
  firstName: required("firstName"),
  lastName: required("lastName"),
  email: v.pipe(required("email"), v.check(isAddress, "malformed"), v.check(hasPublicDomain, "malformed")),
  company: bounded("company"),
  subject: required("subject"),
  message: required("message"),
});

/**
 * Validates a form against `fields`, the schema of one of the two forms: its values as `cleanForm` returns them, and the
 * first problem of each. Length is checked first and ends the checks of its field, so that no pattern runs on a text that
 * is too long.
 */
export function readContactForm(
  raw: Record<string, unknown>,
  fields: v.GenericSchema = ContactFields,
): {
  form: ContactForm;
  problems: FieldProblems;
} {
  const form = cleanForm(raw);
  const problems: FieldProblems = {};
  for (const field of contactFields)
    if (textIn(raw, field).length > maxRead(field)) problems[field] = "tooLong";
  for (const issue of v.safeParse(fields, form, { abortPipeEarly: true }).issues ?? []) {
    const field = issue.path?.[0]?.key as ContactField;
    problems[field] ??= issue.message as FieldProblem;
  }
  return { form, problems };
}

/**
 * The fields of a form, sanitised: single-line fields contain no line break (the subject becomes a mail header), and no
 * field contains control characters, NUL or lone surrogates, which databases, mail and JSON reject. A value that is not
 * text counts as empty; a text that is far too long is truncated.
 */
export function cleanForm(raw: Record<string, unknown>): ContactForm {
  return Object.fromEntries(
    contactFields.map((field) => [
      field,
      cleanText(textIn(raw, field).slice(0, maxRead(field)), field === "message"),
    ]),
  ) as ContactForm;
}

function textIn(raw: Record<string, unknown>, field: ContactField): string {
  const value = raw[field];
  return typeof value === "string" ? value : "";
}

/** A text without what databases, mail and JSON reject; of one line, or of several that end in one line feed each. */
export function cleanText(text: string, isMultiline: boolean): string {
  const whole = text.replace(/\p{Surrogate}/gu, "\uFFFD");
  if (!isMultiline) return whole.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
  return whole
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}

/**
 * True for an e-mail address that browsers accept (HTML, "valid email address"). valibot's `rfcEmail` is not used,
 * because its pattern cannot be proved to take linear time.
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
