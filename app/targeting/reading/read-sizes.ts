import { type Band, bands, bandsWithin, type Range } from "../register/headcount.ts";
import { functionHeads, functionWords } from "../words/director-titles.ts";
import { numberAt, plainAt } from "./read-number.ts";
import type { Approximation, Remark } from "./remarks.ts";
import { quoted, type ReadText, take } from "./tokens.ts";
import { phraseAt, phrasesIn, vocabularyOf } from "./vocabulary.ts";

const endless = Number.POSITIVE_INFINITY;
type Meaning = Range | "nobody" | "any";

/** Sizes by name. The limits of PME and ETI are those of the decree 2008-1354; "grands comptes" begins as in the profile. */
const names = vocabularyOf<Meaning>("stem", [
  [
    "auto-entrepreneur, autoentrepreneur, micro-entrepreneur, indépendant, solo, travailleur indépendant, freelance, free-lance, solopreneur, sans salarié, sans salariés, sans employé, aucun salarié, 0 salarié, entrepreneur individuel, profession libérale, professions libérales",
    "nobody",
  ],
  [
    "TPE, très petite entreprise, très petites entreprises, toute petite entreprise, micro-entreprise, microentreprise, petite structure, artisan, petite entreprise",
    { min: 0, max: 9 },
  ],
  ["PME, PMI, PME-PMI, petite et moyenne entreprise, petites et moyennes entreprises", { min: 10, max: 249 }],
  [
    "moyenne entreprise, entreprise moyenne, taille moyenne, entreprise de taille moyenne",
    { min: 50, max: 249 },
  ],
  [
    "ETI, entreprise de taille intermédiaire, taille intermédiaire, mid-market, midmarket",
    { min: 250, max: 4_999 },
  ],
  [
    "grands-comptes, grand compte, grand groupe, grande entreprise, grosse entreprise, grosse boîte, grande société, grosse société, grande structure, groupe, multinationale, grosse PME et grand compte",
    { min: 250, max: endless },
  ],
  ["CAC 40, SBF 120, très grande entreprise", { min: 5_000, max: endless }],
  [
    "tous, toutes, toute taille, toutes tailles, toutes les tailles, n'importe quelle taille, peu importe, peu importe la taille, toutes tailles confondues, indifférent",
    "any",
  ],
]);
/** "tous", "groupe" and "professions libérales" mean a size where a size is asked for; elsewhere they are ordinary words. */
const onlyWhereAsked = new Set(
  "tout tous toute toutes groupe groupes indifferent independant independants independante independantes".split(
    " ",
  ),
);

const functions = vocabularyOf("stem", [[`${functionHeads}, ${functionWords}`, true]]);

/** True for the "grands comptes" of a function, which are its customers: "responsables grands comptes". */
function isOfFunction(read: ReadText, from: number, to: number): boolean {
  const [last, before] = [read.tokens[to]?.plain ?? "", read.tokens[from - 1]];
  if (!last.startsWith("compte") || !before || before.isTaken || before.plain.startsWith("client"))
    return false;
  return phraseAt(read, from - 1, functions) !== null;
}

export type ReadSizes = {
  /** `null` where nothing was said of sizes; empty for any size. */
  bands: Set<string> | null;
  approximations: Approximation[];
  remarks: Remark[];
  /** Where each size was said, by its first and its last token. */
  spans: { from: number; to: number }[];
};

/**
 * Where a text stands: in the field for the size, in the response about the ideal customer, whose ranges are sizes too, or
 * elsewhere.
 */
export type SizeContext = "field" | "response" | "elsewhere";

/**
 * The headcount bands that a text names, by words ("PME") and numbers ("de 10 à 50"): in one clause the numbers narrow the
 * words. Numbers without a unit count only where a size is asked for, and there not beside another size where they may be
 * departments: "moins de 10 salariés, 59 et 62". interpretation.md D120, D166.
 */
