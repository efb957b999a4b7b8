import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { yearlySaving } from "#app/offers/price-rules.ts";
import { type Clause, isSupposed, saysAny, wholeText } from "../../clauses/clause.ts";
import { lexicon } from "../../clauses/lexicon.ts";
import { isOursNearby } from "../../clauses/owner.ts";
import { phrase } from "../../clauses/phrase.ts";
import { isStated } from "../../clauses/told.ts";
import type { Claim } from "../claim.ts";
import { isNear, isTheirs } from "./theirs.ts";

const granted = lexicon(
  "attend attendent beneficiez beneficie beneficient profitez profitent profite avez aurez gagnez obtenez recevez offre offrons offert offerte offerts offertes accorde accordons possible possibles valable valables droit faire applique appliquee deduite deduit prevue prevu propose proposons avec pour sur coute est sont reste pouvez payez reglez est jusqu",
);

/** "Un « non » franc, c’est cadeau": nothing of ours. */
const isSaying = (clause: Clause) =>
  phrase(" c est (?:du |un |tout )?cadeau $").test(clause.text) &&
  !isOursNearby(clause) &&
  !phrase(
    " (?:mois|semaines?|jours?|fiches?|contacts?|annee|installation|frais|formation|utilisateurs?) ",
  ).test(wholeText(clause));

/** "Sans remise", "hors promotion": none is given. */
const isWithout = ({ words }: Clause, at: number) =>
  ["sans", "ni", "hors", "hormis"].includes(words[at - 1] ?? "") ||
  phrase(" sans (?:aucune?|la moindre|le moindre|autre) $").test(
    ` ${words.slice(Math.max(0, at - 3), at).join(" ")} `,
  );

