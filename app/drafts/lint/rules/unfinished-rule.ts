import { mailDiagnostics as copy } from "#app/content/signed-in/lint-copy.ts";
import { withoutPlaceholders } from "../../placeholders.ts";
import type { Diagnostic } from "../diagnostic.ts";
import type { MailText } from "../mail-text.ts";

/** No sentence stops on an ellipsis after a word, as one that was cut. An ellipsis alone is a gap. */
export function unfinishedRule({ body, prose }: MailText): Diagnostic[] {
  const rest = withoutPlaceholders(body);
  return prose
    .filter(({ start, end }) => /[\p{L}\p{N}](?:…|\.{3})$/u.test(rest.slice(Math.max(start, end - 8), end)))
    .map(({ start, end }) => ({
      rule: "unfinished" as const,
      severity: "warning" as const,
      field: "body" as const,
      start,
      end,
      message: copy.unfinished,
    }));
}
