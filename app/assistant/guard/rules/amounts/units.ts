import { articles } from "../../reading/number-words.ts";
import { hasStem, isPartial, type Reading } from "../../reading/reading.ts";
import type { Token } from "../../reading/tokens.ts";

/** What a number counts. `open`: a growing text does not say yet. Of a price, `factor` is 1000 in "2 k€". */
export type Unit =
  | { kind: "price"; factor: number; isForeign: boolean }
  | { kind: "percent" | "contacts" | "users" | "outcome" | "open" | "none" }
  | { kind: "duration"; hours: number };

const none: Unit = { kind: "none" };
const open: Unit = { kind: "open" };
const euros = new Set(["€", "eur", "euro", "euros"]);
/** Words and signs between the factors of a product: "12 × 199 €". */
export const times: ReadonlySet<string> = new Set(["fois", "×", "x"]);
const foreign = new Set(["$", "£", "usd", "gbp", "chf", "dollar", "dollars", "francs", "livres"]);
const factors: Readonly<Record<string, number>> = {
  centime: 0.01,
  centimes: 0.01,
  k: 1_000,
  ke: 1_000,
  m: 1e6,
  million: 1e6,
  millions: 1e6,
  milliard: 1e9,
  milliards: 1e9,
};
const tax = new Set(["ht", "ttc", "hors", "h"]);
const contacts =
  "lead prospect contact fiche mail email courriel numero telephone phone coordonnee credit".split(" ");
const users = "utilisateur user siege licence seat collaborateur".split(" ");
const outcomes = "rendez rdv client vente reponse contrat signature meeting customer deal sale repl".split(
  " ",
);
const hours: Readonly<Record<string, number>> = {
  h: 1,
  heure: 1,
  hour: 1,
  j: 24,
  jour: 24,
  day: 24,
  journee: 24,
  semaine: 168,
  week: 168,
  weeks: 168,
  mois: 720,
  month: 720,
  trimestre: 2160,
  semestre: 4320,
  an: 8760,
  annee: 8760,
  year: 8760,
  minute: 1 / 60,
  min: 1 / 60,
  mn: 1 / 60,
};
/** "un" and "une" are numbers only before the units of these kinds. */
const articleUnits = [...tax, ...euros, ...foreign, ...Object.keys(factors), ...Object.keys(hours)];
const mayBeUnit = (beginning: string) =>
  articleUnits.some((unit) => unit.startsWith(beginning) || beginning.startsWith(unit));

/** A unit stands before the first of these. */
const prepositions = new Set(
  "par pour des du dans en sur a ou et avec chez the of per for in to and or que qui".split(" "),
);
const skipped = new Set(["-", "'", '"', "[", "]", "(", ")", "_", "«", "»", "\\", "\n", "e"]);
/** What may stand between a small number in words and its unit: "deux nouveaux clients". */
const adjectives = new Set(
  "autre autres beau beaux belle belles bon bons bonne bonnes gros grosse grosses grand grands grande grandes jeune jeunes joli jolis jolie jolies meilleur meilleurs meilleure meilleures nouveau nouveaux nouvelle nouvelles petit petits petite petites plein pleins pleine pleines premier premiers premiere premieres seul seuls seule seules vrai vrais vraie vraies new more".split(
    " ",
  ),
);
/** The largest number in words whose unit is looked for in the next word alone, unless that is an adjective. */
const small = 10;
const connectors = new Set(["-", "/", ",", "a", "ou", "et", "or", "and", "to"]);

/** What stands after an amount: "99 €", "99 euros". */
export const isEuro = (text: string | undefined): boolean => text !== undefined && euros.has(text);

/** The same, or "99 HT", whose currency goes without saying. */
export const isAmountUnit = (text: string | undefined): boolean => isEuro(text) || text === "ht";

/** The units of all numbers of a range of tokens, by index. Read from the end: in "50, 100 ou 500 leads" all have one. */
export function unitsOf(reading: Reading, from: number, to: number, isOpen: boolean): Map<number, Unit> {
  const units = new Map<number, Unit>();
  for (let index = to - 1; index >= from; index--) {
    if (reading.tokens[index]?.kind !== "number") continue;
    units.set(index, unitAt(reading, index, to, isOpen, units));
  }
  return units;
}

