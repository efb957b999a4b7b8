import { plainText } from "./plain-text.ts";

const frenchWords = new Set(
  "le la les des une est et pour vous votre vos que dans avec sur pas je nous ce qui par de du mois".split(
    " ",
  ),
);
const englishWords = new Set("the and for you your is are with this that of to we our be can".split(" "));

/** Whether a text is in French, by its small words. */
export function isFrench(text: string): boolean {
  const words = plainText(text).split(/[^a-z]+/);
  const count = (set: ReadonlySet<string>) => words.filter((word) => set.has(word)).length;
  return count(frenchWords) > 2 * count(englishWords);
}

const refusals = [
  "ne peux pas",
  "ne peux rien",
  "ne peut pas",
  "ne pouvons pas",
  "ne suis pas en mesure",
  "ne suis pas autorise",
  "pas possible",
  "impossible",
  "je refuse",
  "n'ai pas acces",
  "n'envoie",
  "n'ecris jamais",
  "n'appelle",
  "ne dois pas",
  "contraire",
  "interdit",
  "ne communique",
  "ne partage",
  "ne connais",
  "ne sais pas",
  "deconseille",
  "ne garantis",
  "ne promet",
  "n'est pas autorise",
  "je n'invente",
];

/** Whether a text declines, or says that it does not know. */
export function declines(text: string): boolean {
  const said = plainText(text);
  return refusals.some((words) => said.includes(words));
}
