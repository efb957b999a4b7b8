import { mailDiagnostics as copy } from "#app/content/signed-in/lint-copy.ts";
import type { Diagnostic } from "../diagnostic.ts";
import type { MailText } from "../mail-text.ts";

/** The recipient is told how to refuse further mails. The proposal adds the sentence before the closing formula. */
export function optOutRule({ body, optOuts, signatureStart }: MailText): Diagnostic[] {
  if (body.trim() === "" || optOuts.length > 0) return [];
  const isUnsigned = signatureStart === body.length;
  return [
    {
      rule: "opt_out",
      severity: "error",
      field: "body",
      start: signatureStart,
      end: signatureStart,
      message: copy.optOut.none,
      proposal: isUnsigned ? `\n\n${copy.optOut.proposal}` : `${copy.optOut.proposal}\n\n`,
    },
  ];
}
