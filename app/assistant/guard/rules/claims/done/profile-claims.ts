import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import type { GuardFacts } from "../../../facts/guard-facts.ts";
import {
  type Clause,
  clausesOf,
  isForCustomer,
  isNegated,
  isSupposed,
  wholeText,
} from "../../clauses/clause.ts";
import { lexicon } from "../../clauses/lexicon.ts";
import { isAdvice } from "../../clauses/owner.ts";
import { phrase } from "../../clauses/phrase.ts";
import { isWhenever } from "../../clauses/told.ts";
import type { Claim } from "../claim.ts";
import { isOfChangedProfile, profileField } from "./changed-profile.ts";

/** "votre ton", "le secteur de votre profil"; "le ton" alone is that of a text. */
const theirs = `(?:(?:votre|vos) (?:nouveaux? |nouvel |nouvelles? )?${profileField}|${profileField} (?:de|d|dans|du) (?:votre |le |la |l )?profil)`;
const now = "(?:desormais|maintenant|a present|dorenavant|bien|deja|donc)";
const changed =
  "(?:enregistree?s?|sauvegardee?s?|memorisee?s?|actualisee?s?|mise?s? a jour|changee?s?|modifiee?s?|remplacee?s?|prise?s? en compte|notee?s?|inscrite?s?)";
const kept = `(?:${changed}|a jour)`;

const says = phrase(
  ` (?:j ai|nous avons|je viens de|nous venons de) (?:${now} )?(?:(?:mis|mettre|passe|passer) (?:[a-z]+ ){0,2}${theirs} (?:a|au|sur|dans) |(?:(?:mis|mettre) a jour|change|changer|modifie|modifier|regle|regler|enregistre|enregistrer|note|noter|inscrit|inscrire|remplace|remplacer|corrige|corriger|actualise|actualiser|sauvegarde|sauvegarder) (?:[a-z]+ ){0,2}${theirs} )| ${theirs} (?:[a-z]+ ){0,3}(?:est|sont|a ete|ont ete|vient d etre) (?:${now} )?(?:${kept} (?:dans (?:le|votre) profil|avec|desormais|maintenant) |${changed} $)| ${theirs} (?:[a-z]+ ){0,2}(?:est|sont|devient|affiche|affichent|indique|indiquent|mentionne|mentionnent|vise|visent|porte|dit|comprend|contient|passe|passent) (?:desormais|maintenant|a present|dorenavant) | ${theirs} (?:[a-z]+ ){0,2}(?:est|a ete) (?:${now} )${kept} `,
);
/** "C’est enregistré !", with nothing that is; a text is written or changed, and never so. */
const saysKept = phrase(
  `^ (?:(?:voila|parfait|tres bien|oui) )?c est (?:${now} )?(?:enregistre|sauvegarde|memorise|parametre|configure|actualise)(?: (?:dans|sur) (?:le|votre) profil)? $`,
);
const ofText = phrase(" (?:phrase|texte|brouillon|objet|accroche|script|mail|message|sequence|paragraphe) ");

/** The clause only gives back what the profile says. */
const isInProfile = (clause: Clause, { profileWords }: GuardFacts) => {
  const clauses = clausesOf(clause.sentence);
  const said = clauses
    .slice(clauses.indexOf(clause))
    .flatMap(({ words }) => words)
    .filter((word) => word.length >= meaningful && !frame.has(word));
  return said.length > 0 && said.every((word) => profileWords.has(word));
};
/** Letters from which a word carries a meaning. */
const meaningful = 4;
const frame = lexicon(
  "votre secteur cible zone ciblage objectif profil metier proposition valeur offre activite fonction* taille desormais maintenant present dorenavant bien affiche* indique* mentionne* vise* porte comprend contient devient dans pour sont avec",
);

/** That the profile was changed, or says something now, where the customer has accepted no change. interpretation.md D182. */
export const profileClaims: readonly Claim[] = [
  {
    words: lexicon(
      "mis mettre passe* change* modifi* regle* enregistr* note* inscri* remplac* corrig* actualis* sauvegard* est sont ete devient affiche* indique* mentionne* vise* porte dit comprend contient memorise* parametre configure",
    ),
    kind: "done",
    reason: copy.action,
    mayFollow: (before) =>
      before.some((word) => /^(?:votre|vos|profil|ai|avons|viens|venons|c|est)$/.test(word)),
    isClaim: (clause, _at, facts) =>
      (saysKept.test(clause.text) || (says.test(clause.text) && !ofText.test(wholeText(clause)))) &&
      !(
        isNegated(clause) ||
        isSupposed(clause) ||
        clause.isAsked ||
        isForCustomer(clause) ||
        clausesOf(clause.sentence).some(isAdvice) ||
        isWhenever(clause) ||
        (saysKept.test(clause.text) ? facts.done.has("profile") : isOfChangedProfile(clause, facts)) ||
        isInProfile(clause, facts)
      ),
  },
];
