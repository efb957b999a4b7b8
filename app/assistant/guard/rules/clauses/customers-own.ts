import type { GuardFacts } from "../../facts/guard-facts.ts";
import { stemFinder } from "../../reading/stem-finder.ts";
import { type Clause, clausesOf } from "./clause.ts";
import { lexicon } from "./lexicon.ts";
import { isAdvice, isOurs } from "./owner.ts";
import { phrase } from "./phrase.ts";
import type { Sentence } from "./sentence.ts";

/** What the customer does for clients of their own, and nobody with our list. */
const trade = phrase(
  " vous (?:ne |n )?(?:l |le |la |les |leur |lui |en |y )?(?:livrez|vendez|fabriquez|produisez|servez|fournissez|distribuez|depannez|reparez|expediez|transportez|imprimez|formez|accompagnez|conseillez|intervenez|garantissez|entretenez|nettoyez|concevez|louez) ",
);
const toTheirs = phrase(
  " (?:a|aux|de|d|chez|pour|avec) (?:vos|votre|chaque|un|leurs?) (?:futurs? |premiers? |nouveaux? |nouvelles? )?(?:prospects?|clients?|clientes?|cibles?|acheteurs?|interlocuteurs?|destinataires?) ",
);

/** What is the customer's with us, whatever their profile says. */
const withUs = lexicon(
  "liste* prospect* contact* fiche* compte* abonnement* profil* conseill* commercia* interlocut* support espace* acces crm demande* question* tableau* essai* outil* forfait* offre* plan formule* facture* quota* ticket* assistant* recherche* brouillon* numero* mail mails message* adresse* email* leads lead agenda donnees",
);
const ofList = phrase(" (?:prospects?|contacts?|fiches?|leads?|listes?) ");

/** Letters that the forms of a word of the profile share with it: "livré", "livraison". */
const shared = 4;
const isFormOf = stemFinder(shared);

/** Those whom the customer calls: "Pour joindre un directeur, tentez le standard l’après-midi". */
export const ofTheirContacts = phrase(
  String.raw` (?:souvent|parfois|rarement|directeurs?|directrices?|acheteu\w+|prospects?|dirigeants?|interlocut\w+|decideurs?|gerants?|robots?|repondeurs?|prestataires?|ligne directe|mail court|appel court) `,
);

/**
 * The clause speaks of the customer's own trade: "vous livrez", "votre pain" where the profile has it, or tells them what
 * to say to their prospects. What it says of time is then theirs to say. interpretation.md D369.
 */
export function isOfCustomer(clause: Clause, { profileWords }: GuardFacts): boolean {
  if (isOurs(clause)) return false;
  if (trade.test(clause.text) && !ofList.test(clause.text)) return true;
  if (isAdvice(clause) && toTheirs.test(clause.text)) return true;
  return clause.words.some((word, at) => {
    const next = clause.words[at + 1] ?? "";
    return (
      (word === "votre" || word === "vos") &&
      next.length >= shared - 1 &&
      !withUs.has(next) &&
      !ofList.test(` ${clause.words.slice(at + 2, at + 5).join(" ")} `) &&
      (profileWords.has(next) || (next.length > shared && isFormOf(next, profileWords)))
    );
  });
}

const recipient = phrase(
  "^ (?:un|une|les|des|chaque|votre|vos|ces?|cette|cet|l|le|la) (?:[a-z]+ )?(?:acheteu[a-z]+|directeurs?|directrices?|prospects?|gerante?s?|dirigeante?s?|decideurs?|interlocut[a-z]+|destinataires?|responsables?|lecteurs?|patronn?e?s?) ",
);

const oneself = lexicon("je j moi nous notre nos matinal equipe");
const isOfUs = (clause: Clause) => isOurs(clause) || oneself.isIn(clause.words);

/** A sentence that speaks of the customer's own trade, and in no clause of the service or the assistant. */
export function isOfCustomersTrade(sentence: Sentence, facts: GuardFacts): boolean {
  const clauses = clausesOf(sentence);
  return clauses.some((clause) => isOfCustomer(clause, facts)) && !clauses.some(isOfUs);
}

/** "Un acheteur reçoit beaucoup d’e-mails : soyez bref": how recipients are, and what to do about it. */
export function isAdviceOnRecipients(sentence: Sentence): boolean {
  const clauses = clausesOf(sentence);
  const [first, ...rest] = clauses;
  return first !== undefined && recipient.test(first.text) && rest.some(isAdvice) && !clauses.some(isOfUs);
}

const understood = phrase(
  "^ (?:(?:tres bien|d accord|parfait|entendu|ok|oui) )?(?:j ai (?:bien |deja |tout )?(?:compris|saisi|entendu|cerne)|je (?:comprends|saisis|vois|vous suis)) ",
);

/** "J’ai compris : vous visez les hôtels": a sentence that only says that the customer was understood. */
export function isUnderstanding(sentence: Sentence): boolean {
  const [first, ...rest] = clausesOf(sentence).filter(({ words }) => words.length > 2 || words.includes("j"));
  return (
    first !== undefined &&
    understood.test(first.text) &&
    first.words.filter((word) => oneself.has(word)).length === 1 &&
    !rest.some(({ words }) => oneself.isIn(words))
  );
}
