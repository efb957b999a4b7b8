import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import type { GuardFacts } from "../../facts/guard-facts.ts";
import {
  type Clause,
  clausesOf,
  isNegated,
  isQuestion,
  isSupposed,
  saysAny,
  wholeText,
} from "../clauses/clause.ts";
import { lexicon } from "../clauses/lexicon.ts";
import { isAdvice, isReported } from "../clauses/owner.ts";
import { phrase } from "../clauses/phrase.ts";
import { isWhenever } from "../clauses/told.ts";
import type { Claim } from "./claim.ts";
import { formsOf, verbOf } from "./verbs.ts";

/** What the assistant never does, whatever the object is. */
const outward = new Set(
  "envoy expedi transmettr relanc contact recontact appel telephon programm planifi activ desactiv synchronis import export surveill prevenir avertir notifi alert resili rembours factur credit debloqu invit connect branch publi post negoci souscrir sollicit".split(
    " ",
  ),
);
/** What it does to texts, and never to the list, the profile or the account. */
const inward = new Set(
  "effectu realis termin execut fair faire procede ajout supprim retir enlev effac modifi chang mettr corrig enregistr nettoy dedoublonn complet remplir cre integr attribu assign deplac archiv marqu not actualis elargir restreindr etendr ajust pass fusionn inscrir configur parametr install bascul renouvel prolong augment appliqu enrichir reserv bloqu cal fix confirm annul verifi control lanc partag depos laiss parl discut echang ecrir joindr trouv identifi recuper detect consult lir remettr analys ouvr cherch sauvegard valid prendr obtenir convenir demand classe report decal mettr rang tri reuss pos plac ferm trait charg telecharg class transfer recevoir".split(
    " ",
  ),
);
const both = new Set([...outward, ...inward]);

const skipped = lexicon(
  "bien deja aussi tout tous toutes egalement maintenant desormais vous lui leur les l la le y en donc meme immediatement aussitot directement ensuite enfin toujours m me se s ne",
);

const adverbs = lexicon(
  "dorenavant present bien deja aussi tout egalement maintenant desormais donc enfin ensuite immediatement aussitot automatiquement",
);

/** Where a change would stand, so that no word about a text makes it one of a text. */
const strongObjects = lexicon(
  "liste listes crm agenda calendrier abonnement ciblage compte base webhook* doublon* statut* licence* planning tableau panier",
);
const objects = lexicon(
  "prospect* contact* fiche* profil critere* rappel* tache* donnees campagne* adresse* numero* coordonnees creneau* rendez rdv reunion* demo* demonstration* invitation* equipe collegue* quota forfait growth starter scale remise* copie zone facture* acces alerte* notification* filtre* utilisateur* dossier* ticket* export* import* interlocuteur* entreprise* rapport* recherche*",
);
const texts = lexicon(
  "objet objets phrase* accroche* paragraphe* mot mots ton formule* texte* brouillon* script* version* question* ligne* titre signature* variante* champ* exemple* argument* angle* conclusion introduction mention* virgule mail mails message* sequence* relance* proposition plan reponse* idee* invitez argumentaire modele* points point",
);
/** What the assistant would send to the customer, beside what the customer sends to prospects. */
const errands = lexicon(
  "rappel recapitulatif confirmation lien facture contrat devis fichier export invitation code acces document recap notification alerte* liste listes",
);
const self = lexicon("j je nous on");
const team = lexicon(
  "matinal equipe conseiller conseillere expert experte collegue collegues assistant agent ia service support technicien outil logiciel systeme plateforme",
);
const habits = lexicon("chaque quotidien* jours peut peuvent pouvez doit doivent apres selon etre");
/** Things of which the passive would tell that something was done. */
const subjects = lexicon(
  "coordonnees donnees mise modification* fichier* mail mails message messages relance* sequence* campagne* liste listes prospect* contact* fiche* profil ciblage critere* abonnement* compte agenda rendez rdv reunion* demo* demonstration* appel appels invitation* demande* webhook* statut rappel* facture* export* import* doublon* modification* changement* creneau* envoi* tache* notification* zone reservation* commande* dossier resiliation inscription candidature adresse* numero* crm offre forfait envois",
);

