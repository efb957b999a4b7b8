import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import type { Claim } from "./claim.ts";
import { isNegated, isSupposed, saysAny } from "../clauses/clause.ts";
import { lexicon } from "../clauses/lexicon.ts";
import { isAdvice, isOursNearby, isReported } from "../clauses/owner.ts";

const certainly = ["a coup sur", "sans aucun doute", "sans aucun risque", "aucun risque", "sans risque", "zero risque", "zero erreur", "sans erreur", "c est certain", "c est sur", "c est assure", "est assure", "est assuree", "sont assures", "sont assurees", "immanquablement", "a tous les coups", "les yeux fermes", "a 100 %", "100 %"];
const outcomes = lexicon("signe* signera* succes reussi* resultat* vend* vente* rendez rdv repon* achet* client* adresse* exact* fiable* contact* numero* valide* perd* prospect* donnee* interess* conclu* gagn*");

/** Results that nobody can promise, and seals that the site does not claim. requirements.md CLM. */
export const assuranceClaims: readonly Claim[] = [
  {
    words: lexicon("coup doute risque erreur certain assure assuree assures assurees sur immanquablement coups fermes forcement systematiquement assurement certainement infaillible inratable promets promettons promis engageons"),
    kind: "promise",
    reason: copy.result,
    mayFollow: (before) => before.length > 0,
    isClaim: (clause, at) => {
      const word = clause.words[at] ?? "";
      if (isSupposed(clause) || isAdvice(clause) || isReported(clause) || clause.isAsked) return false;
      if (/^promet/.test(word)) return ["vous", "je", "nous", "le"].includes(clause.words[at - 1] ?? "") && !isNegated(clause) && / (?:je|nous) /.test(clause.text);
      if (word === "engageons") return !isNegated(clause) && clause.words[at - 1] === "nous";
      if (/^(?:forcement|systematiquement|assurement|certainement|immanquablement|infaillible|inratable)$/.test(word))
        return !isNegated(clause) && / (?:repondr|signer|acheter|accepter|obtiendr|aurez|marchera|reussir|fonctionnera|convaincr)/.test(clause.text);
      if (word === "risque" ? / (?:moins|plus) de risque /.test(clause.text) : isNegated(clause)) return false;
      return saysAny(clause, certainly) && outcomes.isIn(clause.words.filter((one) => one !== word)) && !/ (?:pas|jamais|peut|personne) /.test(clause.text);
    },
  },
  {
    words: lexicon("exactes exacts valides fiables joignables"),
    kind: "promise",
    reason: copy.result,
    isClaim: (clause) => !isNegated(clause) && !isSupposed(clause) && !isAdvice(clause) && (/ (?:100 %|toutes?|tous) /.test(clause.text)) && / (?:adresses?|numeros?|mails|contacts?|fiches?|donnees|coordonnees) /.test(clause.text),
  },
  {
    words: lexicon("certifi* labellis* label labels agree agreee agrees homologu* accredit* audit* norme normes conformite iso soc secnumcloud hds qualifi* habilit* approuv* reconnu* recompens* prime primee elu elue laureat laureate"),
    kind: "promise",
    reason: copy.conformity,
    isClaim: (clause, at) => {
      const word = clause.words[at] ?? "";
      if (isNegated(clause) || isSupposed(clause) || isAdvice(clause) || isReported(clause) || clause.isAsked) return false;
      if (/^(?:audit|prime|elu|conformite|norme|qualifi|reconnu|habilit)/.test(word) && !/ (?:matinal|notre (?:outil|service|solution|societe|entreprise|plateforme|logiciel)|nous (?:sommes|avons)|le service|l outil|etat|cnil|anssi) /.test(clause.text)) return false;
      return (isOursNearby(clause) || / (?:iso|soc|cnil|anssi|hds|etat|secnumcloud) /.test(clause.text)) && !/ (?:votre|vos|prospect|cible|cibles|entreprises) /.test(clause.text);
    },
  },
];
