import { hasFiniteVerb } from "./finite-verbs.ts";
import { isParticiple, nounOf } from "./lexicon.server.ts";

/** What only goes on from the sentence before it: "Puis il…", "Nous les formons", "Nous revenons tester les corrections". */
const goesOn =
  /^(?:C’est|Je suis|Nous sommes|On est|Et|Mais|Donc|Ainsi|Ensuite|Puis|Il|Elle|Ils|Elles|Certains|Chacune?(?! d[e’])|Ce|Cette|Ces|Dans vos locaux)\s|^Après (?=on |nous |je )|^(?:Nous|On|Je|Vous) (?:vous |nous )?(?:les|la|le|l’|leur|lui|y|en)(?:\s|(?<=’))|^(?:Nous revenons|On revient|Je reviens)\s/u;

/** "À l’unité ou petite série", "De 10 à 300 personnes": terms of what another sentence offers. */
const terms = /^(?:À|Au|Aux|En|De|Du|D’|Pour|Par|Sur|Sous|Avec|Dans|Chez|Dès|Depuis)(?:\s|(?<=’))/u;

/** What means something said before it, says what is not, or how it was. */
const refersBack =
  /(?<!\p{L})(?:ne |n’|donc |ça |cela |dedans(?!\p{L})|avec nous|d’entre (?:eux|elles)|chacune? d’(?:eux|elles)|\p{L}{2,20}iez(?!\p{L}))/iu;

/** "La personne" of whom nobody has spoken, while "la personne qui" is said here. */
const unnamed = /(?<!\p{L})(?:la personne|cette personne)(?! (?:qui|que|qu’|dont|en|de|d’|à))/iu;

/** "Vous ne payez que ce qui est sorti", "vous n’avez rien à préparer": whole whatever they deny. */
const onlyThat = /(?<!\p{L})(?:ne |n’)(?=\p{L}{2,20} que |\p{L}{2,20} qu’)/giu;
const spares = /^Vous (?:ne |n’)(?=(?:\p{L}{1,20} ){1,2}(?:aucune?|jamais|plus|rien)(?!\p{L}))/iu;

/** "Pour que vous ne perdiez pas un jour": a subjunctive, which says how it is to be and not how it was. */
const wished =
  /(?<!\p{L})((?:afin|avant|bien|ce|façon|faut|manière|pour|sans|sorte|veut|\p{L}{2,20}ons) que vous )(?:ne |n’)?((?:\p{L}{1,4} )?)\p{L}{1,20}[iy]ez(?!\p{L})/giu;

/** "Ce que ça rapporte", and what takes up the clause before it in the same sentence. */
const ofThisSentence = /(?<=(?<!\p{L})ce que )(?:ça|cela) |(?<=\p{L}{3,20}(?:, | et ))ça (?=\p{L})/giu;

/** A pronoun or an article, and the word after it. */
const pronounOrArticle = /(?<!\p{L})(?:l’|(?:le|la|les|lui|leur|en|y) )(\p{L}{2,20})(?!\p{L})/giu;

/**
 * What only says when or how, and then a pronoun: in "à l’échéance, nous les détruisons" nobody knows what. What is yours may be
 * meant by one: "pour vos archives, nous les détruisons".
 */
const introduced =
  /^(?:à|après|au|aux|avant|avec|chaque|dans|dès|durant|en|ensuite|par|pendant|pour|sans|selon|sous|sur|une?|deux|trois|six|l’|le|la)(?:[ \u00A0]|(?<=’))([^,]{2,60}), (?:nous|on|je) (?:vous )?(?:(?:les|la|le|leur|lui|en|y) |l’)(\p{L}{2,20})/iu;
const isIntroduced = (sentence: string) => {
  const [, how = "", next = ""] = introduced.exec(sentence) ?? [];
  return (
    next !== "" &&
    nounOf(next.toLowerCase()) === null &&
    !/(?<!\p{L})(?:vos|votre|vous|des|un|une) /iu.test(how)
  );
};

/** "Installé en 3 semaines": what is said of something that another sentence names. */
export const saysHow = (sentence: string) => {
  const first = (/^\p{L}{1,24}/u.exec(sentence)?.[0] ?? "").toLowerCase();
  return (
    /(?:é|i|u|is|it)e?s?$/u.test(first) &&
    isParticiple(first) &&
    nounOf(first) === null &&
    !hasFiniteVerb(sentence)
  );
};

/** True where a pronoun stands before a verb: "les former", "les forment", while "le dossier" and "la facture" are nouns. */
const hasPronoun = (sentence: string) =>
  [...sentence.matchAll(pronounOrArticle)].some(([whole, word = ""]) => {
    const lower = word.toLowerCase();
    if (nounOf(lower) !== null) return false;
    return (
      /(?:er|ir|re)$/u.test(lower) ||
      (/^l(?:es|ui|eur) /iu.test(whole) && /ent$/u.test(lower) && hasFiniteVerb(lower))
    );
  });

/** True of a sentence of an offer that means the same without those around it: a mail may say it alone. */
export function standsAlone(sentence: string): boolean {
  if (goesOn.test(sentence) || unnamed.test(sentence) || saysHow(sentence) || isIntroduced(sentence))
    return false;
  if (terms.test(sentence) && !sentence.includes(",") && !hasFiniteVerb(sentence)) return false;
  if (/^Si \p{L}/u.test(sentence)) return true;
  const said = sentence
    .replace(wished, "$1$2")
    .replace(onlyThat, "")
    .replace(spares, "Vous ")
    .replace(ofThisSentence, "");
  return !refersBack.test(said) && !hasPronoun(said);
}
