import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { type Clause, isNegated, isSupposed, wholeText } from "../clauses/clause.ts";
import { lexicon } from "../clauses/lexicon.ts";
import { isReported } from "../clauses/owner.ts";
import { phrase } from "../clauses/phrase.ts";
import { isAsserted, isStated } from "../clauses/told.ts";
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
/** "Deux abonnements Growth donnent le même nombre de fiches que Scale": the quotas of several are compared. */
const ofSeveral = phrase(
  " (?:2|3|4|5|6|7|8|plusieurs) (?:abonnements?|offres?|formules?|forfaits?|comptes?|fois (?:starter|growth|scale)|starter|growth|scale) ",
);
const onlyOne = phrase(
  " seule?s? (?:le|la|les|l) (?:[a-z]+ ){1,5}(?:bouge|change|differe|varie|separe|distingue)[a-z]* | il n y a que (?:le|la|les|l) (?:[a-z]+ ){1,4}qui (?:bouge|change|differe|varie)[a-z]* | ne (?:changent|different|se distinguent|varient) que (?:par|sur|de) ",
);

const growths = ["doubl", "tripl", "quadrupl"];

/** "Passer de Starter à Growth triple les fiches": not what the quotas, users or prices of the two plans say. */
function isWrongGrowth({ sentence, words }: Clause, at: number): boolean {
  const [one, other, third] = new Set(sentence.plans.map(({ offer }) => offer));
  if (!one || !other || third) return false;
  const rest = words.slice(at + 1, at + 8);
  const times = (words[at] ?? "").startsWith("multipli")
    ? Number(words[words.indexOf("par", at) + 1])
    : growths.findIndex((stem) => words[at]?.startsWith(stem)) + 2;
  const article = rest.findIndex((word) => ["le", "la", "les", "vos", "votre"].includes(word));
  const figure = (["contacts", "users", "monthly"] as const).find((_, kind) =>
    objects[kind]?.has(rest[article + 1] ?? ""),
  );
  if (!figure || !(times > 1)) return false;
  const ratio = Math.max(one[figure], other[figure]) / Math.min(one[figure], other[figure]);
  return Math.abs(ratio - times) > 0.15 * times;
}
const objects = [
  lexicon("fiches contacts prospects numeros mails volume quota"),
  lexicon("utilisateurs acces places"),
  lexicon("prix cout facture mise tarif budget"),
];

/** What the catalogue knows of the plans, where an answer names no figure. requirements.md PCN. */
export const planFrames: readonly Claim[] = [
  {
    words: lexicon("multiplie multiplient double doublent triple triplent quadruple quadruplent"),
    kind: "quota",
    reason: copy.quota,
    isClaim: (clause, at) => isForetold(clause) && isWrongGrowth(clause, at),
  },
  framed({
    words:
      "enterprise entreprise business premium pro team decouverte essentiel essentielle basic basique ultimate gold silver platinum corporate freemium lite solo devis",
    kind: "quota",
    reason: copy.feature,
    says: phrase(
      ` (?:l|notre|nos|le|la|un|une|au|du|en|les) (?:offre|plan|formule|forfait|abonnement|version|pack|licence) (?:matinal )?(?:enterprise|business|premium|pro|team|decouverte|essentiel(?:le)?|basic|basique|ultimate|gold|silver|platinum|corporate|freemium|lite|solo) | (?:le|l|un|notre|au) (?:plan|forfait|offre|formule) entreprise (?:ajoute|comprend|inclut|est|coute|propose|offre|a|permet) | (?:starter|growth|scale) (?:est|reste|se vend|s achete|est vendue?|est proposee?) (?:[a-z]+ )?sur devis `,
    ),
    unless: phrase(
      " (?:votre|vos|leur|leurs|son|sa|ses|linkedin|sales navigator|hubspot|prospects?|clients?|concurrents?|existe pas|au dela) ",
    ),
    isSaid: (clause) => isForetold(clause) && isStated(clause),
  }),
  framed({
    words: "prix",
    kind: "price",
    reason: copy.discount,
    says: phrase(
      " (?:growth|scale) (?:[a-z]+ ){0,3}au (?:meme )?prix (?:de|du|d) (?:[a-z]+ )?(?:starter|growth) ",
    ),
    isSaid: isForetold,
  }),
  {
    words: lexicon("meme seul seule seuls seules bouge* change* different distinguent varient"),
    kind: "quota",
    reason: copy.quota,
    isClaim: (clause) =>
      isOfTwoPlans(clause) &&
      isForetold(clause) &&
      ((same.test(clause.text) && !ofSeveral.test(wholeText(clause))) || onlyOne.test(wholeText(clause))) &&
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
