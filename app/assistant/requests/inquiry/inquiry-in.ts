import type { DraftKind } from "#app/drafts/draft-kind.ts";
import { catalogue } from "#app/offers/catalogue.ts";
import type { NamedField } from "../field-names.ts";
import { asksForHuman } from "../human-request.ts";
import type { Token } from "../message-tokens.ts";
import { allSentences, type Sentence } from "../own-sentences.ts";
import { ownWords } from "../own-words.ts";
import { type Phrases, Reader } from "../phrase-reader.ts";
import { explicitValues } from "../profile-change/explicit-values.ts";
import { changesProfile, fieldIn } from "../profile-request.ts";
import { draftMentionedIn, requestIn } from "../request-in.ts";
import type { Inquiry } from "./inquiry.ts";
import { corrections, refusals, type Topic, topics } from "./inquiry-phrases.ts";

/** What stands first below a reply without a model: what facts say, ready-made work, both or neither. */
export type FirstStep = { inquiry: Inquiry | null; draft: DraftKind | null };

const none: FirstStep = { inquiry: null, draft: null };

/**
 * What a message asks that can be answered or done without a model. Read from the customer's own words alone (`ownWords`),
 * in any of their sentences, because nothing is done without a press; what a sentence refuses is left out. Work may also be
 * named by anybody in the message, as an offer (interpretation.md D58). Takes linear time in the message.
 * interpretation.md D192.
 */
export function firstStepIn(message: string): FirstStep {
  const request = requestIn(message);
  if (request?.kind === "draft") return { ...none, draft: request.draft };
  if (request?.kind === "human") return { ...none, inquiry: { about: "person" } };
  const mentioned = draftMentionedIn(message);
  const said = allSentences(ownWords(message).text);
  const inquiry = inquiryOf(said, message);
  if (inquiry && "draft" in inquiry) return { inquiry: null, draft: mentioned ?? inquiry.draft };
  return { inquiry, draft: mentioned };
}

function inquiryOf(said: readonly Sentence[], message: string): Inquiry | { draft: DraftKind } | null {
  for (const sentence of said.filter(({ tokens }) => !has(tokens, refusals))) {
    if (asksForHuman(sentence)) return { about: "person" };
    const field = correctedField(sentence);
    if (field) return aboutField(field, message);
  }
  const topic = topicOf(said.map(({ tokens }) => tokens));
  if (topic?.about === "draft") return { draft: topic.draft };
  if (topic?.about !== "price") return topic as Inquiry | null;
  return { about: "price", offers: offersIn(said) };
}

/** The topic of the first list of which any sentence has a phrase. */
function topicOf(sentences: readonly (readonly Token[])[]): Topic | null {
  for (const list of topics)
    for (const tokens of sentences) {
      const topic = find(tokens, list);
      const isOwn = topic?.about === "page" || topic?.about === "question";
      if (topic && (isOwn || !has(tokens, refusals))) return topic;
    }
  return null;
}

const has = (tokens: readonly Token[], list: Phrases<boolean>) => find(tokens, list) !== null;

/** The value of the first phrase of the list at any place. */
function find<Value>(tokens: readonly Token[], list: Phrases<Value>): Value | null {
  const reader = new Reader(tokens);
  for (let at = 0; at < tokens.length; at++) {
    reader.at = at;
    const found = reader.read(list);
    if (found !== null) return found;
  }
  return null;
}

/** The offers of the catalogue that the sentences name, in its order. */
function offersIn(sentences: readonly Sentence[]): string[] {
  const said = new Set(sentences.flatMap(({ tokens }) => tokens.map(({ form }) => form)));
  return catalogue.map(({ name }) => name).filter((name) => said.has(name.toLowerCase()));
}

/** The field that a sentence asks to change, or says to be wrong. */
function correctedField(sentence: Sentence): NamedField | null {
  const { tokens } = sentence;
  if (!changesProfile(sentence) && !has(tokens, corrections)) return null;
  return (fieldIn(tokens, 0) ?? fieldAfterVerb(tokens))?.field ?? null;
}

/** "changer le secteur". */
function fieldAfterVerb(tokens: readonly Token[]) {
  for (let at = 0; at < tokens.length; at++) {
    const reader = new Reader(tokens);
    reader.at = at;
    if (reader.read(corrections) === null) continue;
    const found = fieldIn(tokens, reader.at);
    if (found) return found;
  }
  return null;
}

/** The editor of the field, with the value that the message says, if it is nothing but the order to change it. */
function aboutField(named: NamedField, message: string): Inquiry {
  if (named === "profile") return { about: "page", page: "profile" };
  const [said] = requestIn(message)?.kind === "profile-change" ? explicitValues(message) : [];
  if (said) return { about: "field", field: said.field, value: said.value };
  return { about: "field", field: named === "target" ? "icp_title" : named };
}
