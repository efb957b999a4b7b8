import { catalogue, type Offer } from "#app/offers/catalogue.ts";
import { savedByYear } from "#app/offers/price-rules.ts";
import type { Token } from "../../reading/tokens.ts";
import { clausesOf } from "../clauses/clause.ts";
import { lexicon } from "../clauses/lexicon.ts";
import { phrase } from "../clauses/phrase.ts";
import { isPrecededBy, type Sentence } from "../clauses/sentence.ts";
import { periodOf } from "./period.ts";
import { agrees } from "./rounding.ts";
import { isAmountUnit, times } from "./units.ts";

const perContact = [
  "contact",
  "fiche",
  "prospect",
  "numero",
  "lead",
  "mail",
  "coordonnee",
  "adresse",
  "piece",
];
const perUser = ["utilisateur", "personne", "commercia", "tete", "collaborateur", "membre"];
const differences = [
  "ecart",
  "differ",
  "surcout",
  "supplement",
  "passer",
  "econom",
  "epargn",
  "gagn",
  "cher",
  "ajout",
  "save",
  "rapport",
  "remise",
  "mont",
  "augment",
  "grimp",
  "rest",
];
const daily = ["jour"];
const monthly = ["mois", "mensu", "month"];
const yearly = ["annee", "annuel", "year"];
const subscriptions = lexicon(
  "abonnement abonnements forfait forfaits plan plans licence licences compte comptes starter growth scale formules offres",
);
const yearWords = ["an", "ans"];
/** Value-added tax of 20 %. */
export const withTax = 1.2;

/**
 * Whether an amount follows from the prices of the catalogue by the arithmetic that its sentence names: a difference, a
 * year of months, a month of a year, a contact, a user, a day, several subscriptions. Rounded as it is written.
 */
export function isDerivedPrice(amount: number, sentence: Sentence, index: number): boolean {
  const values = known.get(sentence) ?? valuesOf(sentence);
  known.set(sentence, values);
  return [...values, ...listed(sentence, index)].some((value) => agrees(value, amount, sentence, index));
}

/** What the sentence may say by its arithmetic, and the prices of the plans that it names. */
export function derivedPrices(sentence: Sentence): readonly number[] {
  return [...valuesOf(sentence), ...sentence.plans.flatMap(({ offer }) => [offer.monthly, offer.yearly])];
}

/** The prices themselves, which a number may bound or round. */
function listed(sentence: Sentence, index: number): number[] {
  const named = sentence.plans.map(({ offer }) => offer);
  const offers = named.length > 0 ? named : sentence.carried ? [sentence.carried] : [];
  const period = periodOf(sentence, index);
  const isYear = period !== "month" || sentence.says(yearly);
  return offers
    .flatMap(({ monthly: month, yearly: year }) => [
      ...(period === "year" ? [] : [month]),
      ...(isYear ? [year] : []),
    ])
    .filter(() => isRough(sentence, index));
}

const rough = lexicon("moins sous avec pas budget pres environ autour presque");

/** The number bounds or rounds a price, and is none of the catalogue itself. */
function isRough({ tokens, from }: Sentence, index: number): boolean {
  return (
    tokens.slice(Math.max(from, index - 3), index).some(({ text }) => rough.has(text)) ||
    tokens.slice(index + 1, index + 10).some(({ text }) => text === "pres")
  );
}

const known = new WeakMap<Sentence, number[]>();

/** More counts of months or subscriptions are not looked at. */
const mostCounts = 12;

