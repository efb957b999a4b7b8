import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { trialDays } from "#app/offers/price-rules.ts";
import { periods } from "#app/periods.ts";
import type { GuardFacts } from "../../facts/guard-facts.ts";
import { demoMinutes, readyHours } from "../../facts/offer-facts.ts";
import type { FindingKind } from "../../finding.ts";
import { hasStem } from "../../reading/reading.ts";
import type { Token } from "../../reading/tokens.ts";
import { type Clause, clauseAt, clausesOf, isNegated, isSupposed, wholeText } from "../clauses/clause.ts";
import { isOfCustomer } from "../clauses/customers-own.ts";
import { lexicon } from "../clauses/lexicon.ts";
import { isAdvice, isReported } from "../clauses/owner.ts";
import { type Phrase, phrase } from "../clauses/phrase.ts";
import { isAboutOffer, isDenied, type Sentence } from "../clauses/sentence.ts";

const readyStems =
  "pret operationnel configur install demarr activ livr lanc accessible disponible parametr deploi mise ready setup deliver started starting".split(
    " ",
  );
/** Lists of stems are constants, because a sentence remembers its answer for each. */
const trialStems = ["essai", "essay", "trial", "teste"];
const testStems = ["test"];
const leadStems = ["lead", "prospect", "contact", "fiche"];
const deliverStems = ["livr", "deliver"];
const freeStems = ["gratuit", "free"];
const billingStems = ["facturation"];
const endStems = ["resili", "cancel", "archiv", "conserv"];
const demoStems = ["demo"];
const replyStems = "repon respond rappel recontact trait resol ticket intervien joignable prendra".split(" ");
const booksStems = [
  "comptab",
  "factur",
  "journa",
  "log",
  "cookie",
  "trace",
  "cession",
  "consent",
  "sauvegard",
];
const placeStems = ["place", "service", "route"];
const teamStems = ["equipe", "support", "service"];
const subjectStems = ["service", "tableau", "compte", "espace", "dashboard", "account"];

/**
 * Why a duration must not stand: it is that of the free trial, the set-up, the demo, the support or the data after the
 * end of a contract, and the site says another one. Durations of other things are advice. BIZ-01 to BIZ-08.
 */
export function judgeDuration(
  sentence: Sentence,
  index: number,
  hoursPerUnit: number,
  facts: GuardFacts,
): { kind: FindingKind; reason: string } | null {
  const { value } = sentence.tokens[index] as Token;
  const { words, says } = sentence;
  const hours = value * hoursPerUnit;
  const clause = clauseAt(sentence, index)?.clause;
  if (
    isDenied(sentence, index) &&
    !phrase(" n (?:attendrez|attendez|attendons) pas plus | (?:jamais|pas) (?:[a-z]+ )?plus d").test(
      clause?.text ?? "",
    )
  )
    return null;
  if (clause && (isSupposed(clause) || isSupposedBefore(clause)) && !clause.text.startsWith(" si "))
    return null;
  if (isNoWait(sentence, index, clause) || (clause && isOfCustomer(clause, facts))) return null;
  if (isClock(sentence, index)) return clause ? judgeHour(clause, sentence, index) : null;
  if (clause && (isReported(clause) || (isAdvice(clause) && (!isServiceWait(clause) || isProper(clause)))))
    return null;
  const isOurs = isAboutService(sentence) || (clause !== undefined && isServiceWait(clause));
  if (!isAboutOffer(sentence) && facts.amounts.has(value)) return null;

  if (hours === readyHours && says(readyStems)) return null;
  const isSetting =
    clause !== undefined && hasStem(clause.words, readyStems) && !hasStem(clause.words, trialStems);
  if (hours >= 24 && isOrdinal(sentence, index)) return null;
  if (
    hoursPerUnit >= 24 &&
    ((says(trialStems) && !isSetting && !isTestAdvice(sentence)) ||
      (says(freeStems) && (isOurs || says(testStems))))
  ) {
    const isPrice = hours >= 8760 || (says(billingStems) && hours >= 720);
    return hours === trialDays * 24 || isPrice ? null : { kind: "trial", reason: copy.trial(trialDays) };
  }
  const period = clause && periodIn(clause);
  if (period && !isSupposed(clause)) {
    if (hours < 1 / 60 || period.some((allowed) => Math.abs(allowed - hours) < 0.02 * allowed)) return null;
    return { kind: "delay", reason: copy.period };
  }
  if (
    says(endStems) &&
    (isOurs || says(["resili", "cancel"]) || says(["donnee", "contrat", "compte", "abonnement"]))
  )
    return says(booksStems) || hours === 30 * 24 || hours === 3 * 8760
      ? null
      : { kind: "delay", reason: copy.retention };
  if (says(demoStems) && hoursPerUnit < 24)
    return !isOurs || hours === demoMinutes / 60 ? null : { kind: "delay", reason: copy.demo(demoMinutes) };
  if (hoursPerUnit > 720 || !isOurs) return null;
  if (says(replyStems) && hours === month) return null;
  if (says(replyStems)) return { kind: "delay", reason: copy.support };
  const isSetUp = words.has("mise") && says(placeStems);
  const isWait = clause !== undefined && isServiceWait(clause);
  if (!isSetUp && !says(readyStems) && !isWait) return null;
  return hours === readyHours ? null : { kind: "delay", reason: copy.ready(readyHours) };
}

