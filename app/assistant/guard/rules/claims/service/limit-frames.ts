import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { uploadLimits } from "#app/prospects/import/import-limits.ts";
import { type Clause, isSupposed, wholeText } from "../../clauses/clause.ts";
import { lexicon } from "../../clauses/lexicon.ts";
import { isReported } from "../../clauses/owner.ts";
import { phrase } from "../../clauses/phrase.ts";
import { isStated } from "../../clauses/told.ts";
import type { Claim } from "../claim.ts";
import { framed } from "../frame.ts";

/** What the catalogue counts. */
const counted =
  "(?:contacts?|fiches?|prospects?|leads?|numeros?|mails?|utilisateurs?|utilisatrices?|collegues?|collaborateurs?|membres?|places?|acces|sieges?|licences?|comptes?|invitations?|coordonnees|personnes?)";
const month = "(?:mois|annee|trimestre|abonnement|suivant|suite|ensuite|apres)";

/** Also with a "pas", which is a part of what is claimed. */
const isClaimed = (clause: Clause) =>
  !(isSupposed(clause) || clause.isAsked || clause.isQuoted || isReported(clause));

const theirs = phrase(
  " (?:criteres?|personas?|vos (?:propres )?(?:clients|offres|produits)|votre (?:offre|produit|logiciel|solution|prospect|client)|aucune (?:de nos )?(?:offres?|formules?)|faux|inexact|ne (?:dit|promet|promettent|propose|proposent|prevoit|prevoient|donne|donnent|offre|offrent) (?:pas|aucune?|jamais)|n (?:est|a|ont|existe) (?:pas|aucune?|jamais|plus) (?:[a-z]+ )?(?:illimitee?s?|sans limite)|pas illimitee?s?|duree|temps|longueur|par jour|rediger|ecrire|brouillons?|notes?|ne se cumul[a-z]+ pas|ne se report[a-z]+ pas|concurrents?) ",
);