function valuesOf(sentence: Sentence): number[] {
  const { says, words } = sentence;
  const named = [...new Set(sentence.plans.map(({ offer }) => offer))];
  const offers = named.length > 0 ? named : sentence.carried ? [sentence.carried] : catalogue;
  const isYearly =
    says(yearly) ||
    yearWords.some((word) => words.has(word)) ||
    words.has("douze") ||
    monthsIn(sentence).includes(12);
  const values: number[] = [];
  const isExtra = extras.some((word) => words.has(word)) || isOfMore(sentence);
  const isPerContact = isOfEach(sentence) || isDivided(sentence, offers) || isAfterOne(sentence);
  if (isPerContact && !isExtra)
    for (const { monthly: month, yearly: year, contacts } of dividedOf(sentence, offers))
      for (const count of [contacts, ...countsIn(sentence, contacts)])
        values.push(
          month / count,
          ...(!isYearly && names(sentence, month) && !names(sentence, year) ? [] : [year / 12 / count]),
        );
  if (says(perUser) && !isExtra)
    for (const { monthly: month, yearly: year, users } of offers)
      values.push(month / users, year / users, year / 12 / users);
  if ((says(perUser) && !isExtra) || words.has("chacun") || words.has("chacune"))
    for (const { monthly: month, yearly: year, users } of offers)
      for (let count = 2; count <= users; count++) values.push(month / count, year / count);
  if (says(daily))
    for (const { monthly: month, yearly: year } of offers)
      values.push(...[20, 21, 22, 30, 31].map((days) => month / days), year / 365, year / 12 / 22);
  if (named.length > 1)
    values.push(
      named.reduce((sum, { monthly: month }) => sum + month, 0),
      named.reduce((sum, { yearly: year }) => sum + year, 0),
    );
  if (isYearly && !isPaidByYear(sentence)) for (const { monthly: month } of offers) values.push(12 * month);
  values.push(...mixedMonths(sentence), ...differencesOfSums(sentence));
  if (says(monthly) && isYearly) for (const { yearly: year } of offers) values.push(year / 12);
  for (const count of [...monthsIn(sentence), ...subscriptionsIn(sentence)])
    for (const { monthly: month, yearly: year } of offers)
      values.push(count * month, count * year, count * 12 * month);
  for (const count of yearsIn(sentence))
    for (const { monthly: month, yearly: year } of offers) values.push(12 * count * month, count * year);
  if (named.length > 2) values.push(...sumsLess(named));
  if (says(differences) || isCompared(sentence)) {
    const found = differencesOf(offers, named.length > 1, isYearly);
    values.push(...found, ...monthsIn(sentence).flatMap((count) => found.map((value) => count * value)));
  }
  if (isPerContact && isExtra)
    for (const one of catalogue)
      for (const other of catalogue)
        if (one.contacts > other.contacts)
          values.push((one.monthly - other.monthly) / (one.contacts - other.contacts));
  return words.has("ttc") || words.has("tva") || words.has("taxes") || words.has("taxe")
    ? [
        ...values,
        ...offers.flatMap(({ monthly: month, yearly: year }) => [
          withTax * month,
          withTax * year,
          (withTax - 1) * month,
          (withTax - 1) * year,
        ]),
      ]
    : values;
}

/** "199 € pour 200 fiches": this is the price that is divided. */
const names = ({ tokens, from, to }: Sentence, amount: number) =>
  tokens
    .slice(from, to)
    .some(
      ({ kind, value }, at) =>
        kind === "number" && value === amount && isAmountUnit(tokens[from + at + 1]?.text),
    );

/** The plans whose price the sentence names, where it names one, which is then what is divided. */
function dividedOf(sentence: Sentence, offers: readonly Offer[]): readonly Offer[] {
  const priced = offers.filter(({ monthly: month, yearly: year }) =>
    [month, year].some((price) => names(sentence, price)),
  );
  return priced.length > 0 && sentence.plans.length === 0 ? priced : offers;
}

const extras = ["supplementaire", "supplementaires", "ajoutee", "ajoutees"];

/** What all plans but one cost together, and how much more or less that one does. */
function sumsLess(offers: readonly Offer[]): number[] {
  const all = offers.reduce((sum, { monthly: month }) => sum + month, 0);
  return offers.flatMap(({ monthly: month }) => [all - month, Math.abs(all - 2 * month)]);
}

const each = lexicon("un une le la l par chaque du au d ce cette numero");
const apiece = lexicon("piece chacun chacune unite unitaire");

/** "par contact", "la fiche", "2 € pièce": of one contact, where contacts are spoken of. */
function isOfEach(sentence: Sentence): boolean {
  const { tokens, from, to, words, says } = sentence;
  const isOne = [...words].some((word) => apiece.has(word));
  return says(perContact)
    ? isOne || namesOne(tokens, from, to)
    : (isOne || words.has("elle") || words.has("il")) && isPrecededBy(sentence, perContact);
}

/** "la fiche", "par contact", "l’e-mail". */
function namesOne(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from + 1; at < to; at++) {
    const { text } = tokens[at] as Token;
    if (text.endsWith("s") || !perContact.some((stem) => text.startsWith(stem))) continue;
    const before = tokens[at - 1]?.text ?? "";
    if (each.has(before) || (["'", "-", "/"].includes(before) && each.has(tokens[at - 2]?.text ?? "l")))
      return true;
  }
  return false;
}

