import { catalogueFacts } from "#app/assistant/context/catalogue-facts.ts";
import { serviceFacts } from "#app/assistant/context/service-facts.ts";
import { homeFaq } from "#app/content/home/home-faq-copy.ts";
import { agentQuestions, generalQuestions } from "#app/content/public/faq-copy.ts";
import { offerFigures } from "#app/offers/sentences.ts";
import { readAnswer } from "../../reading/reading.ts";
import { clausesOf } from "../clauses/clause.ts";
import { type Sentence, sentencesOf } from "../clauses/sentence.ts";
import { wordStem } from "./word-stem.ts";

/** Letters from which a word counts. */
const shortest = 4;

const variants = ["table", "commitment"] as const;

/** Everything that our pages and facts say of the service, as the assistant is told it. */
export function ourTexts(): string[] {
  return variants.flatMap((variant) => {
    const figures = offerFigures(variant);
    const asked = [...homeFaq(figures), ...generalQuestions(figures), ...agentQuestions];
    return [
      ...asked.flatMap(({ question, answer }) => [question, answer]),
      ...serviceFacts(variant).split("\n"),
      ...catalogueFacts(variant).split("\n"),
    ];
  });
}

let told: readonly ReadonlySet<string>[] | null = null;

/** Whether one sentence of ours has every word of this one that carries a meaning: then it says what we say. */
export function isToldByUs(sentence: Sentence): boolean {
  told ??= ourTexts().flatMap((text) => sentencesOf(readAnswer(text), text).map((one) => stemsOf(one)));
  const stems = [...stemsOf(sentence)];
  return stems.length > 0 && told.some((ours) => stems.every((stem) => ours.has(stem)));
}

function stemsOf(sentence: Sentence): Set<string> {
  const words = clausesOf(sentence).flatMap(({ words }) => words);
  return new Set(words.filter((word) => word.length >= shortest || word < "a").map(wordStem));
}