/** What an assistant that writes may say it has done, or will do; and what a customer says in a mail. */
const innocent = lexicon(
  "prepar* redig* propos* raccourci* reformul* resum* repri* repren* gard* compri* lu vu note remplac* choisi* evit* adapt* alleg* coup* tenu suppos* laiss* essay* pens* relu traduit simplifi* regroup* list* separ* structur* indiqu* precis* mentionn* cite cites citee signal* calcul* compt* retenu* conserv* trouv* remarqu* relev* reper* identifi* distingu* hierarchis* selectionn* confondu oubli* fait pu voulu du dit parl* donn* fourni* montr* expliqu* detaill* conseill* recommand* formul* commenc* termin* fini* limit* personnalis* vari* gliss* plac* condens* develop* appuy* insist* mis* opt* prefer* renonc* decouvert appris constat* entendu rencontr* pris pri* besoin bien ici la rien mal envie une un des cru suivi respect* souviendr* pourr* ser* aur* saur* devr* dir* aider* repondr* ecrir* ecrit ecrite corrig* verrai verrons partir* ferai ferons fera sera attendr* envisag* aborde abord* tutoye vouvoye numerot* class* tri tri* compar* converti* reparti* ordonn* mis mise mettr* ajout* retir* supprim* deplac* modifi* chang* enlev* remani* ajust* aere* voudr*",
);
const outer = lexicon(
  "prospect* contact* equipe collegue* liste profil agenda calendrier adresse* numero* telephone linkedin compte* facture* abonnement* crm fiche* ciblage critere* client* directeur* directrice* acheteur* standard fichier* secretariat interlocuteur* responsable* commercial dirigeant* rendez rdv lui leur serveur* webhook* base concurrent* quota entreprise societe",
);