/** "Testez une semaine à 8 h 30": what the customer tries out, and nothing of ours. */
const isTestAdvice = (sentence: Sentence) =>
  sentence.words.has("testez") && !sentence.says(ownTrialStems) && !isAboutOffer(sentence);

const ownTrialStems = ["essai", "essay", "trial", "gratuit"];

/** "Sur six mois, la différence est de 600 €": so long a price runs. */
function isOfPrice({ tokens, from, to, plans, says }: Sentence, index: number): boolean {
  // "Un mois de Scale vaut quatre mois de Starter."
  if (
    plans.some((plan) => plan.index === index + 3 && tokens[index + 2]?.text === "de") &&
    !says(noPriceStems)
  )
    return true;
  // "20 % de moins que douze mois payés un à un"
  if (
    ["que", "contre", "qu"].includes(tokens[index - 1]?.text ?? "") &&
    tokens.slice(Math.max(from, index - 8), index).some(({ text }) => /^(?:%|€|euros?|cher)$/.test(text)) &&
    !says(noPriceStems)
  )
    return true;
  // "douze mois à 99 € font 1 188 €"
  if (
    tokens[index + 2]?.text === "a" &&
    tokens[index + 3]?.kind === "number" &&
    /^(?:€|euros?)$/.test(tokens[index + 4]?.text ?? "")
  )
    return true;
  return (
    plans.length > 0 &&
    /^(?:mois|ans?|annees?|trimestres?|semestres?)$/.test(tokens[index + 1]?.text ?? "") &&
    tokens.slice(from, to).some(({ text }) => /^(?:€|euros?)$/.test(text)) &&
    !says(noPriceStems)
  );
}

const noPriceStems = [
  "conserv",
  "gard",
  "supprim",
  "resili",
  "essai",
  "essay",
  "gratuit",
  "offert",
  "pret",
  "install",
  "livr",
];

/** "Cinquante fiches prendraient alors 12 h": the clause goes on without a verb of its own. */
function isSupposedBefore(clause: Clause): boolean {
  const clauses = clausesOf(clause.sentence);
  const before = clauses[clauses.indexOf(clause) - 1];
  return (
    before !== undefined &&
    clause.words[0] === "alors" &&
    phrase(" [a-z]{3,20}r(?:ait|aient) ").test(`${before.text} `)
  );
}

/** "il convient d’attendre trois jours", "mieux vaut attendre": what the customer does. */
const isProper = ({ text }: Clause) => phrase(" (?:il convient|mieux vaut|il vaut mieux) ").test(text);

/** "au 3e jour": a day, and no length. */
const isOrdinal = ({ tokens }: Sentence, index: number) =>
  /^(?:e|eme|er|ere)$/.test(tokens[index + 1]?.text ?? "") && (tokens[index + 1]?.isJoined ?? false);

