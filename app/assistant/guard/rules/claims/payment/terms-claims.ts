import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { isNegated, wholeText } from "../../clauses/clause.ts";
import { lexicon } from "../../clauses/lexicon.ts";
import { isAdvice, isReported } from "../../clauses/owner.ts";
import { phrase } from "../../clauses/phrase.ts";
import { hasOfficialSource } from "../../clauses/sources.ts";
import type { Claim } from "../claim.ts";
import { isNear, isTheirs } from "./theirs.ts";

/** Terms of payment, fees and engagements. */
export const termsClaims: readonly Claim[] = [
  {
    words: lexicon(
      "prenons paiement paiements payer payez paierez paye payable payables regler reglez reglable reglement virement cheque prelevement acompte echeance echeances echelonn* mensualites facture* differe fois especes paypal sepa iban engagement engage frais penalite* preavis",
    ),
    kind: "price",
    reason: copy.terms,
    isClaim: (clause, at) => {
      const { words, text } = clause;
      const word = words[at] ?? "";
      if (isReported(clause) || clause.isAsked || isTheirs(clause) || hasOfficialSource(clause)) return false;
      const whole = wholeText(clause);
      if (phrase(" (?:payez|paierez) que (?:l offre|ce que vous|1 910|les contacts de) ").test(text))
        return false;
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
        return (
          phrase(String.raw` en (?:\d+|plusieurs) mensualites `).test(text) &&
          !phrase(" en 12 mensualites ").test(text)
        );
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
          !phrase(" (?:plus|moins) d[e]? [0-9]+ fois | [0-9]+ fois (?:l interet|le taux) ").test(text) &&
          !phrase(" en (?:1|une) fois ").test(text) &&
          // "3 830 € au lieu de douze fois 399 €": a product, with which a price is compared.
          !(
            words[at - 1] === "12" &&
            words[at - 2] !== "en" &&
            phrase("^ [0-9.]+ €").test(` ${words.slice(at + 1, at + 3).join(" ")} `)
          )
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
          !phrase(
            " (?:caches?|pas de frais|aucun frais|frais de recouvrement|retard|interet legal|indemnite forfaitaire) ",
          ).test(whole) &&
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
      !(hasOfficialSource(clause) && phrase(" fin de mois ").test(clause.text)) &&
      phrase(
        String.raw` (?:cadeau|offre|bonus|prime|remise) de bienvenue | (?:pay\w+|regl\w+|factur\w+|jours) (?:[a-z0-9]+ ){0,4}fin de mois `,
      ).test(clause.text),
  },
];
