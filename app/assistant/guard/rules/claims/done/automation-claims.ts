import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { type Clause, isNegated, isSupposed, saysAny } from "../../clauses/clause.ts";
import { lexicon } from "../../clauses/lexicon.ts";
import { phrase } from "../../clauses/phrase.ts";
import type { Claim } from "../claim.ts";
import { isByProduct } from "./by-product.ts";
import { departing, habits, subjects, team } from "./done-words.ts";

const automations = [
  "tout seul",
  "toute seule",
  "tous seuls",
  "toutes seules",
  "automatiquement",
  "a votre place",
  "de lui meme",
  "d elle meme",
  "d eux memes",
  "d elles memes",
];
const automatic = lexicon(
  "repren* repris continu* enchain* suivr* envo* enverr* part partent parti* partir* relanc* contact* appel* programm* planifi* repond* ecri* transmi* synchronis* publi* post* invit* reserv* negoci* sign* transcri* enregistre* expedi* factur* prospecte* demarche* rappel* declench* lancer* demarrer*",
);

/** "Un outil d’automatisation envoie des e-mails à votre place; Matinal, lui, …": what others do. */
const ofOtherTools = phrase(
  "^ (?:(?:un|une|certains|certaines|d autres|beaucoup d|la plupart des|les|des|bien des|plusieurs) (?:autres? )?(?:outils?|logiciels?|robots?|plateformes?|solutions?|automates?|services?|programmes?|applications?|prestataires?|concurrents?) )",
);
const ourselves = phrase(" (?:matinal|notre|nos|nous|je|j|ici) ");
const isOfOtherTools = ({ text }: Clause) => ofOtherTools.test(text) && !ourselves.test(text);

/** What is said to leave, run or happen by itself. */
export const automationClaims: readonly Claim[] = [
  {
    words: lexicon("seul seule seuls seules automatiquement place meme"),
    kind: "done",
    reason: copy.automation,
    isClaim: (clause) =>
      !isNegated(clause) &&
      !isSupposed(clause) &&
      !isByProduct(clause) &&
      !isOfOtherTools(clause) &&
      saysAny(clause, automations) &&
      (subjects.isIn(clause.words) || team.isIn(clause.words) || clause.words.includes("vous")) &&
      clause.words.some((word, place) => automatic.has(word) && clause.words[place - 1] !== "a") &&
      !clause.text.includes(" jamais "),
  },
  {
    words: lexicon("partir part parti partis partie parties partent partira partiront partirons"),
    kind: "done",
    reason: copy.automation,
    isClaim: (clause, at) =>
      !isNegated(clause) &&
      !isSupposed(clause) &&
      !(clause.words[at] === "part" && ["d", "de", "du"].includes(clause.words[at + 1] ?? "")) &&
      departing.isIn(clause.words.slice(0, at)) &&
      (clause.words[at] !== "partir" ||
        phrase(" (?:vient|viennent|va|vont) (?:de )?partir ").test(clause.text)) &&
      !habits.isIn(clause.words.slice(0, at)) &&
      !isByProduct(clause),
  },
];