/** "un jour, vous partirez": some day. */
function isSomeDay({ tokens, from }: Sentence, index: number): boolean {
  const { text } = tokens[index] as Token;
  const before = index > from ? (tokens[index - 1]?.text ?? "") : "";
  return (
    text === "un" &&
    tokens[index + 1]?.text === "jour" &&
    !["en", "d", "'", "de", "sous", "dans", "a", "pendant", "avant", "apres", "par"].includes(before)
  );
}

/** "un jour ouvré", "pour six mois, Starter représente 594 €", "à raison de dix appels par jour", "attendez trois jours". */
function isNoWait(sentence: Sentence, index: number, clause: Clause | undefined): boolean {
  const { tokens, says } = sentence;
  if (/^ouvr/.test(tokens[index + 2]?.text ?? "") || isSomeDay(sentence, index)) return true;
  if (!clause) return false;
  const whole = wholeText(clause);
  return (
    phrase(
      String.raw` a raison d| (?:vous aurez|aurez) (?:fait le tour|appele|contacte|relance|envoye|traite) | vous serez (?:[a-z]+ )?(?:content\w*|surpris\w*|heureu\w*|tent\w*|ravi\w*|plus|mieux|moins|davantage) | (?:epuis\w+|dureront|tiendr\w+|consomm\w+) (?:[a-z]+ )?en `,
    ).test(whole) ||
    phrase(
      "^ (?:attendez|laissez|rappelez|relancez|patientez|revenez|espacez|donnez vous|appelez|ecrivez|comptez (?:un|une|deux|2|trois|3) jours? ) ",
    ).test(clause.text) ||
    (says(["represent", "cout", "revien", "font", "fait", "total"]) &&
      phrase(String.raw`^ (?:pour|sur|en) \d+ mois (?:[a-z]+ )?$`).test(clause.text)) ||
    (tokens[index - 1]?.text === "pendant" && clausesOf(sentence).some(isAdvice)) ||
    isOfPrice(sentence, index) ||
    (clause.isQuoted && !isAboutOffer(sentence))
  );
}

const day = 24;
const month = 30 * day;
const year = 365 * day;
/** Hours in which what the words name ends, expires or is announced: app/periods.ts and the legal texts. */
const keptPeriods: readonly (readonly [named: Phrase, hours: readonly number[]])[] = [
  [
    phrase(
      String.raw` (?:resiliation|fin du contrat|fin de l abonnement|fin d abonnement|depart) (?:[a-z0-9]+ ){0,3}(?:fiches|prospects|contacts) (?:[a-z]+ ){0,3}(?:garde|conserve|reste|supprim|efface)\w* `,
    ),
    [30 * day, month, 3 * year],
  ],
  [
    phrase(
      String.raw` (?:lien|code) (?:[a-z]+ ){0,6}(?:valables?|expire\w*|dure|sert|reste|perime\w*|actif|valide) `,
    ),
    [1 / 6, 1 / 4],
  ],
  [phrase(" (?:session|connecte|deconnecte|deconnexion) "), [30 * day, 90 * day, month, 3 * month, 1]],
  [phrase(" invitations? "), [periods.invitation.count * day]],
  [phrase(" cookies? "), [13 * month, 6 * month, 12 * month, year]],
  [phrase(" (?:preavis|delai de resiliation) "), []],
  [
    phrase(
      String.raw` apres (?:la fin|la resiliation|votre depart|l abonnement) (?:[a-z]+ ){0,6}(?:fiches|donnees|prospects|contacts|chercher|recuperer) | \d+ \w+ (?:[a-z]+ )?apres (?:la fin|la resiliation|votre depart) (?:de l abonnement |du contrat )?$`,
    ),
    [30 * day, month, 3 * year],
  ],
  [
    phrase(
      String.raw` (?:averti|avertis|prevenu|prevenus|informe|informes|annonce|annonces) (?:[a-z]+ ){0,6}\d`,
    ),
    [30 * day, 72],
  ],
  [
    phrase(
      String.raw` (?:prix|tarifs?) (?:[a-z]+ ){0,3}(?:change\w*|augment\w*|evolu\w*|bloque\w*|garanti\w*|fixe\w*|gele\w*) `,
    ),
    [30 * day],
  ],
  [
    phrase(
      String.raw` (?:donnees|fiches|prospects|profil|conversations?|messages|historique|compte|comptes|brouillons) (?:[a-z]+ ){0,9}(?:conserve\w*|garde\w*|archive\w*|supprime\w*|efface\w*|accessibles?|restent|disparaiss\w+|intervient|detruit\w*|recuper\w*|stocke\w*|disponibles?) `,
    ),
    [30 * day, 3 * year, 36 * month, 12 * month, year, month],
  ],
  [
    phrase(
      " (?:gardons|conservons|archivons|supprimons|effacons) | (?:suppression|effacement|purge|destruction) (?:des|de vos|de) ",
    ),
    [30 * day, 3 * year, 36 * month, month],
  ],
];

