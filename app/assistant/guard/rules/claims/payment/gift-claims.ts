import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { trialDays } from "#app/offers/price-rules.ts";
import { isNegated, saysAny, wholeText } from "../../clauses/clause.ts";
import { lexicon } from "../../clauses/lexicon.ts";
import { isReported } from "../../clauses/owner.ts";
import { phrase } from "../../clauses/phrase.ts";
import { hasOfficialSource } from "../../clauses/sources.ts";
import type { Claim } from "../claim.ts";
import { isNear, isTheirs } from "./theirs.ts";

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

/** "L’essai de Growth est gratuit", "Growth comprend un essai gratuit": what is free is the trial, whose length is judged by itself. */
const ofTrial = phrase(
  " essais? (?:[a-z]+ ){0,4}gratuite?s? | (?:s essaie|s essaye|s essayer|se teste|essayer|tester) (?:[a-z]+ ){0,2}gratuitement ",
);

/** Gifts, refunds, credits and breaks of a subscription. */
export const giftClaims: readonly Claim[] = [
  {
    words: lexicon(
      "recredites recredite recreditees offre debite debites debitee offrons offrirons avoir avoirs credites suspendre geler gele geles suspendu bloque bloques garanti offert offerte offerts offertes gratuit gratuite gratuits gratuites gratuitement gratis rembourse rembourses remboursee remboursement remboursons",
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
      if (isNegated(clause) || hasOfficialSource(clause)) return false;
      // The trial, as the catalogue has it.
      if (
        phrase(` gratuite?s? (?:pendant|durant) (?:les )?(?:${trialDays} jours|2 semaines) `).test(text) &&
        clause.sentence.plans.every(({ offer }) => offer.hasTrial)
      )
        return false;
      if (
        ofTrial.test(text) &&
        !phrase(" apres ").test(text) &&
        clause.sentence.plans.every(({ offer }) => offer.hasTrial)
      )
        return false;
      if (phrase(" (?:revient|equivaut|reviennent) (?:[a-z]+ ){0,5}2 mois (?:et demi )?offerts? ").test(text))
        return false;
      if (
        phrase("^(?:offert|gratuit)").test(word) &&
        phrase(
          " (?:trimestre|semestre|annee|3e|4e|5e|2e|troisieme|quatrieme|deuxieme|second|suivant|utilisateur|compte|mois|abonnement|starter|growth|scale|acces|licence|contacts?|fiches?|numeros?) (?:[a-z]+ ){0,3}(?:est |sont |reste |restent )?(?:offerte?s?|gratuite?s?) ",
        ).test(text)
      )
        return true;
      if (phrase(" (?:essai|essais|essayer|essayez|essaie|essaye|tester|teste) ").test(wholeText(clause)))
        return false;
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
          !phrase(" (?:(?:peut|doit|pour|d) avoir|(?:peut|pouvez|doit|pour) en avoir) ").test(text)
        );
      if (phrase("^(?:re)?credite").test(word)) return isNear(clause);
      if (phrase("^(?:suspend|geler)").test(word))
        return (
          phrase(" (?:abonnement|compte|contrat|paiement|offre|facturation) ").test(text) &&
          phrase(String.raw` (?:sans|pendant|gratuit\w*|mois|ete|moment) `).test(text)
        );
      if (phrase("^(?:bloque|garanti|gele)").test(word))
        return phrase(" (?:prix|tarifs?|abonnement) (?:[a-z]+ ){0,5}(?:bloques?|garantis?|gele|geles) ").test(
          text,
        );
      if (phrase(" (?:revient|equivaut|reviennent) (?:[a-z]+ ){0,4}2 mois (?:et demi )?offerts? ").test(text))
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
];
