import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import {
  type Clause,
  clausesOf,
  isDeniedNearby,
  isNegated,
  isSupposed,
  saysAny,
  wholeText,
} from "../clauses/clause.ts";
import { ofTheirContacts } from "../clauses/customers-own.ts";
import { lexicon } from "../clauses/lexicon.ts";
import { isAdvice, isOursNearby } from "../clauses/owner.ts";
import { phrase } from "../clauses/phrase.ts";
import type { Claim } from "./claim.ts";
import { readLater } from "./read-later.ts";

const people = lexicon(
  "joindre joignable joignables appeler hotline conseillers conseiller conseillere expert experte technicien equipe support service interlocuteur collegue commercial hotline standard assistance personne quelqu",
);
const answers = lexicon(
  "repond* rappel* recontact* contact* appel* joignable* disponible* ouvert* traite* traitons resol* prend* pris prise revien* intervien* assist* accompagn* accueill* ecout* recevrez recevez",
);
const soon = [
  "des demain",
  "en un jour",
  "dans la semaine",
  "dans la matinee",
  "demain",
  "aujourd hui",
  "dans la journee",
  "dans l heure",
  "dans la minute",
  "immediatement",
  "instantanement",
  "aussitot",
  "dans les minutes",
  "dans les heures",
  "prochaines heures",
  "prochaines minutes",
  "sous peu",
  "dans la foulee",
  "en quelques minutes",
  "en quelques heures",
  "le jour meme",
  "dans les plus brefs delais",
  "sans delai",
  "avant midi",
  "ce soir",
  "dans l apres midi",
  "le lendemain",
  "cette semaine",
  "des ce soir",
  "a tout moment",
  "a toute heure",
];

/** What depends on where it is hosted is not said to be anywhere. */
const ofConditions =
  " (?:depend|dependent|dependra|dependront|selon|suivant|en fonction|varie|varient|lie|liee|lies|liees) (?:de |d |du |avec |a |selon |des )?(?:[a-z]+ ){0,3}heberg[a-z]+ ";

