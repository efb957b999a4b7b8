import { speaksOf } from "./company-words.ts";
import { isEnglish } from "./english.ts";
import { asSentence } from "./french.ts";
import { saidByUs } from "./said-by-us.ts";
import { sentencesIn } from "./sentences-in.ts";
import { saidToYou, thirdPersonIn } from "./third-person.ts";
import { formOf, type ValueForm } from "./value-form.ts";

/** What a customer offers, said to the recipient. */
export type Value = {
  /** A difficulty of the recipient, as a question: "Vos machines tombent en panne ?". `null` if none is named. */
  problem: string | null;
  /** The sentence that says what is offered, and the ones after it. `null` if only a difficulty is named. */
  main: { form: ValueForm; sentence: string } | null;
  rest: string[];
};

/** Code points that read well in one mail, and in one of its sentences. */
const max = { all: 280, sentence: 280 } as const;

/** What readers of a value are told of the customer. */
type Customer = {
  /** False for a text that may not be used. */
  isAllowed: (text: string) => boolean;
  company?: string | null;
  /** After what people such as the recipient suffer from: "Est-ce votre cas ?". */
  asksYou: string;
};

/**
 * What a customer typed as whole sentences to the recipient, as many as fit in a mail. A sentence in the third person is
 * turned where only "leurs" and "leur" have to change, else left out; one that is too long is left out too, never cut.
 * What is offered comes before what the firm is. `null` when nothing is left. interpretation.md D175, D202.
 */
export function readValue(typed: string, { isAllowed, company = null, asksYou }: Customer): Value | null {
  if (isEnglish(typed)) return null;
  const judged = sentencesIn(typed)
    .flatMap((sentence) => fittingParts(withoutThem(sentence)))
    .map((sentence) => ({ typed: sentence, ours: saidByUs(sentence, company) }))
    .map(({ typed: sentence, ours }) => ({ typed: sentence, said: ours && saidToYou(ours) }))
    .filter(({ said }) => said !== null && isAllowed(said))
    .map(({ typed: sentence, said }) => judgedSentence(sentence, withoutShout(said ?? ""), company));
  const remedies = judged.filter(({ form }) => form !== "problem" && form !== "observation");
  const problem = judged.find(
    ({ form }) => form === "problem" || (form === "observation" && remedies.length > 0),
  );
  const offers = remedies.length > 0 || problem ? remedies : judged;
  const main = offers.find(isOffer) ?? offers.find(({ sentence }) => !continues(sentence)) ?? offers[0];
  if (!problem && !main) return null;
  return {
    problem: problem ? asQuestion(problem.sentence, problem.form === "observation" ? asksYou : null) : null,
    main: main ? { sentence: main.sentence, form: valueFormOf(main) } : null,
    rest: main ? sentencesAfter(main, offers) : [],
  };
}

/** A sentence about an offer ends with a full stop: who reads it has not asked for it. */
const withoutShout = (sentence: string) =>
  asSentence(sentence.endsWith("!") ? sentence.slice(0, -1).trimEnd() : sentence);

type Judged = { sentence: string; form: ReturnType<typeof formOf> };

function judgedSentence(typed: string, sentence: string, company: string | null): Judged {
  const isNamed =
    company !== null &&
    (sentence.toLowerCase().includes(company.toLowerCase()) || speaksOf(sentence, company));
  if (isNamed) return { sentence, form: "named" };
  const form = formOf(sentence);
  // Who was spoken of in the third person has the difficulty, whatever its words: "Leurs factures ont doublé".
  return { sentence, form: form === "you" && thirdPersonIn(typed).length > 0 ? "problem" : form };
}

const valueFormOf = ({ form }: Judged): ValueForm =>
  form === "problem" || form === "observation" ? "phrase" : form;

/** What the firm is and since when: true, and no reason to write to anybody. */
const history =
  /^(?:Créée?s?|Fondée?s?|Née?s?|Implantée?s?|Basée?s?|Situées?|Situé|Depuis|Spécialisée?s?|Avec plus de|Nous sommes (?:une?|le|la|basé|implanté|situé|leader)|Nous existons)[\s,]/u;

/** What goes on from the sentence before it. */
const continues = (sentence: string) =>
  connective.test(sentence) ||
  sentence
    .slice(0, 60)
    .split(" ", 4)
    .slice(1)
    .some((word) => adverbs.has(word));
const connective =
  /^(?:Et|Mais|Donc|Ainsi|Aussi|Également|De plus|En plus|Par ailleurs|Cela|Ça|Ce|Cette|Ces|Celui-ci|Celle-ci|Elle|Il)[\s,]/u;
const adverbs = new Set(["aussi", "également", "donc", "ainsi"]);

const isOffer = ({ sentence }: Judged) => !history.test(sentence) && !continues(sentence);

/** The sentences after the main one that fit beside it, each once; what goes on only after what it goes on from. */
function sentencesAfter(main: Judged, offers: readonly Judged[]): string[] {
  const room = max.all - [...main.sentence].length;
  const rest: string[] = [];
  let isBefore = true;
  for (const { sentence } of offers.slice(offers.indexOf(main) + 1)) {
    const isNew = sentence !== main.sentence && !rest.includes(sentence) && !history.test(sentence);
    if (!isBefore && continues(sentence)) continue;
    isBefore = isNew && [...rest, sentence].join(" ").length <= room;
    if (isBefore) rest.push(sentence);
  }
  return rest;
}

/** A sentence, or the parts between semicolons and dashes of one that is too long. */
function fittingParts(sentence: string): string[] {
  const fits = (text: string) => [...text].length <= max.sentence;
  return fits(sentence)
    ? [sentence]
    : sentence
        .split(/\s?;\s|\s[–—-]\s/)
        .map(asSentence)
        .filter((part) => fits(part) && part.length > 3);
}

/** "Nous livrons avant 7 h et ils suivent tout" without what other people do: the clause before it is a whole sentence. */
function withoutThem(sentence: string): string {
  const [before = ""] = sentence.split(/,?\s(?:et|donc|alors|comme ça)\s(?:ils|elles)\s/iu, 1);
  return before.length < sentence.length && before.includes(" ") ? asSentence(before) : sentence;
}

function asQuestion(sentence: string, asksYou: string | null): string {
  if (asksYou) return `${asSentence(sentence)} ${asksYou}`;
  return sentence.endsWith("?") ? sentence : `${sentence.replace(/[\s.!…]{1,9}$/u, "")}\u00A0?`;
}