/** The assistant, the service or something of theirs is said to have done what the product does not do by itself. */
export const doneClaims: readonly Claim[] = [
  {
    words: lexicon(...formsOf(both)),
    kind: "done",
    reason: copy.action,
    mayFollow: (before) =>
      before.length === 0 ||
      leads.isIn(before.slice(0, 6)) ||
      subjects.isIn(before.slice(0, 4)) ||
      phrase(String.raw`^\d`).test(before[1] ?? ""),
    isClaim: (clause, at, facts) => {
      if (isNegated(clause) || clause.isAsked || (clause.isQuoted && isReported(clause))) return false;
      return isActive(clause, at, facts) || isPassive(clause, at) || isHeading(clause, at);
    },
  },
  {
    words: lexicon("*"),
    kind: "done",
    reason: copy.action,
    mayFollow: (before) => {
      const [first = "", second = "", third = ""] = before.filter((word) => !skipped.has(word));
      return (
        (first === "ai" && (second === "j" || second === "je")) ||
        (first === "de" && second === "permis" && third === "suis") ||
        (first === "vais" && second === "je")
      );
    },
    isClaim: (clause, at) => {
      const word = clause.words[at] ?? "";
      if (isNegated(clause) || isSupposed(clause) || clause.isAsked || clause.isQuoted) return false;
      if (innocent.has(word) || skipped.has(word) || word.length < 3 || verbOf(word, both)) return false;
      const lead = clause.words.slice(Math.max(0, at - 4), at);
      return (
        !lead.includes("vous") &&
        outer.isIn(clause.words.slice(at + 1)) &&
        !texts.isIn(clause.words.slice(at + 1))
      );
    },
  },
  {
    words: lexicon(
      "repondu accepte ouvert lu clique signe rappele confirme refuse visite telecharge consulte decroche transfere promis valide",
    ),
    kind: "done",
    reason: copy.event,
    mayFollow: (before) => ["a", "ont", "deja", "bien"].includes(before[0] ?? "") && before.length > 1,
    isClaim: (clause, at) => {
      if (
        isNegated(clause) ||
        isSupposed(clause) ||
        isQuestion(clause) ||
        clause.isQuoted ||
        isReported(clause)
      )
        return false;
      const lead = clause.words.slice(0, at);
      if (lead.includes("qui") || lead.includes("vous") || lead.includes("j") || lead.includes("que"))
        return false;
      return lead.length < 12 && people.isIn(lead) && !["un", "une"].includes(lead[0] ?? "");
    },
  },
  {
    words: lexicon("desormais maintenant"),
    kind: "done",
    reason: copy.action,
    isClaim: (clause) =>
      !isNegated(clause) &&
      !isSupposed(clause) &&
      !isQuestion(clause) &&
      phrase(
        " vous (?:etes|avez) (?:desormais|maintenant) (?:abonnee?|inscrite?|connectee?|passee?|acces|un abonnement|l offre|growth|scale|starter) ",
      ).test(clause.text),
  },
  {
    words: lexicon("pu reussi soin procede effectue realise occupe chargee charge liste crm agenda"),
    kind: "done",
    reason: copy.action,
    isClaim: (clause, at) => {
      const { words, text } = clause;
      const word = words[at] ?? "";
      if (
        isNegated(clause) ||
        isSupposed(clause) ||
        isQuestion(clause) ||
        clause.isQuoted ||
        isReported(clause)
      )
        return false;
      if (phrase("^(?:liste|crm|agenda)$").test(word))
        return (
          phrase(
            " (?:prospects?|contacts?|fiches?|entreprises?|rdv|reunion|rappel) (?:[a-z]+ ){0,3}(?:est|sont) (?:bien |maintenant |desormais |deja )?dans (?:la|votre) (?:liste|crm|agenda) ",
          ).test(text) &&
          !habits.isIn(words) &&
          !phrase(" les nouveaux ").test(text)
        );
      if (phrase("^(?:occupe|charge)").test(word))
        return phrase(" (?:m en|me) suis (?:deja |bien )?(?:occupee?|chargee?) ").test(text);
      if (phrase("^(?:effectue|realise|procede)$").test(word))
        return phrase(
          " (?:ai|avons) (?:bien |deja )?(?:effectue|realise|procede) (?:a )?(?:[a-z]+ ){0,3}(?:relances?|envois?|import|export|mise|appels?|modifications?|changements?|reservation|resiliation|recherche|verifications?|inscription) ",
        ).test(text);
      return phrase(
        " (?:ai|avons) (?:[a-z]+ ){0,2}(?:pu|reussi a|pris soin de) (?:[a-z]+ ){0,2}(?:joindre|parler|obtenir|appeler|contacter|envoyer|relancer|ajouter|programmer|reserver|importer|exporter|verifier|mettre a jour|transmettre|prevenir|inscrire) ",
      ).test(text);
    },
  },
  {
    words: lexicon(
      "mains courant prevenue prevenu avertie averti informee informe alertee notifiee signe vu mene jour cours tourne tournent teste continuerai place necessaire demarre demarrent commence arrive arrivee arrivees arrives connecte connectee signale recu maintenant",
    ),
    kind: "done",
    reason: copy.action,
    isClaim: (clause, at) => {
      const { words, text } = clause;
      const word = words[at] ?? "";
      if (
        isNegated(clause) ||
        isSupposed(clause) ||
        isQuestion(clause) ||
        clause.isQuoted ||
        isReported(clause)
      )
        return false;
      if (word === "mains" || word === "courant")
        return (
          phrase(" (?:est|sont) (?:deja |maintenant )?(?:entre les mains|au courant) ").test(text) &&
          team.isIn(words)
        );
      if (phrase("^(?:preven|avert|inform|alert|notif)").test(word))
        return phrase(
          " (?:equipe|support|conseiller|conseillere|service|collegue|prospect|client) (?:est|a ete|a bien ete) (?:deja |bien )?(?:prevenue?|avertie?|informee?|alertee?|notifiee?) ",
        ).test(text);
      if (word === "signe") return phrase(" (?:vous ferai|ferai) signe ").test(text);
      if (word === "vu")
        return phrase(
          " (?:j ai|ai) vu (?:dans|sur) (?:votre|leur|vos) (?:crm|agenda|liste|compte|boite|site|page|tableau|linkedin) ",
        ).test(text);
      if (word === "mene")
        return phrase(
          " (?:ai|avons) mene (?:une|des|la|ma|mes) (?:recherche|recherches|enquete|campagne|prospection) ",
        ).test(text);
      if (word === "jour")
        return (
          phrase(" (?:est|sont) (?:maintenant|desormais|bien|deja|enfin) a jour ").test(text) &&
          phrase(" (?:profil|fiche|fiches|liste|ciblage|compte|crm|agenda) ").test(text)
        );
      if (word === "cours")
        return phrase(
          " en cours (?:d envoi|d appel|de relance|d import|de traitement|de synchronisation|d ajout|de mise a jour) ",
        ).test(text);
      if (phrase("^tourne").test(word))
        return (
          phrase(" (?:sequence|campagne|recherche|relances?) tourne").test(text) &&
          !phrase(" nuit ").test(text)
        );
      if (word === "teste")
        return (
          phrase(" (?:je l ai|j ai|nous avons|je les ai) (?:bien |deja )?teste").test(text) &&
          !phrase(" (?:formule|phrase|objet|variante) ").test(text)
        );
      if (word === "continuerai")
        return phrase(" (?:relancer|appeler|surveiller|suivre|envoyer|chercher|contacter|ajouter) ").test(
          text,
        );
      if (word === "place")
        return (
          phrase(" (?:est|sont) (?:maintenant |bien |desormais |deja )?en place ").test(text) &&
          phrase(" (?:votre|vos|la|le|les) ").test(text) &&
          subjectsOrTarget.isIn(words.slice(0, at))
        );
      if (word === "necessaire")
        return phrase(
          " (?:ai|avons) (?:bien |deja )?fait le necessaire | fais le necessaire | ferai le necessaire ",
        ).test(text);
      if (phrase("^(?:demarr|commenc)").test(word))
        return (
          phrase(" (?:campagne|sequence|prospection|envois?) (?:[a-z]+ ){0,2}(?:demarre|commence)").test(
            text,
          ) &&
          phrase(
            String.raw` (?:demain|lundi|mardi|mercredi|jeudi|vendredi|aujourd|ce matin|ce soir|\d) `,
          ).test(text)
        );
      if (phrase("^arriv").test(word))
        return phrase(" (?:reponses?|messages?|mails?) (?:est|sont) (?:[a-z]+ )?arrivee?s? ").test(text);
      if (phrase("^connecte").test(word))
        return phrase(" (?:me|nous) (?:suis|sommes) connectee?s? | j ai connecte ").test(text);
      if (word === "signale")
        return phrase(
          " (?:ai|avons) (?:bien |deja )?signale (?:[a-z]+ ){0,4}(?:support|equipe|service|technique|hebergeur) ",
        ).test(text);
      if (word === "recu")
        return phrase(
          " (?:prospects?|contacts?|collegue|client|interlocuteur|directeur|directrice|equipe|destinataires?) (?:[a-z]+ ){0,3}(?:a|ont) (?:bien |deja )?recu ",
        ).test(text);
      return phrase(
        " (?:liste|ciblage|profil|compte|abonnement|crm|agenda) (?:compte|contient|comprend|est|inclut|a|couvre|couvrent|cible|vise) (?:maintenant|desormais) | vos criteres (?:[a-z]+ ){0,2}(?:maintenant|desormais) ",
      ).test(text);
    },
  },
  {
    words: lexicon("seul seule seuls seules automatiquement place meme"),
    kind: "done",
    reason: copy.automation,
    isClaim: (clause) =>
      !isNegated(clause) &&
      !isSupposed(clause) &&
      !isByProduct(clause) &&
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
  {
    words: lexicon("repondu confirme dit accepte indique promis ecrit valide signe interesse interessee"),
    kind: "done",
    reason: copy.action,
    mayFollow: (before) => ["a", "ont", "deja", "bien", "est"].includes(before[0] ?? ""),
    isClaim: (clause, at) => {
      if (isNegated(clause) || isSupposed(clause)) return false;
      const [before = "", earlier = ""] = [clause.words[at - 1], clause.words[at - 2]];
      if (["a", "ont"].includes(before) && earlier === "m") return true;
      return (
        clause.words[at] === "repondu" &&
        ["a", "ont", "deja", "bien"].includes(before) &&
        saysAny(clause, ["a votre", "a vos", "favorablement", "a notre"])
      );
    },
  },
  {
    words: lexicon(
      "occupe* charge chargerai chargeons veille garde tiens tiendrai tiendrons reviens reviendrai suivrai suis",
    ),
    kind: "done",
    reason: copy.action,
    mayFollow: (before) => ["m", "je", "vous", "en", "nous", "me", "y"].includes(before[0] ?? ""),
    isClaim: (clause, at) => {
      const rest = ` ${clause.words.slice(at + 1).join(" ")} `;
      const lead = ` ${clause.words.slice(Math.max(0, at - 4), at).join(" ")} `;
      if (isNegated(clause) || clause.isAsked || !phrase(" (?:je|j|nous) ").test(lead)) return false;
      const word = clause.words[at] ?? "";
      if (phrase("^(?:occup|charg)").test(word))
        return (
          phrase(" me? (?:en )?$").test(lead) &&
          (phrase(" en $").test(lead) ||
            phrase(
              " (?:envo|relanc|appel|le reste|tout|transm|reste|contact|prise|suivi|rendez|program|import|mise)",
            ).test(rest))
        );
      if (phrase("^(?:tien|reviens|reviendr)").test(word))
        return (
          (phrase(" (?:vous|je) $").test(lead) &&
            phrase(" (?:au courant|informe|des que|avec (?:une|leur|sa|la) reponse|demain|lundi|sous) ").test(
              rest,
            )) ||
          (phrase("^reviens|^reviendr").test(word) &&
            phrase(" vers vous ").test(rest) &&
            phrase(" (?:des|quand|avec|apres|lundi|demain) ").test(wholeText(clause)) &&
            !clause.isQuoted)
        );
      if (word === "garde" || word === "veille")
        return phrase(" (?:un|l) oeil | a ce que (?:vos|les|chaque) ").test(rest);
      return (
        word === "suis" &&
        phrase(
          " en train (?:de|d) (?:envo|relanc|appel|ajout|import|contact|mettre a jour|verif|programm|chercher|transm)",
        ).test(rest)
      );
    },
  },
];

const subjectsOrTarget = lexicon(
  "cible ciblage webhook* alerte* campagne* sequence* relance* zone critere* synchronisation integration rappel* filtre* remise abonnement offre",
);

const people = lexicon(
  "prospect* contact* interlocuteur* interlocutrice* directeur* directrice* acheteur* acheteuse* responsable* dirigeant* mme madame monsieur m societe entreprise groupe secretariat standard 2 3 4 5 6 7 8 9 10 il elle ils elles",
);

const departing = lexicon(
  "relance* sequence* campagne* mail mails messages envois message invitation* confirmation",
);

/** What leaves by itself, as the pages say: webhooks, and the mail of half past seven to the customer. */
const isByProduct = ({ text }: Clause) =>
  phrase(
    " webhooks? | (?:mail|message|recapitulatif) (?:du matin|quotidien|de 7 h 30) | (?:mail|recapitulatif|message) (?:[a-z]+ ){0,6}7 h 30 ",
  ).test(text) && !phrase(" (?:a|aux) (?:vos |votre )?(?:prospects?|contacts?|cible|clients?) ").test(text);

const leads = lexicon(
  "qui et ai avons a ont viens venons vient vais allons va vont ete est sont sera seront j je nous on matinal equipe conseiller conseillere expert etre c voila",
);
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
  "repren* repris continu* enchain* suivr* envo* enverr* part partent parti* partir* relanc* contact* appel* programm* planifi* repond* ecri* transmi* synchronis* publi* post* invit* reserv* negoci* sign* transcri* enregistre* expedi* factur* prospecte* demarche* rappel*",
);

