import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import type { Offer } from "#app/offers/catalogue.ts";
import { priceLabels } from "#app/offers/price-labels.ts";
import type { GuardFacts } from "../../facts/guard-facts.ts";
import { isPriceOf, isSavingOf } from "../../facts/offer-facts.ts";
import type { Token } from "../../reading/tokens.ts";
import { type Clause, clauseAt, clausesOf, isForCustomer, isQuestion, wholeText } from "../clauses/clause.ts";
import { lexicon } from "../clauses/lexicon.ts";
import { isReported } from "../clauses/owner.ts";
import { phrase } from "../clauses/phrase.ts";
import { isAboutOffer, isDenied, type Sentence } from "../clauses/sentence.ts";
import { isDerivedPrice, withTax } from "./derived-prices.ts";
import { isComputed } from "./own-arithmetic.ts";
import { periodOf } from "./period.ts";
import { allOffers, plansOf } from "./plans-of.ts";
import { isAmountUnit, isEuro, times, type Unit } from "./units.ts";

/** Turnover, funds and fines are in this range, prices of the catalogue are far below. */
const large = 100_000;
/** The same for an amount in a sentence that does not speak of our offers: no year of one costs as much. */
const largeElsewhere = 5_000;

/**
 * Why an amount must not stand: it is neither in the catalogue, for the plan and the period that the sentence names, nor
 * one that the customer gave. An amount of the customer is judged all the same where the sentence speaks of our offers.
 */
export function judgePrice(
  sentence: Sentence,
  index: number,
  unit: Extract<Unit, { kind: "price" }>,
  facts: GuardFacts,
): string | null {
  const amount = (sentence.tokens[index] as Token).value * unit.factor + centsAfter(sentence, index);
  const own = clauseAt(sentence, index)?.clause;
  const isElsewhere =
    !isAboutOffer(sentence) && sentence.carried === null && !(own && ofService.test(own.text));
  if (
    amount >= (isElsewhere ? largeElsewhere : large) ||
    isTolerance(sentence, index) ||
    isAssumed(sentence, index) ||
    isBase(sentence, index, own)
  )
    return null;
  if (isDenied(sentence, index) && !isBounded(sentence, index)) return null;
  if (facts.amounts.has(amount) && isGiven(sentence, index)) return null;
  if (!isAboutOffer(sentence) && facts.amounts.has(amount) && !(own && isOfSetUp(own, facts))) return null;
  if (unit.isForeign) return copy.price;
  const plans = isOnlyCompared(sentence) ? null : plansOf(sentence, index);
  const offers = plans ?? allOffers;
  const isSaving = sentence.says(savingStems);
  if (isSaving && isSavingOf(amount, offers)) return null;
  const clause = clauseAt(sentence, index)?.clause;
  const isOfPlan =
    clause !== undefined && sentence.plans.some(({ index: at }) => clause.indices.includes(at));
  if (clause && amount === recoveryFee && late.test(wholeText(clause))) return null;
  if (clause && (isReported(clause) || (isBudget(clause, isOfPlan) && !isFilled(clause)))) return null;
  if (isTrueThreshold(amount, sentence, index) || (clause && isLack(clause))) return null;
  if (isDerivedPrice(amount, sentence, index) || isComputed(amount, sentence, index, facts)) return null;
  if (clause && isWithTax(clause) && isTaxed(amount, sentence)) return null;
  if (clause && isWithTax(clause) && !isBeforeTax(amount, sentence, index)) return copy.vat;
  // "12 × 199 € sur l’année": the price of one month.
  const isFactor = times.has(sentence.tokens[index - 1]?.text ?? "");
  if (isPriceOf(amount, offers, isFactor ? "month" : periodOf(sentence, index), facts.variant)) return null;
  if (isOfPair(amount, sentence, index, facts) || isAfterTwelve(amount, sentence, index, offers)) return null;
  const [only] = plans ?? [];
  if (plans?.length !== 1 || !only) return copy.price;
  const { monthly, yearly } = priceLabels(only, facts.variant);
  return copy.otherPrice[facts.variant](only.name, monthly, yearly);
}

/** The euros that the law allows for recovery of what is paid late, as our terms say. */
const recoveryFee = 40;
const late = phrase(" (?:retard|interet legal|recouvrement|indemnite forfaitaire) ");

/** Tokens on either side of a price in which another one is compared with it. */
const pairReach = 8;

/** "Growth coûte le double de Starter (199 € contre 99 €)": the prices of two plans, in the order in which they are named. */
function isOfPair(
  amount: number,
  sentence: Sentence,
  index: number,
  { variant }: Pick<GuardFacts, "variant">,
): boolean {
  const { tokens, from, to, plans } = sentence;
  const [one, two, ...others] = [...new Set(plans.map(({ offer }) => offer))];
  if (!one || !two || others.length > 0 || isPerOne(sentence, index)) return false;
  const first = Math.max(from, index - pairReach);
  const near = tokens.slice(first, Math.min(to, index + pairReach + 1));
  const between = near.findIndex(({ text }) => text === "contre");
  if (between === -1) return false;
  const isAmount = (at: number) => near[at]?.kind === "number" && isAmountUnit(near[at + 1]?.text);
  const sides = [
    near.findLastIndex((_, at) => at < between && isAmount(at)),
    near.findIndex((_, at) => at > between && isAmount(at)),
  ];
  const side = sides.indexOf(index - first);
  const offer = [one, two][side];
  return offer !== undefined && isPriceOf(amount, [offer], periodOf(sentence, index), variant);
}

