import { mailDiagnostics as copy } from "#app/content/signed-in/lint-copy.ts";
import type { Diagnostic } from "../diagnostic.ts";
import type { MailText } from "../mail-text.ts";

/** Exactly one call to action. The proposal adds one under the prose; which of several to remove, the writer decides. */
export function requestRule({ body, prose, requests }: MailText): Diagnostic[] {
  if (body.trim() === "") return [];
  if (requests.length === 0) {
    const at = prose.at(-1)?.end ?? 0;
    const proposal = at === 0 ? `${copy.request.proposal}\n\n` : `\n\n${copy.request.proposal}`;
    return [
      {
        rule: "request",
        severity: "error",
        field: "body",
        start: at,
        end: at,
        message: copy.request.none,
        proposal,
      },
    ];
  }
  return requests.slice(0, -1).map((sentences) => ({
    rule: "request",
    severity: "warning",
    field: "body",
    start: sentences[0]?.start ?? 0,
    end: sentences.at(-1)?.end ?? 0,
    message: copy.request.several,
  }));
}
