import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { type Clause, isDeniedNearby, isNegated, isSupposed, saysAny, wholeText } from "../clauses/clause.ts";
import { lexicon } from "../clauses/lexicon.ts";
import { isAdvice, isOursNearby, isReported } from "../clauses/owner.ts";
import { phrase } from "../clauses/phrase.ts";
import type { Claim } from "./claim.ts";

const certainly = [
  "a coup sur",
  "sans aucun doute",
  "sans aucun risque",
  "aucun risque",
  "sans risque",
  "zero risque",
  "zero erreur",
  "sans erreur",
  "c est certain",
  "c est sur",
  "c est assure",
  "est assure",
  "est assuree",
  "sont assures",
  "sont assurees",
  "immanquablement",
  "a tous les coups",
  "a chaque fois",
  "a chaque coup",
  "sans exception",
  "etes sur",
  "etes sure",
  "etes certain",
  "serez sur",
  "etes assure",
  "etes assures",
  "etes assure de",
  "vous assurera",
  "vous assure",
  "nous assurons",
  "vous assurent",
  "ne rate jamais",
  "ne laisse personne indifferent",
  "100 % de reussite",
  "en toute certitude",
  "fera mouche",
  "les yeux fermes",
  "a 100 %",
  "100 %",
];
const outcomes = lexicon(
  "signe* signera* succes reussi* resultat* vend* vente* rdv repon* achet* client* adresse* exact* fiable* contact* numero* valide* perd* prospect* donnee* interess* conclu* gagn* obten* decroch* reponse* retour* rendement reussite",
);

/** What the terms engage: "sur des moyens, non sur le résultat". */
const ofMeans = phrase(" engageons (?:sur|a mettre|a) (?:[a-z]+ ){0,2}moyens ");

const clauseIsOpen = (clause: Clause) =>
  isSupposed(clause) || isAdvice(clause) || isReported(clause) || clause.isAsked;