/** The hours that a clause may name for what it says is kept, valid or announced; `undefined` if it says nothing of these. */
function periodIn(clause: Clause): readonly number[] | undefined {
  const text = wholeText(clause);
  if (
    phrase(" (?:prospect|client|cible|vous devez|devez|faut|limitez|gardez|conservez|supprimez) ").test(
      clause.text,
    )
  )
    return undefined;
  return keptPeriods.find(
    ([named]) =>
      named.test(clause.text) ||
      (phrase(String.raw` (?:resili\w+|fin de l abonnement|fin du contrat|fin d abonnement) `).test(text) &&
        named.test(text)),
  )?.[1];
}

const served = phrase(
  String.raw` (?:nous vous [a-z]{3,15}ons|on vous|intervention|notre reponse|nos reponses|reponse vous|reponse en|reponse sous|il suffit|n attendrez|n attendez|attendre|nous pouvons demarrer|nous mettons|quelqu un repond|prise en main|creneau de demo|tout est|delais? de reponse|delai moyen|l ouverture|livraisons?|activation|mise en (?:place|route|service)|suppression d|resiliation|changement d offre|migration|acces (?:a|au)|votre (?:compte|espace|acces|liste|crm|demande|ticket|question|probleme|conseiller|conseillere|premiere liste)|vos (?:demandes|questions|tickets|problemes|identifiants|acces)|les (?:nouveaux |premiers )?(?:prospects|fiches|contacts|demandes|corrections) (?:[a-z]+ ){0,2}(?:sont|arriv\w+|se )|un retour|notre equipe|vous (?:serez|etes) (?:livre\w*|operationnel\w*|rappele\w*|recontacte\w*|pret\w*)|nouvelles? fiches?|service est|le compte|un compte) `,
);

const waits = lexicon(
  "technicien migration corrections identifiants hotline actualises actualisees actualise actualisee rafraichies rafraichis installation parametrage deploiement configuration activation tickets ticket support conseiller conseillere assistance sauvegardes",
);

/** A wait for the service: "une réponse sous 2 heures", "trois semaines de paramétrage". */
function isServiceWait(clause: Clause): boolean {
  const { words } = clause;
  const text = wholeText(clause);
  return (
    waits.isIn(words) ||
    served.test(text) ||
    phrase(
      " (?:incidents?|pannes?|bugs?|charge de compte|chargee de compte|gestionnaire|chef de projet|accompagnement|vous (?:aurez|recevrez|serez|obtiendrez|verrez|accederez|disposerez)) ",
    ).test(text) ||
    phrase(
      " vous (?:recevez|recevrez|aurez|obtenez|obtiendrez) (?:une |votre |la |nos? |notre )?(?:reponse|acces|devis|retour|premiere liste|premiers prospects|premieres fiches|identifiants) ",
    ).test(text) ||
    phrase(
      " (?:mise en route|mise en service|changement d offre|votre crm|crm sur mesure|panne|premiers? prospects?|nouvelle fiche|nouvelles fiches|premiere fiche|chaque (?:probleme|question|demande)|vos (?:questions|demandes|donnees|corrections)|nous (?:revenons|reviendrons|repondons|repondrons|intervenons|traitons|livrons)|un (?:commercial|collegue|expert|technicien)|l equipe (?:regle|repond|traite|corrige|intervient|livre|revient|rappelle)) ",
    ).test(text) ||
    phrase(
      String.raw` (?:premiere liste|premieres fiches|premiers prospects|premiers contacts|premiers leads|premiers rdv|premiers resultats|vos resultats|vos rdv|votre compte|votre espace|votre acces) (?:[a-z]+ ){0,4}(?:arriv\w+|est|sont|sera|seront|tomb\w+|livr\w+|dans|sous|en|des|actif|active) `,
    ).test(text) ||
    phrase(
      " vous (?:aurez|obtiendrez|verrez|recevrez|avez) (?:vos|les|des|un|votre|la) (?:premiers? |premieres? )?(?:resultats|rdv|reponses|clients|liste|contrats|ventes|acces|fiches|prospects) ",
    ).test(text) ||
    phrase(
      String.raw` (?:on|nous|equipe|conseiller|personne|quelqu un) vous (?:repond|rappel|recontact|contact)\w* `,
    ).test(text)
  );
}