function isActive(clause: Clause, at: number, facts: GuardFacts): boolean {
  const { words } = clause;
  const verb = verbOf(words[at] ?? "", both);
  if (!verb) return false;
  const lead: string[] = [];
  const between: string[] = [];
  for (let place = at - 1; place >= 0 && at - place <= 7 && lead.length < 3; place--) {
    const word = words[place] ?? "";
    if (word === "et" && lead.length === 0 && place > 1) place--;
    else if (skipped.has(word)) between.push(word);
    else lead.push(word);
  }
  const [first = "", second = "", third = ""] = lead;
  const has = (form: (typeof verb.forms)[number]) => verb.forms.includes(form);
  const isSelf = (word: string) => self.has(word);
  const isActor = (word: string) => isSelf(word) || team.has(word);
  const isDone =
    has("participle") &&
    ((first === "ai" && ["j", "je", "et", ""].includes(second)) ||
      (first === "avons" && second === "nous") ||
      (first === "a" && (second === "on" || team.has(second) || (second === "qui" && team.has(third)))));
  const isNow =
    has("infinitive") &&
    ["de", "d"].includes(first) &&
    ["viens", "venons", "vient", "permis"].includes(second);
  const isSoon =
    has("infinitive") &&
    ((first === "vais" && second === "je") ||
      (first === "allons" && second === "nous") ||
      (first === "va" && isActor(second)));
  const isPromised =
    has("future") &&
    (isActor(first) ||
      (first === "" &&
        words[0] === "et" &&
        between.includes("vous") &&
        team.isIn(wholeText(clause).split(" "))));
  const isPresent = has("present") && (first === "je" || first === "j");
  if (!(isDone || isNow || isSoon || isPromised || isPresent)) return false;
  if (isSupposed(clause) && !isDone) return false;
  const after = words.slice(at + 1);
  const toYou = between.includes("vous");
  if (isPresent && !(isDone || isPromised)) return isPresentClaim(clause, at, verb.stem, toYou);
  if (outward.has(verb.stem)) {
    // In a mail that the customer sends, "vous" is the prospect.
    if (
      toYou &&
      isSelf(second || first) &&
      phrase("^(?:envoy|contact|appel|relanc|transmettr|telephon|sollicit|invit|recontact|expedi)$").test(
        verb.stem,
      )
    )
      return (
        errands.isIn(after) ||
        phrase(
          " (?:par (?:mail|sms|courrier|courriel)|sur votre boite|a votre adresse|dans votre boite) ",
        ).test(` ${after.join(" ")} `) ||
        words[0] === "et" ||
        (isPromised && first === "nous" && phrase("^(?:appel|contact|recontact)$").test(verb.stem))
      );
    return !(
      after[0] === "que" ||
      (texts.has(after[1] ?? "") && phrase("^(?:export|import|invit|activ)$").test(verb.stem))
    );
  }
  return isInwardClaim(clause, at, verb.stem, { toYou, between, facts, isDone: isDone || isNow });
}