/** Results that nobody can promise, and seals that the site does not claim. requirements.md CLM. */
export const assuranceClaims: readonly Claim[] = [
  {
    words: lexicon(
      "coup doute risque erreur certain assure assuree assures assurees immanquablement coups fermes forcement systematiquement assurement certainement infaillible inratable assurera assurent assurons exception fois rate mouche certitude promets promettons promis engageons",
    ),
    kind: "promise",
    reason: copy.result,
    mayFollow: (before) => before.length > 0,
    isClaim: (clause, at) => {
      const word = clause.words[at] ?? "";
      if (isSupposed(clause) || isAdvice(clause) || isReported(clause) || clause.isAsked) return false;
      if (phrase(" (?:assuree?s? du lundi|assure du lundi) ").test(clause.text)) return false;
      if (phrase("^promet").test(word))
        return (
          ["vous", "je", "nous", "le"].includes(clause.words[at - 1] ?? "") &&
          !isNegated(clause) &&
          phrase(" (?:je|nous) ").test(clause.text)
        );
      if (word === "engageons")
        return !isNegated(clause) && clause.words[at - 1] === "nous" && !ofMeans.test(clause.text);
      if (
        phrase(
          "^(?:forcement|systematiquement|assurement|certainement|immanquablement|infaillible|inratable)$",
        ).test(word)
      )
        return (
          !isNegated(clause) &&
          phrase(
            " (?:repondr|signer|acheter|accepter|gagner|obtenir|decrocher|vendr|vend|obtiendr|aurez|marchera|reussir|fonctionnera|convaincr)",
          ).test(clause.text)
        );
      if (phrase("^(?:rate|mouche)$").test(word)) return saysAny(clause, certainly);
      if (word === "coups" || word === "exception" || word === "fois")
        return (
          saysAny(clause, certainly) &&
          phrase(
            String.raw` (?:fonctionne|marche|repond\w*|vous|obten\w*|accroche|message|methode|script|prospect\w*|mail) `,
          ).test(clause.text) &&
          !isNegated(clause)
        );
      if (word === "risque" ? phrase(" (?:moins|plus) de risque ").test(clause.text) : isNegated(clause))
        return false;
      return (
        saysAny(clause, certainly) &&
        outcomes.isIn(clause.words.filter((one) => one !== word)) &&
        !phrase(" (?:pas|jamais|peut|personne) ").test(clause.text)
      );
    },
  },
  {
    words: lexicon("sur sure surs sures"),
    kind: "promise",
    reason: copy.result,
    mayFollow: (before) => ["est", "etes", "serez", "suis", "en", "etre", "coup"].includes(before[0] ?? ""),
    isClaim: (clause) =>
      !clauseIsOpen(clause) &&
      !isNegated(clause) &&
      saysAny(clause, certainly) &&
      outcomes.isIn(clause.words),
  },
  {
    words: lexicon(
      "succes reponses decu decue decus repondons doublon doublons zero invalide decrocherez signerez doublerez triplerez obtiendrez vendrez remplirez atteindrez conclurez gagnerez debouche debouchent echouer rater payons remplacer perdre reussir certain fera feront oui totale erronee fausse rapporte* doubler* tripler* augmenter* accepter* signera signeront repondra repondront explose* decolle* declenche* obtiendra attire* genere* seduira convaincra achetera acheteront rentab* toujours spam spams effort efforts va vont impossible",
    ),
    kind: "promise",
    reason: copy.result,
    mayFollow: (before) => before.length > 0,
    isClaim: (clause, at) => {
      const { words, text } = clause;
      const word = words[at] ?? "";
      if (clauseIsOpen(clause) || clause.isQuoted) return false;
      const whole = wholeText(clause);
      if (phrase("^rentab").test(word))
        return (
          !isNegated(clause) &&
          phrase(" (?:est|sera|serez|seront|devient|deviendra|sont) (?:[a-z]+ ){0,3}rentab").test(text) &&
          phrase(
            String.raw` (?:des|en|mois|semaine|investissement|prospection|abonnement|vite|rapidement|\d+) `,
          ).test(text)
        );
      if (word === "toujours")
        return (
          !isNegated(clause) &&
          phrase(
            " (?:marche|fonctionne|repondent|repond|aboutit|paie|convainc|obtient|reussit|rapporte) toujours ",
          ).test(text)
        );
      if (phrase("^spam").test(word))
        return (
          phrase(String.raw` (?:aucun|jamais|pas|eviter\w*|sans) `).test(text) &&
          phrase(" (?:vos|votre|nos|notre|ne) ").test(text) &&
          phrase(String.raw` (?:tomber\w*|iront|finir\w*|arriver\w*|passer\w*|vont|ira) `).test(text)
        );
      if (phrase("^effort").test(word))
        return (
          phrase(" sans (?:aucun |le moindre )?effort ").test(text) &&
          phrase(" vous (?:[a-z]+ ){0,2}[a-z]+rez ").test(text)
        );
      if (word === "impossible")
        return phrase(
          String.raw` impossible d(?:e)? (?:perdre|echouer|rater|refuser) | impossible (?:que|qu) (?:ce|votre|le|un|il|elle|vos|les|on) (?:[a-z]+ ){0,2}(?:refus\w+|dis\w+|ignor\w+|rat\w+|echou\w+)`,
        ).test(whole);
      if (phrase("^(?:echouer|rater|perdre|reussir)$").test(word))
        return phrase(
          " ne (?:peut|peuvent|pouvez|pourra|pourrez) (?:pas|que|plus) (?:echouer|rater|reussir|perdre) ",
        ).test(text);
      if (word === "payons") return phrase(" (?:nous|c est nous) (?:qui )?payons ").test(whole);
      if (phrase("^(?:erronee|fausse)$").test(word))
        return (
          phrase(" (?:aucune de nos|aucun de nos|aucune adresse|aucun numero|jamais) ").test(text) &&
          phrase(" (?:nos|notre|matinal) ").test(text)
        );
      if (phrase("^decu").test(word)) return phrase(" (?:serez|seront) jamais decu").test(text);
      if (phrase("^doublon").test(word))
        return phrase(" aucun doublon ").test(text) && !phrase(" (?:je|verifiez|si) ").test(text);
      if (isNegated(clause)) return false;
      if (word === "succes")
        return phrase("^ (?:succes|le succes|reussite) (?:est )?(?:assure|garanti|certain)").test(text);
      if (word === "reponses") return phrase(" 100 % de (?:reponses|reussite|succes) ").test(text);
      if (word === "repondons") return phrase(" repondons d(?:e|u) ").test(text);
      if (phrase("^(?:zero|invalide)$").test(word))
        return phrase(" zero (?:adresse|erreur|doublon|risque|faute|numero|perte|spam) ").test(text);
      if (word === "certain")
        return phrase(" (?:resultat|resultats|succes|retour|rendement|gain) (?:est|sont) certains? ").test(
          text,
        );
      if (phrase("^fer(?:a|ont)$").test(word))
        return phrase(
          String.raw` (?:fera|feront) (?:[a-z]+ )?(?:gagner|obtenir|signer|vendre|decrocher) (?:[a-z0-9]+ ){0,2}(?:clients?|rdv|contrats?|ventes?|\d)`,
        ).test(text);
      if (word === "remplacer") return phrase(" nous (?:nous )?engage").test(whole);
      if (phrase("^debouch").test(word)) return phrase(" (?:chaque|toutes?|tous) ").test(text);
      if (word === "totale")
        return phrase(
          " (?:delivrabilite|securite|fiabilite|exactitude|conformite|disponibilite|qualite) (?:[a-z]+ ){0,4}est totale ",
        ).test(text);
      if (word === "oui") return phrase(" (?:dira|diront) oui ").test(text) && !phrase(" si ").test(whole);
      if (phrase(" si ").test(whole)) return false;
      if (
        phrase(
          "^(?:decrocherez|signerez|doublerez|triplerez|obtiendrez|vendrez|remplirez|atteindrez|conclurez|gagnerez)$",
        ).test(word)
      )
        return phrase(
          " vous (?:[a-z]+ ){0,2}(?:decrocherez|signerez|doublerez|triplerez|obtiendrez|vendrez|remplirez|atteindrez|conclurez|gagnerez) (?:[a-z0-9]+ ){0,5}(?:contrats?|clients?|ventes?|rdv|chiffre|reponses?|commandes?|objectifs?|agenda|carnet|affaires?|plus) ",
        ).test(text);
      return (
        phrase(
          String.raw` (?:script|message|mail|accroche|formule|methode|sequence|prospects?|prospection|taux|chiffre d affaires|investissement|objet|relance|interlocuteurs?|ventes|rdv|carnet|portefeuille|approche|plan|campagne) (?:[a-z]+ ){0,4}(?:(?:va|vont) )?(?:vous )?(?:rapporter\w*|doubler\w*|tripler\w*|augmenter\w*|acceptera|accepteront|signera|signeront|repondra|repondront|exploser\w*|decoller\w*|declencher\w*|obtiendra|attirera|generera|generer|seduira|convaincra|achetera|acheteront) `,
        ).test(text) &&
        !phrase(
          " (?:pourra|peut|pourrait|probablement|sans doute|peut etre|souvent|automatiquement|(?:toute?s?|tous) seule?s?|d (?:elle|lui|elles|eux) memes?) ",
        ).test(text)
      );
    },
  },
  {
    words: lexicon(
      "exactes exacts valides fiables joignables decrochent repondent justes corrects correctes",
    ),
    kind: "promise",
    reason: copy.result,
    isClaim: (clause) =>
      !isNegated(clause) &&
      !isSupposed(clause) &&
      !isAdvice(clause) &&
      phrase(String.raw` (?:100 %|toutes?|tous|\d+ %) `).test(clause.text) &&
      phrase(" (?:adresses?|numeros?|mails|contacts?|fiches?|donnees|coordonnees) ").test(clause.text),
  },
  {
    words: lexicon(
      "conforme conformes atteste* certificat* trophee medaille approuve* membre membres french innovation reference sceau organisme officiel officielle certifi* labellis* label labels agree agreee agrees homologu* accredit* audit* norme normes conformite iso soc secnumcloud hds qualifi* habilit* approuv* valide validee validees validons stockees stocke reconnu* recompens* prime primee elu elue laureat laureate",
    ),
    kind: "promise",
    reason: copy.conformity,
    isClaim: (clause, at) => {
      const word = clause.words[at] ?? "";
      if (isNegated(clause) || isSupposed(clause) || isAdvice(clause) || isReported(clause) || clause.isAsked)
        return false;
      if (phrase(" (?:exige|demande|reclame|impose)(?:nt)? ").test(clause.text)) return false;
      // "ISO 27001, SOC 2 : aucune des deux n’est déclarée."
      if (
        isDeniedNearby(clause) &&
        !phrase(" (?:avons|est|sont|a|detenons|dispose|disposons) ").test(clause.text)
      )
        return false;
      if (phrase("^officiel").test(word)) return phrase(" partenaires? officiel").test(clause.text);
      if (word === "sceau") return phrase(" nous | matinal | notre ").test(clause.text);
      if (word === "organisme")
        return (
          phrase(" organisme (?:independant|certificateur|externe|accredite) ").test(clause.text) &&
          phrase(" (?:nos|notre|nous|matinal) ").test(clause.text)
        );
      if (phrase("^(?:trophee|medaille)$").test(word)) return isOursNearby(clause);
      if (phrase("^(?:conforme|approuve|atteste)").test(word))
        return (
          phrase(
            " (?:norme|referentiel|iso|soc|hds|pci|standard|cnil|etat|avocats?|anssi|organisme|cabinet) ",
          ).test(clause.text) && !phrase(" (?:votre|vos) ").test(clause.text)
        );
      if (phrase("^(?:membres?|french)$").test(word))
        return (
          phrase(" (?:nous sommes|matinal est) (?:[a-z]+ ){0,2}membres? | french tech ").test(clause.text) &&
          isOursNearby(clause)
        );
      if (word === "innovation") return phrase(" (?:prix|concours|trophee|medaille) ").test(clause.text);
      if (word === "reference")
        return phrase(" (?:matinal|nous sommes|service|outil) (?:est )?reference (?:par|a|aupres|au) ").test(
          clause.text,
        );
      if (phrase("^(?:stock)").test(word)) return false;
      if (phrase("^valide").test(word))
        return phrase(
          " (?:cnil|anssi|etat|dgccrf|ministere|juristes?|avocats?) (?:[a-z]+ ){0,3}validee?s? | validee?s? par (?:la |l |le |un |des |nos )?(?:cnil|anssi|etat|ministere|avocats?|juristes?|dpo) ",
        ).test(clause.text);
      if (
        phrase("^label").test(word) &&
        phrase(" (?:nous avons|notre|matinal|dispose|obtenu) ").test(clause.text)
      )
        return true;
      if (
        phrase("^(?:audit|prime|elu|conformite|norme|qualifi|reconnu|habilit)").test(word) &&
        !phrase(
          " (?:matinal|notre (?:outil|service|solution|societe|entreprise|plateforme|logiciel)|nous (?:sommes|avons)|le service|l outil|etat|cnil|anssi) ",
        ).test(clause.text)
      )
        return false;
      return (
        (isOursNearby(clause) || phrase(" (?:iso|soc|cnil|anssi|hds|etat|secnumcloud) ").test(clause.text)) &&
        !phrase(" (?:votre|vos|prospect|cible|cibles|entreprises) ").test(clause.text)
      );
    },
  },
];
