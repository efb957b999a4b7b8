import { mailDiagnostics as copy } from "#app/content/signed-in/lint-copy.ts";
import { folded } from "#app/french/folded.ts";
import type { Diagnostic } from "../diagnostic.ts";
import type { LintContext } from "../lint-context.ts";
import type { MailText } from "../mail-text.ts";

const senders = new Set("je j nous notre nos mon ma mes moi on".split(" "));

/** A greeting on the line of the first sentence: "bonjour, nous sommes menuisiers". */
const greeting = /^(?:bonjour|bonsoir|madame|monsieur|chère?)(?![\p{L}])[^,.!?]{0,60}[,.!]\s/iu;

/** The first words after the greeting are about the recipient, never about who writes. interpretation.md D100, D175. */
export function openingRule({ prose }: MailText, { company }: LintContext): Diagnostic[] {
  const [first] = prose;
  if (!first) return [];
  const words = plainWords(first.text.slice(0, 300).replace(greeting, ""));
  const name = plainWords(company ?? "");
  // "Chez Aubade, nous…" begins with Aubade, and a name such as "Vous" would be in every mail.
  const at = words[0] === "chez" && name[0] !== "chez" ? 1 : 0;
  const isCompany =
    name.join("").length > 1 &&
    !["vous", "vos", "votre"].includes(name[0] ?? "") &&
    name.every((form, index) => words[at + index] === form);
  if (!senders.has(words[0] ?? "") && !isCompany) return [];
  return [
    {
      rule: "opening",
      severity: "error",
      field: "body",
      start: first.start,
      end: first.end,
      message: copy.opening,
    },
  ];
}

const plainWords = (text: string): string[] => folded(text.slice(0, 300)).match(/[\p{L}\p{N}]+/gu) ?? [];
