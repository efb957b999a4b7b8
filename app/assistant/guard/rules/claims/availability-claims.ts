import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import type { Claim } from "./claim.ts";
import { type Clause, isNegated, isSupposed, saysAny, wholeText } from "../clauses/clause.ts";
import { lexicon } from "../clauses/lexicon.ts";
import { isAdvice, isOursNearby } from "../clauses/owner.ts";

const people = lexicon("conseiller conseillere expert experte technicien equipe support service interlocuteur collegue commercial hotline standard assistance personne quelqu");
const answers = lexicon("repond* rappel* recontact* contact* appel* joignable* disponible* ouvert* traite* traitons resol* prend* pris prise revien* intervien* assist* accompagn* accueill* ecout* recevrez recevez");
const soon = ["demain", "aujourd hui", "dans la journee", "dans l heure", "dans la minute", "immediatement", "instantanement", "aussitot", "tout de suite", "dans les minutes", "dans les heures", "prochaines heures", "prochaines minutes", "sous peu", "dans la foulee", "en quelques minutes", "en quelques heures", "le jour meme", "dans les plus brefs delais", "en direct", "en temps reel", "sans delai", "avant midi", "ce soir", "dans l apres midi", "le lendemain", "cette semaine", "des ce soir", "a tout moment", "a toute heure"];

/** When somebody answers or the service is there, which no page promises. Office hours: requirements.md BIZ-07. */
export const availabilityClaims: readonly Claim[] = [
  {
    words: lexicon("samedi samedis dimanche dimanches week weekend nuit feries permanence jour jours j h"),
    kind: "delay",
    reason: copy.hours,
    isClaim: (clause, at) => {
      const word = clause.words[at] ?? "";
      if (isNegated(clause) || / (?:ferme|fermes|fermee|sauf|hors|hormis) /.test(wholeText(clause)) || isAdvice(clause)) return false;
      const before = clause.words[at - 1] ?? "";
      if (["j", "h", "jour", "jours"].includes(word)) {
        if (!isRoundTheClock(clause, at)) return false;
        return isAbout(clause);
      }
      if (word === "week" && clause.words[at + 1] !== "end") return false;
      if (word === "permanence" && before !== "en") return false;
      if (word === "nuit") return isAbout(clause) && answers.isIn(clause.words);
      return isAbout(clause);
    },
  },
  {
    words: lexicon("demain aujourd journee heure minute minutes immediatement instantanement aussitot suite heures peu foulee meme delais direct reel delai midi soir apres lendemain semaine moment"),
    kind: "delay",
    reason: copy.support,
    mayFollow: (before) => before.length > 1,
    isClaim: (clause) => {
      if (isNegated(clause) || !saysAny(clause, soon)) return false;
      const { words } = clause;
      const isYou = words.some((word, at) => word === "vous" && answers.has(words[at + 1] ?? ""));
      const isSomebody = words.some((word) => people.has(word)) && answers.isIn(words);
      const isReception = /^ (?:et )?vous (?:recevrez|recevez|aurez|obtenez|obtiendrez) (?:une |votre |la )?(?:reponse|confirmation|devis|rappel|appel|acces)/.test(clause.text);
      return ((isYou && (people.isIn(words) || words.includes("qui") || words.includes("nous"))) || isSomebody || isReception) && !words.includes("votre") && !/ (?:des|pouvez|pourrez) /.test(clause.text.slice(0, 40));
    },
  },
  {
    words: lexicon("rendez rdv contrats ventes clients reponses signatures resultats"),
    kind: "promise",
    reason: copy.result,
    isClaim: (clause, at) =>
      !isNegated(clause) && !isSupposed(clause) && !isAdvice(clause) &&
      /^ (?:vos|les|des) (?:premiers |premieres )?[a-z]+ (?:vous )?(?:arriv|tomb|sui|seront|sont la|vien|affluer|sui)/.test(` ${clause.words.slice(Math.max(0, at - 2), at + 3).join(" ")} `),
  },
  {
    words: lexicon("heberg* serveurs serveur datacenter* centre cloud souverain secnumcloud sauvegard* redond* replique* chiffr* roubaix"),
    kind: "promise",
    reason: copy.hosting,
    isClaim: (clause, at) => {
      const word = clause.words[at] ?? "";
      if (isNegated(clause) || isAdvice(clause) || isSupposed(clause) || clause.isAsked) return false;
      if (word === "centre") return saysAny(clause, ["centre de donnees", "centres de donnees"]);
      if (/^chiffr/.test(word)) return / (?:aes|bout en bout|au repos|256|2048|militaire) /.test(clause.text);
      if (/^sauvegard/.test(word)) return / (?:vos|nos|les|des|sont|toutes) /.test(clause.text) && / (?:heures?|jours?|nuits?|minutes?|semaines?|quotidien\w*|automatique\w*|sont|toutes) /.test(clause.text);
      if (/^heberg/.test(word)) return / (?:en|a|au|chez|par|dans|sur) /.test(` ${clause.words.slice(at + 1, at + 6).join(" ")} `) && !saysAny(clause, ["par ecrit"]);
      if (word === "cloud" || /^serveur/.test(word)) return / (?:nos|vos|notre|donnees|les) /.test(clause.text) && / (?:en|a|au|chez|dans|qualifie\w*|situes?|bases?|sur|souverain) /.test(clause.text);
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

function isAbout(clause: Clause): boolean {
  const { words } = clause;
  return (people.isIn(words) && !/ votre (?:equipe|commercial|interlocuteur) /.test(clause.text)) || isOursNearby(clause) || answers.isIn(words.filter((word) => /^(?:repond|joignable|disponible)/.test(word)));
}
