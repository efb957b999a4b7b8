import { folded } from "#app/french/folded.ts";
import { isInfinitive } from "./conjugation.ts";
import { hasFiniteVerb, hasPluralVerb } from "./finite-verbs.ts";

/**
 * How a customer says what they offer, which decides how a mail takes it up: `we` ("nous livrons"), `you` ("vous gagnez"),
 * `trade` (a difficulty with its remedy), `infinitive` ("réduire vos coûts"), `verb` ("réduit vos coûts"), `fact` ("les
 * commandes partent le jour même"), `gain` ("moitié moins de facture"), `phrase` ("des plateaux repas livrés"), `named` (a
 * sentence about the company by its name).
 */
export type ValueForm = "we" | "you" | "trade" | "infinitive" | "verb" | "fact" | "gain" | "phrase" | "named";

/** A difficulty of the recipient, or of people such as the recipient. */
type Difficulty = "problem" | "observation";

/** The form of a sentence that a customer typed about their offer. */
export function formOf(sentence: string): ValueForm | Difficulty {
  const words = wordsIn(sentence);
  const [first = "", second = ""] = words;
  if (senders.has(first) || (first === "c" && second === "est")) return "we";
  const hasRemedy = words.some((word) => senders.has(word));
  if (["vous", "vos", "votre"].includes(first)) {
    const isProblem =
      sentence.endsWith("?") ||
      (!gains.test(second) && !isPromise(sentence, words) && namesDifficulty(words));
    if (isProblem) return hasRemedy ? "trade" : "problem";
    if (first !== "vous" && !hasRemedy && !hasFiniteVerb(sentence)) return "phrase";
    return "you";
  }
  if (sentence.endsWith("?")) return "problem";
  // "Confiez-nous vos bulletins", "Pannes, retards : un technicien règle les deux": a sentence to the reader, or both at once.
  const colon = sentence.indexOf(":");
  if (order.test(sentence) || (colon >= 0 && namesDifficulty(wordsIn(sentence.slice(0, colon)))))
    return "trade";
  // In "ils écoutent ce qu’ils ne lisent pas" they do what they are said to do.
  const clause = words.findIndex((word) => /^(?:qui|que|qu|dont)$/.test(word));
  const said = clause === -1 ? words : words.slice(0, clause);
  const isPromised = isPromise(sentence, words);
  const suffers = (!isPromised && namesDifficulty(words)) || (said.includes("ne") && said.includes("pas"));
  if (
    madeGood.test(sentence) &&
    !hasRemedy &&
    !many.test(sentence) &&
    !isInfinitive(first) &&
    hasFiniteVerb(sentence)
  )
    return "fact";
  if ((share.test(sentence) || when.test(sentence)) && !hasRemedy && namesDifficulty(words))
    return "observation";
  if (achieved.test(sentence)) return "fact";
  if (many.test(sentence) && !hasRemedy && suffers && hasPluralVerb(sentence)) return "observation";
  if (isInfinitive(first)) return "infinitive";
  // "Fort de vingt ans de métier, nous…": whatever introduces it, who writes says it.
  if (/, (?:nous|on|je) /u.test(colon >= 0 ? sentence.slice(0, colon) : sentence)) return "we";
  if (gain.test(sentence) && !hasFiniteVerb(sentence)) return "gain";
  if (verbs.has(first) && !/é(?:e?s?)$/u.test(/^\p{L}+/u.exec(sentence)?.[0] ?? "")) return "verb";
  if (!hasFiniteVerb(sentence)) return "phrase";
  return namesDifficulty(words) && !isPromised && !hasRemedy ? "observation" : "fact";
}

/**
 * True of a sentence that says how well something goes, in which a difficulty is only what somebody deals with: "le technicien
 * déclare la panne en 20 s". What the offer does is never asked. interpretation.md D374.
 */
const isPromise = (sentence: string, words: readonly string[]): boolean =>
  promise.test(sentence) && !words.some((word) => suffered.test(word));

/** How fast, with what little trouble, by which means, and what one has from it. */
const promise =
  /(?<!\p{L})(?:en (?:moins de |à peine )?(?:\d{1,4}|une?|deux|trois|quatre|cinq|dix|quelques)[ \u00A0](?:s|sec|secondes?|min|minutes?|h|heures?|jours?|clics?|gestes?)|d’un (?:clic|geste|coup d’œil)|seule?s|toute?s? seule?s?|automatiquement|instantanément|immédiatement|en temps réel|en direct|depuis (?:leur|son|votre|un) (?:téléphone|mobile|ordinateur|tablette|smartphone)|(?:avec|sur) (?:leur|son|votre) (?:téléphone|mobile|tablette|smartphone)|à votre place|et vous (?:touchez|gagnez|récupérez|économisez|recevez|encaissez|gardez|voyez|suivez|savez))(?!\p{L})/iu;