/** "99 € par contact": a price of something else than a month or a year. */
const isPerOne = ({ tokens, to }: Sentence, index: number) =>
  tokens
    .slice(index, Math.min(to, index + 5))
    .some(({ text }, at, all) => text === "par" && !/^(?:mois|an|annee)$/.test(all[at + 1]?.text ?? ""));

/** "Scale passe de 4 788 € sur douze mois à 3 830 €": a year of the same plan, after what twelve months cost. */
const isAfterTwelve = (
  amount: number,
  { tokens, from, to }: Sentence,
  index: number,
  offers: readonly Offer[],
) =>
  offers.length === 1 &&
  !tokens.slice(index, Math.min(to, index + 5)).some(({ text }) => text === "mois" || text === "contact") &&
  offers.some(
    ({ monthly, yearly }) =>
      amount === yearly &&
      tokens
        .slice(from, index)
        .some(
          ({ kind, value }, at) =>
            kind === "number" && value === 12 * monthly && isAmountUnit(tokens[from + at + 1]?.text),
        ),
  );

/** What the customer has to spend: "avec un budget de 150 €". */
function isBudget({ text }: Clause, isOfPlan: boolean): boolean {
  // "Les premiers contrats démarrent autour de 600 €": what something of ours would cost.
  if (phrase(" (?:contrats?|offres?|devis) (?:demarrent?|commencent?|debutent?|partent) ").test(text))
    return false;
  if (
    !isOfPlan &&
    phrase(
      String.raw` (?:contrats?|affaires?|devis|projets?|clients?|ventes?|commercial|commerciale|salaire|poste|embauche) (?:[a-z]+ ){0,2}(?:a|de) \d`,
    ).test(text)
  )
    return true;
  return phrase(
    " (?:budget|panier|enveloppe|ventes?|marge|commandes?|chiffre d affaires|achats|fournisseurs?|stocks?|indemnite forfaitaire|cout d un) ",
  ).test(text);
}

/** "Trois fois 99 €, bien moins que Scale": the only plan that is named is what something is compared with. */
const isOnlyCompared = ({ plans, tokens }: Sentence) =>
  plans.length === 1 && ["que", "qu"].includes(tokens[(plans[0]?.index ?? 0) - 1]?.text ?? "");

/** "Il vous manque 49 € par mois": what the customer has not. */
const isLack = ({ text }: Clause) => phrase(" (?:il (?:vous |en )?manque|vous manquent) ").test(text);

/** "la seule offre au-dessus de 200 €", "sous la barre des cent euros": a bound that the plans named keep. */
function isTrueThreshold(amount: number, sentence: Sentence, index: number): boolean {
  const words = sentence.tokens.slice(Math.max(sentence.from, index - 5), index).map(({ text }) => text);
  const isAbove = words.includes("dessus") || words.includes("dela");
  const isBelow = words.includes("dessous") || words.includes("barre");
  if (sentence.plans.length === 0 && words.some((word) => word.startsWith("depass")))
    return sentence.words.has("aucune") && allOffers.every((offer) => offer.monthly <= amount);
  if (sentence.plans.length === 0 || isAbove === isBelow) return false;
  return sentence.plans.every(({ offer }) => (isAbove ? offer.monthly > amount : offer.monthly < amount));
}

/** "tient dans un budget de 1 000 €": what the plan costs is said all the same. */
const isFilled = (clause: Clause) =>
  clause.sentence.plans.length > 0 &&
  phrase(" (?:tient|tiennent|rentre|entre|loge|suffit) (?:dans|en) ").test(clause.text);

const assumed = phrase(
  "^ (?:supposons|imaginons|admettons|mettons|disons|prenons|a supposer|en (?:supposant|imaginant|admettant)) ",
);

const givers = lexicon("avec vos votre payez depensez disposez mettez ces");

/** "Avec 250 €, prenez Growth": what the customer has said, beside a plan. */
const isGiven = ({ tokens, from }: Sentence, index: number) =>
  index > from && givers.has(tokens[index - 1]?.text ?? "");

const hourly = phrase(
  " € (?:de l|par|a l) heure | euros (?:de l|par) heure | (?:votre cout|taux) horaire | si c est (?:bien )?votre cout ",
);
const compared = phrase(" a comparer (?:aux?|avec) ");
const ofService = phrase(
  " (?:matinal|abonnement|offres?|formules?|tarifs?|licences?|mise en service|installation|parametrage|frais) ",
);

