import type { Token } from "../../reading/tokens.ts";
import { lexicon } from "./lexicon.ts";
import { phrase } from "./phrase.ts";
import type { Sentence } from "./sentence.ts";

/** A part of a sentence with a verb of its own, as far as its punctuation and conjunctions tell. */
export type Clause = {
  sentence: Sentence;
  /** Its words ("rdv" for a rendez-vous, "mail" for an e-mail), with numbers in digits, and the signs % and €; without apostrophes and hyphens. */
  words: readonly string[];
  /** The token of each word. */
  indices: readonly number[];
  /** The words with a blank before and after each, for phrases. */
  text: string;
  /** In quotation marks. */
  isQuoted: boolean;
  /** The last of its sentence, which ends with a question mark. */
  isAsked: boolean;
};

const dividers = new Set([...("," + ';:()«»[]"|!?…')]);
const conjunctions = lexicon(
  "mais car donc puis sinon tandis alors si quand lorsque lorsqu puisque puisqu parce afin qui dont",
);
const pronouns = lexicon("je j nous vous il elle on ils elles ce c cela");
const joins = new Set(["et", "ou"]);

/** A longer clause is divided, and a longer word cut, so that no look at one takes long. */
const mostWords = 60;
const longestWord = 30;

/** The clauses of a sentence, the clause of each token, and the text of all. */
type Division = {
  clauses: readonly Clause[];
  at: ReadonlyMap<number, { clause: Clause; at: number }>;
  text: string;
};

/** The same answer about a clause without looking again. */
export function remembered(judge: (clause: Clause) => boolean): (clause: Clause) => boolean {
  const answers = new WeakMap<Clause, boolean>();
  return (clause) => {
    const before = answers.get(clause);
    if (before !== undefined) return before;
    const answer = judge(clause);
    answers.set(clause, answer);
    return answer;
  };
}

const known = new WeakMap<Sentence, Division>();

/** Linear, and remembered. */
function divisionOf(sentence: Sentence): Division {
  const before = known.get(sentence);
  if (before) return before;
  const clauses = divided(sentence);
  const places = clauses.flatMap((clause) =>
    clause.indices.map((index, at) => [index, { clause, at }] as const),
  );
  const text = ` ${clauses.map(({ words }) => words.join(" ")).join(" ")} `;
  const division = { clauses, at: new Map(places), text };
  known.set(sentence, division);
  return division;
}

/** The clauses of a sentence, in order. */
export function clausesOf(sentence: Sentence): readonly Clause[] {
  return divisionOf(sentence).clauses;
}

/** The clause of a token, with the place of its word in it; `null` for a token that is no word of any. */
export function clauseAt(sentence: Sentence, index: number): { clause: Clause; at: number } | null {
  return divisionOf(sentence).at.get(index) ?? null;
}

function divided(sentence: Sentence): Clause[] {
  const { tokens, from, to } = sentence;
  const clauses: Clause[] = [];
  let words: string[] = [];
  let indices: number[] = [];
  let isQuoted = sentence.startsQuoted;
  const close = () => {
    if (words.length > 0)
      clauses.push({ sentence, words, indices, text: ` ${words.join(" ")} `, isQuoted, isAsked: false });
    [words, indices] = [[], []];
  };
  for (let index = from; index < to; index++) {
    const token = tokens[index] as Token;
    const { kind, text } = token;
    if (kind === "word" || kind === "number") {
      const isNew = kind === "word" && beginsClause(tokens, index);
      if (isNew) close();
      if (
        text === "e" &&
        tokens[index + 1]?.text === "-" &&
        phrase("^mails?$").test(tokens[index + 2]?.text ?? "")
      )
        continue;
      if (text === "vous" && words.at(-1) === "rendez" && tokens[index - 1]?.text === "-") {
        words[words.length - 1] = "rdv";
        continue;
      }
      if (words.length >= mostWords) close();
      words.push(
        kind === "number" && text !== "un" && text !== "une"
          ? String(token.value)
          : text.slice(0, longestWord),
      );
      indices.push(index);
    } else if (text === "%" || text === "€") {
      words.push(text);
      indices.push(index);
    } else if (dividers.has(text) || isDash(tokens, index)) {
      close();
      if (text === "«") isQuoted = true;
      else if (text === "»") isQuoted = false;
      else if (text === '"') isQuoted = !isQuoted;
    }
  }
  close();
  const last = clauses.at(-1);
  if (last && lastSign(sentence) === "?") last.isAsked = !phrase(" (?:saviez|savez) vous ").test(last.text);
  return clauses;
}

const ofSpeaker = lexicon("je j ma mon mes fait faite confirme confirmons reponse voila");
const ofProduct = phrase(
  " (?:votre|vos|la|ma) (?:liste|profil|prospects|compte|abonnement|offre) | l equipe | a vos prospects ",
);