/** Verbs and words of a difficulty that is suffered, folded, whatever promise stands beside it. */
const suffered =
  /^(?:perd|manqu|tomb|trop$|marre|peur|doubl|augment|explos|galer|souffr|subi|pein|stress|oubli(?:ez|ent|e)$|gaspill|plaign|abandonn|refus|debord|attend|vieilli|rouill|epuis|bricol|improvis|ressais|fui(?:t|ent)$|rame(?:nt)?$|plante(?:nt)?$|fatigue|stagn|moisi|pourri|bugue|ratez|rates|coute(?:nt)?$|plomb|ne$|n$)/;

const wordsIn = (text: string): readonly string[] =>
  folded(text.slice(0, 300)).match(/[\p{L}\p{N}-]+/gu) ?? [];

/** What "vous" gain, in whatever words: "vous récupérez vos honoraires en retard". */
const gains = /^(?:recuper|gagn|evit|economis|obten|profit|benefici|retrouv|progress|encaiss)/;

/** Who writes: also "j" of "j’aide". */
const senders = new Set("nous on notre nos je j mon ma mes".split(" "));

/** What asks the reader to do something. */
const order = /^\p{Lu}\p{L}{2,20}ez(?:-(?:nous|moi|vous))?\s(?!nous)/u;

/** What the reader has more or less of, without a verb: "Moitié moins de facture", "30 % d’économies", "Fini les pannes". */
const gain =
  /^(?:\d{1,3}(?:,\d{1,2})?\u00A0% (?:de|d’|sur)|Jusqu’à \d{1,3}\u00A0%|Moitié moins|Moins |Davantage |(?:\d{1,2}|Deux|Trois|Quatre|Cinq|Dix) fois (?:moins|plus)|Zéro |Fini|Aucune? |Jamais |Pas d|Plus d)/u;

/** What begins a statement about people. */
const many = /^(?:Les|Des|Beaucoup d|La plupart d|Trop d|Certain[es]{1,2}|Bien des|\d{1,3}\u00A0% d)/u;

/** What came of an offer: "Certains ont baissé le gaspillage de 25 %". */
const achieved =
  /(?<!\p{L})(?:ont|a) (?:déjà )?(?:augmenté|baissé|divisé|doublé|économisé|gagné|multiplié|réduit|supprimé)(?!\p{L})/u;

/** What is made good where something goes wrong: "Et si une vis manque, le mois suivant est remisé". */
const madeGood =
  /(?<!\p{L})(?:remisée?s?|rembours\p{L}{1,6}|offerte?s?|rattrap\p{L}{1,5}|remplacée?s?|reprise?s?|déduite?s?|gratuite?s?|gratuitement|garantie?s?|sans frais)(?!\p{L})/iu;

/** "Un client sur quatre paie en retard". */
const share = /^(?:Une?|\d{1,3}) \p{L}{2,20} sur /u;

/** "Quand deux associés ne se parlent plus, tout le monde perd du temps". */
const when = /^(?:Quand|Lorsque|Si|Et si|Et quand) /u;

/** Stems of words that name a difficulty. */
const difficulties =
  /^(?:perd|manqu|pann|tomb|trop|mal$|marre|peur|doubl|attaqu|pirat|penuri|augment|explos|retard|diffic|compliqu|cher(?:e?s?$)|galer|souffr|subi|pein|stress|oubli|erreur|echec|echou|gaspill|plaign|abandonn|refus|litig|impay|satur|debord|attend|vieilli|obsolet|rouill|epuis|bricol|improvis|ressais|fui(?:t|ent)$|rame(?:nt)?$|plante(?:nt)?$|fatigue(?:nt)?$|stagn|ralenti|moisi|pourri|mauvais|bugue|ratez|rates)/;

/** Time that somebody spends: "vos managers passent leurs dimanches à refaire les plannings". */
const spent =
  /^(?:temps|heures?|nuits?|soirees?|dimanches?|samedis?|week-ends?|vacances|journees?|matins?|matinees?|apres-midis?|lundis?|mardis?|mercredis?|jeudis?|vendredis?)$/;

/**
 * True of time that is passed with something: "vous passez vos soirées à relancer". In "un mécanicien passe chaque lundi" somebody
 * comes by.
 */
const isSpent = (words: readonly string[]) => {
  const at = words.findIndex((word) => /^pass(?:ent|ez|e)$/.test(word));
  const time = words.findIndex((word, place) => place > at && place < at + 6 && spent.test(word));
  if (at === -1 || time === -1) return false;
  const between = words.slice(at + 1, time);
  // Behind another subject the verb of one person is that of somebody else.
  const isReaders = words[at] !== "passe" || at < 5;
  return (
    isReaders && !between.some((word) => /^(?:chaque|tous|toutes|en|dans|sous|par|apres|avant)$/.test(word))
  );
};

