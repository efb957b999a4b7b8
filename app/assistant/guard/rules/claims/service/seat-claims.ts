import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { catalogue } from "#app/offers/catalogue.ts";
import { type Clause, clausesOf, isSupposed, wholeText } from "../../clauses/clause.ts";
import { lexicon } from "../../clauses/lexicon.ts";
import { isReported } from "../../clauses/owner.ts";
import { phrase } from "../../clauses/phrase.ts";
import { isAsserted } from "../../clauses/told.ts";
import type { Claim } from "../claim.ts";
import { framed } from "../frame.ts";

const people = lexicon(
  "personnes personne commerciaux vendeurs collegues collaborateurs acces comptes sieges places membres tetes utilisateurs postes",
);
const fits = phrase(
  String.raw` (?:trouve\w*|trouvent|tient|tiennent|entre|entrent|loge\w*|rentre\w*|accueille\w*|convien\w+|suffi\w+|couvre\w*|partag\w+|donne\w*|ouvre\w*|comprend|inclut|offre|permet\w*|gere\w*|sert|servir|equipe|reunit|adapte\w*|fait pour|fera l affaire|fait l affaire|prevue?|ideale?|parfaite?|conviendra|travaill\w+|peuvent|utilis\w+|profit\w+|prospect\w+ (?:sur|avec)) `,
);

/** "À vous trois, Starter fera l’affaire", "à cinq, prenez Growth". */
const among = phrase(String.raw`^ a \d+ $| a vous \d+ $`);

/** More people or contacts than a plan is for, whatever they are called. requirements.md PCN. */
export const seatClaims: readonly Claim[] = [
  {
    words: lexicon(
      "personnes personne commerciaux vendeurs collegues collaborateurs acces comptes sieges places membres tetes postes convien* suffi* affaire",
    ),
    kind: "quota",
    reason: copy.quota,
    isClaim: (clause) => {
      const { sentence, words } = clause;
      const whole = wholeText(clause);
      if (sentence.plans.length !== 1 || isSupposed(clause) || clause.isAsked || isReported(clause))
        return false;
      if (
        !fits.test(whole) ||
        phrase(
          String.raw` (?:deux|2|3|\d+|plusieurs) (?:abonnements?|formules|offres) | trop (?:juste|petite?|court|courte|limitee?|serree?|etroite?|leger|legere) | (?:ne|n) (?:[a-z]+ )?(?:suffi\w+|convien\w+|convient|couvr\w+|pas|plus) | (?:il (?:vous )?(?:faut|faudra)|vos prospects|cible\w*|salaries|entreprises de) `,
        ).test(whole) ||
        phrase(" (?:2|3|4) (?:growth|starter|scale) ").test(clause.text)
      )
        return false;
      const offer = sentence.plans[0]?.offer ?? catalogue[0];
      const counts = [
        ...words.flatMap((word, at) =>
          people.has(word) || people.has(words[at + 1] ?? "") ? [words[at - 1], words[at]] : [],
        ),
        ...clausesOf(sentence)
          .filter(({ text }) => among.test(text))
          .map(({ words }) => words.at(-1)),
      ].map(Number);
      return offer !== undefined && counts.some((count) => count > offer.users && count < 50);
    },
  },
  framed({
    words: "plafond plafonnees limite limites reporte* report illimite* volonte cumul* restriction",
    kind: "quota",
    reason: copy.unlimited,
    says: phrase(
      " (?:aucun|sans|pas de|nul|sans le moindre|sans aucune?|aucune) (?:plafond|limite|restriction|seuil|maximum) | (?:contacts?|fiches?|numeros?|prospects?|credits?) (?:[a-z]+ ){0,5}(?:se (?:reporte|reportent|cumule|cumulent|conservent|gardent)|(?:sont|est) (?:[a-z]+ )?(?:reportee?s?|cumulables?|cumulee?s?|reportables?)) ",
    ),
    near: phrase(
      " (?:contacts?|fiches?|numeros?|prospects?|utilisateurs?|starter|growth|scale|mails|credits?) ",
    ),
    unless: phrase(
      " (?:criteres?|pas (?:reportee?s?|cumul|se|de report)|ne (?:se|sont)|n est|vos prospects) ",
    ),
    isSaid: isAsserted,
  }),
  framed({
    words: "criteres",
    kind: "quota",
    reason: copy.feature,
    says: phrase(" criteres (?:de recherche )?(?:[a-z]+ )?(?:illimites|sans limite|a volonte) "),
    near: phrase(" (?:starter|growth) "),
    unless: phrase(" scale "),
    isSaid: (clause: Clause) => isAsserted(clause),
  }),
];
