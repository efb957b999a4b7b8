import { nousOf, vousOfPlural } from "./lexicon.server.ts";

/**
 * A subject before its verb, perhaps with what stands between them; "j’" and "c’" are written with it. After a "ne" that was
 * typed "nous" and "vous" are no subjects: "vous ne nous devez rien".
 */
const subject =
  /(?<![\p{L}’-]|(?:avec|chez|ne|pour|sans) )(je |tu |on |nous |vous |ils? |elles? |ça |cela |j’|c’)((?:(?:vous|nous|me|te|lui|leur|les?|la|y|en|se) ){0,2}(?:[lmts]’)?)(\p{L}{1,20}(?:-\p{L}{2,20})?) (pas(?= [^.,]|[.,]|$)|plus(?=[.,]|$| besoin | à \p{L})|jamais(?!\p{L})|rien(?! que)(?!\p{L})|aucune?(?!\p{L})|personne(?=[.,]|$))/giu;

/** "que personne ouvre": nobody does. */
const nobody =
  /(?<=^|[.,;:] |(?<!\p{L})(?:que|où|dont|quand|si|et|mais|car|donc|comme|qu’|puisque) )(personne )((?:(?:vous|nous|me|les?|la|y|en|se) )?(?:[lms]’)?)(\p{L}{2,20})(?!\p{L})/giu;

/** Several people or things that do not do something: "les sangliers rentrent plus". */
const several =
  /(?<=(?:les|des|nos|vos|ces) \p{L}{2,24} )(\p{L}{2,20}nt) (pas(?!\p{L})|plus(?=[.,]|$)|jamais(?=[.,]|$))/giu;

/** Words that are verbs by their form alone: "une offre pas comme les autres". */
const notVerbs = /^(?:offre|commande|livre|marque|adresse|aide|visite|demande|reste|suite)$/iu;

const vowel = /^[aàâeéèêiîoôuhy]/iu;
const ne = (verb: string) => (vowel.test(verb) ? "n’" : "ne ");

/** "traite" of "sous-traite". */
const simple = (verb: string) => verb.slice(verb.indexOf("-") + 1);

const isVerb = (word: string) =>
  nousOf(word) !== null ||
  vousOfPlural(word) !== null ||
  /^(?:ai|suis|fais|vends|peux|dois|\p{L}{2,18}(?:ons|ez))$/u.test(word);

/** True where "nous" and "vous" do what the verb says: in "le devis vous engage pas" they do nothing. */
const agrees = (who: string, verb: string) => {
  if (/^nous /i.test(who)) return /(?:ons|^sommes)$/u.test(verb);
  return !/^vous /i.test(who) || /(?:ez|^êtes|^faites|^dites)$/u.test(verb);
};

/** One person or thing that does not: "si la tomate est pas belle", "leur meuble tient pas". */
const one =
  /(?<=(?:^|[ ’(])(?:(?:le|la|un|une|ce|cet|cette|leur|notre|votre|mon|ma|son|sa|chaque) |l’)(?!ne )\p{L}{2,24}(?: (?:de|d’|du|des|en|à) ?\p{L}{2,20}(?: \p{L}{3,20})?)? )(\p{L}{2,20}) (pas(?!\p{L}| (?:chers?|chères?|plus de) )|jamais(?=[.,]|$)|plus(?=[.,]|$))/giu;

/** A sentence with the "ne" that people leave out when they speak: "je vends pas" is "je ne vends pas". */
export function withNe(sentence: string): string {
  return sentence
    .replace(subject, (whole: string, who: string, objects: string, verb: string, not: string) => {
      const done = simple(verb.toLowerCase());
      if (!isVerb(done) || !agrees(who, done)) return whole;
      const full = who.endsWith("’") ? `${who.slice(0, -1)}e ` : who;
      return `${full}${ne(objects + verb)}${objects}${verb} ${not}`;
    })
    .replace(nobody, (whole: string, who: string, objects: string, verb: string) =>
      nousOf(verb.toLowerCase()) === null ? whole : `${who}${ne(objects + verb)}${objects}${verb}`,
    )
    .replace(one, (whole: string, verb: string, not: string) =>
      nousOf(verb.toLowerCase()) === null || notVerbs.test(verb) ? whole : `${ne(verb)}${verb} ${not}`,
    )
    .replace(several, (whole: string, verb: string, not: string) =>
      vousOfPlural(verb.toLowerCase()) === null ? whole : `${ne(verb)}${verb} ${not}`,
    );
}
