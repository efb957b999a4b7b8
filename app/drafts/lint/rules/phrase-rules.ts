import { mailDiagnostics as copy } from "#app/content/signed-in/lint-copy.ts";
import { findCliche } from "../cliches.ts";
import type { Diagnostic } from "../diagnostic.ts";
import type { LintContext } from "../lint-context.ts";
import type { MailText } from "../mail-text.ts";
import { findSpam } from "../spam-words.ts";

const fields = ["subject", "body"] as const;

/** No phrase that the customer banned, whatever its case, accents and endings. */
export function bannedPhraseRule(mail: MailText, { findBanned }: LintContext): Diagnostic[] {
  return fields.flatMap((field) =>
    findBanned(mail.words[field]).map(({ entry, start, end }) => ({
      rule: "banned_phrase" as const,
      severity: "error" as const,
      field,
      start,
      end,
      message: copy.banned(shown(entry.phrase)),
    })),
  );
}

/** No phrase that reads as unwanted advertising. */
export function spamRule(mail: MailText): Diagnostic[] {
  return fields.flatMap((field) =>
    findSpam(mail.words[field])
      .filter(
        ({ entry, start }) => !entry.isOrder || !isSaidOf(mail[field].slice(Math.max(0, start - 9), start)),
      )
      .map(({ entry, start, end }) => ({
        rule: "spam_word" as const,
        severity: "warning" as const,
        field,
        start,
        end,
        message: copy.spam(mail[field].slice(start, end)),
        ...(entry.instead === null ? {} : { proposal: entry.instead }),
      })),
  );
}

/** True where "vous" stands before the verb, maybe with its object: "vous y gagnez". */
const isSaidOf = (before: string) => /vous\s(?:(?:y|en|le|la|les)\s)?$/i.test(before);

/** No phrase that everybody writes and that tells the recipient nothing. */
export function clicheRule(mail: MailText): Diagnostic[] {
  return fields.flatMap((field) =>
    findCliche(mail.words[field]).map(({ start, end }) => ({
      rule: "cliche" as const,
      severity: "warning" as const,
      field,
      start,
      end,
      message: copy.cliche(mail[field].slice(start, end)),
    })),
  );
}

const shown = (phrase: string) => (phrase.length > 60 ? `${phrase.slice(0, 60).toWellFormed()}…` : phrase);