function isInwardClaim(
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
  if (strongObjects.isIn(after)) return !phrase(" (?:compte de|compte que) ").test(rest);
  if (isProfileKnown(rest, facts)) return false;
  return (
    objects.isIn(after) &&
    !texts.isIn(after) &&
    !phrase("^(?:tri|classe|rang)$").test(stem) &&
    !phrase(" (?:en avant|en valeur|en tete|en evidence) ").test(rest)
  );
}

/** The customer accepted a change of the profile in this conversation, so that one was made. */
function isProfileKnown(rest: string, { done }: GuardFacts): boolean {
  return done.has("profile") && phrase(" (?:profil|zone|criteres?|ciblage) ").test(rest);
}

function isPresentClaim(clause: Clause, at: number, stem: string, toYou: boolean): boolean {
  const after = clause.words.slice(at + 1);
  const rest = ` ${after.join(" ")} `;
  if (clause.isAsked || isSupposed(clause)) return false;
  const isTo = phrase(" (?:lui|leur|les) $").test(
    ` ${clause.words.slice(Math.max(0, at - 2), at).join(" ")} `,
  );
  if (isTo && ["telephon", "ecrir", "envoy", "relanc", "appel", "contact", "transmettr"].includes(stem))
    return !toYou && !clause.isQuoted;
  if (
    [
      "surveill",
      "notifi",
      "alert",
      "programm",
      "planifi",
      "synchronis",
      "desactiv",
      "resili",
      "rembours",
    ].includes(stem)
  )
    return true;
  if (["prevenir", "avertir"].includes(stem))
    return (
      phrase(" (?:des|de chaque|a chaque|quand|lorsqu|au moindre|aussitot) ").test(rest) ||
      phrase(" si ").test(wholeText(clause))
    );
  if (["relanc", "envoy", "transmettr", "appel", "contact"].includes(stem))
    return (
      !toYou &&
      phrase(" (?:vos|votre|le|la|les|ce|cette|ces|tous|toutes|chaque|a) ").test(
        ` ${after.slice(0, 1).join(" ")} `,
      ) &&
      (stem === "envoy" || stem === "transmettr" || !texts.isIn(after.slice(1, 3)))
    );
  if (
    [
      "not",
      "ajout",
      "supprim",
      "retir",
      "mettr",
      "modifi",
      "enregistr",
      "chang",
      "pass",
      "inscrir",
      "elargir",
      "import",
      "export",
      "activ",
    ].includes(stem)
  )
    return (
      strongObjects.isIn(after) ||
      (phrase(" (?:vos|votre|ces|ce|cette|les) ").test(rest) &&
        objects.isIn(after) &&
        !texts.isIn(after) &&
        !phrase(" (?:en avant|en valeur|en tete|en evidence) ").test(rest))
    );
  return false;
}

