import { brand } from "#app/content/brand.ts";
import type { Offer } from "#app/offers/catalogue.ts";
import { offersByName } from "../../facts/offer-facts.ts";
import { hasStem, isCapitalised, isPartial, type Reading } from "../../reading/reading.ts";
import type { Token } from "../../reading/tokens.ts";

/** A segment with what its numbers are judged by. */
export type Sentence = {
  tokens: readonly Token[];
  from: number;
  to: number;
  isOpen: boolean;
  words: ReadonlySet<string>;
  /** Whether one of its words begins with one of the stems; remembered for each list. */
  says: (stems: readonly string[]) => boolean;
  /** The plans that it names, in order, with the index of the token. */
  plans: { index: number; offer: Offer }[];
  /** The tokens of words with a capital. */
  names: ReadonlySet<number>;
  /** It belongs to a mail that the customer will send, where "je" and "nous" are the customer. */
  isLetter: boolean;
  /** It begins inside of «…» that an earlier one has opened, and that ends in it or later. */
  startsQuoted: boolean;
  /** The only plan that the nearest sentence with plans named, if this one names none. */
  carried: Offer | null;
};

const product = brand.product.toLowerCase();
const planWords = new Set(["plan", "offre", "formule", "forfait", "abonnement", "pack"]);
const offerStems = ["abonnement", "forfait", "formule", "tarif", "souscri", "subscription", "pricing"];

const deliveryStems = ["livr", "inclu", "quota", "fourni", "deliver"];
const receptionStems = ["recev", "recoi", "receiv"];

const known = new WeakMap<Reading, Sentence[]>();

/** The sentences of a reading in order, remembered; `text` is its source. */
export function sentencesOf(reading: Reading, text: string): readonly Sentence[] {
  const before = known.get(reading);
  if (before) return before;
  const sentences = readSentences(reading, text);
  known.set(reading, sentences);
  return sentences;
}

function readSentences(reading: Reading, text: string): Sentence[] {
  let { carried, isLetter } = reading;
  const quoted = quotedIn(reading);
  return reading.segments.map(({ from, to, isOpen }) => {
    const words = new Set<string>();
    const plans: Sentence["plans"] = [];
    const names = new Set<number>();
    for (let index = from; index < to; index++) {
      const token = reading.tokens[index] as Token;
      if (token.kind !== "word") continue;
      words.add(token.text);
      if (isCapitalised(reading, token, text)) names.add(index);
      const offer = offersByName.get(token.text);
      if (offer && isPlanName(reading, index, text)) plans.push({ index, offer });
    }
    const says = remembered(words);
    isLetter = isLetter ? !endsLetter(words, reading, from) : beginsLetter(reading, from, to);
    const sentence = {
      tokens: reading.tokens,
      from,
      to,
      isOpen,
      words,
      says,
      plans,
      names,
      isLetter,
      startsQuoted: quoted[from] === 1,
      carried,
    };
    if (plans.length > 0) {
      const named = new Set(plans.map(({ offer }) => offer));
      carried = named.size === 1 ? (plans[0]?.offer ?? null) : null;
    }
    return sentence;
  });
}

/** Tokens of a quotation: an opening sign without a closing one among so many quotes nothing. */
const longestQuotation = 300;

/** 1 for the tokens from each « to the » that closes it. */
function quotedIn({ tokens, quotedFor }: Reading): Uint8Array {
  const quoted = new Uint8Array(tokens.length);
  let first = quotedFor === null ? null : -quotedFor;
  for (const [index, { text }] of tokens.entries())
    if (text === "«") first = index;
    else if (text === "»") {
      if (first !== null && index - first <= longestQuotation) quoted.fill(1, Math.max(0, first + 1), index);
      first = null;
    }
  return quoted;
}

/** How many tokens lie between a token and the « that is open there; `null` if none is. */
export function quotedForAt({ tokens, quotedFor }: Reading, index: number): number | null {
  for (let at = index - 1; at >= 0 && index - at <= longestQuotation; at--) {
    const { text } = tokens[at] as Token;
    if (text === "»") return null;
    if (text === "«") return index - at;
  }
  return quotedFor === null ? null : quotedFor + index;
}

const closings = ["cordialement", "cdlt", "sincerement", "salutations", "bientot"];

