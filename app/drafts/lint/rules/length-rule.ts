import { mailDiagnostics as copy } from "#app/content/signed-in/lint-copy.ts";
import type { Diagnostic } from "../diagnostic.ts";
import type { MailText } from "../mail-text.ts";

/** Words of the prose, without greeting, opt-out and signature. */
const words = { min: 15, max: 120 } as const;

/** A body is there, and neither a line nor an essay. */
export function lengthRule({ body, prose }: MailText): Diagnostic[] {
  const whole = { rule: "length", field: "body", start: 0, end: body.length } as const;
  if (body.trim() === "") return [{ ...whole, severity: "error", message: copy.length.empty }];
  const count = prose.reduce((sum, sentence) => sum + sentence.words.length, 0);
  if (count < words.min) return [{ ...whole, severity: "warning", message: copy.length.tooShort(count) }];
  if (count <= words.max) return [];
  return [{ ...whole, severity: "warning", message: copy.length.tooLong(count, words.max) }];
}
