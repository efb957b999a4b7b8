import { folded } from "#app/french/folded.ts";

/** How a word begins is all that matters of a longer one. */
const longestJudged = 40;

/** Words before which "de", "que" and "le" are not elided although they begin with a vowel or h. */
const aspirated = new Set(
  "hache haches hachoir hachoirs haie haies halle halles hamac hamacs hanche hangars harnais hausse hausses hayon hayons herse herses hêtre hêtres homards hotte hottes houblon housse housses hublot hublots onze onzième oui yaourt yacht ouistiti uhlan hall hameau handicap hangar hard hardware hasard haut haute hauts hautes head headhunter helpdesk héros hiérarchie hockey home homard honte hors hospitality hotline housekeeping hub huit huitième human hyper-growth".split(
    " ",
  ),
);

/** The first word of a text, without a prefix such as L’. */
const firstWord = (text: string) => /^[\p{L}\p{M}\p{N}]+/u.exec(text)?.[0] ?? "";

/** "d’" before a vowel or a mute h, else "de ": d’acheteur, de responsable, de Head of Sales, de 3D Conseil. */
export const de = (text: string) => (elides(text) ? `d’${text}` : `de ${text}`);

/** "qu’" where `de` is "d’", else "que ": qu’acheteur, que responsable. */
export const que = (text: string) => (elides(text) ? `qu’${text}` : `que ${text}`);

/** A noun with its article after "de": "les achats" is "des achats", "l’export" "de l’export". */
export function ofNoun(noun: string): string {
  if (noun.startsWith("les ")) return `des ${noun.slice(4)}`;
  return noun.startsWith("le ") ? `du ${noun.slice(3)}` : `de ${noun}`;
}

function elides(text: string): boolean {
  const word = firstWord(text);
  const plain = folded(word.slice(0, longestJudged));
  // y is a vowel before a consonant only: d’Yves, de Yoann.
  const isVowel = /^(?:[aeiou]|y(?![aeiou]))/.test(plain);
  const isMuteH = plain.startsWith("h") && word !== word.toUpperCase();
  return (isVowel || isMuteH) && !aspirated.has(word.toLowerCase());
}

/** A phrase for the middle of a sentence: its capital goes, unless the first word is an acronym or a name like SaaS. */
export function midSentence(text: string): string {
  const word = firstWord(text);
  const isOrdinary = word.length > 1 && word.slice(1) === word.slice(1).toLowerCase() && !/\d/.test(word);
  return isOrdinary || isElision(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** "L’énergie", "D’abord", "À dix minutes". */
const isElision = (text: string) => /^(?:[LDNSCJ]’\p{Ll}|À )/u.test(text);

/** A text with a capital, unless its first word has one inside, such as iPhone. */
export function capitalised(text: string): string {
  const word = firstWord(text);
  return word === word.toLowerCase() ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** A text that ends as a sentence. */
export function asSentence(text: string): string {
  const last = text.at(-1) ?? "";
  if (/[.!?…]/.test(last)) return capitalised(text);
  return capitalised(/[,;:]/.test(last) ? `${text.slice(0, -1).trimEnd()}.` : `${text}.`);
}

/** "a, b et c". */
export function enumeration(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} et ${items.at(-1)}`;
}

/** A text to quote inside a sentence. */
export function withoutFullStop(text: string): string {
  return text.endsWith(".") ? text.slice(0, -1) : text;
}
