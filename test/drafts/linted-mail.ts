import type { EmailContent } from "#app/drafts/draft-content.ts";
import type { LintRule } from "#app/drafts/lint/diagnostic.ts";
import { lintContextOf } from "#app/drafts/lint/lint-context.ts";
import { lintEmail } from "#app/drafts/lint/lint-draft.ts";
import { aubade } from "./generated-profiles.ts";

export const context = lintContextOf({ ...aubade, banned_phrases: "n'hésitez pas, révolutionnaire" });

/** A mail without diagnostics. */
export const good: EmailContent = {
  subject: "Une idée pour l’usine",
  body: `Bonjour Madame,

Vos sites consomment la nuit aussi. Nous divisons par deux la facture d’énergie, sans travaux chez vous, et nous le vérifions avec vous.

Quand êtes-vous disponible pour en parler\u00A0?

Pour ne plus recevoir mes messages, répondez «\u00A0stop\u00A0».

Bien à vous,

Une personne
Aubade Conseil`,
};

/** The diagnostics of one rule on the good mail after a change. */
export function found(
  rule: LintRule,
  change: Partial<EmailContent> | ((body: string) => string),
  used = context,
) {
  const mail = typeof change === "function" ? { ...good, body: change(good.body) } : { ...good, ...change };
  return lintEmail(mail, used)
    .filter((diagnostic) => diagnostic.rule === rule)
    .map(({ field, start, end, severity, proposal }) => ({
      severity,
      text: mail[field === "subject" ? "subject" : "body"].slice(start, end),
      ...(proposal === undefined ? {} : { proposal }),
    }));
}

/** The mail with the first diagnostic's proposal put in its place. */
export function mended(mail: EmailContent, rule: LintRule) {
  const [diagnostic] = lintEmail(mail, context).filter((one) => one.rule === rule);
  if (diagnostic?.proposal === undefined || diagnostic.field === "delayDays") throw new Error("no proposal");
  const { field, start, end, proposal } = diagnostic;
  return { ...mail, [field]: mail[field].slice(0, start) + proposal + mail[field].slice(end) };
}

/** A body with one more paragraph before its request. */
export const paragraph = (text: string) => (body: string) =>
  body.replace("Quand êtes-vous", `${text}\n\nQuand êtes-vous`);
