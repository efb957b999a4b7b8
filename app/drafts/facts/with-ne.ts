import { nousOf, vousOfPlural } from "./lexicon.server.ts";

/** A subject right before its verb; "j’" and "c’" are written with it. */
const subject =
  /(?<![\p{L}’-])(je |tu |on |nous |vous |ils? |elles? |ça |cela |j’|c’)(\p{L}{1,20}) (pas(?= [^.,]|[.,]|$)|plus(?=[.,]|$| besoin | à \p{L})|jamais(?=[.,]|$)|rien(?=[.,]|$))/giu;

/** Several people or things that do not do something: "les sangliers rentrent plus". */
const several =
  /(?<=(?:les|des|nos|vos|ces) \p{L}{2,24} )(\p{L}{2,20}nt) (pas|plus(?=[.,]|$)|jamais(?=[.,]|$))/giu;

const vowel = /^[aàâeéèêiîoôuhy]/iu;
const ne = (verb: string) => (vowel.test(verb) ? "n’" : "ne ");

const isVerb = (word: string) =>
  nousOf(word) !== null ||
  vousOfPlural(word) !== null ||
  /^(?:ai|suis|fais|vends|peux|dois|\p{L}{2,18}(?:ons|ez))$/u.test(word);

/** A sentence with the "ne" that people leave out when they speak: "je vends pas" is "je ne vends pas". */
export function withNe(sentence: string): string {
  return sentence
    .replace(subject, (whole: string, who: string, verb: string, not: string) => {
      if (!isVerb(verb.toLowerCase())) return whole;
      const full = who.endsWith("’") ? `${who.slice(0, -1)}e ` : who;
      return `${full}${ne(verb)}${verb} ${not}`;
    })
    .replace(several, (whole: string, verb: string, not: string) =>
      vousOfPlural(verb.toLowerCase()) === null ? whole : `${ne(verb)}${verb} ${not}`,
    );
}