function unitAt(
  reading: Reading,
  index: number,
  to: number,
  isOpen: boolean,
  units: ReadonlyMap<number, Unit>,
): Unit {
  const { tokens } = reading;
  const before = tokens[index - 1]?.text ?? "";
  const { text: number, value } = tokens[index] as Token;
  const isArticle = articles.has(number);
  // "7 h 30"
  if (before === "h" && tokens[index - 2]?.kind === "number" && value < 60) return none;
  const isSmall = value <= small && !/^\d/.test(number);
  const symbol = "$€£".includes(before) && before !== "";
  if (!isArticle && (symbol || euros.has(before) || foreign.has(before)))
    return priced(1, !euros.has(before));
  let words = 0;
  for (let at = index + 1; at < to; at++) {
    const token = tokens[at] as Token;
    const { kind, text } = token;
    if (isOpen && isPartial(reading, token) && kind !== "symbol")
      return isArticle && kind === "word" && !mayBeUnit(text) ? none : open;
    if (isOpen && at === to - 1 && text === ".") return open;
    if (euros.has(text) || foreign.has(text)) return priced(1, foreign.has(text));
    if (text === "%") return { kind: "percent" };
    if (kind === "number")
      return !isArticle && followsConnector(tokens, index, at) && !ends(tokens, index)
        ? (units.get(at) ?? none)
        : none;
    if (text === "]" && tokens[at + 1]?.text === "(") {
      const end = closing(tokens, at + 1, to);
      if (end === null && isOpen) return open;
      at = end ?? at;
      continue;
    }
    if (skipped.has(text) || (words === 0 && !isArticle && connectors.has(text))) continue;
    if (kind !== "word") return none;
    words++;
    // "- un", and in the next line "J’ai …".
    if (isArticle && (text === "j" || text === "h") && tokens[at + 1]?.text === "'") return none;
    const found = wordUnit(tokens, at, to, words);
    if (found) return found;
    // "millions d’euros" and "pour cent" show only some words later.
    const isFactor = Object.hasOwn(factors, text) && at + 4 >= to;
    const isFirst = words === 1 && (text === "pour" || text === "h") && at + 2 >= to;
    if (isOpen && (isFactor || isFirst)) return open;
    if (prepositions.has(text) || isArticle || words === 3) return none;
    if (isSmall && words === 1 && !adjectives.has(text)) return none;
  }
  return isOpen ? open : none;
}

function wordUnit(tokens: readonly Token[], at: number, to: number, words: number): Unit | null {
  const textAt = (index: number) => (index < to ? (tokens[index]?.text ?? "") : "");
  const text = textAt(at);
  const next = textAt(at + 1);
  if (words === 1) {
    const factor = Object.hasOwn(factors, text) ? factors[text] : undefined;
    if (factor) {
      const after = next === "d" ? textAt(at + 3) : next;
      if (euros.has(after) || foreign.has(after) || text === "ke" || text.startsWith("centime"))
        return priced(factor, foreign.has(after));
    }
    if (tax.has(text) && (text !== "h" || next === "t")) return priced(1, false);
    if (text === "pour" && next === "cent") return { kind: "percent" };
    if (text === "percent") return { kind: "percent" };
  }
  if (words <= 2) {
    const singular = text.endsWith("s") && text !== "mois" ? text.slice(0, -1) : text;
    const unit = Object.hasOwn(hours, singular) ? hours[singular] : undefined;
    if (unit) return { kind: "duration", hours: unit };
  }
  if (hasStem([text], contacts)) return { kind: "contacts" };
  if (hasStem([text], users)) return { kind: "users" };
  return hasStem([text], outcomes) ? { kind: "outcome" } : null;
}

const priced = (factor: number, isForeign: boolean): Unit => ({ kind: "price", factor, isForeign });

function followsConnector(tokens: readonly Token[], index: number, at: number): boolean {
  const between = tokens.slice(index + 1, at);
  return (
    between.some(({ text }) => connectors.has(text)) &&
    between.every(({ kind, text }) => kind !== "word" || connectors.has(text))
  );
}

/** "199 € pour 200, 399 € pour 400", "50 fiches contre 200, deux utilisateurs", "fois douze, 4 788 €": what follows the comma is another number. */
const ends = (tokens: readonly Token[], index: number) =>
  tokens[index + 1]?.text === "," && closers.has(tokens[index - 1]?.text ?? "");
const closers = new Set(["pour", "contre", ...times]);

/** The index of the bracket that closes the target of a link; `null` if it is not among the next ones. */
function closing(tokens: readonly Token[], at: number, to: number): number | null {
  const last = Math.min(to, at + 60);
  for (let index = at; index < last; index++) if (tokens[index]?.text === ")") return index;
  return null;
}