/** What takes a difficulty away when it stands one or two words before it: "sans retard", "fini les pannes". */
const without = new Set(
  "sans zero aucun aucune fini finis finies evite evitez eviter moins jamais ni".split(" "),
);

/** What became of a difficulty, or becomes: "les pannes sont réparées sous 2 h", "l’outil prévient avant la panne". */
const solved =
  /^(?:repar|regl|trait|evit|supprim|corrig|elimin|detect|anticip|rembours|divis|remplac)ee?s?$|^(?:resolu|reduit)e?s?$|^(?:previen|alert|anticip|detect|empech|evit|proteg|surveill)(?:t|e|nent|ent)$/;

const subjects = new Set("on nous je j le la les l vous".split(" "));

/** What is wanted more of: "leurs ventes augmentent". */
const welcome = /^(?:ventes?|chiffre|marges?|productivite|visibilite|trafic|notoriete|rendement|resultats?)$/;
const grows = /^(?:augment|explos|doubl)/;

/** Verbs whose negation is a difficulty, as the negation of others is none: "vous n’arrivez pas", "vous ne payez rien". */
const wanted =
  /^(?:arriv|trouv|sav|pouv|peuv|parven|parvienn|voi|voy|comprend|compren|comprenn|maitris|connaiss|dorm|parl|rappell|repond|suiv|march|fonctionn|respect|tienn|vend)(?:ez|ons|ent|e)?$/;

/** Verbs whose negation is good of what the recipient has: "vos locaux ne coûtent rien". */
const unwanted =
  /^(?:cout|pay|pai|depass|risqu|boug|bais|chang|arret|bloqu|us|cass|craqu|gel|jaun|sont?$|est$|vous)/;

/** What denies a verb before it. */
const denies = /^(?:plus|jamais|aucune?)$/;

/** True where "ne" and a verb of which one wants more stand before the word that denies it. */
const isDenial = (before: readonly string[]) =>
  (before.includes("ne") || before.includes("n")) && before.some((word) => wanted.test(word));

/** True where these words, folded, name a difficulty that is not taken away in the same breath. */
function namesDifficulty(words: readonly string[]): boolean {
  if (words.some((word, at) => solved.test(word) && !subjects.has(words[at - 1] ?? ""))) return false;
  // Of what the recipient does not: "des prestataires qui ne rappellent pas" are a difficulty.
  const negation = words.slice(0, 3).findIndex((word) => word === "ne" || word === "n");
  if (negation >= 0) {
    const ending = words.slice(negation + 1, negation + 4);
    const isDenied = ending.some((word) => /^(?:pas|plus|jamais|rien|aucune?)$/.test(word));
    // "Vos prestataires ne rappellent jamais", while "vos coûts n’augmentent plus" are none.
    // "Votre piscine ne ferme plus" is good news, "votre chaudière ne marche plus" is none.
    if (ending.includes("plus") && /^(?:vos|votre)$/.test(words[0] ?? ""))
      return ending.some((word) => wanted.test(word));
    if (isDenied && (words[0] === "vos" || words[0] === "votre"))
      return !ending.some((word) => difficulties.test(word) || unwanted.test(word));
    if (isDenied)
      return ending.some((word) => wanted.test(word)) || /^(?:pas) (?:le temps|assez)/.test(ending.join(" "));
  }
  if (isSpent(words)) return true;
  return words.some(
    (word, at) =>
      (difficulties.test(word) || (denies.test(word) && isDenial(words.slice(Math.max(0, at - 4), at)))) &&
      !without.has(words[at - 1] ?? "") &&
      !without.has(words[at - 2] ?? "") &&
      // "Vous perdez moins de temps."
      !/^(?:moins|zero)$/.test(words[at + 1] ?? "") &&
      !(grows.test(word) && words.some((other) => welcome.test(other))) &&
      !(word === "plus" && words[at + 1] === "de"),
  );
}

const verbs = new Set(
  "aide permet reduit fait gere automatise simplifie ameliore propose assure garantit evite accompagne optimise installe fournit vend repare concoit fabrique developpe supprime divise accelere baisse diminue economise protege securise remplace nettoie entretient transporte traduit".split(
    " ",
  ),
);

/** Infinitives that are said of who writes, not of what the recipient does: "former vos équipes". */
const ownWork = new Set(
  "accompagner aider apporter assurer collecter conseiller construire creer concevoir entretenir fabriquer faire former fournir garantir installer laver livrer louer nettoyer offrir remettre permettre proposer produire reparer traduire transporter vendre".split(
    " ",
  ),
);

/** True of an infinitive that who writes does: "nous traduisons", while "nous vous aidons à réduire". */
export const isOwnWork = (sentence: string) =>
  !/^\p{L}{2,20} (?:plus|mieux|moins|davantage)(?!\p{L})/u.test(sentence) &&
  (/^Prendre en charge /u.test(sentence) ||
    ownWork.has(folded(sentence.slice(0, 40)).match(/^[a-z]+/)?.[0] ?? ""));
