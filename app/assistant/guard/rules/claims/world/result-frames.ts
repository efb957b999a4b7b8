import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { phrase } from "../../clauses/phrase.ts";
import { isAsserted } from "../../clauses/told.ts";
import type { Claim } from "../claim.ts";
import { framed } from "../frame.ts";

const gain = String.raw`(?:rdv|contrats?|ventes?|clients?|reponses?|signatures?|commandes?|resultats?|affaires?)`;

/** Results that nobody can promise, by nouns: "l’échec est exclu", "dix rendez-vous au bas mot". */
export const assuredFrames: readonly Claim[] = [
  framed({
    words:
      "echec rater echouer reussite succes victoire exclu impossible certaine certain acquis acquise mathematique echecs refus",
    kind: "promise",
    reason: copy.result,
    says: phrase(
      String.raw` (?:echecs?|refus|rates?) (?:[a-z]+ ){0,2}(?:est|sont|devient|reste) (?:[a-z]+ )?(?:exclue?s?|impossibles?|inenvisageables?|inconcevables?|ecartee?s?) | aucun (?:echec|risque d echec|refus) (?:n est|n y|ne|possible|a craindre) | (?:impossible|inconcevable) (?:de|d) (?:rater|echouer|manquer|ne pas) | (?:reussite|succes|resultats?|rdv|victoire|signature|vente|retour|rentabilite) (?:[a-z]+ ){0,2}(?:est|sont|sera|seront) (?:[a-z]+ )?(?:certaine?s?|acquise?s?|assuree?s?|inevitables?|au rdv|mathematiques?|ecrite?s? d avance|a portee|dans la poche|inscrite?s?) | c est (?:mathematique|imparable|gagne d avance|dans la poche|du tout cuit|infaillible) `,
    ),
    unless: phrase(" (?:tout depend|rien n est|peut|jamais|pas grave) "),
    isSaid: isAsserted,
  }),
  framed({
    words: "bas minimum moins mot plancher coup attendent attend apportera apporte rapportera procurera",
    kind: "promise",
    reason: copy.result,
    says: phrase(
      String.raw` \d+ (?:nouveaux |bons |vrais )?${gain} (?:[a-z]+ ){0,2}(?:au bas mot|au minimum|au moins|minimum|a coup sur|pour sur|plancher|(?:vous )?(?:attendent|seront|sont a vous)) | (?:au moins|au minimum|au bas mot|minimum) \d+ (?:nouveaux )?${gain} `,
    ),
    near: phrase(
      String.raw` (?:vous (?:attendent|apport\w+|aurez|obtiendrez|signerez|decrocherez|rapport\w+|procur\w+|serez)|(?:growth|starter|scale|matinal|nous|methode|plan|script) (?:[a-z]+ ){0,3}(?:apporte\w*|rapporte\w*|donne\w*|procure\w*|genere\w*|livre\w*|garantit)|ce mois ci|le mois|chaque mois|par mois) `,
    ),
    unless: phrase(
      " (?:visez|objectif|fixez|il faut|il vous faut|faudra|prevoyez|preparez|notez|si vous|pour obtenir|pour signer) ",
    ),
  }),
  framed({
    words: "contrats rdv ventes clients reponses signatures",
    kind: "promise",
    reason: copy.result,
    says: phrase(String.raw` \d+ (?:nouveaux |bons )?${gain} par (?:mois|trimestre|an|semaine|jour) `),
    near: phrase(
      String.raw` c est (?:le|un) minimum | c est (?:acquis|garanti|assure) | (?:c est|voila) ce qu(?:e)? (?:[a-z]+ ){0,3}(?:rapport\w+|apport\w+|donn\w+|procur\w+|gener\w+|obtien\w+|produi\w+) `,
    ),
    unless: phrase(" (?:vous donne votre|vos notes|vos chiffres|selon vous) "),
  }),
  framed({
    words:
      "sera remplira remplit resiste plein complet rempli tromper refuser resister dire ignorer echapper refusera resistera resisteront",
    kind: "promise",
    reason: copy.result,
    says: phrase(
      String.raw` (?:prospects?|acheteu\w+|interlocut\w+|il|elle|ils|clients?|personne|nul|destinataires?|direct\w+) (?:[a-z]+ ){0,2}(?:ne|n) (?:[a-z]+ )?(?:(?:pourra|pourront|saura|sauront|peut|peuvent) (?:[a-z]+ )?(?:refuser|resister|se tromper|dire non|ignorer|echapper)|(?:refusera|resistera|refuseront|resisteront|resiste|dit non)) | (?:agenda|carnet|planning|calendrier) (?:[a-z]+ ){0,3}(?:sera|seront|se remplira|va se remplir|se remplit) (?:[a-z]+ )?(?:pleins?|complets?|remplis?|tout seul|vite)? | vous ne (?:pouvez|pourrez) (?:pas )?(?:vous )?(?:tromper|echouer|perdre|rater) `,
    ),
    unless: phrase(" (?:si |peut etre|sans doute) "),
    isSaid: isAsserted,
  }),
  framed({
    words: "quittent quitte sortent sort",
    kind: "promise",
    reason: copy.hosting,
    says: phrase(
      String.raw` (?:donnees|fiches|informations|tout) (?:[a-z]+ ){0,3}ne (?:quitte|quittent|sort|sortent) (?:pas|jamais) (?:de |du |d )?(?:nos|notre|la france|l europe|france|europe|chez nous) `,
    ),
    isSaid: isAsserted,
  }),
  framed({
    words: "rentabiliser* amorti* remboursera rentabilise rentree",
    kind: "promise",
    reason: copy.result,
    says: phrase(
      String.raw` (?:rentabiliserez|amortirez|rentabilisez|amortissez|rentrerez dans vos frais) | (?:abonnement|depense|offre|growth|starter|scale) (?:[a-z]+ ){0,3}(?:se rembourse|se remboursera|s amortit|s amortira|est (?:vite |aussitot )?(?:amortie?|rentabilisee?)|sera (?:vite |aussitot )?(?:amortie?|rentabilisee?)) `,
    ),
    unless: phrase(" (?:si |peut|pourr|a condition|des que vous) "),
  }),
  framed({
    words:
      "atteste* attestation certifie* audit audite* conformite securite organisme certificat label valide* verifie* controle*",
    kind: "promise",
    reason: copy.conformity,
    says: phrase(
      String.raw` (?:audit|organisme|cabinet|tiers|expert|laboratoire|auditeur|bureau|autorite|avocat)s? (?:[a-z]+ ){0,4}(?:atteste\w*|certifie\w*|valide\w*|verifie\w*|controle\w*|audite\w*|confirme\w*|garantit|homologue\w*) (?:[a-z]+ ){0,2}(?:notre|nos|matinal|la securite|la conformite|le service) | (?:notre|nos) (?:conformite|securite|serveurs|pratiques|processus|traitements?|service|methode|hebergement) (?:[a-z]+ ){0,4}(?:est|sont|a ete|ont ete) (?:[a-z]+ ){0,2}(?:attestee?s?|certifiee?s?|auditee?s?|validee?s?|controlee?s?|labellisee?s?|reconnue?s?|verifiee?s?|homologuee?s?|approuvee?s?) `,
    ),
  }),
  framed({
    words:
      "machines materiel serveurs locaux centre proprietaire propriete appartient appartiennent salle baies hebergement donnees fiches",
    kind: "promise",
    reason: copy.hosting,
    says: phrase(
      String.raw` (?:nos|notre|ses) (?:propres? )?(?:serveurs?|machines|locaux|centre|centres|salles?|baies|datacenters?|murs|batiments?) | (?:machines|materiel|serveurs?|infrastructure|hebergement) (?:[a-z]+ ){0,4}(?:situee?s?|se trouve|se trouvent|installee?s?|basee?s?|nous appartien\w+|propriete|proprietaire|(?:est|sont) (?:a|en|dans|chez)) `,
    ),
    near: phrase(
      String.raw` (?:donnees|fiches|gardent|garde|a [a-z]+|en [a-z]+|materiel|prospects|informations|service|hebergement|propriete|appartien\w+) `,
    ),
    unless: phrase(
      " (?:votre usine|vos machines|usine|page|decrits?|prospects? qui|webhooks?|machines outils|acheteur\\w*|fabrique\\w*) ",
    ),
  }),
];