const setUp = phrase(
  " (?:mise en (?:service|route)|parametrage|onboarding|frais (?:de|d) (?:mise|installation|dossier|activation|parametrage|ouverture|gestion)|utilisateurs? (?:supplementaires?|de plus|en plus)) ",
);

/** "La mise en service est facturée 250 €": ours, although the customer has said the number of something else. */
const isOfSetUp = ({ text }: Clause, { profileWords }: GuardFacts) =>
  setUp.test(text) &&
  !profileWords.has("parametrage") &&
  !profileWords.has("mise") &&
  !phrase(" (?:votre|vos|client|cliente|clients|prospect|prospects) ").test(text);

/** "Supposons qu’une heure vous coûte 40 €", "cela ferait 500 €, à comparer aux 99 € de Starter": assumed, and nothing of ours. */
function isAssumed(sentence: Sentence, index: number): boolean {
  const clauses = clausesOf(sentence);
  const own = clauseAt(sentence, index)?.clause;
  if (sentence.plans.length === 0 && clauses.some(isOfTheirs)) return true;
  if (!own || ofService.test(own.text) || sentence.plans.some((plan) => own.indices.includes(plan.index)))
    return false;
  // "à 45 € de l’heure", and what follows from it: what time costs the customer.
  if (clauses.some(({ text }) => hourly.test(text))) return true;
  if (clauses.slice(clauses.indexOf(own) + 1).some(({ text }) => compared.test(text))) return true;
  return sentence.plans.length === 0 && clauses.some(({ text }) => assumed.test(text));
}

const granting = phrase(
  String.raw` (?:vous (?:consent|accord|fass|vend|offr|factur|propos)\w+|(?:votre|vos) (?:client|panier|licence|devis|contrat|produit)\w*) `,
);

/** "Supposons que vous consentiez 10 % à un industriel": what the customer sells. */
const isOfTheirs = ({ text }: Clause) => assumed.test(text) && granting.test(text) && !ofOurs.test(text);

const ofOurs = phrase(" (?:matinal|nous|notre|nos) ");

/** "Sur 100 € de fournitures, combien …?": what a share is asked of. */
const isBase = ({ tokens }: Sentence, index: number, clause: Clause | undefined) =>
  clause !== undefined &&
  isForCustomer(clause) &&
  isQuestion(clause) &&
  tokens[index - 1]?.text === "sur" &&
  ["de", "d"].includes(tokens[index + 2]?.text ?? "");

/** "ne dépasse pas cent euros" denies nothing. */
function isBounded({ tokens, from }: Sentence, index: number): boolean {
  return tokens
    .slice(Math.max(from, index - 4), index)
    .some(({ text }) => /^depass/.test(text) || /^exced/.test(text));
}

/** The cents of "deux euros cinquante". */
function centsAfter({ tokens, to }: Sentence, index: number): number {
  const [currency, cents] = [tokens[index + 1], tokens[index + 2]];
  if (!currency || !cents || index + 2 >= to || !isEuro(currency.text)) return 0;
  return cents.kind === "number" && cents.value > 1 && cents.value < 100 ? cents.value / 100 : 0;
}

/** "à un euro près", "un euro de moins" name no price. */
function isTolerance({ tokens, from }: Sentence, index: number): boolean {
  const [second, third] = [tokens[index + 2]?.text ?? "", tokens[index + 3]?.text ?? ""];
  if (
    ["un", "1"].includes((tokens[index] as Token).text) &&
    second === "de" &&
    ["moins", "plus"].includes(third)
  )
    return true;
  return tokens[index + 2]?.text === "pres" && index - 1 >= from && tokens[index - 1]?.text === "a";
}

/** "99 € HT", or "les 99 € deviennent 118,80 € TTC": what the clause says with tax is another amount. */
function isBeforeTax(amount: number, sentence: Sentence, index: number): boolean {
  const after = sentence.tokens.slice(index + 1, index + 4).map(({ text }) => text);
  return (
    after.includes("ht") ||
    after.includes("hors") ||
    eurosIn(sentence).some((value) => Math.abs(value - withTax * amount) < 0.01 * amount)
  );
}

/** "297 € HT, soit 356,40 € TTC": an amount of the sentence, which is judged by itself, with its tax. */
const isTaxed = (amount: number, sentence: Sentence) =>
  eurosIn(sentence).some((value) => Math.abs(withTax * value - amount) < 0.005 * amount);

/** The numbers of a sentence that are amounts. */
const eurosIn = ({ tokens, from, to }: Sentence): number[] =>
  tokens
    .slice(from, to)
    .filter(({ kind }, at) => kind === "number" && isAmountUnit(tokens[from + at + 1]?.text))
    .map(({ value }) => value);

/** "TTC", "toutes taxes comprises"; "hors taxes" is none of them. */
function isWithTax({ text }: Clause): boolean {
  return phrase(
    " ttc | taxes? (?:est |sont )?(?:comprises?|incluses?) | tva (?:est )?(?:comprise|incluse) ",
  ).test(text);
}

const savingStems = ["econom", "epargn", "save", "remise", "gard", "reduction", "poche"];
