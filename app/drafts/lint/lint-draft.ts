import { mailDiagnostics as copy } from "#app/content/signed-in/lint-copy.ts";
import type { EmailContent, SequenceContent, TypedDraft } from "../draft-content.ts";
import { draftLimits } from "../draft-limits.ts";
import type { Diagnostic } from "./diagnostic.ts";
import type { LintContext } from "./lint-context.ts";
import { type MailText, readMail } from "./mail-text.ts";
import { identityRule } from "./rules/identity-rule.ts";
import { lengthRule } from "./rules/length-rule.ts";
import { linksRule } from "./rules/links-rule.ts";
import { openingRule } from "./rules/opening-rule.ts";
import { optOutRule } from "./rules/opt-out-rule.ts";
import { bannedPhraseRule, clicheRule, spamRule } from "./rules/phrase-rules.ts";
import { placeholderRule } from "./rules/placeholder-rule.ts";
import { readabilityRule } from "./rules/readability-rule.ts";
import { requestRule } from "./rules/request-rule.ts";
import { subjectRule } from "./rules/subject-rule.ts";
import { thirdPersonRule } from "./rules/third-person-rule.ts";
import { toneRule } from "./rules/tone-rule.ts";
import { unfinishedRule } from "./rules/unfinished-rule.ts";

const rules: readonly ((mail: MailText, context: LintContext) => Diagnostic[])[] = [
  subjectRule,
  openingRule,
  lengthRule,
  requestRule,
  optOutRule,
  identityRule,
  bannedPhraseRule,
  placeholderRule,
  toneRule,
  thirdPersonRule,
  clicheRule,
  unfinishedRule,
  spamRule,
  readabilityRule,
  linksRule,
];

/** More diagnostics help nobody; errors come first. */
const maxDiagnostics = 50;

/**
 * What is to mend in a mail: errors first, then in the order of the text. A text longer than a draft may be is judged
 * by its length alone.
 */
export function lintEmail({ subject, body }: EmailContent, context: LintContext): Diagnostic[] {
  const tooLong = (["subject", "body"] as const).flatMap((field) =>
    overlong(field, { subject, body }[field]),
  );
  if (tooLong.length > 0) return tooLong;
  const mail = readMail({ subject, body });
  return rules
    .flatMap((rule) => rule(mail, context))
    .sort((a, b) => rank(a) - rank(b) || a.start - b.start)
    .slice(0, maxDiagnostics);
}

/** The diagnostics of each mail of a sequence, and of the days between them. */
export function lintSequence({ mails }: SequenceContent, context: LintContext): Diagnostic[][] {
  return mails.map((mail, index) => [
    ...(index > 0 && mail.delayDays < 1
      ? [
          {
            rule: "delay",
            severity: "warning",
            field: "delayDays",
            start: 0,
            end: 0,
            message: copy.delay,
            proposal: "1",
          } as const,
        ]
      : []),
    ...lintEmail(mail, context),
  ]);
}

/** The diagnostics of a draft, for each of its mails; none for the kinds that are no mails. */
export function lintDraft({ kind, content }: TypedDraft, context: LintContext): Diagnostic[][] {
  if (kind === "email") return [lintEmail(content, context)];
  return kind === "sequence" ? lintSequence(content, context) : [];
}

const rank = ({ severity, field }: Diagnostic) =>
  (severity === "error" ? 0 : 2) + (field === "subject" ? 0 : 1);

function overlong(field: "subject" | "body", text: string): Diagnostic[] {
  const max = draftLimits.email[field];
  if (text.length <= max || (text.length <= 2 * max && [...text].length <= max)) return [];
  const message = copy.length.over(max);
  return [{ rule: "length", severity: "error", field, start: 0, end: text.length, message }];
}
