import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { yearlySaving } from "#app/offers/price-rules.ts";
import type { GuardFacts } from "../../facts/guard-facts.ts";
import type { FindingKind } from "../../finding.ts";
import { hasStem } from "../../reading/reading.ts";
import type { Token } from "../../reading/tokens.ts";
import { type Clause, clauseAt, isNegated, isSupposed, wholeText } from "../clauses/clause.ts";
import { isAdvice, isReported } from "../clauses/owner.ts";
import { phrase } from "../clauses/phrase.ts";
import { isAboutOffer, isDenied, type Sentence } from "../clauses/sentence.ts";
import { hasOfficialSource } from "../clauses/sources.ts";

import { isComputed } from "./own-arithmetic.ts";
import { agrees } from "./rounding.ts";

type Judgement = { kind: FindingKind; reason: string } | null;

const goalStems = "vis objectif cibl mesur suiv seuil goal target aim".split(" ");
const growthStems =
  "augment hauss gagn boost redui doubl tripl amelior accroi croissance increas reduc".split(" ");
const discountStems = "remise reduction rabais promo econom discount off".split(" ");
const payStems = ["pay", "paie", "appliqu", "regl", "souscri", "engag"];
const yearStems = ["annuel", "annee", "engagement", "year"];
const aimStems = ["objectif", "viser", "visez"];
const futureWords = new Set(
  "obtiendrez obtenez aurez gagnerez decrocherez recevrez genererez signerez obtiendrons obtiendras auras decrocherons apporterons will".split(
    " ",
  ),
);

/** Why a share must not stand: a result nobody can promise, or a discount that the site does not give. */
export function judgePercent(sentence: Sentence, index: number, facts: GuardFacts): Judgement {
  const { value } = sentence.tokens[index] as Token;
  const { words, says } = sentence;
  if (isDenied(sentence, index) || (facts.amounts.has(value) && !isAboutOffer(sentence))) return null;
  const clause = clauseAt(sentence, index)?.clause;
  if (clause && phrase("^ (?:et |mais )?(?:aucune?|pas d[e]?|ni) ").test(clause.text)) return null;
  const isReduction =
    says(discountStems) ||
    (phrase("^(?:de|en)$").test(sentence.tokens[index + 2]?.text ?? "") &&
      sentence.tokens[index + 3]?.text === "moins" &&
      says(payStems)) ||
    sentence.tokens[index - 1]?.text === "-";
  if (isReduction && (isAboutOffer(sentence) || words.has("annuel") || says(payStems)))
    return value === yearlySaving && says(yearStems) ? null : { kind: "price", reason: copy.discount };
  if (
    says(serviceStems) &&
    (words.has("disponibilite") ||
      words.has("site") ||
      words.has("service") ||
      isAboutOffer(sentence) ||
      words.has("nous"))
  )
    return { kind: "promise", reason: copy.result };
  if (!clause || hasStem(clause.words, goalStems) || isHarmlessShare(clause, sentence, index, facts))
    return null;
  const isRate = words.has("taux") || words.has("rate") || says(growthStems);
  return isRate ? { kind: "promise", reason: copy.figure } : { kind: "study", reason: copy.figure };
}

/** A share that nobody is told as a fact: an advice, an example, a computation, the customer's words, an official source. */
function isHarmlessShare(clause: Clause, sentence: Sentence, index: number, facts: GuardFacts): boolean {
  const { value } = sentence.tokens[index] as Token;
  return (
    value === 100 ||
    (value === yearlySaving && sentence.says(yearStems) && phrase(" € ").test(wholeText(clause))) ||
    (value === 20 && phrase(" (?:tva|taxes?) ").test(wholeText(clause))) ||
    // "10 % de réponse, cela ferait quarante", "dix pour cent de 200, c’est vingt".
    phrase(" [a-z]{3,20}r(?:ait|aient) ").test(wholeText(clause)) ||
    // The share of a persona: "40 % des contacts du mois".
    phrase(" (?:personas?|part de) ").test(wholeText(clause)) ||
    phrase(String.raw` \d+ % (?:des|de vos|de ses|du) (?:contacts|fiches|quota) `).test(clause.text) ||
    phrase(String.raw` cela (?:ferait|donnerait|supposerait) | (?:%|cent) de \d+ c est `).test(
      wholeText(clause),
    ) ||
    isSupposed(clause) ||
    clause.isAsked ||
    isNegated(clause) ||
    isAdvice(clause) ||
    isReported(clause) ||
    hasOfficialSource(clause) ||
    isComputed(value, sentence, index, facts) ||
    isRatio(sentence, index, facts) ||
    sentence.says(exampleStems) ||
    (phrase(" (?:votre|vos|tva) ").test(around(clause, index)) && !sentence.says(growthStems)) ||
    isComparedShare(value, sentence)
  );
}

/** More numbers are not compared. */
const mostNumbers = 6;

/** "6 réponses sur 80, c’est 7,5 %", "vous avez joint 25 % des personnes": the share of two numbers of the sentence, or of two that the customer gave. */
function isRatio(sentence: Sentence, index: number, facts: GuardFacts): boolean {
  const { tokens, from, to } = sentence;
  const { value } = tokens[index] as Token;
  const own = tokens
    .slice(from, to)
    .filter(({ kind }, at) => kind === "number" && from + at !== index)
    .map((token) => token.value)
    .slice(0, mostNumbers);
  const isTheirs =
    ["votre", "vos", "vous", "cela"].some((word) => sentence.words.has(word)) &&
    ![...sentence.words].some((word) => futureWords.has(word));
  const given = isTheirs && facts.amounts.size <= mostNumbers ? [...facts.amounts] : [];
  const isShare = (one: number, other: number) =>
    one > 0 && one < other && agrees((100 * one) / other, value, sentence, index);
  return [own, given].some((numbers) => numbers.some((one) => numbers.some((other) => isShare(one, other))));
}

const around = ({ words, indices }: Clause, index: number) => {
  const at = indices.indexOf(index);
  return ` ${words.slice(Math.max(0, at - 4), at).join(" ")} `;
};

/** How much less or more a contact, a user or a month of one plan costs than of another one. */
function isComparedShare(value: number, { plans }: Sentence): boolean {
  const offers = plans.map(({ offer }) => offer);
  const costs = offers.flatMap((one) =>
    offers
      .map((other) => [one, other] as const)
      .flatMap(([a, b]) => [
        a.monthly / b.monthly,
        a.monthly / a.contacts / (b.monthly / b.contacts),
        a.monthly / a.users / (b.monthly / b.users),
      ]),
  );
  return costs.some((ratio) => Math.abs(Math.abs(1 - ratio) * 100 - value) < 3);
}

const exampleStems = ["exemple", "imagin", "suppos", "fictif"];
const serviceStems = [
  "disponibilite",
  "uptime",
  "delivrabilite",
  "exactitude",
  "fiabilite",
  "sla",
  "accessible",
];

/** Why a number of meetings, customers or replies must not stand: it is promised. */
export function judgeOutcome(sentence: Sentence, index: number): Judgement {
  const { words } = sentence;
  const isPromised = [...words].some((word) => futureWords.has(word));
  if (words.has("temps") || words.has("preparant")) return null;
  if (!isPromised || isDenied(sentence, index) || sentence.says(aimStems)) return null;
  return { kind: "promise", reason: copy.result };
}