/** After "Objet :", or a greeting with a gap for the name. */
function beginsLetter({ tokens }: Reading, from: number, to: number): boolean {
  const [first = "", second = "", third = ""] = tokens
    .slice(from, Math.min(to, from + 3))
    .map(({ text }) => text);
  if (first === "objet") return second === ":";
  if (first === "-" || first === "#") return second === "objet" && third === ":";
  return ["bonjour", "bonsoir", "madame", "monsieur"].includes(first) && (second === "{" || second === "[");
}

/** At the formula with which a mail ends, and at a heading. */
function endsLetter(words: ReadonlySet<string>, { tokens }: Reading, from: number): boolean {
  return tokens[from]?.text === "#" || closings.some((word) => words.has(word));
}

function remembered(words: ReadonlySet<string>): Sentence["says"] {
  const answers = new Map<readonly string[], boolean>();
  return (stems) => {
    const known = answers.get(stems);
    if (known !== undefined) return known;
    const answer = hasStem(words, stems);
    answers.set(stems, answer);
    return answer;
  };
}

/** "Growth" and "le plan growth", but not "équipes growth" and "Scale-up". */
function isPlanName(reading: Reading, index: number, text: string): boolean {
  const token = reading.tokens[index] as Token;
  const next = reading.tokens[index + 1];
  if (next?.text === "-" && next.isJoined && reading.tokens[index + 2]?.isJoined) return false;
  if (isPartial(reading, token)) return false;
  return isCapitalised(reading, token, text) || planWords.has(reading.tokens[index - 1]?.text ?? "");
}

/** How many tokens before a sentence its pronouns may stand for. */
const nearby = 20;

/** Whether the words before the sentence begin with one of these stems, which "elle" or "cette période" may stand for. */
export function isPrecededBy({ tokens, from }: Sentence, stems: readonly string[]): boolean {
  return hasStem(
    tokens.slice(Math.max(0, from - nearby), from).map(({ text }) => text),
    stems,
  );
}

/** True when a sentence speaks of the site's offers, not of the customer's. */
export function isAboutOffer({ words, plans, says }: Sentence): boolean {
  return plans.length > 0 || words.has(product) || says(offerStems);
}

/** True when it speaks of what the service delivers, or continues a list about a plan. */
export function isAboutService(sentence: Sentence): boolean {
  const { words, carried, from, to } = sentence;
  return (
    isAboutOffer(sentence) ||
    (carried !== null && to - from <= 16) ||
    sentence.says(deliveryStems) ||
    ((words.has("vous") || words.has("you")) && sentence.says(receptionStems)) ||
    words.has("service") ||
    (words.has("notre") && words.has("equipe"))
  );
}

/** "ne coûte pas 149 €", "14 jours, pas 30": the words before `index` deny the number. */
export function isDenied({ tokens, from }: Sentence, index: number): boolean {
  if (isContrasted(tokens, from, index)) return true;
  let hasPas = false;
  for (let at = index - 1; at >= from && index - at <= 7; at--) {
    const { text } = tokens[at] as Token;
    if (":;,.".includes(text)) return false;
    if (index - at <= 4 && (text === "pas" || text === "not" || text === "jamais")) hasPas = true;
    else if (hasPas && (text === "ne" || text === "n" || text === "is" || text === "does")) return true;
  }
  return false;
}

const contrasts = new Set(["pas", "non", "jamais"]);
const between = new Set(["a", "en", "de", "d", "'", "sous", "pendant", "sur", "les", "le", "des"]);

/** "50 contacts et non 200", "14 jours, pas 30", "Pas 30 jours: 14": what a number is said not to be, without a verb. */
function isContrasted(tokens: readonly Token[], from: number, index: number): boolean {
  let at = index - 1;
  const { text: last } = tokens[at] ?? { text: "" };
  if ((last === "de" || last === "'") && tokens[index - 2]?.text === "lieu") return true;
  while (at >= from && between.has((tokens[at] as Token).text)) at--;
  if (at < from || !contrasts.has((tokens[at] as Token).text)) return false;
  const before = tokens[at - 1]?.text ?? "";
  return at === from || ["et", "mais", ",", ";", ":", "(", "-", "."].includes(before);
}