/** "Votre e-mail a été envoyé", "la réunion est calée dans votre agenda", "vos relances seront programmées". */
function isPassive(clause: Clause, at: number): boolean {
  const { words } = clause;
  const verb = verbOf(words[at] ?? "", both);
  if (!verb?.forms.includes("participle") || isSupposed(clause)) return false;
  const lead = words.slice(0, at).filter((word) => !adverbs.has(word));
  const [first = "", second = ""] = lead.toReversed();
  const isPerfect = first === "ete" || (first === "etre" && ["d", "de"].includes(second));
  const isState = ["est", "sont", "sera", "seront"].includes(first);
  if (!(isPerfect || isState)) return false;
  const subject = lead.slice(0, isPerfect ? -2 : -1);
  if (subject.at(-1) === "vous" || subject.at(-1) === "nous") subject.pop();
  if (subject.length === 0 && isPerfect)
    return outward.has(verb.stem) && subjects.isIn(wholeText(clause).split(" "));
  if (subject.some((word) => ["qui", "que", "vous", "nous", "je", "j"].includes(word))) return false;
  const around = [...words.slice(at + 1), ...subject];
  const isThat = ["c", "ce", "cela", "tout"].includes(subject.at(-1) ?? "");
  if (isState && subject[0] === "les" && subject.length > 3) return false;
  if (isThat) return outward.has(verb.stem) || strongObjects.isIn(words.slice(at + 1));
  if (!subjects.isIn(subject) || phrase(" brouillons? ").test(clause.text)) return false;
  if (isPerfect) return outward.has(verb.stem) || !texts.isIn(subject) || strongObjects.isIn(around);
  if (
    phrase(
      " (?:demande|modification|changement|resiliation|commande|reservation) (?:est|sont) (?:bien |deja )?prise?s? en (?:compte|charge) ",
    ).test(clause.text)
  )
    return true;
  if (
    habits.isIn(around) ||
    isWhenever(clause) ||
    (verb.stem === "reserv" && words[at + 1] === "a") ||
    phrase("^(?:verifi|trouv|charg|trait|complet|pos|tri|cre|demand|control)").test(verb.stem)
  )
    return false;
  if (
    outward.has(verb.stem) ||
    [
      "marqu",
      "class",
      "transfer",
      "fusionn",
      "inscrir",
      "attribu",
      "lanc",
      "reserv",
      "cal",
      "fix",
      "bloqu",
      "annul",
      "confirm",
      "prendr",
      "pass",
      "elargir",
      "mettr",
      "ajout",
      "enregistr",
      "supprim",
      "restreindr",
      "etendr",
      "effectu",
      "realis",
      "termin",
      "fair",
    ].includes(verb.stem)
  )
    return (
      phrase("^(?:votre|vos|la|le|l|les|cette|ce|ces|son|leur)$").test(subject[0] ?? "") &&
      !phrase(" (?:jour|temps reel|supplement|en compte|fin) ").test(
        ` ${words.slice(at + 1).join(" ")} `.replace(
          " a jour ",
          words.includes("maintenant") || words.includes("bien") || words.includes("profil") ? " " : " jour ",
        ),
      )
    );
  return false;
}

