import type { EmailContent } from "../draft-content.ts";
import type { ProfileFacts } from "../facts/profile-facts.ts";
import * as parts from "./mail-parts.ts";
import type { Candidate } from "./wordings.ts";

/** Words of a whole mail below which it gets one more sentence. */
const fewWords = 62;

/** A first e-mail to a prospect: their situation or a question, who writes and what for, one request, a way out. */
export function emailTemplate(facts: ProfileFacts): EmailContent {
  const opening = parts.openingOf(facts);
  return {
    subject: parts.subjectOf(facts),
    body: mailBody(facts, { opening, pitch: parts.pitchOf(facts, { opening }) }),
  };
}

type MailParts = {
  opening: parts.Opening;
  /** `null` for a mail whose opening says what it is about, after one that said what is offered. */
  pitch: string | null;
  /** The question of the mail if it is not that of the goal. */
  asked?: string | null;
  /** What the mail asks for the goal, in other words than the first one. */
  own?: Candidate;
  optOut?: Candidate;
  /** False for a mail after one that said it already. */
  mayBridge?: boolean;
};

/** A whole mail around these paragraphs; a short one says in a sentence more what is asked. */
export function mailBody(
  facts: ProfileFacts,
  { opening, pitch, asked = null, own = null, optOut = null, mayBridge = true }: MailParts,
): string {
  const body = (bridge: boolean) =>
    [
      parts.greetingOf(facts),
      opening.text,
      pitch,
      parts.requestOf(facts, opening, { asked, own, bridge }),
      parts.optOutOf(facts, optOut),
      parts.signatureOf(facts),
    ]
      .filter((part) => part !== null)
      .join("\n\n");
  const plain = body(false);
  return plain.split(/\s+/).length < fewWords && asked === null && mayBridge ? body(true) : plain;
}