const days = lexicon("lundi mardi mercredi jeudi vendredi samedi dimanche demain matin");

/** "de 9 h à 18 h", "jusqu’à 20 h": an hour of the day, and no length. */
function isClock(sentence: Sentence, index: number): boolean {
  const { tokens, from } = sentence;
  const unit = tokens[index + 1]?.text ?? "";
  if (unit !== "h" && unit !== "heures" && unit !== "heure") return false;
  if (tokens[index + 2]?.text === "/") return false;
  const { value } = tokens[index] as Token;
  if (value <= 24 && isNamedHour(sentence, index)) return true;
  if (value > 24 || index - 1 < from) return false;
  const before = tokens[index - 1]?.text ?? "";
  if (["a", "vers", "jusqu", "des", "passe", "passees"].includes(before) || days.has(before)) return true;
  // "9 h-18 h", "9 h à 18 h"
  if (tokens[index + 2]?.text === "-" && tokens[index + 3]?.kind === "number") return true;
  if (before === "-" && tokens[index - 2]?.text === unit) return true;
  const rest = tokens.slice(index + 2, index + 5).map(({ text }) => text);
  if (before === "de" || before === "entre")
    return (
      rest.includes("a") ||
      rest.includes("et") ||
      ["partir", "compter", "ouverture", "fermeture", "reprise"].includes(tokens[index - 2]?.text ?? "")
    );
  if (before === "et")
    return tokens.slice(Math.max(from, index - 6), index - 1).some(({ text }) => text === "entre");
  return (before === "avant" || before === "apres" || before === "partir") && unit === "h";
}

/** "Neuf heures, c’est l’heure d’ouverture". */
function isNamedHour({ tokens }: Sentence, index: number): boolean {
  const next = tokens.slice(index + 2, index + 9).map(({ text }) => text);
  return next.join(" ") === ", c ' est l ' heure";
}

/** "Samedi à 10 h, personne ne décroche": the verb of the next clause denies it. */
function isDeniedNext(clause: Clause): boolean {
  const clauses = clausesOf(clause.sentence);
  const next = clauses[clauses.indexOf(clause) + 1];
  return clause.words.length <= shortClause && next !== undefined && isNegated(next);
}

/** Words of a clause that has no verb of its own. */
const shortClause = 4;

/** The clause, or one before it in a sentence that does not speak of us, tells what to do: "Appelez le matin, avant 9 h". */
function isAdvised(clause: Clause): boolean {
  if (isAdvice(clause)) return true;
  const clauses = clausesOf(clause.sentence);
  return (
    clauses.slice(0, clauses.indexOf(clause)).some(isAdvice) &&
    !phrase(" (?:nous|notre|l equipe|support|standard|hotline|matinal|bureaux) ").test(wholeText(clause))
  );
}

