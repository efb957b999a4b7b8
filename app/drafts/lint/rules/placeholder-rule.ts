import { mailDiagnostics as copy } from "#app/content/signed-in/lint-copy.ts";
import { placeholdersIn, withoutPlaceholders } from "../../placeholders.ts";
import type { Diagnostic } from "../diagnostic.ts";
import type { MailText } from "../mail-text.ts";

/** Placeholders are filled before a mail is sent, and their braces are whole. */
export function placeholderRule(mail: MailText): Diagnostic[] {
  return (["subject", "body"] as const).flatMap((field) => [
    ...placeholdersIn(mail[field]).map(({ text, start, end }) => ({
      rule: "placeholder" as const,
      severity: "warning" as const,
      field,
      start,
      end,
      message: copy.placeholder.unfilled(text),
    })),
    ...[...withoutPlaceholders(mail[field]).matchAll(/\{\{|\}\}/g)].map(({ index }) => ({
      rule: "placeholder" as const,
      severity: "warning" as const,
      field,
      start: index,
      end: index + 2,
      message: copy.placeholder.broken,
    })),
  ]);
}