/**
 * Quoted for the customer to say: the text of a call or a mail. Not what the assistant quotes of itself ("je confirme : «…»"),
 * nor what only the product has.
 */
export function isForCustomer(clause: Clause): boolean {
  if (!clause.isQuoted) return false;
  const clauses = clausesOf(clause.sentence);
  const label = clauses.slice(0, clauses.indexOf(clause)).filter(({ isQuoted }) => !isQuoted);
  return (
    !label.some(({ words }) => ofSpeaker.isIn(words)) &&
    !clauses.some(({ isQuoted, text }) => isQuoted && ofProduct.test(text))
  );
}

/** A dash between blanks, or a line break. */
function isDash(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token;
  if (token.kind === "break") return true;
  return token.text === "-" && !(token.isJoined || tokens[index + 1]?.isJoined);
}

function beginsClause(tokens: readonly Token[], index: number): boolean {
  const { text } = tokens[index] as Token;
  const next = tokens[index + 1]?.text ?? "";
  if (conjunctions.has(text)) return true;
  if ((text === "avant" || text === "apres") && ["de", "d", "que", "qu"].includes(next)) return true;
  return joins.has(text) && pronouns.has(tokens[index + 1]?.text ?? "");
}

function lastSign({ tokens, from, to }: Sentence): string {
  for (let index = to - 1; index >= from; index--) {
    const { kind, text } = tokens[index] as Token;
    if (kind === "break" || "\"»)'".includes(text)) continue;
    return text;
  }
  return "";
}

const negations = lexicon("pas aucun aucune jamais ni rien nul nulle impossible incapable not never");

/** What says "pas" and denies nothing: "n’oubliez pas que", "pas moins de". */
const notDenials =
  / (?:n oubliez pas|n hesitez pas|n ayez crainte|ne vous inquietez pas|pas de (?:souci|probleme|panique)|pas moins de|pas seulement|non seulement|rien de plus simple|aucun (?:souci|probleme)|ne vous en faites pas) /g;

/** "ne … pas", "aucun …", "personne ne …": what the clause says is denied. "Sans" denies only the word after it. */
export const isNegated = remembered(({ words, text }) => {
  const denies = negations.isIn(words) && negations.isIn(text.replace(notDenials, " ").split(" "));
  return (
    denies ||
    isNobody(words) ||
    isNoLonger(words) ||
    text.includes(" plutot que ") ||
    text.startsWith(" plutot qu ")
  );
});

/** "Je ne vous relancerai plus"; "il ne reste plus que" denies nothing. */
function isNoLonger(words: readonly string[]): boolean {
  const at = words.indexOf("plus");
  if (at < 0 || ["que", "qu", "d"].includes(words[at + 1] ?? "")) return false;
  return words.slice(Math.max(0, at - 5), at).some((word) => word === "ne" || word === "n");
}

/** "personne ne décroche", "ne relance personne". */
function isNobody(words: readonly string[]): boolean {
  const at = words.indexOf("personne");
  return (
    at >= 0 && [words[at + 1], words[at - 2], words[at - 1]].some((word) => word === "ne" || word === "n")
  );
}

/** "il faudrait", "vous auriez". */
const conditional = phrase("r(?:ait|aient|iez|ions)$");
const conditions = lexicon("si quand lorsque lorsqu afin");

/** "si …", "quand …": what the clause says is not said to be. */
export const isSupposed = remembered(
  ({ words, text }) =>
    conditions.has(words[0] ?? "") ||
    phrase("^ (?:avant|apres) (?:de|d|que|qu) ").test(text) ||
    phrase(
      "^ (?:en (?:admettant|supposant|imaginant|comptant)|admettons|mettons|supposons|imaginons|a raison d|dans (?:le cas|l hypothese)|s il|s ils|s elle|si l on) ",
    ).test(text) ||
    words.some((word) => word.length > 5 && conditional.test(word)) ||
    text.startsWith(" une fois ") ||
    phrase("^ des qu(?:e)? ").test(text) ||
    phrase("^ pour (?:que|[a-z]{2,20}(?:er|ir|re|oir)) ").test(text),
);

/** "si …": what the clause says is not said to be, nor to come. */
export function isHypothetical({ words }: Clause): boolean {
  return words[0] === "si";
}

/** Whether the sentence ends with a question mark. */
export function isQuestion({ sentence }: Clause): boolean {
  return clausesOf(sentence).at(-1)?.isAsked ?? false;
}

/** The clause or another one of its sentence is denied. */
export function isDeniedNearby(clause: Clause): boolean {
  return clausesOf(clause.sentence).some(isNegated);
}

/** Whether the clause has one of these phrases, of whole words. */
export function saysAny({ text }: Clause, phrases: readonly string[]): boolean {
  return phrases.some((phrase) => text.includes(` ${phrase} `));
}

/** The clause with the others of its sentence as one text. */
export function wholeText({ sentence }: Clause): string {
  return divisionOf(sentence).text;
}