/** Office hours, and when the list and its mail come. requirements.md BIZ-07, interpretation.md D97. */
function judgeHour(
  clause: Clause,
  sentence: Sentence,
  index: number,
): { kind: FindingKind; reason: string } | null {
  const { value } = sentence.tokens[index] as Token;
  // The list of the morning, and its mail.
  if (value === 7 && phrase(" (?:liste|mail) ").test(wholeText(clause))) return null;
  if (
    isSupposed(clause) ||
    isNegated(clause) ||
    isDeniedNext(clause) ||
    isAdvised(clause) ||
    isReported(clause)
  )
    return null;
  if (phrase(" listes? ").test(clause.text) && phrase(" vous (?:recevez|recevrez|avez) ").test(clause.text))
    return value === 7 ? null : { kind: "delay", reason: copy.morning };
  const isArrival = phrase(
    " (?:liste|prospects?|fiches?|contacts?|mail|livraison|envoi|vous serez) (?:[a-z]+ ){0,4}(?:arriv|part |livre|partent|tomb|envoye|disponible|pret|se fait|a lieu)",
  ).test(clause.text);
  if (isArrival)
    return value === 7 || !phrase(" (?:votre|vos|matin|les nouveaux|nouveaux|du|la|vous) ").test(clause.text)
      ? null
      : { kind: "delay", reason: copy.morning };
  const whole = wholeText(clause);
  if (
    phrase(
      String.raw` (?:attendra|attendront|sera lue?|seront lus|nous sommes (?:le )?(?:\d+|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|chez eux|chez lui|atelier|usine|reunion) `,
    ).test(whole)
  )
    return null;
  const isOffice =
    phrase(
      " (?:hotline|assistance|telephonique|ligne|accueil|support|equipe|bureaux|bureau|standard|accueil|service client|joignables?|nous (?:sommes|repondons|appeler|joindre|contacter)|conseillers?) ",
    ).test(whole) && !phrase(" votre (?:equipe|support|bureau|standard) ").test(whole);
  const isReach =
    phrase(
      " (?:quelqu un repond|quelqu un au bureau|vous pouvez (?:nous )?(?:appeler|joindre|ecrire|telephoner)|on vous repond|decrochent?|decroche|ouverts?|ouverte|fermes?|fermons|fermee?|joindre|lignes?|appels sont pris|a votre ecoute|a votre disposition|horaires|heure d ouverture|l ouverture de) ",
    ).test(whole) &&
    !phrase(
      " (?:je|prospects?|interlocuteurs?|clients?|votre cible|vos cibles|vos appels|votre appel) ",
    ).test(whole);
  const isOutside =
    phrase(" apres 18 (?:h|heures) | avant 9 (?:h|heures) ").test(clause.text) &&
    !phrase(String.raw` (?:ferme\w*|sauf|pas) `).test(whole);
  if ((isOffice || isReach) && isOutside) return { kind: "delay", reason: copy.hours };
  return (isOffice || isReach) && value !== 9 && value !== 18 ? { kind: "delay", reason: copy.hours } : null;
}

/** True when the sentence has our service as its subject rather than the customer's work. */
function isAboutService(sentence: Sentence): boolean {
  const { words, says } = sentence;
  if (isAboutOffer(sentence) || sentence.carried !== null) return true;
  if (words.has("mise") && (words.has("place") || words.has("service"))) return true;
  if (words.has("notre") && says(teamStems)) return true;
  if (words.has("votre") && says(subjectStems)) return true;
  if ((words.has("nous") || words.has("we")) && says(deliverStems) && says(leadStems)) return true;
  return isServiceSubject(sentence);
}

const verbs = new Set("est sera demarre fonctionne repond peut is will".split(" "));

/** "le service est …", but not "le service achats"; and what begins with "Prêt". */
function isServiceSubject({ tokens, from, to }: Sentence): boolean {
  if (["pret", "prete"].includes(tokens.slice(from, to).find(({ kind }) => kind === "word")?.text ?? ""))
    return true;
  for (let index = from + 1; index < to - 1; index++) {
    const { text } = tokens[index] as Token;
    const isOne = text === "service" || text === "support";
    if (
      isOne &&
      verbs.has(tokens[index + 1]?.text ?? "") &&
      phrase("^(?:le|the)$").test(tokens[index - 1]?.text ?? "")
    )
      return true;
  }
  return false;
}