/** "99 € pour 50 fiches, on arrive à 1,98 €", "si vous n’appeliez que 100 des 200 fiches": the sentence says what is divided by what. */
function isDivided(sentence: Sentence, offers: readonly Offer[]): boolean {
  const { tokens, from, to, says } = sentence;
  if (!says(perContact)) return false;
  const has = (wanted: number) =>
    tokens.slice(from, to).some(({ kind, value }) => kind === "number" && value === wanted);
  return offers.some(
    ({ monthly: month, contacts }) =>
      (has(month) && has(contacts)) || countsIn(sentence, contacts).some((count) => count !== contacts),
  );
}

/** How many tokens before a sentence a price of one contact is looked for, and below which an amount is one. */
const before = 24;
const small = 5;

/** "Growth : 1 € la fiche. Starter : 1,98 €": what the sentence before counts, this one counts too. */
function isAfterOne({ tokens, from }: Sentence): boolean {
  const first = Math.max(0, from - before);
  const isSmall = tokens
    .slice(first, from)
    .some(
      ({ kind, value }, at) =>
        kind === "number" && value < small && isAmountUnit(tokens[first + at + 1]?.text),
    );
  return (
    namesOne(tokens, first, from) ||
    (isSmall &&
      tokens.slice(first, from).some(({ text }) => perContact.some((stem) => text.startsWith(stem))))
  );
}

/** "Chaque fiche en plus": what more contacts cost, and no share of a price. */
const isOfMore = (sentence: Sentence) => clausesOf(sentence).some(({ text }) => more.test(text));
const more = phrase(
  " (?:fiches?|contacts?|prospects?|leads?|utilisateurs?|personnes?) (?:en|de) plus | au dela (?:d|de|du|des) ",
);

/** "de plus", "de moins", "+ 200 €". */
function isCompared({ tokens, from, to }: Sentence): boolean {
  return tokens
    .slice(from, to)
    .some(
      ({ text }, at) =>
        (text === "+" && tokens[from + at + 1]?.kind === "number") ||
        (/^(?:plus|moins)$/.test(text) &&
          tokens[from + at - 1]?.text === "de" &&
          tokens[from + at + 1]?.text !== "de"),
    );
}

/** "si vous n’appeliez que 100 des 200 fiches", "une fiche sur deux": so many of the contacts of a plan, as the sentence assumes. */
function countsIn({ tokens, from, to, words }: Sentence, contacts: number): number[] {
  const own = tokens.slice(from, to);
  const counts = own
    .filter(
      ({ kind, value }, at) =>
        kind === "number" &&
        Number.isInteger(value) &&
        value > 4 &&
        value <= contacts &&
        !isAmountUnit(own[at + 1]?.text),
    )
    .map(({ value }) => value);
  const shares = own.flatMap(({ text }, at) => {
    const [part, whole] = [numberNear(own, at, 4), own[at + 1]];
    return text === "sur" && whole?.kind === "number" && part && part < whole.value
      ? [(part / whole.value) * contacts]
      : [];
  });
  return [
    ...counts.slice(0, mostCounts),
    ...shares.slice(0, mostCounts),
    ...(words.has("moitie") ? [contacts / 2] : []),
  ];
}

/** The nearest number before a token, as far as `reach`; "une" of "une fiche sur deux" is one. */
function numberNear(tokens: readonly Token[], at: number, reach: number): number | undefined {
  return tokens.slice(Math.max(0, at - reach), at).findLast(({ kind }) => kind === "number")?.value;
}

/** How many tokens before a sentence the sums are looked for that it compares. */
const nearby = 60;
const mostSums = 8;
const compared = phrase(
  " (?:moins|plus) (?:cher )?(?:que|qu)|par rapport a| (?:ecart|difference|contre|economisez|gagnez|gagne|economie|surcout) | de (?:moins|plus) ",
);