export function readSizes(read: ReadText, context: SizeContext): ReadSizes {
  const isSizeField = context === "field";
  const spans: ReadSizes["spans"] = [];
  const approximations: Approximation[] = [];
  const remarks: Remark[] = [];
  const said: Said[] = [];
  let isAny = false;
  const add = (at: number, kind: Said["kind"], codes: readonly string[]) => said.push({ at, kind, codes });

  // First, because "CAC 40" has no number of employees.
  for (const { from, to, meaning } of phrasesIn(read, names)) {
    const first = read.tokens[from]?.plain ?? "";
    if (!isSizeField && (from === to ? onlyWhereAsked.has(first) : first.startsWith("profession"))) continue;
    if (context !== "field" && isOfFunction(read, from, to)) continue;
    if (meaning === "any") isAny = true;
    else add(from, "named", meaning === "nobody" ? ["NN", "00"] : bandsWithin(meaning));
    spans.push({ from, to });
    take(read, from, to);
  }
  for (const { from, to, range, counts } of numbersIn(read, context, said.length > 0)) {
    const words = quoted(read, from, to);
    if (counts === "money") remarks.push({ kind: "turnover", words });
    else if (counts === "other") remarks.push({ kind: "measure", words });
    else {
      const codes = bandsWithin(range);
      if (!isExact(range, codes)) approximations.push({ kind: "bands", words });
      add(from, "counted", codes);
      spans.push({ from, to });
    }
    take(read, from, to);
  }

  const { meant, excluded } = sidesOf(read, said);
  if (meant.size === 0 && excluded.size === 0)
    return { bands: isAny ? new Set() : null, approximations, remarks, spans };
  // Who does not want the smallest does not want those that employ nobody either.
  if (excluded.has("00")) excluded.add("NN");
  const base = meant.size > 0 ? [...meant] : bands.map(({ code }) => code);
  const left = new Set(base.filter((code) => !excluded.has(code)));
  return { bands: left, approximations, remarks, spans };
}

/** A size in a text, where it begins and the bands that it means. */
type Said = { at: number; kind: "named" | "counted"; codes: readonly string[] };

/**
 * The bands that are meant and those that are not. What is listed after an unwanted size begins anew, "pas de TPE, PME",
 * unless it has bands of what was named before: "PME, sauf moins de 20, plus de 200".
 */
function sidesOf(read: ReadText, said: readonly Said[]): Record<"meant" | "excluded", Set<string>> {
  const sideOf = ({ at }: Said) => read.tokens[at]?.side ?? "meant";
  const before = new Set(said.filter((each) => sideOf(each) !== "listed").flatMap(({ codes }) => codes));
  const isOut = (each: Said) =>
    sideOf(each) === "excluded" || (sideOf(each) === "listed" && each.codes.some((code) => before.has(code)));
  const excluded = new Set(said.filter(isOut).flatMap(({ codes }) => codes));
  const meant = new Set<string>();
  const clauseOf = clauseNumbers(read);
  const wanted = said.filter((each) => !isOut(each));
  for (const clause of Map.groupBy(wanted, ({ at }) => clauseOf[at]).values()) {
    const codesOf = (kind: Said["kind"]) =>
      clause.filter((each) => each.kind === kind).flatMap(({ codes }) => codes);
    const [named, counted] = [codesOf("named"), codesOf("counted")];
    const both = counted.filter((code) => named.includes(code));
    for (const code of both.length > 0 ? both : [...named, ...counted]) meant.add(code);
  }
  return { meant, excluded };
}

/** True if the bands have the numbers of the range and no others. */
function isExact({ min, max }: Range, codes: readonly string[]): boolean {
  const chosen = bands.filter(({ code }) => codes.includes(code));
  const last: Band | undefined = chosen.at(-1);
  return chosen[0]?.min === min && (last?.max ?? endless) === max;
}

/** The clause of each token: commas and semicolons part them, "et" and "ou" do not. */
function clauseNumbers({ tokens }: ReadText): number[] {
  let number = 0;
  return tokens.map(({ isMark, plain }) => {
    if (isMark && [",", ";", ".", "|"].includes(plain)) number += 1;
    return number;
  });
}

