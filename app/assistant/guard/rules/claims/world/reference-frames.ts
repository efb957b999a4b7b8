import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { phrase } from "../../clauses/phrase.ts";
import { isAsserted, isTold } from "../../clauses/told.ts";
import type { Claim } from "../claim.ts";
import { framed } from "../frame.ts";

const ours = String.raw`(?:matinal|growth|starter|scale|notre (?:outil|service|solution|logiciel|methode|offre|aide|assistant|equipe)|nous|nos (?:services|offres|outils))`;
const firms = String.raw`(?:entreprises?|societes?|groupes?|pme|industriels?|fabricants?|clients?|directions?|directeurs?|directrices?|commerciaux|equipes?|usines?|confreres|concurrents?|voisins?|dirigeants?|responsables|abonnes?|utilisateurs?|ateliers?|acheteurs?|start up|cabinets?|ceux|celles|patrons?|professionnels|maisons?|acteurs?|leaders?)`;
const told = phrase(
  " (?:votre (?:propre )?client\\w*|vos (?:propres )?clients|demandez a un client|accord) ",
);

/** Customers and praise of the service that nobody gave, in the words in which they are hinted at. */
export const referenceFrames: readonly Claim[] = [
  framed({
    follows: "l le la cet cette d par est s retenue choix qui offre",
    words:
      "exemple retenue retenu choisie choisi prefere preferee adoptee adopte choix cas histoire parcours",
    kind: "invented",
    reason: copy.reference,
    says: phrase(
      String.raw` (?:exemple|cas|histoire|parcours|reussite) d[eu']? ?(?:la |l |le )?[a-z]{4,} (?:[a-z]+ ){0,3}(?:parle|le (?:montre|prouve|confirme)|en (?:temoigne|dit long|est la preuve)|suffit|montre|prouve|illustre) | (?:retenue?|choisie?|adoptee?|preferee?|plebiscitee?|prise) par (?:le |la |les |l |plusieurs |de nombreu\w+ |beaucoup d\w* |des )?(?:${firms}|[a-z]{4,}) | choix (?:de|du|d) (?:[a-z]+ ){1,4}s est porte `,
    ),
    near: phrase(String.raw` (?:${ours}|offre|formule|abonnement|contrats?|rdv) `),
    unless: phrase(" (?:vous avez|par vous|par vos|votre (?:prospect|client|cible)|vos prospects) "),
  }),
  framed({
    words:
      "jurent jure plebiscit* apprecient adorent recommandent servent sert enchant* ravi* satisf* conqui* comble* content* regrett* regrette attribuent notent doi* dit disent renouvel* reviendraient fid* unanime* reputation",
    kind: "invented",
    reason: copy.reference,
    says: phrase(
      String.raw` ${firms} (?:[a-z]+ ){0,8}(?:ne jure\w* (?:plus )?que par|plebiscite\w*|apprecie\w*|adore\w*|recommande\w*|loue\w*|vante\w*|nous (?:attribu\w+|not\w+|donn\w+|ont dit|ont confie|citent|remercient|restent fideles?)|s en servent|s en sert|s en (?:felicit\w+|dis\w+)) | (?:sont|est|etaient|reste|restent) (?:[a-z]+ )?(?:enchantee?s?|ravie?s?|conquise?s?|satisfaite?s?|comblee?s?|contente?s?|emballee?s?) (?:de|d|par|du) ${ours} | ne (?:le|la|les|nous) regrette\w* (?:pas|plus) | (?:retour|avis|verdict|temoignages?) (?:de|d|des) (?:[a-z]+ ){1,5}(?:est|sont) unanimes? | (?:reputation|notoriete|renommee) (?:de|d) (?:matinal|notre)[a-z ]* n est plus a faire | (?:doit|doivent|devait) (?:a )?matinal `,
    ),
    near: phrase(String.raw` (?:${ours}|outil|service|s en|choisi|ils|elle|note|etoiles|unanimes?) `),
    unless: told,
    isSaid: isAsserted,
  }),
  framed({
    words:
      "arrivee annee avoir abonne* chez adhere souscrit appel mise choisi adopte rejoint retenu prefere opte passe",
    kind: "invented",
    reason: copy.reference,
    says: phrase(
      String.raw` (?:qui )?(?:a|ont|avait|avaient) (?:deja |tous |aussi )?(?:choisi|adopte|prefere|retenu|pris|opte pour) (?:${ours}) | (?:nous|matinal) (?:a|ont) (?:deja )?(?:rejointe?s?|choisie?s?|adoptee?s?|suivie?s?) | (?:annee|mois|ans|arrivee|depuis) (?:[a-z]+ ){0,3}(?:chez nous|avec nous|a nos cotes) | a nous avoir (?:rejointe?s?|choisis?) | (?:concurrents?|confreres?|voisins?) (?:[a-z]+ ){0,3}(?:est|sont) (?:[a-z]+ )?abonnee?s? | l ont (?:deja |tous )?adoptee? | (?:a|ont) (?:[a-z]+ ){0,4}(?:adhere|souscrit|fait appel|mise|fait le choix) (?:a|sur|de) ${ours} `,
    ),
    unless: phrase(" (?:vous (?:avez|aviez)|si (?:vous|votre)|votre equipe|nous (?:a|ont) vous) "),
    isSaid: isTold,
  }),
];
