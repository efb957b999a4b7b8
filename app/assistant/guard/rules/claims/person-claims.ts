import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { folded } from "#app/french/folded.ts";
import type { GuardFacts } from "../../facts/guard-facts.ts";
import { isCapitalised, isPartial, type Reading } from "../../reading/reading.ts";
import type { Token } from "../../reading/tokens.ts";
import { lexicon } from "../clauses/lexicon.ts";
import { isOnlyMentioned } from "../clauses/mentioned-person.ts";
import { phrase } from "../clauses/phrase.ts";
import { sentencesOf } from "../clauses/sentence.ts";
import type { Rule, Verdict } from "../verdict.ts";
import { givenNames } from "./given-names.ts";

const roles = lexicon(
  "direct* responsab* president* pdg dg daf drh dsi ceo cto cfo coo gerant* dirigeant* fondat* cofondat* achet* chef cheffe chargee charge patron* associe* manager head ingenieur* expert* consultant* conseill* technicien* secretaire assistant* commercial* comptable* specialiste* auteur* professeur* adjoint* maire",
);
const streets = lexicon(
  "rue avenue boulevard place allee quai impasse cours square chemin lycee stade gare saint sainte hopital fort pont port mont",
);
const particles = new Set(["de", "du", "le", "la", "d", "des"]);
/** With a capital, and no names of persons. */
const common = lexicon(
  "matinal linkedin france google microsoft gmail outlook excel growth starter scale objet bonjour madame monsieur rgpd insee cnil siren siret crm paris lyon marseille europe grand est nord sud ouest haut bas rhin zapier make hubspot tva naf urssaf bodacc csv avec pour selon chez dans mais quand avant apres votre notre voici",
);

/** People whom neither the customer nor the list has named: a first name with a surname, or with a post. */
export const personRule: Rule = (reading, facts, text) =>
  sentencesOf(reading, text).flatMap((sentence): Verdict[] => {
    const { from, to, isOpen } = sentence;
    const verdicts: Verdict[] = [];
    for (let index = from; index < to; index++) {
      const token = reading.tokens[index] as Token;
      if (token.kind !== "word" || !isCapitalised(reading, token, text)) continue;
      const isSecond = !givenNames.has(token.text) && isUnknownAfterCapital(reading, from, index, text);
      const isFirst =
        givenNames.has(token.text) ||
        isSecond ||
        (isOpen && isPartial(reading, token) && givenNames.mayBecome(token.text));
      const start = token.start;
      if (isOpen) {
        if (isFirst && !isStreet(reading, from, index))
          verdicts.push({ start, end: token.end, finding: null });
        continue;
      }
      if (!isFirst || isStreet(reading, from, index)) continue;
      const last = surnameAfter(reading, index, to, text);
      if (isNamed(reading, index, last, facts)) continue;
      const isCalled = phrase("^appell").test(reading.tokens[index - 1]?.text ?? "");
      if (isOnlyMentioned(sentence, index, facts)) continue;
      if (isSecond && !isIntroduced(reading, from, index, last, to)) continue;
      const isPerson = isSecond || last > index || isCalled || hasRole(reading, last, to);
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

/** The second of two words with capitals, which may be a name with an unusual first name. */
function isUnknownAfterCapital(reading: Reading, from: number, index: number, text: string): boolean {
  const before = reading.tokens[index - 1];
  if (!before || index - 1 < from || before.kind !== "word" || before.text.length < 3) return false;
  if (
    common.has(before.text) ||
    common.has((reading.tokens[index] as Token).text) ||
    streets.has(before.text)
  )
    return false;
  return isCapitalised(reading, before, text) && !givenNames.has(before.text);
}

const approaches = lexicon(
  "contactez appelez demandez parlez ecrivez joignez rencontrez adressez avec monsieur madame m mme contact interlocuteur interlocutrice conseiller conseillere certain certaine",
);

/** A post stands beside the name, or who is told to turn to it: "Contactez Aymar Lestrel", "Aymar Lestrel, directeur". */
function isIntroduced({ tokens }: Reading, from: number, index: number, last: number, to: number): boolean {
  const around = tokens.slice(Math.max(from, index - 7), Math.min(to, last + 4)).map(({ text }) => text);
  return around.some((word) => roles.has(word) || approaches.has(word));
}

function isStreet({ tokens }: Reading, from: number, index: number): boolean {
  for (let at = index - 1; at >= from && index - at <= 3; at--)
    if (streets.has(tokens[at]?.text ?? "")) return true;
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
  const words = tokens
    .slice(first, last + 1)
    .filter(({ kind, text }) => kind === "word" && !particles.has(text));
  return words.every(({ text }) => facts.words.has(text) || facts.names.has(folded(text)));
}

/** "Sophie, directrice des achats" and "Sophie (DAF)". */
function hasRole({ tokens }: Reading, last: number, to: number): boolean {
  const [first, second, third] = [1, 2, 3].map((step) =>
    last + step < to ? (tokens[last + step]?.text ?? "") : "",
  );
  if (["de", "du"].includes(first ?? "") && ["notre", "l"].includes(second ?? "")) return true;
  if (first === "," && second === "de" && third === "notre") return true;
  if (first !== "," && first !== "(") return false;
  return (
    roles.has(second ?? "") ||
    (["le", "la", "votre", "notre"].includes(second ?? "") && roles.has(third ?? ""))
  );
}