type Counted = { from: number; to: number; range: Range; counts: "people" | "money" | "other" };

const units = new Set(
  "salarie salaries employe employes personne personnes collaborateur collaborateurs effectif effectifs pers sal etp tete tetes agent agents permanent permanents ouvrier ouvriers".split(
    " ",
  ),
);
const money = new Set("m k md meur keur million millions milliard milliards euro euros € ca".split(" "));
/** What is counted otherwise, and no register has: "50 km", "10 000 habitants", "200 lits". */
const otherUnits = new Set(
  "km kms kilometre kilometres m2 metre metres h heure heures min mn minute minutes an ans annee annees mois jour jours habitant habitants hab hbts lit lits chambre chambres place places couvert couverts lot lots logement logements hectare hectares ha vehicule vehicules camion camions poids eleve eleves etudiant etudiants adherent adherents licencie licencies membre membres client clients magasin magasins agence agences site sites etablissement etablissements etoile etoiles tonne tonnes vache vaches bete betes ruche ruches % pourcent".split(
    " ",
  ),
);
const shortMeasure = /^\d{1,5}(?:km|h|min|mn|m2|ha)\d{0,2}$/;
/** Numbers of employees in a text, as ranges; `isNamed` where a size is named in it, too. */
function numbersIn(read: ReadText, context: SizeContext, isNamed: boolean): Counted[] {
  const { tokens } = read;
  const found: Counted[] = [];
  for (let index = 0; index < tokens.length; index++) {
    if (tokens[index]?.isTaken) continue;
    if (shortMeasure.test(plainAt(tokens, index)))
      found.push({ from: index, to: index, range: { min: 0, max: 0 }, counts: "other" });
    const first = numberAt(read, index);
    if (!first) continue;
    const minus = minusBefore(tokens, index);
    const ahead = secondNumber(read, first.to + 1);
    const before = lowerBoundBefore(tokens, index) ?? (ahead ? null : minus);
    const second = before ? null : ahead;
    let to = second?.to ?? first.to;
    const after = boundAfter(tokens, to + 1);
    to = after?.to ?? to;
    const unit = unitAfter(tokens, to + 1);
    to = unit ?? to;
    // "50 salariés et plus", "20 salariés maximum".
    const late = after ? null : unit !== null ? boundAfter(tokens, to + 1) : null;
    to = late?.to ?? to;
    const bound = before?.bound ?? after?.bound ?? late?.bound ?? null;
    const next = (second?.to ?? first.to) + 1;
    const amount = wordsAfter(tokens, next, money);
    const measure =
      wordsAfter(tokens, next, otherUnits) ?? (context === "field" ? unknownUnitAfter(read, to + 1) : null);
    const begin = second ? rangeStart(tokens, index) : (before?.from ?? index);
    const from = amount === null ? begin : turnoverStart(tokens, begin);
    const range = rangeOf(first.value, second?.value ?? null, bound);
    if (amount !== null) found.push({ from, to: Math.max(to, amount), range, counts: "money" });
    else if (measure !== null && unit === null)
      found.push({ from, to: Math.max(to, measure), range, counts: "other" });
    else if (unit !== null) found.push({ from, to, range, counts: "people" });
    else if (!bound && mayBeDepartments(read, index, second)) {
      const isBeside = isNamed || found.some(({ counts }) => counts === "people");
      if (context === "field" && !(isBeside && begins(tokens, index)))
        found.push({ from, to, range, counts: "people" });
    } else if (
      context === "field" ||
      ((second || bound) && (context === "response" || followsSize(tokens, from)))
    )
      found.push({ from, to, range, counts: "people" });
    index = Math.max(to, amount ?? 0, measure ?? 0);
  }
  return found;
}

type Bound = "least" | "more" | "most" | "less" | null;

function rangeOf(first: number, second: number | null, bound: Bound): Range {
  if (second !== null)
    return { min: Math.min(first, second), max: bound === "least" ? endless : Math.max(first, second) };
  // "plus de 200" leaves 200 out, and nobody means that: the band begins there.
  if (bound === "least" || bound === "more") return { min: first, max: endless };
  if (bound === "most") return { min: 0, max: first };
  if (bound === "less") return { min: 0, max: Math.max(0, first - 1) };
  return { min: first, max: first };
}

