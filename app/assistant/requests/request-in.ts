import { draftAskedIn } from "./draft-request.ts";
import { asksForHuman } from "./human-request.ts";
import { ownSentences, type Sentence } from "./own-sentences.ts";
import { phrases, Reader } from "./phrase-reader.ts";
import { changesProfile } from "./profile-request.ts";
import type { Request } from "./request.ts";

/** The part of a message that goes along with a request. */
const maxWish = 2_000;

const withdrawals = phrases([
  [
    true,
    "non laisse tomber,non laissez tomber,laisse tomber,laissez tomber,annule,annulez,oublie,oubliez,non oublie,en fait non,finalement non,ah non,non merci,non rien,non finalement,never mind",
  ],
]);

/**
 * What the customer's own words in a message ask for: the first imperative or wish of its opening; `null` for a mere
 * mention, a negation, a quotation, or a text that was pasted. The answer to this decides what the product does, so that
 * no text of anybody else can start an action. Takes linear time in the message.
 */
export function requestIn(message: string): Request | null {
  const sentences = ownSentences(message);
  if (sentences.slice(1).some(isWithdrawal)) return null;
  for (const sentence of sentences) {
    const draft = draftAskedIn(sentence);
    if (draft) return { kind: "draft", draft, wish: message.slice(0, maxWish).toWellFormed().trim() };
    if (changesProfile(sentence))
      return { kind: "profile-change", text: message.slice(0, maxWish).toWellFormed().trim() };
    if (asksForHuman(sentence)) return { kind: "human" };
  }
  return null;
}

const isWithdrawal = ({ tokens }: Sentence) =>
  new Reader(tokens.filter(({ form }) => form !== ",")).read(withdrawals) !== null;
