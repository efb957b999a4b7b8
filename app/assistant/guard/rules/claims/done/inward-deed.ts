import type { GuardFacts } from "../../../facts/guard-facts.ts";
import type { Clause } from "../../clauses/clause.ts";
import { phrase } from "../../clauses/phrase.ts";
import { isOfChangedProfile } from "./changed-profile.ts";
import { objects, strongObjects, texts } from "./done-words.ts";

/** Something that the assistant does to texts too: whether it is told of the list, the profile, an account or somebody. */
export function isInwardClaim(
  clause: Clause,
  at: number,
  stem: string,
  {
    toYou,
    between,
    facts,
    isDone,
  }: { toYou: boolean; between: string[]; facts: GuardFacts; isDone: boolean },
): boolean {
  const after = clause.words.slice(at + 1);
  const rest = ` ${after.join(" ")} `;
  const isSomeone = between.some((word) => ["lui", "leur", "les", "l"].includes(word));
  switch (stem) {
    case "ecrir":
      return (
        between.includes("lui") ||
        between.includes("leur") ||
        phrase(" (?:aux|a vos|a votre|a votre place) ").test(` ${after.slice(0, 3).join(" ")} `)
      );
    case "parl":
    case "discut":
    case "echang":
      return isDone && !toYou && ["a", "avec", "au", "aux"].includes(after[0] ?? "") && after[1] !== "vous";
    case "laiss":
      return isDone && !toYou && phrase(" (?:message|vocal|messagerie) ").test(rest);
    case "joindr":
      return (
        isDone &&
        !toYou &&
        (isSomeone ||
          (phrase(" (?:le|la|votre|vos|son|un|leur) ").test(` ${after.slice(0, 2).join(" ")} `) &&
            !texts.isIn(after)))
      );
    case "not":
      if (phrase(" (?:agenda|calendrier|crm|planning) ").test(rest)) return true;
      if (after[0] === "que" || after[0] === "votre" || after[0] === "vos")
        return strongObjects.isIn(after) && phrase(" dans ").test(rest);
      return strongObjects.isIn(after) || phrase(" (?:fiche|dossier) ").test(rest);
    case "verifi":
    case "control":
      return (
        isDone &&
        phrase(
          " (?:adresse|adresses|mails|numero|numeros|coordonnees|linkedin|contact|contacts|prospects|disponibilite|disponibilites|telephone|telephones|site|solvabilite|registre|infogreffe) ",
        ).test(rest)
      );
    case "consult":
    case "analys":
    case "lir":
      return (
        isDone &&
        phrase(
          " (?:leur|son|leurs|ses|linkedin|agenda|internet|web|crm|mails|messagerie|boite|statistiques|resultats|site) ",
        ).test(rest)
      );
    case "trouv":
    case "identifi":
    case "detect":
    case "recuper":
    case "cherch":
      return (
        isDone &&
        phrase(
          " (?:prospects?|contacts?|entreprises?|adresses?|numeros?|societes?|interlocuteurs?|mail|mails|coordonnees|linkedin|dirigeants?|decideurs?|telephone) ",
        ).test(rest) &&
        !phrase(" (?:dans votre liste|de votre liste) ").test(rest)
      );
    case "lanc":
      return phrase(
        " (?:campagne|envoi|envois|recherche|sequence|relance|relances|prospection|synchronisation|import|nuit|enrichissement) ",
      ).test(rest);
    case "recevoir":
      return (
        isDone &&
        phrase(" (?:reponse|confirmation|accord|refus|mail|message|appel|retour) ").test(rest) &&
        !phrase(" (?:votre|de vous) ").test(rest)
      );
    case "obtenir":
    case "demand":
    case "convenir":
      return (
        isDone &&
        phrase(
          " (?:rendez|rdv|remise|accord|reponse|confirmation|equipe|creneau|devis|service|support|collegues?|numero|adresse|geste) ",
        ).test(rest)
      );
    case "cre":
      return (
        strongObjects.isIn(after) ||
        phrase(
          " (?:fiche|fiches|campagne|rappel|rappels|tache|taches|compte|alerte|recherche|acces|evenement|rendez) ",
        ).test(rest)
      );
  }
  if (stem === "mettr" && after[0] === "en" && after[1] === "place") return true;
  if (stem === "ouvr" || stem === "inscrir")
    return (
      isDone && phrase(" (?:ticket|compte|dossier|demande|liste|webinaire|demo|formation|essai) ").test(rest)
    );
  if (isDone && isOfChangedProfile(clause, facts)) return false;
  if (strongObjects.isIn(after)) return !phrase(" (?:compte de|compte que) ").test(rest);
  if (isOfChangedProfile(clause, facts)) return false;
  return (
    objects.isIn(after) &&
    !texts.isIn(after) &&
    !phrase("^(?:tri|classe|rang)$").test(stem) &&
    !phrase(" (?:en avant|en valeur|en tete|en evidence) ").test(rest)
  );
}
