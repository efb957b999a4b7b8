import { brand } from "#app/content/brand.ts";
import type { DraftKind } from "#app/drafts/draft-kind.ts";
import { draftAskedIn } from "./draft-request.ts";
import { asksForHuman } from "./human-request.ts";
import { allSentences, type Sentence, saysThanks, wholeSentence } from "./own-sentences.ts";
import { greetings, withoutLinks } from "./own-words.ts";
import { phrases, Reader, wordSet } from "./phrase-reader.ts";
import { changesProfile } from "./profile-request.ts";

/** What a customer's message asks for beside an answer. */
export type Request =
  /** Ready-made work; `wish` is the message, which says more about it. */
  | { kind: "draft"; draft: DraftKind; wish: string }
  /** Another value for the profile. */
  | { kind: "profile-change"; text: string }
  /** A person of the team. */
  | { kind: "human" };

/**
 * What a message asks for, if the order is the whole message (`wholeSentence`): work, a change of the profile, or a person.
 * `null` for everything else: a mere mention, a negation, a quotation, a text that was pasted, and an order beside other
 * sentences. The answer to this decides what the product does, so that no text of anybody else can start an action.
 * interpretation.md D46, D57. Takes linear time in the message.
 */
export function requestIn(message: string): Request | null {
  const sentence = wholeSentence(message);
  if (!sentence || hasContact(message)) return null;
  const text = message.trim();
  const draft = hasForeignPart(message, sentence) || greets(sentence) ? null : draftAskedIn(sentence);
  if (draft) return { kind: "draft", draft, wish: text };
  if (changesProfile(sentence) && endsWithLink(message, sentence)) return { kind: "profile-change", text };
  return !hasForeignPart(message, sentence) && asksForHuman(sentence) ? { kind: "human" } : null;
}

/** True for a greeting, with which a letter begins, unless it names the product. */
export const greets = ({ tokens: [first, second, third] }: Sentence) =>
  greetings.has(first?.form ?? "") && ![second?.form, third?.form].includes(brand.product.toLowerCase());

/** An e-mail address or a telephone number, as in a signature. */
export const hasContact = (message: string) =>
  message.includes("@") || /\d(?:[ .-]?\d){8}/.test(withoutLinks(message));

/** True if nothing follows a link but thanks: a letter asks to confirm it, or to hurry. */
export function endsWithLink(message: string, { tokens }: Sentence): boolean {
  const start = message.search(/https?:\/\/|www\./i);
  return start === -1 || saysThanks(tokens.filter((token) => token.start > start));
}

/** Who speaks for himself after a colon says more than what a draft is to be like. */
const persons = wordSet("je j nous vous votre vos notre nos mon ma mes merci on i we you your our us");

/** True if a quotation, a link or an announced text is part of the sentence. */
function hasForeignPart(message: string, { tokens }: Sentence): boolean {
  if (withoutLinks(message) !== message || tokens.some(({ form }) => form === '"')) return true;
  const colon = tokens.findIndex(({ form }) => form === ":");
  return colon !== -1 && tokens.slice(colon).some(({ form }) => persons.has(form));
}

const withdrawals = phrases([
  [
    true,
    "non laisse tomber,non laissez tomber,laisse tomber,laissez tomber,annule,annulez,oublie,oubliez,non oublie,en fait non,finalement non,ah non,non merci,non rien,non finalement,never mind",
  ],
]);

/**
 * The kind of work that a sentence of a message could ask for, whoever says it: enough to offer it, not to make it.
 * `null` if none does, or if it is withdrawn.
 */
export function draftMentionedIn(message: string): DraftKind | null {
  const sentences = allSentences(message);
  if (sentences.slice(1).some(isWithdrawal)) return null;
  for (const sentence of sentences)
    for (const [index, clause] of clausesOf(sentence).entries()) {
      const draft = draftAskedIn(clause);
      // "Un plan" is a wish only where a sentence begins with it.
      if (draft && (index === 0 || !beginsWithArticle(clause))) return draft;
    }
  return null;
}

const isWithdrawal = ({ tokens }: Sentence) =>
  new Reader(tokens.filter(({ form }) => form !== ",")).read(withdrawals) !== null;

/** The sentence, then what follows each comma and colon in it. */
function clausesOf(sentence: Sentence): Sentence[] {
  const clauses: Sentence[] = [sentence];
  let tokens: Sentence["tokens"] | null = null;
  for (const token of sentence.tokens) {
    if (token.form === "," || token.form === ":") {
      tokens = [];
      clauses.push({ ...sentence, tokens });
    } else tokens?.push(token);
  }
  return clauses;
}

const beginsWithArticle = ({ tokens }: Sentence) =>
  ["un", "une", "des", "trois", "a"].includes(tokens[0]?.form ?? "");