/** When somebody answers or the service is there, which no page promises. Office hours: requirements.md BIZ-07. */
export const availabilityClaims: readonly Claim[] = [
  {
    words: lexicon(
      "feries horaires astreinte dehors minuit soir soiree midi lundi mardi mercredi jeudi vendredi tot tard samedi samedis dimanche dimanches week weekend nuit feries permanence jour jours j h",
    ),
    kind: "delay",
    reason: copy.hours,
    isClaim: (clause, at) => {
      const word = clause.words[at] ?? "";
      if (
        isDeniedNearby(clause) ||
        phrase(" (?:ferme|fermes|fermee|sauf|hors|hormis|attendra|attendront|attendre) ").test(
          wholeText(clause),
        ) ||
        readLater.test(wholeText(clause)) ||
        isAdvice(clause)
      )
        return false;
      const before = clause.words[at - 1] ?? "";
      if (phrase("^(?:lundi|mardi|mercredi|jeudi|vendredi)$").test(word)) return isOtherWeek(clause, at);
      if (word === "astreinte") return true;
      if (word === "feries") return !phrase(" (?:hors|sauf|fermes?|sans) ").test(wholeText(clause));
      if (word === "dehors")
        return (
          phrase(" en dehors d").test(clause.text) &&
          phrase(String.raw` (?:joindre|joignables?|repond\w*|disponibles?|ouverte?s?) `).test(clause.text) &&
          isAbout(clause)
        );
      if (word === "minuit")
        return isOursNearby(clause) || phrase(" (?:liste|prospects|fiches) ").test(clause.text);
      if (word === "horaires")
        return (
          phrase(" tous les jours | 7 jours | samedi | dimanche | 24 ").test(wholeText(clause)) &&
          !phrase(" vos | votre | leurs? ").test(clause.text)
        );
      if (phrase("^(?:soir|soiree|midi|tot|tard)$").test(word))
        return (
          phrase(
            String.raw` (?:joindre|joignables?|ouverte?s?|repond\w*|disponibles?|permanence|hotline|assistance|(?:notre|nos) standard|standard (?:est|reste|repond|fonctionne|ouvre)|appeler l|appeler nos|appeler notre|nous appeler) `,
          ).test(clause.text) &&
          !ofTheirContacts.test(wholeText(clause)) &&
          isAbout(clause)
        );
      if (["j", "h", "jour", "jours"].includes(word)) {
        if (!isRoundTheClock(clause, at)) return false;
        return isAbout(clause);
      }
      if (word === "week" && clause.words[at + 1] !== "end") return false;
      if (word === "permanence" && before !== "en") return false;
      if (word === "nuit")
        return (
          (isAbout(clause) && answers.isIn(clause.words)) ||
          phrase(" (?:standard|permanence|toujours quelqu un|joignables?) ").test(wholeText(clause))
        );
      return isAbout(clause);
    },
  },
  {
    words: lexicon(
      "demain aujourd journee heure minute minutes immediatement instantanement aussitot heures peu foulee meme delais delai midi soir apres lendemain semaine moment",
    ),
    kind: "delay",
    reason: copy.support,
    isClaim: (clause) => {
      if (!saysAny(clause, soon) || clause.isQuoted) return false;
      const { words } = clause;
      if (
        phrase(
          String.raw` (?:webhooks?|mettre fin|mettez fin|arreter|arretez|resili\w+|annuler|changer|modifier|vous lira|(?:a partir de|des|jusqu a) lundi|le plus simple est) `,
        ).test(wholeText(clause))
      )
        return false;
      // "Évitez d’écrire le vendredi si vous comptez appeler le lendemain."
      if (!isOursNearby(clause) && clausesOf(clause.sentence).some(isAdvice)) return false;
      if (
        phrase(" (?:a toute heure|a tout moment) ").test(clause.text) &&
        phrase(" (?:appelez nous|joignez nous|nous joindre|nous appeler|contactez nous) ").test(clause.text)
      )
        return true;
      if (isNegated(clause)) return false;
      if (
        phrase(
          " (?:la|une|votre) (?:demo|demonstration) (?:[a-z]+ ){0,4}(?:demain|lendemain|aujourd|semaine|immediatement) ",
        ).test(clause.text)
      )
        return !isSupposed(clause);
      if (
        phrase(
          String.raw` (?:vos (?:questions|demandes|tickets)|chaque (?:question|demande|probleme)|(?:votre|la|chaque) (?:nouvelle )?(?:fiche|liste)|corrections?) (?:[a-z]+ ){0,6}(?:trouv\w+|trait\w+|repon\w+|regl\w+|resol\w+|enrich\w+|complet\w+|corrig\w+|fait\w*|arriv\w+) `,
        ).test(clause.text)
      )
        return true;
      const isYou = words.some((word, at) => word === "vous" && answers.has(words[at + 1] ?? ""));
      const isSomebody = words.some((word) => people.has(word)) && answers.isIn(words);
      const isReception = phrase(
        "^ (?:et )?vous (?:recevrez|recevez|aurez|obtenez|obtiendrez) (?:une |votre |la )?(?:reponse|confirmation|devis|rappel|appel|acces)",
      ).test(clause.text);
      if (
        phrase(
          " votre (?:compte|acces|espace|liste|abonnement) (?:[a-z]+ ){0,3}(?:actif|active|ouvert|disponible|operationnel|operationnelle|cree|pret|prete|arrive) ",
        ).test(clause.text)
      )
        return true;
      return (
        ((isYou && (people.isIn(words) || words.includes("qui") || words.includes("nous"))) ||
          isSomebody ||
          isReception) &&
        !words.includes("votre") &&
        !phrase(" (?:des|pouvez|pourrez) ").test(clause.text.slice(0, 40))
      );
    },
  },
  {
    words: lexicon("rendez rdv contrats ventes clients reponses signatures resultats"),
    kind: "promise",
    reason: copy.result,
    isClaim: (clause, at) =>
      !isNegated(clause) &&
      !isSupposed(clause) &&
      !isAdvice(clause) &&
      phrase(
        "^ (?:vos|les|des) (?:premiers |premieres )?[a-z]+ (?:vous )?(?:arriv|tomb|sui|seront|sont la|vien|affluer|sui)",
      ).test(` ${clause.words.slice(Math.max(0, at - 2), at + 3).join(" ")} `),
  },
  {
    words: lexicon("panne pannes creneaux places jamais"),
    kind: "promise",
    reason: copy.support,
    isClaim: (clause, at) => {
      const word = clause.words[at] ?? "";
      if (isSupposed(clause) || isAdvice(clause) || clause.isAsked) return false;
      if (word === "creneaux" || word === "places")
        return phrase(String.raw` (?:il reste|il ne reste|plus que) (?:que )?\d+ (?:creneaux|places) `).test(
          clause.text,
        );
      return phrase(
        String.raw` (?:ne tombe jamais|jamais en panne|jamais connu de panne|jamais eu de panne|aucune panne|aucune interruption|jamais interrompu\w*) `,
      ).test(clause.text);
    },
  },
  {
    words: lexicon(
      "machines hebergeur stock* localis* restent suisse aws ovh azure amazon heberg* serveurs serveur datacenter* centre cloud souverain secnumcloud sauvegard* redond* replique* chiffr* roubaix",
    ),
    kind: "promise",
    reason: copy.hosting,
    isClaim: (clause, at) => {
      const word = clause.words[at] ?? "";
      if (isNegated(clause) || isAdvice(clause) || isSupposed(clause) || clause.isAsked) return false;
      if (phrase("^(?:stock|localis|restent)").test(word))
        return (
          phrase(" (?:donnees|informations|fiches|sauvegardes|fichiers) ").test(clause.text) &&
          phrase(
            " (?:en france|en europe|en suisse|en allemagne|en irlande|aux etats|au luxembourg|en belgique|chez|au canada|sur (?:un|des|nos|le) (?:serveurs?|cloud)|dans (?:un|le|nos|2|des) (?:centres?|cloud|serveurs?|datacenters?)) | a [a-z]+ ",
          ).test(clause.text) &&
          !phrase(" confidentielle").test(clause.text)
        );
      if (phrase(" (?:decrite?s?|page|expliquee?s?) ").test(clause.text)) return false;
      if (phrase("^redond").test(word))
        return phrase(" (?:donnees|serveurs?|bases?|sites?|systemes?|infrastructures?) ").test(clause.text);
      if (word === "machines") return phrase(" nos machines ").test(clause.text);
      if (word === "hebergeur")
        return (
          phrase(" (?:l|notre|nos) hebergeurs? (?:est|sont|s appelle|se trouve) ").test(clause.text) &&
          !phrase(" declare ").test(clause.text)
        );
      if (phrase("^(?:suisse|aws|ovh|azure|amazon)").test(word))
        return phrase(
          String.raw` (?:donnees|serveurs?|service|matinal|site|heberge\w*|stocke\w*|nos|notre) `,
        ).test(clause.text);
      if (word === "centre") return saysAny(clause, ["centre de donnees", "centres de donnees"]);
      if (phrase("^chiffr").test(word))
        return phrase(" (?:aes|bout en bout|au repos|256|2048|militaire) ").test(clause.text);
      if (phrase("^sauvegard").test(word))
        return (
          phrase(" (?:vos|nos|les|des|sont|toutes) ").test(clause.text) &&
          phrase(
            String.raw` (?:heures?|jours?|nuits?|minutes?|semaines?|quotidien\w*|automatique\w*|sont|toutes) `,
          ).test(clause.text)
        );
      // "Le taux de disponibilité dépend de l’hébergement et se fixe par contrat."
      if (phrase(ofConditions).test(clause.text)) return false;
      if (phrase("^heberg").test(word))
        return (
          phrase(" (?:en|a|au|chez|par|dans|sur) ").test(
            ` ${clause.words.slice(at + 1, at + 6).join(" ")} `,
          ) && !saysAny(clause, ["par ecrit"])
        );
      if (word === "cloud" || phrase("^serveur").test(word))
        return (
          phrase(" (?:nos|vos|notre|donnees|les|matinal|service|site) ").test(clause.text) &&
          phrase(String.raw` (?:en|a|au|chez|dans|qualifie\w*|situes?|bases?|sur|souverain) `).test(
            clause.text,
          )
        );
      return true;
    },
  },
];