/** "plus de", "moins de", "au moins", "jusqu'à", ">" and the like before a number. */
function lowerBoundBefore(tokens: ReadText["tokens"], index: number): { from: number; bound: Bound } | null {
  let at = index - 1;
  while (at >= 0 && ["de", "d", "a", "une", "un", "'", "’", "=", "que"].includes(plainAt(tokens, at)))
    at -= 1;
  const word = plainAt(tokens, at);
  const isNegated = plainAt(tokens, at - 1) === "pas";
  if (word === "plus" && plainAt(tokens, at - 1) === "au") return { from: at - 1, bound: "most" };
  if (["dessus", "dela", "dessous"].includes(word))
    return { from: startOfBeyond(tokens, at), bound: word === "dessous" ? "less" : "more" };
  if (["≥", "⩾"].includes(word)) return { from: at, bound: "least" };
  if (["≤", "⩽"].includes(word)) return { from: at, bound: "most" };
  if (["plus", ">", "+", "sup", "superieur", "superieure", "superieurs", "superieures"].includes(word))
    return { from: isNegated ? at - 1 : at, bound: isNegated ? "most" : "more" };
  if (word === "moins" && plainAt(tokens, at - 1) === "au") return { from: at - 1, bound: "least" };
  if (["moins", "<", "inf", "inferieur", "inferieure", "inferieurs", "inferieures"].includes(word))
    return { from: isNegated ? at - 1 : at, bound: isNegated ? "least" : "less" };
  if (["minimum", "mini", "min", "partir"].includes(word))
    return { from: plainAt(tokens, at - 1) === "a" ? at - 1 : at, bound: "least" };
  if (["maximum", "maxi", "max", "jusqu", "jusque"].includes(word)) return { from: at, bound: "most" };
  return null;
}

/** The first token of "au-dessus", "au delà" and "en dessous", of which the last one is given. */
function startOfBeyond(tokens: ReadText["tokens"], last: number): number {
  const at = plainAt(tokens, last - 1) === "-" ? last - 2 : last - 1;
  return ["au", "en"].includes(plainAt(tokens, at)) ? at : last;
}

/** "- de 10" and " -10": the sign, and not the hyphen of a list or of a range. */
function minusBefore(tokens: ReadText["tokens"], index: number): { from: number; bound: Bound } | null {
  const isLinked = plainAt(tokens, index - 1) === "de";
  const at = isLinked ? index - 2 : index - 1;
  const [sign, number, before] = [tokens[at], tokens[index], tokens[at - 1]];
  if (!sign || !number || !["-", "–", "−"].includes(sign.plain)) return null;
  const isSign = isLinked || (sign.end === number.start && before?.end !== sign.start);
  return isSign ? { from: at, bound: "less" } : null;
}

type SecondNumber = { value: number; to: number; joint: string };

function secondNumber(read: ReadText, index: number): SecondNumber | null {
  const { tokens } = read;
  const at = unitAfter(tokens, index) ?? index - 1;
  const joint = plainAt(tokens, at + 1);
  if (!["a", "et", "-", "–", "‑", "/", ">", "jusqu"].includes(joint)) return null;
  const next = joint === "jusqu" ? at + 4 : at + 2;
  const number = numberAt(read, plainAt(tokens, next) === "une" ? next + 1 : next);
  return number && { ...number, joint };
}

