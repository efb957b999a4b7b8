import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { type Clause, isNegated, isSupposed, wholeText } from "../clauses/clause.ts";
import { lexicon } from "../clauses/lexicon.ts";
import { isReported } from "../clauses/owner.ts";
import { phrase } from "../clauses/phrase.ts";
import { isAsserted } from "../clauses/told.ts";
import type { Claim } from "./claim.ts";
import { framed } from "./frame.ts";

const counted = "(?:fiches?|contacts?|prospects?|utilisateurs?|numeros?|collegues?|personnes?|mises? a jour)";
const month =
  "(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|suivant|mois|ceux|celles|celui|ensuite|apres)";

/** Also an advice, as "prévoyez": what it tells to count on. */
const isForetold = (clause: Clause) =>
  !(isSupposed(clause) || isNegated(clause) || clause.isAsked || clause.isQuoted || isReported(clause));

/** The sentence names two plans, which differ in all that is compared. */
const isOfTwoPlans = ({ sentence }: Clause) => new Set(sentence.plans.map(({ offer }) => offer)).size > 1;

const same = phrase(
  ` meme (?:nombre|volume|quota|rythme|frequence) (?:mensuel )?(?:de|d) (?:[a-z]+ )?${counted} | mise?s? a jour (?:[a-z]+ )?au meme rythme `,
);
const onlyOne = phrase(
  " seule?s? (?:le|la|les|l) (?:[a-z]+ ){1,5}(?:bouge|change|differe|varie|separe|distingue)[a-z]* | il n y a que (?:le|la|les|l) (?:[a-z]+ ){1,4}qui (?:bouge|change|differe|varie)[a-z]* | ne (?:changent|different|se distinguent|varient) que (?:par|sur|de) ",
);

/** What the catalogue knows of the plans, where an answer names no figure. requirements.md PCN. */
export const planFrames: readonly Claim[] = [
  {
    words: lexicon("meme seul seule seuls seules bouge* change* different distinguent varient"),
    kind: "quota",
    reason: copy.quota,
    isClaim: (clause) =>
      isOfTwoPlans(clause) &&
      isForetold(clause) &&
      (same.test(clause.text) || onlyOne.test(wholeText(clause))) &&
      !phrase(" (?:faux|fausse|ne (?:sont|ont) pas) ").test(wholeText(clause)),
  },
  {
    words: lexicon("changent different distinguent varient que"),
    kind: "quota",
    reason: copy.quota,
    mayFollow: (before) => before.some((word) => word === "ne" || word === "n"),
    isClaim: (clause) =>
      isOfTwoPlans(clause) &&
      !(isSupposed(clause) || clause.isAsked || clause.isQuoted || isReported(clause)) &&
      onlyOne.test(wholeText(clause)),
  },
  framed({
    words:
      "ajoute* attend* report* reste* gliss* retrouv* reven* revien* bascul* comptent gard* cumul* disponibles",
    kind: "quota",
    reason: copy.unlimited,
    says: phrase(
      ` (?:s ajoute|s ajoutent|vous attend|vous attendent|se reporte|se reportent|se retrouvent?|reviennent|glissent?|basculent?|restent disponibles?|se cumulent?) (?:[a-z]+ ){0,3}(?:a|en|au|aux|sur|pour|le|dans) (?:[a-z]+ )?${month} `,
    ),
    near: phrase(
      ` (?:n (?:utilisez|avez|ouvrez|appelez|aurez) (?:pas|rien)|non (?:utilisee?s?|consommee?s?|ouverte?s?)|inutilisee?s?|restante?s?|pas (?:utilise|consomme|ouvert)[a-z]*) `,
    ),
    isSaid: isForetold,
  }),
  framed({
    words: "unite achet* achat paquet* lot lots factur* vend* commande* piece",
    kind: "quota",
    reason: copy.quota,
    says: phrase(
      ` (?:chaque|toute|une|la|les|un|lots? (?:de|d)(?: [a-z0-9]+)?) ${counted} (?:de plus|en plus|supplementaires?|additionnel(?:le)?s?) (?:[a-z]+ ){0,3}(?:est|sont|s|se) (?:[a-z]+ )?(?:factur|achet|vend|commande|paye|paie)[a-z]* | ${counted} (?:[a-z]+ ){0,3}(?:est|sont) (?:facturee?s?|vendue?s?) a l unite | s achete(?:nt)? (?:a l unite|par (?:lots?|paquets?)|a tout moment|en plus) `,
    ),
    unless: phrase(" (?:vos|votre) (?:produits?|clients?|pieces?) "),
    isSaid: isForetold,
  }),
  framed({
    words: "persona personas",
    kind: "quota",
    reason: copy.feature,
    says: phrase(
      " (?:qu un (?:seul )?|un seul )persona | personas? (?:linkedin )?(?:[a-z]+ ){0,2}(?:a partir de|commencent? (?:a|avec)|reservee?s? a) (?:growth|scale) ",
    ),
    near: phrase(" (?:starter|growth|scale) "),
    isSaid: isAsserted,
  }),
];
