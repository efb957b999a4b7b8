import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { catalogue, type Offer } from "#app/offers/catalogue.ts";
import { type Clause, wholeText } from "../../clauses/clause.ts";
import { lexicon } from "../../clauses/lexicon.ts";
import { phrase } from "../../clauses/phrase.ts";
import { isTold } from "../../clauses/told.ts";
import type { Claim } from "../claim.ts";

const multiples: Readonly<Record<string, number>> = { double: 2, triple: 3, quadruple: 4, quintuple: 5 };
const parts: Readonly<Record<string, number>> = {
  moitie: 1 / 2,
  tiers: 2 / 3,
  quart: 3 / 4,
  cinquieme: 4 / 5,
};

/** How many times as much the clause says that something is: "deux fois moins" is 1/2. `null` if it compares nothing. */
function ratioAt({ words, text }: Clause, at: number): number | null {
  const [word = "", before = "", next = "", third = ""] = [
    words[at],
    words[at - 1],
    words[at + 1],
    words[at + 2],
  ];
  const count = Number(before);
  if (word === "fois" && count > 1) return next === "plus" ? count : next === "moins" ? 1 / count : null;
  if (Object.hasOwn(multiples, word))
    return before === "le" || before === "au" ? (multiples[word] ?? null) : null;
  if (Object.hasOwn(parts, word)) {
    const isLess = next === "moins" || (next === "de" && third === "moins") || next === "prix";
    return isLess ? (parts[word] ?? null) : null;
  }
  if (/^divis/.test(word)) {
    const place = words.indexOf("par", at);
    const divisor = place > 0 && place - at < 6 ? Number(words[place + 1]) : 0;
    return divisor > 1 && phrase(" (?:facture|prix|cout|depense|note|tarif) ").test(text)
      ? 1 / divisor
      : null;
  }
  return null;
}

type Measure = (offer: Offer) => number;
const perMonth: Measure = ({ monthly }) => monthly;
const perYear: Measure = ({ yearly }) => yearly;

/** What is compared, by the words around it. */
function measuresOf(clause: Clause, at: number): Measure[] {
  const counted = clause.words.slice(at + 1, at + 4).join(" ");
  if (phrase("de (?:contacts|fiches|numeros|prospects)").test(counted)) return [({ contacts }) => contacts];
  if (phrase("d(?:e)? (?:utilisateurs|acces|personnes)").test(counted)) return [({ users }) => users];
  const whole = wholeText(clause);
  if (phrase(" (?:un|le|par|chaque|du) contacts? | (?:la|par|une|chaque) fiches? ").test(clause.text))
    return [({ monthly, contacts }) => monthly / contacts, ({ yearly, contacts }) => yearly / contacts];
  if (
    phrase(
      String.raw` (?:cout\w*|cher|chere|prix|pai\w+|pay\w+|tarif\w*|factur\w*|revient|vaut|annuel|€|euros) `,
    ).test(whole)
  )
    return [perMonth, perYear];
  if (phrase(" (?:contacts|fiches|numeros|prospects) ").test(whole)) return [({ contacts }) => contacts];
  return phrase(" (?:utilisateurs|acces|personnes) ").test(whole) ? [({ users }) => users] : [];
}

/** How far a rounded ratio may be from the exact one. */
const tolerance = 0.07;

function isRight(ratio: number, clause: Clause, at: number): boolean {
  const named = [...new Set(clause.sentence.plans.map(({ offer }) => offer))];
  const isAnnual = phrase(String.raw` (?:annuel\w*|annee|par an|mensuel\w*) `).test(wholeText(clause));
  const direct = (value: number) => Math.abs(value / ratio - 1) < tolerance;
  const subject = clause.sentence.plans.find(({ index }) => index < (clause.indices[at] ?? 0))?.offer;
  const object = clause.sentence.plans.find(({ index }) => index > (clause.indices[at] ?? 0))?.offer;
  if (subject && object && subject !== object)
    return measuresOf(clause, at).some((measure) => direct(measure(subject) / measure(object)));
  const near = (value: number) =>
    Math.abs(value / ratio - 1) < tolerance || Math.abs(1 / value / ratio - 1) < tolerance;
  const first = named[0] ?? catalogue[0];
  if (isAnnual && named.length < 2 && first) return near(first.yearly / (12 * first.monthly));
  const offers = named.length > 1 ? named : catalogue;
  return measuresOf(clause, at).some((measure) =>
    offers.some((one) => offers.some((other) => one !== other && near(measure(one) / measure(other)))),
  );
}

/** "Scale coûte trois fois plus que Growth": ratios that the catalogue does not give. */
export const ratioClaims: readonly Claim[] = [
  {
    words: lexicon("fois moitie double triple quadruple quintuple tiers quart cinquieme divis*"),
    kind: "price",
    reason: copy.price,
    isClaim: (clause, at) => {
      const { plans } = clause.sentence;
      const isOffer =
        plans.length > 0 ||
        phrase(String.raw` (?:a l annee|annuel\w*|le mensuel|abonnement|nos offres|chaque offre) `).test(
          wholeText(clause),
        );
      const ratio = isOffer && isTold(clause) ? ratioAt(clause, at) : null;
      return ratio !== null && measuresOf(clause, at).length > 0 && !isRight(ratio, clause, at);
    },
  },
];