/** "24 h/24", "7 jours sur 7". */
function isRoundTheClock({ words }: Clause, at: number): boolean {
  const count = words[at - 1] ?? "";
  const next = words[at + 1] === "sur" ? words[at + 2] : words[at + 1];
  return (count === "24" || count === "7") && (next === count || (count === "24" && next === "24"));
}

/** "Du lundi au samedi", "seulement le mardi": other days than those of the office. */
function isOtherWeek(clause: Clause, at: number): boolean {
  const { words } = clause;
  const text = wholeText(clause);
  if (
    !(
      phrase(
        " (?:nous sommes|nous repondons|joindre|appeler|horaires|equipe|support|bureaux?|standard|hotline|joignables?|accueil|assistance|service client|conseillers?) ",
      ).test(text) &&
      phrase(
        String.raw` (?:repond\w*|ouverte?s?|joignables?|disponibles?|travaille\w*|est|sont|sommes|repondons|ouvre|fonctionne|pouvez|horaires) `,
      ).test(text)
    )
  )
    return false;
  if (words[at - 1] === "du" && words[at + 1] === "au")
    return words[at] !== "lundi" || words[at + 2] !== "vendredi";
  return (
    phrase(" (?:uniquement|seulement|que) ").test(text) &&
    !phrase(" (?:lundi au vendredi) ").test(text) &&
    words[at - 1] === "le"
  );
}

function isAbout(clause: Clause): boolean {
  const { words } = clause;
  return (
    (people.isIn(words) && !phrase(" votre (?:equipe|commercial|interlocuteur) ").test(clause.text)) ||
    isOursNearby(clause) ||
    answers.isIn(words.filter((word) => phrase("^(?:repond|joignable|disponible)").test(word)))
  );
}