/** "2 188 €. Moins que douze mois de Growth, de 200 €": between two sums that are named, each of which is judged by itself. */
function differencesOfSums(sentence: Sentence): number[] {
  if (!clausesOf(sentence).some(({ text }) => compared.test(text))) return [];
  const { tokens, from, to, plans } = sentence;
  const found = tokens
    .slice(Math.max(0, from - nearby), to)
    .flatMap(({ kind, value }, at, all) =>
      kind === "number" && isAmountUnit(all[at + 1]?.text) ? [value] : [],
    );
  const sums = [
    ...found.slice(-mostSums),
    ...plans.slice(0, 2).flatMap(({ offer }) => [12 * offer.monthly, offer.yearly]),
  ];
  return sums.flatMap((one, at) => sums.slice(at + 1).map((other) => Math.abs(one - other)));
}

/** What a plan costs more than another, by the month and the year, and what a year at once saves. */
function differencesOf(offers: readonly Offer[], areCompared: boolean, isYearly: boolean): number[] {
  const others = areCompared ? offers : catalogue;
  return offers.flatMap((one) => [
    savedByYear(one),
    savedByYear(one) / 12,
    ...others
      .filter((other) => other !== one)
      .flatMap((other) => {
        const month = Math.abs(one.monthly - other.monthly);
        return [
          month,
          12 * month,
          Math.abs(one.yearly - other.yearly),
          ...(isYearly ? [Math.abs(one.yearly - other.yearly) / 12] : []),
        ];
      }),
  ]);
}

const ordinals = new Map(
  "deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme onzieme douzieme"
    .split(" ")
    .map((word, at) => [word, at + 2]),
);

/** The counts of months that the sentence names. */
function monthsIn({ tokens, from, to }: Sentence): number[] {
  const counts: number[] = [];
  for (let index = from; index < to; index++) {
    const { kind, value, text } = tokens[index] as Token;
    const next = tokens[index + 1]?.text ?? "";
    // "Au dixième mois", "au 10e mois".
    if (ordinals.has(text) && next === "mois") counts.push(ordinals.get(text) ?? 0);
    if (
      kind === "number" &&
      value > 1 &&
      value <= 36 &&
      /^(?:e|eme)$/.test(next) &&
      tokens[index + 2]?.text === "mois"
    )
      counts.push(value);
    if (kind === "number" && value > 1 && value <= 36 && /^mois$|^mensualite/.test(next)) counts.push(value);
    if (kind === "number" && value > 1 && value <= 8 && /^trimestre|^semestre/.test(next))
      counts.push(value * (next.startsWith("t") ? 3 : 6));
    if (/^trimestr/.test(text)) counts.push(3);
    if (/^semestr/.test(text)) counts.push(6);
  }
  return [...new Set(counts)].slice(0, mostCounts);
}

/** "Starter à l’année": at the yearly price, unless months are spoken of. */
const isPaidByYear = (sentence: Sentence) =>
  clausesOf(sentence).some(({ text }) => phrase(" (?:a l annee|a l an|annuellement) ").test(text)) &&
  !sentence.says(monthly) &&
  !sentence.says(differences) &&
  !sentence.words.has("douze");

/** "Deux mois de Starter puis dix mois de Growth": the sum of the months of each plan. */
function mixedMonths({ tokens, plans }: Sentence): number[] {
  const parts = plans.flatMap(({ index, offer }) => {
    const count = tokens[index - 3];
    const isCount =
      count?.kind === "number" && tokens[index - 2]?.text === "mois" && tokens[index - 1]?.text === "de";
    return isCount ? [count.value * offer.monthly] : [];
  });
  return parts.length > 1 ? [...parts, parts.reduce((sum, part) => sum + part, 0)] : [];
}

/** The counts of years that the sentence names. */
function yearsIn({ tokens, from, to }: Sentence): number[] {
  return tokens
    .slice(from, to)
    .filter(
      ({ kind, value }, at) =>
        kind === "number" && value > 1 && value <= 5 && tokens[from + at + 1]?.text === "ans",
    )
    .map(({ value }) => value)
    .slice(0, mostCounts);
}

/** The counts of subscriptions that the sentence names: "deux abonnements", "3 × 199 €". */
function subscriptionsIn({ tokens, from, to }: Sentence): number[] {
  const counts: number[] = [];
  for (let index = from; index < to; index++) {
    const { kind, value } = tokens[index] as Token;
    if (kind !== "number" || value <= 1 || value > 20) continue;
    const isTimes = [index - 1, index + 1].some((at) => times.has(tokens[at]?.text ?? ""));
    if (isTimes || subscriptions.has(tokens[index + 1]?.text ?? "")) counts.push(value);
  }
  return [...new Set(counts)].slice(0, mostCounts);
}
