import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { folded } from "#app/french/folded.ts";
import type { GuardFacts } from "../../facts/guard-facts.ts";
import { isCapitalised, isPartial, type Reading } from "../../reading/reading.ts";
import type { Token } from "../../reading/tokens.ts";
import { clauseAt } from "../clauses/clause.ts";
import { isReported } from "../clauses/owner.ts";
import { type Sentence, sentencesOf } from "../clauses/sentence.ts";
import type { Rule, Verdict } from "../verdict.ts";
import { givenNames } from "./given-names.ts";
import { lexicon } from "../clauses/lexicon.ts";

const roles = lexicon(
  "direct* responsab* president* pdg dg daf drh dsi ceo cto cfo coo gerant* dirigeant* fondat* cofondat* achet* chef cheffe chargee charge patron* associe* manager head ingenieur* expert* consultant* conseill* technicien* secretaire assistant* commercial* comptable* specialiste* auteur* professeur* adjoint* maire",
);
const streets = lexicon("rue avenue boulevard place allee quai impasse cours square chemin lycee stade gare saint sainte hopital fort pont port mont");
const particles = new Set(["de", "du", "le", "la", "d", "des"]);
/** With a capital, and no names of persons. */
const common = lexicon(
  "matinal linkedin france google microsoft gmail outlook excel growth starter scale objet bonjour madame monsieur rgpd insee cnil siren siret crm paris lyon marseille europe grand est nord sud ouest haut bas rhin zapier make hubspot",
);

/** People whom neither the customer nor the list has named: a first name with a surname, or with a post. */
export const personRule: Rule = (reading, facts, text) =>
  sentencesOf(reading, text).flatMap((sentence): Verdict[] => {
    const { from, to, isOpen } = sentence;
    const verdicts: Verdict[] = [];
    for (let index = from; index < to; index++) {
      const token = reading.tokens[index] as Token;
      if (token.kind !== "word" || !isCapitalised(reading, token, text)) continue;
      const isFirst = givenNames.has(token.text) || (isOpen && isPartial(reading, token));
      const start = token.start;
      if (isOpen) {
        if (isFirst && !isStreet(reading, from, index)) verdicts.push({ start, end: token.end, finding: null });
        continue;
      }
      if (!isFirst || isStreet(reading, from, index)) continue;
      const last = surnameAfter(reading, index, to, text);
      if (isNamed(reading, index, last, facts)) continue;
      const isCalled = /^appell/.test(reading.tokens[index - 1]?.text ?? "");
      if (isQuotedSpeech(sentence, index)) continue;
      const isPerson = last > index || isCalled || hasRole(reading, last, to);
      if (!isPerson) continue;
      verdicts.push({
        start,
        end: (reading.tokens[last] as Token).end,
        finding: { kind: "invented", reason: copy.invented },
      });
      index = last;
    }
    return verdicts;
  });

/** The customer has spoken of that person: "vous avez mentionné Paul Durand". */
function isQuotedSpeech(sentence: Sentence, index: number): boolean {
  const clause = clauseAt(sentence, index)?.clause;
  return clause !== undefined && isReported(clause);
}

function isStreet({ tokens }: Reading, from: number, index: number): boolean {
  for (let at = index - 1; at >= from && index - at <= 3; at--) if (streets.has(tokens[at]?.text ?? "")) return true;
  return tokens[index - 1]?.text === "-" || ["{", "[", "@", "/", "."].includes(tokens[index - 1]?.text ?? "");
}

/** The last token of the name that begins at `index`: "Anne-Marie de La Tour". */
function surnameAfter(reading: Reading, index: number, to: number, text: string): number {
  const { tokens } = reading;
  let last = index;
  for (let at = index + 1; at < to && at - index <= 8; at++) {
    const token = tokens[at] as Token;
    if (token.kind === "word" && isCapitalised(reading, token, text) && !common.has(token.text)) last = at;
    else if (!(token.text === "-" || token.text === "'" || particles.has(token.text))) break;
  }
  return last;
}

/** All longer words of the name are ones that the customer wrote, or the list has. */
function isNamed({ tokens }: Reading, first: number, last: number, facts: GuardFacts): boolean {
  const words = tokens.slice(first, last + 1).filter(({ kind, text }) => kind === "word" && !particles.has(text));
  return words.every(({ text }) => facts.words.has(text) || facts.names.has(folded(text)));
}

/** "Sophie, directrice des achats" and "Sophie (DAF)". */
function hasRole({ tokens }: Reading, last: number, to: number): boolean {
  const [first, second, third] = [1, 2, 3].map((step) => (last + step < to ? (tokens[last + step]?.text ?? "") : ""));
  if (first !== "," && first !== "(") return false;
  return roles.has(second ?? "") || (["le", "la", "votre", "notre"].includes(second ?? "") && roles.has(third ?? ""));
}
