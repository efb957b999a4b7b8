import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { contentsOf } from "#app/offers/contents.ts";
import { volumes } from "#app/offers/price-rules.ts";
import type { GuardFacts } from "../../facts/guard-facts.ts";
import { hasStem } from "../../reading/reading.ts";
import type { Token } from "../../reading/tokens.ts";
import { type Clause, clauseAt, isNegated, isSupposed } from "../clauses/clause.ts";
import { isAdvice, isReported } from "../clauses/owner.ts";
import { phrase } from "../clauses/phrase.ts";
import { isAboutOffer, isAboutService, isDenied, isPrecededBy, type Sentence } from "../clauses/sentence.ts";
import { listCountAt } from "../list-count-rule.ts";
import { isComputed } from "./own-arithmetic.ts";
import { allOffers, plansOf } from "./plans-of.ts";
import { agrees } from "./rounding.ts";

/** Why a number of contacts of our service must not stand; `null` for advice such as "contactez 20 prospects". */
export function judgeContacts(sentence: Sentence, index: number, facts: GuardFacts): string | null {
  const { value } = sentence.tokens[index] as Token;
  if (!isAboutService(sentence) || isDenied(sentence, index) || value === 1) return null;
  if (!isAboutOffer(sentence) && facts.amounts.has(value)) return null;
  // Judged by `listCountRule`.
  if (facts.list && listCountAt(sentence, index)) return null;
  const clause = clauseAt(sentence, index)?.clause;
  if (clause && isOverPromised(clause, sentence, index)) return copy.quota;
  const isAscribed = ["ses", "leurs"].includes(sentence.tokens[index - 1]?.text ?? "");
  if (clause && !isAscribed && (isOwnNeed(clause) || isFragmentBefore(clause, sentence, index))) return null;
  const plans = plansOf(sentence, index);
  const allowed = (plans ?? allOffers).map(({ contacts }) => contacts);
  if (sentence.says(trialStems) || isPrecededBy(sentence, trialStems))
    allowed.push(contentsOf("trial").contacts);
  if (value < few && sentence.tokens[index - 1]?.text === "apres") return null;
  const isVolume = plans === null && (volumes as readonly number[]).includes(value);
  if ((allowed.includes(value) || isVolume) && !isOtherPeriod(sentence, index)) return null;
  if (isDerivedQuota(value, sentence, index) || isComputed(value, sentence, index, facts)) return null;
  const [only] = plans ?? [];
  return plans?.length === 1 && only ? copy.otherQuota(only.name, only.contacts) : copy.quota;
}

const trialStems = ["essai", "essay"];
/** "Après trois prospects écartés": no plan has so few. */
const few = 10;

/** Why a number of users of our service must not stand. */
export function judgeUsers(sentence: Sentence, index: number): string | null {
  const { value } = sentence.tokens[index] as Token;
  if (!isAboutOffer(sentence) && sentence.carried === null) return null;
  if (isDenied(sentence, index) || value === 1) return null;
  const clause = clauseAt(sentence, index)?.clause;
  if (clause && isOverPromised(clause, sentence, index, "users")) return copy.quota;
  if (
    clause &&
    (isOwnNeed(clause) ||
      isFragmentBefore(clause, sentence, index) ||
      phrase(" (?:passage|etes|equipe de|serez|sommes|suffit|suffira) ").test(clause.text))
  )
    return null;
  const plans = plansOf(sentence, index);
  if ((plans ?? allOffers).some(({ users }) => users === value)) return null;
  if (
    sentence.says(["plus", "ajout", "differ", "ecart", "supplement", "gagn"]) &&
    sentence.plans.some(({ offer }) => allOffers.some(({ users }) => Math.abs(users - offer.users) === value))
  )
    return null;
  const [only] = plans ?? [];
  return plans?.length === 1 && only ? copy.otherUsers(only.name, only.users) : copy.quota;
}

const included =
  "compr inclu donn dispos recev recoi livr fourni beneficie avez aurez offr limit plafonn contient contien droit propos mont accueil prevu permet autoris couvr".split(
    " ",
  );

/** A volume that the customer needs or compares with, not one that a plan includes: "plus de 50 prospects par mois". */
function isOwnNeed(clause: Clause): boolean {
  if (isReported(clause) || isAdvice(clause)) return true;
  const verbs = clause.words.filter((word) => word !== "offre" && word !== "offres");
  if (hasStem(verbs, included)) return isSupposed(clause) && clause.text.startsWith(" si ");
  return (
    isSupposed(clause) ||
    isNegated(clause) ||
    clause.isAsked ||
    phrase(String.raw`^ avec \d`).test(clause.text) ||
    phrase(
      String.raw` (?:plus de|moins de|au dela (?:de|des|d)|en dessous d\w{1,3}|au dessus d\w{1,3}|au moins|entre|besoin|a partir de|sous|tant que|sans depasser|viser|visez|suffit|suffisent|depass\w{1,4}|objectif) | jusqu a \d|^ pour | pour \d+ (?:numeros|contacts|fiches|prospects|mails|leads) `,
    ).test(clause.text)
  );
}

