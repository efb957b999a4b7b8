import { mailDiagnostics as copy } from "#app/content/signed-in/lint-copy.ts";
import type { Diagnostic } from "../diagnostic.ts";
import type { LintContext } from "../lint-context.ts";
import type { MailText } from "../mail-text.ts";
import { findFamiliar, findFormal, findInformal, formalWords } from "../vocabulary.ts";

type Field = "subject" | "body";
type Place = { field: Field; start: number; end: number };

const warning = (place: Place, message: string, proposal?: string | null): Diagnostic => ({
  rule: "tone",
  severity: "warning",
  ...place,
  message,
  ...(proposal == null ? {} : { proposal }),
});

/** Six letters and more: shorter words in capitals are mostly acronyms. */
const capitals = /\p{Lu}{6,}/gu;
/** Acronyms of six letters and more, and what a name follows: "chez EIFFEL". */
const acronyms =
  /^(?:ADEME|AFNOR|AGEFIPH|AGIRC|ARRCO|CARSAT|COFRAC|DREETS|QUALIOPI|QUALIBAT|SIRENE|URSSAF|WYSIWYG)$/;
const beforeName = /(?:[Cc]hez|pour|société|groupe|M\.|Mme|Mr|Monsieur|Madame)\s(?:\p{Lu}+[\s-])?$/u;

/** One form of address, no familiar words in a formal mail, at most one exclamation mark, no shouting. */
export function toneRule(mail: MailText, context: LintContext): Diagnostic[] {
  const { subject, body } = mail;
  return [
    ...mixedAddress(mail, context),
    ...(["subject", "body"] as const).flatMap((field) => [
      ...(context.tone === "formal" || context.tone === "premium" ? familiar(field, mail) : []),
      ...shouting(field, mail[field], context.company ?? ""),
    ]),
    ...exclamations("subject", subject, 0),
    ...exclamations("body", body, 1),
  ];
}

/** "Tu" beside "vous", or to somebody whom the mail greets as Madame, or in a tone that keeps a distance. */
function mixedAddress({ body, words }: MailText, { tone }: LintContext): Diagnostic[] {
  const isDistant =
    tone === "formal" || tone === "premium" || /^[^\n]{0,60}(?:Madame|Monsieur|\{\{civilité)/.test(body);
  if (findFormal(words.body).length === 0 && !isDistant) return [];
  return findInformal(words.body).flatMap(({ start, end }) => {
    // The finder takes "tas" for "ta".
    const formal = formalWords.get(body.slice(start, end).toLowerCase());
    return formal === undefined ? [] : [warning({ field: "body", start, end }, copy.tone.mixed, formal)];
  });
}

function familiar(field: Field, mail: MailText): Diagnostic[] {
  return findFamiliar(mail.words[field]).map(({ start, end }) =>
    warning({ field, start, end }, copy.tone.familiar(mail[field].slice(start, end))),
  );
}

/** The proposal for a mark is a full stop, and nothing for one that follows another. */
function exclamations(field: Field, text: string, allowed: number): Diagnostic[] {
  return [...text.matchAll(/\s?!/gu)].slice(allowed).map(({ 0: mark, index }) => {
    const isRepeated = /[!?.]/.test(text.charAt(index - 1));
    return warning(
      { field, start: index, end: index + mark.length },
      copy.tone.exclamations,
      isRepeated ? "" : ".",
    );
  });
}

function shouting(field: Field, text: string, company: string): Diagnostic[] {
  return [...text.matchAll(capitals)]
    .filter(
      ({ 0: word, index }) =>
        !company.includes(word) &&
        !acronyms.test(word) &&
        !beforeName.test(text.slice(Math.max(0, index - 30), index)),
    )
    .map(({ 0: word, index }) => {
      const quiet = word.charAt(0) + word.slice(1).toLowerCase();
      return warning(
        { field, start: index, end: index + word.length },
        copy.tone.capitals(word.slice(0, 40)),
        quiet,
      );
    });
}
