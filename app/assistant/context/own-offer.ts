import { folded } from "#app/french/folded.ts";

/** The customer's own offer today: what a model is told of it, and the figures in that, which the catalogue does not have. */
export type OwnOffer = {
  /** Lines of data. */
  data: string;
  /** Contacts that were received, and that are left, of the month or the trial; `null` without any. */
  used: { received: number; left: number; all: number } | null;
};

/** What a sentence says of one's own figures with, beside the words of the data. */
const sayingWords = new Set(
  "a ai au aujourd aux avec avez c car ce ces cet cette ceux ci comprend compris compte comptez d dans de deja depuis des deux dispose disposer disposez dont donc du en encore est et etes fiche fiches fin finit hui il ils inclut j jour jours jusqu jusque l la le les livre livree livrees livres mois moins n ne ont ou par pendant plus pour prospect prospects puis qu que qui recevez recevoir recu recue recues recus restant restante restantes restants reste restent rester s se soit sont sur termine total tout un une utilise utilisee utilisees utilises va voici vos votre vous y".split(
    " ",
  ),
);
const ofReceived = /\b(?:recus?|recues?|livrees?|livres?|utilises?)\b/;
const ofLeft = /\b(?:reste|restent|restants?|restantes?|encore|disposez)\b/;

/** What numbers of an offer count beside contacts. */
const units = new Set(
  "jour jours mois an ans heures utilisateur utilisateurs numero numeros e mails er janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre".split(
    " ",
  ),
);

type Figure = { number: number; unit: string; isTotal: boolean };

/** The numbers of a folded text, each with the word after it and whether "sur" stands before. */
const figuresIn = (text: string): Figure[] =>
  [...text.matchAll(/(\d+) ?([a-z]*)/g)].map(({ 1: number = "", 2: unit = "", index }) => ({
    number: Number(number),
    unit,
    isTotal: text.slice(0, index).endsWith("sur "),
  }));

/**
 * True for a sentence that says of the customer's own offer what they are told of it and nothing else: its numbers are their
 * own, each with what it counts ("il en reste 80"), and its words those of the data.
 */
export function saysOwnOffer(sentence: string, { data, used }: OwnOffer): boolean {
  if (!used) return false;
  const said = folded(sentence);
  const figures = figuresIn(said);
  if (figures.length === 0) return false;
  const { received, left, all } = used;
  const given = new Set(folded(data).match(/[a-z]+|\d+/g));
  const told = new Set(figuresIn(folded(data)).map(({ number, unit }) => `${number} ${unit}`));
  const isTold = ({ number, unit, isTotal }: Figure) => {
    if (units.has(unit)) return told.has(`${number} ${unit}`);
    if (number === received && ofReceived.test(said)) return true;
    if (number === left && ofLeft.test(said)) return true;
    return number === all && (isTotal || !ofLeft.test(said));
  };
  const words = said.match(/[a-z]+/g) ?? [];
  const isKnown = (word: string) => given.has(word) || sayingWords.has(word);
  return figures.every(isTold) && words.every(isKnown);
}

/** The sentence around a place in a text. */
export function sentenceAround(text: string, start: number, end: number): string {
  const from = Math.max(...[". ", "! ", "? ", "\n"].map((sign) => text.lastIndexOf(sign, start - 1) + 1));
  const next = [". ", "! ", "? ", "\n"].map((sign) => text.indexOf(sign, end)).filter((at) => at >= 0);
  return text.slice(from, Math.min(text.length, ...next));
}
