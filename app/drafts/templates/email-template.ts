import { neutralMail, tonedMail } from "#app/content/drafts/mail-copy.ts";
import type { EmailContent } from "../draft-content.ts";
import type { ProfileFacts } from "../facts/profile-facts.ts";
import * as parts from "./mail-parts.ts";

/**
 * A first e-mail to a prospect: who writes and why, the value, one request, a way out. To one whose record is known it
 * begins with that prospect's situation.
 */
export function emailTemplate(facts: ProfileFacts): EmailContent {
  const { prospect } = facts;
  const lead = prospect ? parts.leadOfSender(facts) : tonedMail[facts.tone].valueLead;
  const leads = [lead, ...neutralMail.valueLeads];
  const opening = prospect ? parts.situationOf(facts, prospect) : parts.openingOf(facts);
  return {
    subject: parts.subjectOf(facts),
    body: mailBody(facts, [opening, parts.valueParagraph(facts, leads)]),
  };
}

/** A whole mail around these paragraphs; `asked` is its question if it is not that of the goal. */
export function mailBody(
  facts: ProfileFacts,
  paragraphs: readonly (string | null)[],
  asked?: string,
): string {
  return [
    parts.greetingOf(facts),
    ...paragraphs,
    parts.requestOf(facts, asked),
    parts.optOutOf(facts),
    parts.signatureOf(facts),
  ]
    .filter((paragraph) => paragraph !== null)
    .join("\n\n");
}
