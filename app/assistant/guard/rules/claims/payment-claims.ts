import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { type Clause, isNegated, isSupposed, saysAny, wholeText } from "../clauses/clause.ts";
import { lexicon } from "../clauses/lexicon.ts";
import { isAdvice, isOurs, isOursNearby, isReported } from "../clauses/owner.ts";
import { phrase } from "../clauses/phrase.ts";
import type { Claim } from "./claim.ts";

const granted = lexicon(
  "attend attendent beneficiez beneficie beneficient profitez profitent profite avez aurez gagnez obtenez recevez offre offrons offert offerte offerts offertes accorde accordons possible possibles valable valables droit faire applique appliquee deduite deduit prevue prevu propose proposons avec pour sur coute est sont reste pouvez payez reglez est jusqu",
);
const periods = [
  "2 mois",
  "2e mois",
  "second mois",
  "mois suivant",
  "1er mois",
  "premier mois",
  "premiers mois",
  "deuxieme mois",
  "troisieme mois",
  "3 premiers mois",
  "mois gratuit",
  "mois gratuits",
  "mois offert",
  "mois offerts",
  "1 mois offert",
];

/** Discounts, gifts and terms of payment that the catalogue does not have. */
export const paymentClaims: readonly Claim[] = [
  {
    words: lexicon(
      "deduisons deduit deduite supplementaire supplementaires avantage* prime primes credit credits exonere* dispense* solde soldes negocier negociable facilites echeancier prorata lieu filleul filleuls difference geste friday baisse baisser* alignons charge etaler prix cher pause remise remises reduction reductions rabais ristourne ristournes promo promos promotion promotions promotionnel promotionnelle bonus cadeau cadeaux coupon coupons bon parrain* tarif tarifs prix offre moitie geste degressi* preferentiel preferentiels speciale special",
    ),
    kind: "price",
    reason: copy.discount,
    isClaim: (clause, at) => {
      const word = clause.words[at] ?? "";
      const { words, text } = clause;
      if (isNegated(clause) || isReported(clause) || clause.isAsked || isTheirs(clause)) return false;
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
          phrase(" au lieu d").test(text) && phrase(" €").test(text) && !phrase(" plus cher ").test(text)
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
          phrase(" (?:tarif|prix) a la (?:performance|carte|fiche) ").test(text) ||
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
          " (?:de|des|du|la) (?:couts?|delais?|temps|frais|budget|risques?|depenses|facture|stocks?) ",
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
  {
    words: lexicon(
      "recredites recredite recreditees offre debite debites debitee offrons offrirons avoir avoirs credites suspendre geler suspendu bloque bloques garanti offert offerte offerts offertes gratuit gratuite gratuits gratuites gratuitement gratis rembourse rembourses remboursee remboursement remboursons",
    ),
    kind: "price",
    reason: copy.gift,
    isClaim: (clause, at) => {
      const { words, text } = clause;
      const word = words[at] ?? "";
      if (isReported(clause) || clause.isAsked || isTheirs(clause)) return false;
      if (phrase("^rembours").test(word))
        return (
          !isNegated(clause) &&
          phrase(" (?:etes|serez|est|satisfait|nous|vous|integral|garantie|droit|possible) ").test(text)
        );
      if (isNegated(clause)) return false;
      if (
        phrase(
          String.raw` (?:revient|equivaut|reviennent) (?:[a-z]+ ){0,5}2 mois (?:et demi )?offerts? `,
        ).test(text)
      )
        return false;
      if (
        phrase("^(?:offert|gratuit)").test(word) &&
        phrase(
          " (?:trimestre|semestre|annee|3e|4e|5e|2e|troisieme|quatrieme|deuxieme|second|suivant|utilisateur|compte|mois|abonnement|starter|growth|scale|acces|licence|contacts?|fiches?|numeros?) (?:[a-z]+ ){0,3}(?:est |sont |reste |restent )?(?:offerte?s?|gratuite?s?) ",
        ).test(text)
      )
        return true;
      if (phrase(" (?:essai|essais|essayer|essayez|tester|teste) ").test(wholeText(clause))) return false;
      if (word === "offre")
        return phrase(
          String.raw` (?:je|nous) (?:vous |leur )?(?:offre|offrons) (?:un|une|le|la|les|des|\d+) `,
        ).test(text);
      if (phrase("^debit").test(word))
        return (
          phrase(" (?:ne serez|serez|etes|sommes|sera) (?:[a-z]+ ){0,2}debite").test(text) &&
          phrase(" (?:qu|que|seulement|apres|fin|si) ").test(wholeText(clause))
        );
      if (phrase("^offr").test(word))
        return phrase(
          String.raw` (?:offrons|offrirons) (?:le|la|les|un|une|2|3|l|des|aussi|egalement|volontiers|vos|votre|\d+) (?:[a-z0-9]+ ){0,3}(?:mois|formation|fiches?|contacts?|prospects?|essai|acces|installation|audit|remise|cadeau|frais|accompagnement|semaines?|abonnement|annee) `,
        ).test(text);
      if (phrase("^avoir").test(word))
        return (
          phrase(" (?:d un|un|des|en) avoirs? ").test(text) &&
          isNear(clause) &&
          !phrase(" (?:peut|doit|pour|d) avoir ").test(text)
        );
      if (phrase("^(?:re)?credite").test(word)) return isNear(clause);
      if (phrase("^(?:suspend|gel)").test(word))
        return (
          phrase(" (?:abonnement|compte|contrat|paiement|offre|facturation) ").test(text) &&
          phrase(String.raw` (?:sans|pendant|gratuit\w*|mois|ete|moment) `).test(text)
        );
      if (phrase("^(?:bloque|garanti)").test(word))
        return phrase(" (?:prix|tarifs?|abonnement) (?:[a-z]+ ){0,3}(?:bloques?|garantis?) ").test(text);
      if (
        phrase(
          String.raw` (?:revient|equivaut|reviennent) (?:[a-z]+ ){0,4}2 mois (?:et demi )?offerts? `,
        ).test(text)
      )
        return false;
      if (phrase("^offert").test(word))
        return (
          isNear(clause) ||
          saysAny(clause, periods) ||
          phrase(
            " (?:mois|frais|installation|formation|mise en route|mise en service|livraison|audit|seances?|contacts?|fiches?|acces|prospects?) ",
          ).test(text)
        );
      if (
        phrase(
          " (?:c est|est|reste|sera|entierement) gratuite? (?:la|le|les|pendant|jusqu|a vie|pour|tout) ",
        ).test(text)
      )
        return true;
      return (
        saysAny(clause, periods) ||
        (phrase(
          " (?:fiches?|contacts?|prospects?|formation|installation|mise en route|mise en service|accompagnement|assistance|audit|coaching|seance|livraison) (?:[a-z]+ ){0,3}gratuite?s? | (?:offre gratuite|version gratuite|formule gratuite|plan gratuit|compte gratuit|abonnement gratuit|gratuit a vie|gratuit jusqu|gratuit pendant|acces gratuit|formation gratuite|audit gratuit|gratuitement) ",
        ).test(text) &&
          (isNear(clause) ||
            saysAny(clause, ["il existe", "vous avez"]) ||
            phrase(" (?:premiere?s?|est|sont) ").test(text)))
      );
    },
  },
  {
    words: lexicon(
      "prenons paiement paiements payer payez paierez paye payable payables regler reglez reglable reglement virement cheque prelevement acompte echeance echeances echelonn* mensualites facture* differe fois especes paypal sepa iban engagement engage frais penalite* preavis",
    ),
    kind: "price",
    reason: copy.terms,
    isClaim: (clause, at) => {
      const { words, text } = clause;
      const word = words[at] ?? "";
      if (isReported(clause) || clause.isAsked || isTheirs(clause)) return false;
      const whole = wholeText(clause);
      if (word === "prenons")
        return phrase(
          " prenons en charge (?:la|les|le|votre|vos) (?:[a-z]+ ){0,2}(?:factures?|frais|cout|mois|abonnement|installation) ",
        ).test(text);
      if (
        phrase("^reglez$").test(word) &&
        phrase(" (?:rien|seulement|qu|que) (?:[a-z]+ )?(?:avant|si|apres|a|quand|au) ").test(whole)
      )
        return true;
      if (
        phrase("^factur").test(word) &&
        phrase(String.raw` en (?:\d+) (?:trimestres?|fois|parts?|echeances?) `).test(text)
      )
        return true;
      if (phrase("^mensualites?$").test(word))
        return phrase(String.raw` en (?:\d+|plusieurs) mensualites `).test(text);
      if (
        phrase("^factur").test(word) &&
        phrase(" (?:seulement|uniquement|que|qu) (?:si|quand|en|au|pour|lorsqu|les|a|apres)").test(whole) &&
        phrase(" (?:serez|etes|sommes|est|sera|ne) ").test(text)
      )
        return true;
      if (phrase("^(?:virement|cheque|prelevement|acompte|especes|paypal|sepa|iban)$").test(word))
        return (
          !isNegated(clause) &&
          !isAdvice(clause) &&
          phrase(String.raw` (?:pay\w+|regl\w+|par|acceptons|accepte|possible|30 %|verse\w*) `).test(whole)
        );
      if (word === "fois")
        return (
          !isNegated(clause) &&
          phrase(String.raw` (?:paiement\w*|pay\w+|regl\w+|factur\w+) `).test(whole) &&
          phrase("^(?:2|3|4|5|6|10|12|plusieurs|n)$").test(words[at - 1] ?? "") &&
          !phrase(" en (?:1|une) fois ").test(text)
        );
      if (phrase("^echelonn|^differe$|^echeance").test(word))
        return (
          !isNegated(clause) &&
          !isAdvice(clause) &&
          phrase(String.raw` (?:pay\w+|regl\w+|factur\w+|possible|tarif\w*|paiement\w*) `).test(text)
        );
      if (phrase("^(?:frais|penalite|preavis)").test(word))
        return (
          !isNegated(clause) &&
          !phrase(" sans (?:aucun )?frais ").test(text) &&
          !phrase(" (?:caches?|pas de frais|aucun frais) ").test(whole) &&
          !isAdvice(clause) &&
          (phrase(String.raw` \d`).test(text) ||
            phrase("(?:offerts?|inclus|comptez|prevoyez|ajoutent|ajouter)").test(whole)) &&
          isNear(clause, true)
        );
      if (phrase("^engage").test(word))
        return (
          !isNegated(clause) &&
          !phrase(" sans (?:aucun )?engagement ").test(text) &&
          phrase(" (?:minimum|minimale?|duree|ferme|mois) ").test(text) &&
          phrase(String.raw` (?:\d+|an|ans) `).test(text) &&
          !phrase(" (?:remise|economie|%|d un an) ").test(text)
        );
      if (
        phrase("^(?:payez|paierez)$").test(word) &&
        phrase(
          " ne (?:payez|paierez) (?:rien|qu|que) | (?:payez|paierez) (?:au|a la) (?:prospect|rdv|resultat|performance|fiche|succes) ",
        ).test(text)
      )
        return true;
      if (phrase(" (?:n est du|ne sera du|n est exigible) qu").test(text)) return true;
      if (phrase("^facture$").test(word)) return phrase(" facture unique ").test(text);
      if (
        phrase("^(?:payez|paierez)$").test(word) &&
        phrase(" (?:payez|paierez) (?:seulement|uniquement) (?:si|quand|lorsqu|en|pour|a|les|au) ").test(
          whole,
        )
      )
        return true;
      if (phrase("^(?:payez|paierez|paye)$").test(word))
        return (
          (phrase(" (?:payez|paierez|paye) (?:qu|que) ").test(text) &&
            phrase(
              " (?:qu a partir|que si|qu apres|que les|qu au|que ce|qu en cas|qu aux|a la performance|qu une fois) ",
            ).test(` ${words.slice(at + 1).join(" ")} `)) ||
          phrase(" (?:payez|paierez) (?:rien|plus tard|apres|ensuite) | ne payez rien ").test(text)
        );
      return (
        phrase(
          " (?:a|sous|dans les) (?:15|30|45|60|90) jours | a reception | comptant | plus tard | terme echu ",
        ).test(whole) &&
        phrase(String.raw` (?:pay\w+|regl\w+|factur\w+) `).test(whole) &&
        !phrase(" (?:vos factures|votre facture) ").test(whole)
      );
    },
  },
  {
    words: lexicon("bienvenue mois"),
    kind: "price",
    reason: copy.terms,
    mayFollow: (before) =>
      before[0] === "de" && ["cadeau", "offre", "bonus", "prime", "remise", "fin"].includes(before[1] ?? ""),
    isClaim: (clause) =>
      !isTheirs(clause) &&
      phrase(
        String.raw` (?:cadeau|offre|bonus|prime|remise) de bienvenue | (?:pay\w+|regl\w+|factur\w+|jours) (?:[a-z0-9]+ ){0,4}fin de mois `,
      ).test(clause.text),
  },
];

/** What the customer sells, or is told to do with it. */
function isTheirs(clause: Clause): boolean {
  return (
    phrase(
      String.raw` (?:un client|client fidele|clients fideles|un prospect) | (?:votre|vos) (?:remise|reduction|offre|tarifs?|prix|promotion|paiement|devis|factures?|client\w*|prospect\w*|cible) `,
    ).test(clause.text) ||
    (isAdvice(clause) &&
      !isOurs(clause) &&
      !phrase(" (?:beneficiez|profitez|comptez|prevoyez|reglez|payez) ").test(clause.text))
  );
}

const isNear = (clause: Clause, isLoose = false) =>
  isOursNearby(clause) ||
  phrase(
    String.raw` (?:vous|inscription|abonn\w+|installation|mise en (?:route|service)|souscri\w+|signe\w+) `,
  ).test(wholeText(clause)) ||
  isLoose;