/** That there is no limit where the catalogue or a page of ours has one. requirements.md PCN, interpretation.md D361. */
export const limitFrames: readonly Claim[] = [
  {
    words: lexicon("lignes"),
    kind: "quota",
    reason: copy.rows(uploadLimits.rows),
    isClaim: (clause, at) =>
      isStated(clause) &&
      Number(clause.words[at - 1]) > uploadLimits.rows &&
      phrase(" (?:imports?|importer|importez|importe|importera|fichiers?|tableurs?|csv|excel) ").test(
        wholeText(clause),
      ) &&
      !phrase(
        " (?:trop|decoup[a-z]+|plusieurs|depass[a-z]+|limite|maximum|au plus|refus[a-z]+|2 fichiers) ",
      ).test(wholeText(clause)),
  },
  framed({
    words:
      "limite limites plafond plafonds maximum restriction restrictions limitation limitations borne quota",
    kind: "quota",
    reason: copy.unlimited,
    denies: true,
    says: phrase(
      ` (?:aucune?|pas de|pas d|sans(?: aucune)?|nulle?|ni|zero) (?:limites?|plafonds?|maximum|restrictions?|limitations?|borne|quota) (?:[a-z]+ ){0,2}(?:de|d|du|des|au|aux|a|sur|pour|quant au) (?:(?:le|la|les|l|nombre|volume|total|leur|votre|vos|de|des|d|du) ){0,5}${counted} | (?:aucune?|pas de|pas d|sans(?: aucune)?|nulle?) (?:limites?|plafonds?|maximum|restrictions?|limitations?) (?:[a-z]+ ){0,4}(?:import|imports|importer|fichiers?|lignes|importation) | (?:imports?|importation|fichiers?) (?:[a-z]+ ){0,4}(?:n a|n ont|n est|ne connait|est sans|sont sans|n y a) (?:pas de |pas |aucune? |limitee? )?(?:limite|plafond|restriction) | ${counted} (?:[a-z]+ ){0,2}sans (?:aucune )?(?:limite|plafond|maximum|restriction|limitation) `,
    ),
    unless: theirs,
    isSaid: isClaimed,
  }),
  framed({
    words: "illimite illimitee illimites illimitees infini infinie",
    kind: "quota",
    reason: copy.unlimited,
    denies: true,
    says: phrase(
      ` (?:nombre|volume|quantite|quota) (?:[a-z]+ )?(?:illimitee?|infinie?) | ${counted} (?:[a-z]+ ){0,4}(?:illimitee?s?|en nombre illimite|a l infini) | (?:volume|nombre|quota) (?:mensuel )?(?:de |d )?${counted} (?:[a-z]+ ){0,3}(?:illimitee?s?|infini) | (?:acces|recherches?|imports?|export) illimitee?s? (?:a|aux|de|d|des) (?:[a-z]+ )?${counted} `,
    ),
    unless: theirs,
    isSaid: isClaimed,
  }),
  framed({
    words: "autant",
    kind: "quota",
    reason: copy.unlimited,
    denies: true,
    says: phrase(
      ` autant (?:de|d) ${counted} (?:[a-z]+ ){0,2}(?:que|qu) (?:vous|necessaire|il (?:vous )?(?:faut|faudra)|besoin|votre equipe|bon vous|vous le) `,
    ),
    unless: theirs,
    isSaid: isClaimed,
  }),
  framed({
    follows: "inviter ajouter ouvrir donner acces",
    words: "toute tous tout qui",
    kind: "quota",
    reason: copy.unlimited,
    denies: true,
    says: phrase(
      " (?:inviter|ajouter|ouvrir l acces a|donner acces a) (?:toute (?:votre|l) (?:equipe|entreprise|force de vente)|tous vos (?:collegues|commerciaux|collaborateurs|vendeurs)|tout le monde|qui vous voulez) (?:[a-z]+ ){0,3}(?:sans|meme avec|quelle que soit|gratuitement) ",
    ),
    unless: theirs,
    isSaid: isClaimed,
  }),
  framed({
    follows: "sans",
    words: "surveiller regarder compter soucier craindre",
    kind: "quota",
    reason: copy.unlimited,
    denies: true,
    says: phrase(
      " sans (?:avoir a )?(?:surveiller|regarder|compter|se soucier|vous soucier|craindre) (?:[a-z]+ ){0,2}(?:compteur|quota|plafond|limite|vos (?:contacts|fiches|prospects)) ",
    ),
    unless: theirs,
    isSaid: isClaimed,
  }),
  framed({
    words:
      "cumul* report* accumul* additionn* conserv* gard* perdu* perdent acquis valable* basculent glissent suivent",
    kind: "quota",
    reason: copy.unlimited,
    says: phrase(
      ` (?:contacts?|fiches?|prospects?|leads?|numeros?|credits?|reliquat|solde|quota|volume|ceux|celles|reste) (?:[a-z]+ ){0,8}(?:se cumulent?|s accumulent?|s additionnent|se reportent?|se conservent?|(?:est|sont|reste|restent|sera|seront) (?:[a-z]+ )?(?:cumulee?s?|cumulables?|reportee?s?|reportables?|conservee?s?|gardee?s?|acquis|acquises?|valables?|utilisables?|disponibles?)|ne (?:sont|seront) (?:jamais|pas) perdue?s?|ne se perdent (?:jamais|pas)|basculent|glissent|vous suivent) (?:[a-z]+ ){0,5}(?:d un mois|au mois|le mois|les mois|sur le|sur les|pendant|l an|l annee|mois|jusqu|tant que|pour (?:le|la) (?:mois|suite)) `,
    ),
    near: phrase(
      ` (?:n (?:utilisez|avez|ouvrez|appelez|aurez|aviez) (?:pas|rien|jamais)|non (?:utilisee?s?|consommee?s?|ouverte?s?|livree?s?|recue?s?)|inutilisee?s?|restante?s?|reliquat|solde|quota|d un mois (?:sur|a)|mois suivant|${month}) `,
    ),
    unless: phrase(
      " (?:nulle part|n est (?:ecrit|dit|prevu|promis)|ne se (?:cumul|report|conserv|perd)[a-z]* (?:pas|jamais)|ne sont (?:pas|jamais|ni) (?:cumul|report)[a-z]*|ni report[a-z]*|supprime[a-z]*|efface[a-z]*|resili[a-z]*|archiv[a-z]*|liste|donnees|statut|notes?|opposition|export[a-z]*|personas?) ",
    ),
    isSaid: isClaimed,
  }),
];