/** "Invitation envoyée", "30 prospects ajoutés à votre liste". */
function isHeading(clause: Clause, at: number): boolean {
  const { words } = clause;
  const verb = verbOf(words[at] ?? "", both);
  if (
    !verb?.forms.includes("participle") ||
    !phrase("(?:es?|is?e?s?|us?)$").test(words[at] ?? "") ||
    at === 0 ||
    at > 3
  )
    return false;
  const lead = words
    .slice(0, at)
    .filter(
      (word) => !["votre", "vos", "bien", "voila"].includes(word) && !phrase(String.raw`^\d`).test(word),
    );
  const clauses = clausesOf(clause.sentence);
  const next = clauses[clauses.indexOf(clause) + 1];
  // "Votre e-mail envoyé, laissez passer trois jours."
  if (next && isAdvice(next) && phrase("^(?:votre|vos|le|la|les|ce|cet|cette)$").test(words[0] ?? ""))
    return false;
  const isBare =
    lead.length > 1 &&
    outward.has(verb.stem) &&
    departing.has(lead.at(-1) ?? "") &&
    !phrase("^(?:le|la|les|l|un|une|ce|cet|cette|du|des|votre|vos|mon|de|d|quel)$").test(words[at - 2] ?? "");
  if (isBare) return true;
  return (
    lead.length === 1 &&
    subjects.has(lead[0] ?? "") &&
    (outward.has(verb.stem) ||
      [
        "ajout",
        "mettr",
        "supprim",
        "reserv",
        "confirm",
        "modifi",
        "enregistr",
        "lanc",
        "annul",
        "prendr",
        "cre",
        "cal",
        "fix",
        "bloqu",
        "valid",
        "effectu",
        "realis",
        "termin",
        "fair",
        "chang",
      ].includes(verb.stem)) &&
    !phrase("^(?:verif|utilis)").test(verb.stem)
  );
}