/** "Growth va jusqu’à 250 contacts": the plan is said to go as far as none does. */
function isOverPromised(
  clause: Clause,
  { plans, tokens }: Sentence,
  index: number,
  counted: "contacts" | "users" = "contacts",
): boolean {
  if (isSupposed(clause) || isNegated(clause) || clause.isAsked || !phrase(" jusqu a ").test(clause.text))
    return false;
  const value = (tokens[index] as Token).value;
  const named = plans.filter((plan) => plan.index < index && clause.indices.includes(plan.index));
  return named.length > 0 && named.every(({ offer }) => value > offer[counted]);
}

/** "Trois commerciaux et 150 contacts par mois : Growth": a need without a verb, before the plan. */
function isFragmentBefore(clause: Clause, { plans, carried }: Sentence, index: number): boolean {
  const isFirst = plans.length > 0 && plans.every((plan) => plan.index > index);
  return (
    isFirst &&
    carried === null &&
    !hasStem(clause.words, included) &&
    !plans.some((plan) => clause.indices.includes(plan.index))
  );
}

/** A year of months, several subscriptions, or what one plan has more than another. */
function isDerivedQuota(value: number, sentence: Sentence, index: number): boolean {
  const { words, says, tokens, from, to } = sentence;
  const named = sentence.plans.map(({ offer }) => offer);
  const offers = named.length > 0 ? named : sentence.carried ? [sentence.carried] : allOffers;
  const counts = tokens
    .slice(from, to)
    .filter(({ kind, value: count }) => kind === "number" && count > 1 && count <= 36)
    .filter((_, place, all) => all.length > 1 || place > 0 || says(monthStems))
    .map(({ value: count }) => count);
  const isYearly = says(yearStems) || words.has("an") || words.has("ans");
  const isOften = says(["jour", "semaine"]);
  const values = offers.flatMap(({ contacts }) => [
    ...(isYearly ? [12 * contacts] : []),
    ...sharesIn(sentence).map((share) => (share * contacts) / 100),
    ...(says(quarterStems) ? [3 * contacts] : []),
    ...(says(halfYearStems) ? [6 * contacts] : []),
    ...(says(multiples) ? counts.map((count) => count * contacts) : []),
    ...sentence.plans.flatMap(({ index: at, offer }) =>
      offer.contacts === contacts && tokens[at - 1]?.kind === "number"
        ? [(tokens[at - 1] as Token).value * contacts]
        : [],
    ),
    ...(isOften ? [contacts / 20, contacts / 21, contacts / 22, contacts / 4, contacts / 4.33] : []),
    ...(says(compared) ? allOffers.map((other) => Math.abs(other.contacts - contacts)) : []),
    ...(named.length > 1 ? [[...new Set(named)].reduce((sum, offer) => sum + offer.contacts, 0)] : []),
    ...(words.has("coordonnees") ? [2 * contacts] : []),
    ...(words.has("chacun") || words.has("chacune") || says(["utilisateur", "personne"])
      ? [2, 3, 4, 5]
          .filter((count) => offers.some(({ users }) => count <= users))
          .map((count) => contacts / count)
      : []),
  ]);
  return values.some((derived) => agrees(derived, value, sentence, index));
}

/** The shares that the sentence names: "40 % des contacts". */
const sharesIn = ({ tokens, from, to }: Sentence): number[] =>
  tokens
    .slice(from, to)
    .filter(({ kind }, at) => kind === "number" && tokens[from + at + 1]?.text === "%")
    .map(({ value }) => value)
    .slice(0, mostShares);
const mostShares = 4;

const compared = "ecart differ plus moins supplement ajout gagn mont perd grimp passer passage perdr".split(
  " ",
);
const monthStems = ["mois"];
const yearStems = ["annee", "annuel", "year"];
const quarterStems = ["trimestr"];
const halfYearStems = ["semestr"];
const multiples = ["abonnement", "forfait", "mois", "trimestre", "semestre", "formule"];

/** The quotas are those of a month. */
function isOtherPeriod({ tokens, to }: Sentence, index: number): boolean {
  for (let at = index + 1; at < Math.min(to, index + 10); at++) {
    const { kind, text } = tokens[at] as Token;
    if (kind === "number" || ",;".includes(text) || hasStem([text], ["mois", "mensu", "month"])) return false;
    const isPer = ["par", "chaque", "/", "per", "a"].includes(tokens[at - 1]?.text ?? "");
    if (isPer && ["jour", "semaine", "an", "day", "week", "year"].includes(text)) return true;
  }
  return false;
}