/** "50+", "50 et plus", "50 ou plus", "50 minimum", "50 maximum". */
function boundAfter(tokens: ReadText["tokens"], index: number): { to: number; bound: Bound } | null {
  const word = plainAt(tokens, index);
  if (word === "+" || word === "minimum" || word === "mini" || word === "min")
    return { to: index, bound: "least" };
  if (word === "maximum" || word === "maxi" || word === "max") return { to: index, bound: "most" };
  if (word === "et" || word === "ou") {
    const [next, last] = [
      plainAt(tokens, index + 1),
      plainAt(tokens, index + 2) === "-" ? index + 3 : index + 2,
    ];
    // "ou plus de 500" begins another number.
    const isOther = ["de", "d", "que"].includes(plainAt(tokens, index + 2));
    if (["plus", "+", "davantage"].includes(next) && !isOther) return { to: index + 1, bound: "least" };
    if (next === "au" && plainAt(tokens, last) === "dela") return { to: last, bound: "least" };
  }
  if ((word === "et" || word === "ou") && plainAt(tokens, index + 1) === "moins")
    return { to: index + 1, bound: "most" };
  if (word === "au" && plainAt(tokens, index + 1) === "moins") return { to: index + 1, bound: "least" };
  if (word === "au" && plainAt(tokens, index + 1) === "plus") return { to: index + 1, bound: "most" };
  return null;
}

function unitAfter(tokens: ReadText["tokens"], index: number): number | null {
  let at = index;
  while (["de", "d", "'", "’"].includes(plainAt(tokens, at))) at += 1;
  return units.has(plainAt(tokens, at)) ? at : null;
}

/** In the field for the size, the plural after a number: "à partir de 30 soignants", which are no employees of the register. */
function unknownUnitAfter({ tokens }: ReadText, index: number): number | null {
  const { plain = "", isTaken = true, isMark = true } = tokens[index] ?? {};
  return !isTaken && !isMark && /^[a-z]{3,}[sx]$/.test(plain) && !noUnit.has(plain) ? index : null;
}
const noUnit = new Set(
  "plus moins sans dans mais pas tous toutes maxis minis entreprises societes boites structures groupes environ les des".split(
    " ",
  ),
);

/** The last token of such words that follow here, also with "de" between; `null` where none does. */
function wordsAfter(tokens: ReadText["tokens"], index: number, words: ReadonlySet<string>): number | null {
  const wordAt = (at: number) => {
    const isLinked = ["de", "d", "'", "’"].includes(plainAt(tokens, at));
    return words.has(plainAt(tokens, at))
      ? at
      : isLinked && words.has(plainAt(tokens, at + 1))
        ? at + 1
        : null;
  };
  let to = words.has(plainAt(tokens, index)) ? index : null;
  for (let next = to; next !== null; next = wordAt(next + 1)) to = next;
  return to;
}

function rangeStart(tokens: ReadText["tokens"], index: number): number {
  return ["de", "entre"].includes(plainAt(tokens, index - 1)) ? index - 1 : index;
}

/** Where "CA > 50 M€" begins. */
function turnoverStart(tokens: ReadText["tokens"], from: number): number {
  let at = from - 1;
  while ([":", "de", "entre"].includes(plainAt(tokens, at))) at -= 1;
  return plainAt(tokens, at) === "ca" ? at : from;
}

/** True for "59" and "59 et 62" as such, which are departments as well as numbers. */
function mayBeDepartments({ tokens }: ReadText, index: number, second: SecondNumber | null): boolean {
  if (second && (!["et", "/"].includes(second.joint) || plainAt(tokens, index - 1) === "entre")) return false;
  return [index, second?.to ?? index].every((at) => /^(?:0[1-9]|[1-8]\d|9[0-5])$/.test(plainAt(tokens, at)));
}

/** True where a list or an item of one begins. */
const begins = (tokens: ReadText["tokens"], index: number): boolean =>
  ["", ",", ";", "|", "et", "ou", "le", "les", "du", "dans"].includes(plainAt(tokens, index - 1));

/** True after "PME", also with "(" or "de" between: there a number without a unit is a headcount. */
function followsSize(tokens: ReadText["tokens"], from: number): boolean {
  let at = from - 1;
  while (["(", "de", "d", "entre", ":"].includes(plainAt(tokens, at))) at -= 1;
  return ["pme", "pmi", "tpe", "eti", "entreprise", "entreprises", "societe", "societes", "taille"].includes(
    plainAt(tokens, at),
  );
}
