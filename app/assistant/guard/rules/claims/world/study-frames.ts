import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import type { Clause } from "../../clauses/clause.ts";
import { phrase } from "../../clauses/phrase.ts";
import { hasOfficialSource } from "../../clauses/sources.ts";
import { isTold } from "../../clauses/told.ts";
import type { Claim } from "../claim.ts";
import { framed } from "../frame.ts";

const isUnsourced = (clause: Clause) => isTold(clause) && !hasOfficialSource(clause);
const knowing = String.raw`(?:experts?|specialistes?|professionnels?|chercheurs?|scientifiques?|psychologues?|analystes?|economistes?|universitaires?|sociologues?|consultants?|praticiens|formateurs|publications?|travaux|recherches?|etudes?|enquetes?|sondages?|barometres?|revues?|articles?|livres blancs?|observateurs?|statisticiens?|neurosciences|meilleurs vendeurs|science)`;
const chance = String.raw`(?:chances?|probabilites?|taux (?:de|d) [a-z]+|ouvertures?|reponses?|retours?|rendement|efficacite|conversions?|ventes?)`;
const mine = phrase(
  " (?:votre (?:expert|comptable|specialiste)|vos (?:chiffres|ventes|reponses|mesures)|l insee|la cnil|vous avez) ",
);

/** What experts, science or chances are said to tell, without a source that anybody can look up. */
export const studyFrames: readonly Claim[] = [
  framed({
    words:
      "accord* formel* unanime* recommand* estim* affirm* conseill* confirm* montr* prouv* conclu* dit disent demontr* etabli* pretend* avancent preconis* raison",
    kind: "study",
    reason: copy.study,
    says: phrase(
      String.raw` (?:les|des|certains|plusieurs|tous les|de nombreux|de recente?s?|la|une|d autres|la plupart des|de|nos|quelques) (?:[a-z]+ )?${knowing} (?:[a-z]+ ){0,4}(?:s accord\w+|sont (?:formel\w*|unanimes?|d accord|clairs?)|est (?:formelle?|unanime|claire)|recommand\w+|estim\w+|affirm\w+|conseill\w+|confirm\w+|montr\w+|prouv\w+|conclu\w+|disent|dit|demontr\w+|etabli\w+|preconis\w+|avancent|donne\w* raison|le savent|ont (?:montre|prouve|etabli|demontre|mesure|calcule)) `,
    ),
    unless: mine,
    isSaid: isUnsourced,
  }),
  framed({
    words:
      "double* triple* quadruple* augment* grimp* bondi* progress* multipli* divis* moitie tiers quart decupl* chut* baiss*",
    kind: "study",
    reason: copy.figure,
    says: phrase(
      String.raw` ${chance} (?:[a-z]+ ){0,8}(?:(?:y |en )?(?:est|sont|seraient|sera|seront) (?:[a-z]+ )?(?:doublee?s?|triplee?s?|quadruplee?s?|decuplee?s?|multipliee?s?|diviseee?s?|reduite?s? de moitie)|(?:double|doublent|triple|triplent|quadruple|quadruplent)|(?:augment|grimp|bondi|progress|chut|baiss|mont|recul|tomb)\w* (?:[a-z]+ )?(?:de moitie|d un (?:tiers|quart|cinquieme)|de (?:\d+|deux|trois)|des deux tiers)) `,
    ),
    unless: phrase(
      " (?:peut|pourrait|exemple|si vous|vos ventes|votre chiffre|objectif|visez|d apres l insee) ",
    ),
    isSaid: isUnsourced,
  }),
  framed({
    words: "compter faut faudra appels relances contacts tentatives",
    kind: "study",
    reason: copy.figure,
    says: phrase(
      String.raw` il (?:faut|faudra) (?:compter |prevoir |en moyenne |environ )+\d+ (?:appels|relances|contacts|mails|messages|tentatives|envois) (?:[a-z]+ )?pour (?:un|une|obtenir|decrocher|1) `,
    ),
    near: phrase(" (?:metier|secteur|moyenne|industrie|profession|en general|branche|compter) "),
    unless: phrase(" (?:votre taux|vos chiffres|si |a ce rythme|donc) "),
    isSaid: isUnsourced,
  }),
];