/** Discounts, in the words for them, which the catalogue does not have. */
export const discountClaims: readonly Claim[] = [
  {
    words: lexicon(
      "deduisons deduit deduite supplementaire supplementaires avantage* prime primes credit credits exonere* dispense* solde soldes negocier negociable facilites echeancier prorata lieu filleul filleuls difference geste friday baisse baisser* alignons charge etaler prix cher pause remise remises reduction reductions rabais ristourne ristournes promo promos promotion promotions promotionnel promotionnelle bonus cadeau cadeaux coupon coupons bon parrain* tarif tarifs prix offre moitie geste degressi* preferentiel preferentiels speciale special",
    ),
    kind: "price",
    reason: copy.discount,
    isClaim: (clause, at) => {
      const word = clause.words[at] ?? "";
      const { words, text } = clause;
      if (!isStated(clause) || isTheirs(clause) || isSaying(clause) || isWithout(clause, at)) return false;
      // What a year paid at once saves, by the catalogue.
      if (
        phrase(` ${yearlySaving} % `).test(text) &&
        phrase(String.raw` (?:annuel\w*|annee) `).test(wholeText(clause))
      )
        return false;
      if (
        phrase(String.raw` (?:annuel\w*|annee|an) `).test(wholeText(clause)) &&
        phrase(
          " (?:seule?|unique) (?:[a-z]+ )?(?:reduction|remise|rabais|promotion|economie|ristourne|geste|avantage) ",
        ).test(text) &&
        !phrase(" % | associations? | etudiants? | clients? | premiers? | nouveaux ").test(
          wholeText(clause).replace(` ${yearlySaving} % `, " "),
        )
      )
        return false;
      if (word === "friday" || phrase("^filleul").test(word)) return true;
      if (phrase("^dedui").test(word))
        return phrase(" (?:facture|abonnement|montant|prix|€|mensualite) ").test(text);
      if (phrase("^supplementaire").test(word))
        return (
          phrase(" (?:mois|semaines?|jours|contacts|fiches) supplementaires? ").test(text) &&
          phrase(" (?:offre|offrons|offerts?|gagnez|aurez|recevez|recevrez|beneficiez|cadeau) ").test(text)
        );
      if (word === "lieu")
        return (
          phrase(" au lieu d").test(text) &&
          phrase(" €").test(text) &&
          !phrase(" plus cher | annee | annuel| fiches | contacts ").test(wholeText(clause))
        );
      if (phrase("^(?:exonere|dispense)").test(word))
        return phrase(" (?:etes|serez|sont|est) (?:[a-z]+ )?(?:exoneree?s?|dispensee?s?) ").test(text);
      if (phrase("^(?:avantage|prime|credit|solde)").test(word))
        return (
          phrase(
            String.raw` (?:cadeau|bienvenue|offerte?s?|fidelite|tarifaires?|\d+ (?:contacts|fiches|€)|credites?|recevez|recevrez|beneficiez|parrainage|de fin d annee) `,
          ).test(text) &&
          isNear(clause) &&
          !phrase(" credit d impot ").test(text)
        );
      if (phrase("^negoci").test(word))
        return phrase(" (?:prix|tarifs?|abonnement) (?:[a-z]+ ){0,3}(?:negociables?|negocier)").test(text);
      if (phrase("^(?:facilites|echeancier)$").test(word))
        return phrase(" (?:paiement|reglement|possible|proposons|avez) ").test(text);
      if (word === "prorata") return !isSupposed(clause);
      if (word === "difference")
        return phrase(" (?:rendons|remboursons|rembourse) la difference ").test(text);
      if (word === "geste")
        return (
          phrase(" geste (?:commercial|est|sera|peut|pour) ").test(text) &&
          !phrase(" (?:proposez|faites) ").test(text)
        );
      if (phrase("^baiss").test(word))
        return phrase(
          String.raw` (?:prix|tarifs?|abonnement|facture) (?:[a-z]+ ){0,2}(?:baisse\w*|va baisser|diminue\w*) `,
        ).test(text);
      if (word === "alignons") return words[at - 1] === "nous";
      if (word === "charge")
        return phrase(" (?:est|sont|prenons) (?:[a-z]+ ){0,2}a notre charge ").test(text);
      if (word === "etaler")
        return phrase(" (?:reglement|paiement|factures?|abonnement|montant) ").test(text);
      if (word === "cher")
        return (
          phrase(String.raw` (?:moitie|2 fois|\d+ %) (?:moins )`).test(text) &&
          phrase(" (?:paient|payez|payent|ong|associations?|etudiants?|tpe) ").test(text)
        );
      if (word === "pause")
        return (
          phrase(" (?:abonnement|compte|offre|contrat|facturation) ").test(text) &&
          phrase(" en pause | une pause ").test(text)
        );
      if (
        word === "prix" &&
        phrase(" (?:vous faire|faire|obtenir|negocier) un (?:bon |meilleur )?prix ").test(text)
      )
        return phrase(" (?:nous|je) ").test(text);
      if (phrase("^(?:tarif|prix)").test(word))
        return (
          phrase(
            String.raw` (?:prix|tarif) (?:reste|restera|est maintenu|ne (?:change|bouge|augmente)\w*) `,
          ).test(text) ||
          phrase(
            " (?:tarif|prix) a la (?:performance|carte) | (?:tarif|prix) a la fiche (?:est possible|existe) ",
          ).test(text) ||
          phrase(
            String.raw` (?:reduits?|preferentiels?|speci\w+|degressifs?|moitie|negocies?|promotionnels?|avantageux|de lancement|fondateur|remises?) `,
          ).test(text)
        );
      if (word === "offre")
        return phrase(
          " offre (?:est valable|reste valable|expire|se termine|speciale|de lancement|de bienvenue|promotionnelle|exceptionnelle|limitee|gratuite|decouverte|de rentree|de noel|d essai gratuite) ",
        ).test(text);
      if (word === "moitie" && phrase(" (?:payez|paierez|paient|ne payez que) ").test(text)) return true;
      if (word === "moitie")
        return (
          saysAny(clause, ["moitie prix", "de moitie", "a moitie"]) &&
          (isOursNearby(clause) ||
            phrase(String.raw` (?:tarif|prix|abonnement\w*|second|deuxieme) `).test(text))
        );
      if (word === "bon" || word === "geste")
        return phrase(" (?:bon de reduction|bon d achat|geste commercial) ").test(text);
      if (phrase("^special|^preferentiel").test(word))
        return phrase(" (?:tarif|prix|offre|conditions?) ").test(text) && isNear(clause);
      if (phrase("^parrain").test(word))
        return phrase("(?:gagn|offert|remise|mois|recev|benefici|cadeau|reduction)").test(wholeText(clause));
      if (
        phrase("^reduction").test(word) &&
        phrase(
          " (?:de|des|du|la) (?:[0-9]+ % (?:de|des|du|sur) )?(?:les |vos |leurs )?(?:achats|couts?|delais?|temps|frais|budget|risques?|depenses|facture|stocks?) ",
        ).test(text)
      )
        return false;
      return (
        granted.isIn(wholeText(clause).split(" ")) ||
        phrase(String.raw` (?:\d|code) `).test(text) ||
        phrase(" (?:%|€) ").test(text)
      );
    },
  },
];
