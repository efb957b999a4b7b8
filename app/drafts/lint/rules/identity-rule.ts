import { mailDiagnostics as copy } from "#app/content/signed-in/lint-copy.ts";
import { phraseFinder } from "../../phrases/phrase-finder.ts";
import { placeholder } from "../../placeholders.ts";
import type { Diagnostic } from "../diagnostic.ts";
import type { LintContext } from "../lint-context.ts";
import type { MailText } from "../mail-text.ts";

/** The mail names its sender: the customer's company, or a signature while the company is unknown. */
export function identityRule(
  { body, words, signatureStart }: MailText,
  { company }: LintContext,
): Diagnostic[] {
  if (body.trim() === "" || body.includes(placeholder("company"))) return [];
  const isNamed = company
    ? body.includes(company) || phraseFinder([{ phrase: company }])(words.body).length > 0
    : body.slice(signatureStart).trim().includes("\n");
  if (isNamed) return [];
  const sender = `${placeholder("senderFirstName")} ${placeholder("senderLastName")}`;
  return [
    {
      rule: "identity",
      severity: "error",
      field: "body",
      start: body.length,
      end: body.length,
      message: company ? copy.identity.none(company) : copy.identity.unsigned,
      proposal: `\n${company ?? `${sender}\n${placeholder("company")}`}`,
    },
  ];
}
