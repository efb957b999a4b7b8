import { folded } from "#app/french/folded.ts";
import { youOfPlural } from "./conjugation.ts";
import { hasFiniteVerb } from "./finite-verbs.ts";
import { asSentence, capitalised, withoutFullStop } from "./french.ts";
import { formOf } from "./value-form.ts";

/** True of people, named in the plural, whom the recipient is one of: "dirigeants" to who leads a company. */
export type IsReader = (people: string) => boolean;

/**
 * A sentence about an offer as it is said to the recipient: a figure has its verb, what they have is theirs, and people
 * such as they are "vous". What no rule can turn stays as it is.
 */
export function saidToReader(sentence: string, isReader: IsReader): string {
  const said = ofReaders(withYou(withFigure(withoutMore(withBuyer(sentence))), isReader), isReader);
  return withBe(yours(said));
}

/** "On peut commander jusqu’à la veille": what who buys may do, and never who sells. */
const buying =
  /(?<!\p{L})on peut (?=(?:(?:aussi|même|tout|toujours|venir) )?(?:annuler|arrêter|changer d’avis|choisir|commander|consulter|essayer|goûter|payer|régler|réserver|résilier|suivre|tester|visiter|voir)(?!\p{L}))/giu;
const withBuyer = (sentence: string) =>
  sentence.replace(buying, (on: string) => (on.startsWith("O") ? "Vous pouvez " : "vous pouvez "));

/** Participles in the plural and in the singular, and what in these endings is none. */
const participles =
  /^\p{L}{2,18}(?:és|ées)$|^(?:remis|pris|repris|fait|suivi|rendu|fourni|garanti|réduit|conçu|tenu|traduit|construit|réuni|blanchi|offert)(?:e?s)$/u;
const participle =
  /^\p{L}{2,18}(?:é|ée)$|^(?:remis|pris|repris|fait|suivi|rendu|fourni|garanti|réduit|conçu|tenu|traduit|construit|réuni|blanchi|offert)e?$/u;
const nouns =
  /^(?:congés|clés|marchés|salariés|employés|associés|abonnés|retraités|journées|années|idées|entrées|soirées|données|cafés|santé|marché|clé|café|congé|durée|entrée|journée)$|(?:[cdlmrntv]ité|auté|ieté|erté|aleté|iété|oyauté)s?$/u;
/** What things are called, and nothing that was done to them: "congés payés". */
const kinds = /^(?:payé|surgelé|dérivé|handicapé|associé|privé|spécialisé|qualifié)e?s?$/u;
const visited = /^(?:visité|évité|invité|limité|débité)e?s?$/u;

/** "Vos obligations gérées par un seul interlocuteur" with its verb. */
function withBe(sentence: string): string {
  if (!/^Vos |^Votre /u.test(sentence) || hasFiniteVerb(sentence)) return sentence;
  const words = withoutFullStop(sentence).split(" ");
  const isPlural = words[0] === "Vos";
  const form = isPlural ? participles : participle;
  const at = words.findIndex(
    (word, place) =>
      place > 1 &&
      form.test(word.replace(/,$/, "")) &&
      (!nouns.test(word) || visited.test(word)) &&
      !kinds.test(word.replace(/,$/, "")) &&
      !/^(?:de|du|des|d’|et|ou|en|à|aux?|la|le|les|sans)$/u.test(words[place - 1] ?? ""),
  );
  if (at === -1) return sentence;
  const said = [...words.slice(0, at), isPlural ? "sont" : "est", ...words.slice(at)].join(" ");
  const comma = said.lastIndexOf(", ");
  const isLast = comma !== -1 && form.test(said.slice(comma + 2).split(" ", 1)[0] ?? "");
  return isLast ? `${said.slice(0, comma)} et ${said.slice(comma + 2)}.` : `${said}.`;
}

/** "-20 % sur les factures d’énergie": what becomes less by how much, or more. */
function withFigure(sentence: string): string {
  const [, before = "", sign = "", figure = "", average = "", rest = ""] =
    /^(jusqu’à )?([-–−+]) ?(\d{1,3}(?:,\d{1,2})?\u00A0%)( en moyenne)? ?(\S[^\n]{2,250})$/iu.exec(sentence) ??
    [];
  if (rest === "") return sentence;
  const [what = "", ...more] = withoutFullStop(rest).split(
    /(?=, | en \d| dès | grâce | dans | avec | pour )/,
  );
  const after = more.join("");
  const [, joint = "", article = "", noun = ""] =
    /^(sur|de|d’) ?((?:vos|votre|les|la|le|tous vos) )?(.+)$/u.exec(what) ?? [];
  if (noun === "" || noun.split(" ").length > 6) return sentence;
  if (before === "" && sign !== "+" && joint === "sur" && article !== "")
    return `Nous réduisons ${possessive(article.trim())} ${noun} de ${figure}${average}${after}.`;
  const most = before === "" ? "" : "Jusqu’à ";
  const side = sign === "+" ? "plus" : "moins";
  if (joint === "sur") return `${most}${figure} de ${side}${average} sur ${article}${noun}${after}.`;
  return `${most}${figure} ${joint === "de" ? "de " : "d’"}${noun} en ${side}${average}${after}.`;
}

const possessive = (article: string) =>
  article === "les" ? "vos" : /^l[ae]$/.test(article) ? "votre" : article;

/** Nouns of which nobody wants more. */
const unwanted =
  /^(?:panne|stress|retard|erreur|litige|impaye|attente|oubli|paperasse|souci|probleme|perte|rupture|casse|fuite|gaspillage|corvee|papier|bug|arret|absence|conflit|contrainte|surprise|doublon|ressaisie|saisie|relance|dechet|bruit|poussiere|besoin|file|mauvaise|temps perdu|trou|accident|galere|prise de tete)/;

/** ", plus de ressaisie" after something else. */
const later = /, plus (?:de |d’)(\p{L}{3,20})(?!\p{L})/giu;

/** "Plus de panne, plus de stress", which reads as more of them; "plus de clients" is more of what one wants. */
function withoutMore(typed: string): string {
  const sentence = /^plus /iu.test(typed)
    ? typed
    : typed.replace(later, (whole: string, noun: string) =>
        unwanted.test(folded(noun)) ? `, sans ${noun}` : whole,
      );
  if (hasFiniteVerb(sentence) || /^plus de \d/iu.test(sentence)) return sentence;
  if (/^plus (?:besoin|jamais|aucune?) /iu.test(sentence))
    return `Vous n’avez ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
  if (/^0 \p{L}/u.test(sentence)) return `Zéro${sentence.slice(1)}`;
  const parts = withoutFullStop(sentence).split(/, (?:et )?| et /);
  const less = parts.map((part) => /^plus (d’|de )(\S[^\n]{2,80})$/iu.exec(part));
  if (!less[0]) return sentence;
  const isUnwanted = unwanted.test(folded(less[0][2] ?? "").slice(0, 40));
  if (!isUnwanted)
    return sentence
      .replace(/^plus /iu, "Davantage ")
      .replaceAll(/(?<=, |et )plus (?=de |d’)/gu, "davantage ");
  // "plus de stress, plus de clients": the second is more of what one wants.
  const gone = less.findIndex((part) => !part || !unwanted.test(folded(part[2] ?? "").slice(0, 40)));
  const named = less.slice(0, gone === -1 ? less.length : gone).map((part) => `${part?.[1]}${part?.[2]}`);
  const more =
    gone === -1 ? [] : parts.slice(gone).map((part) => part.replace(/^plus (?=de |d’)/iu, "davantage "));
  const rest = more.length === 0 ? "" : ` ${asSentence(more.join(", "))}`;
  return `Vous n’avez plus ${named.join(" ni ")}.${rest}`;
}

/** What such a sentence says of "vous": "les RH perdent moins de temps" is "vous perdez moins de temps". */
function ofReaders(sentence: string, isReader: IsReader): string {
  const [whole = "", people = "", not = "", verb = ""] =
    /^Les (\p{L}{2,24}(?: (?!ne )\p{L}{2,24}){0,2}) ((?:ne |n’)?)(\p{L}{2,20}t)(?= )/u.exec(sentence) ?? [];
  const you = youOfPlural(verb);
  if (you === null || !isReader(people) || formOf(sentence) !== "fact") return sentence;
  // "Les secrétaires sont à Limoges, les mêmes pour votre compte": whoever is spoken of to the reader is somebody else.
  if (/(?<!\p{L})(?:vous|vos|votre)(?!\p{L})/iu.test(sentence)) return sentence;
  return `Vous ${not}${you}${withYours(sentence.slice(whole.length))}`;
}

const withYours = (text: string) =>
  text.replace(/(?<!\p{L})leurs(?!\p{L})/gu, "vos").replace(/(?<!\p{L})leur(?= \p{L})/gu, "votre");

/** Who writes, and the verb: "nous aidons", "on permet", "je fais gagner". */
const ours =
  /^((?:[^,:]{1,60}, )?(?:nous|on|je|j’) ?)((?:\p{L}{2,20})(?: (?:gagner|économiser|découvrir|profiter|bénéficier))?)(?!\p{L})/iu;

/** Verbs with somebody to whom it happens, and with somebody whom it helps. */
const giving =
  /^(?:donn|offr|propos|permet|garanti|apport|assur|livr|fourni|évit|remet|prépar|envo|vend|lou|fai[ts]|faisons)/u;
const helping =
  /^(?:aid|accompagn|conseill|form|équip|soulag|libèr|libér|décharg|déleg|délèg|assist|dépann|représent|défend|livr|prévien|préven)/u;
const causing = /^(?:fai[ts]|faisons) (?:gagner|économiser|découvrir|profiter|bénéficier)$/u;

/** "On fait gagner du temps aux dirigeants" is "on vous fait gagner du temps", to one of them. */
function withYou(sentence: string, isReader: IsReader): string {
  const [whole = "", who = "", verb = ""] = ours.exec(sentence) ?? [];
  if (whole === "") return sentence;
  const lower = verb.toLowerCase();
  const rest = sentence.slice(whole.length);
  const subject = who.endsWith("’") ? `${who.slice(0, -1)}e ` : who;
  const said = (turned: string) => `${subject}vous ${verb}${withYours(turned)}`;
  const without = giving.test(lower)
    ? withoutPeople(rest, receivers, isReader)
    : helping.test(lower)
      ? withoutPeople(rest, helped, isReader)
      : null;
  // Of "ils" after them nobody would know who they are.
  if (without !== null && !/(?<!\p{L})(?:ils|elles|eux)(?!\p{L})/iu.test(without)) return said(without);
  const nobody = !/(?<!\p{L})(?:vous|aux?|leurs?)(?!\p{L})/iu.test(rest.split(/[,.]/, 1)[0] ?? "");
  return causing.test(lower) && nobody ? said(rest) : sentence;
}

const receivers = / aux (\p{L}{2,24})(?=[ ,.]|$)/u;
const helped = /^ les (\p{L}{2,24})(?=[ ,.]|$)/u;

/** The words without "aux dirigeants", if the recipient is one of those and they stand alone; else `null`. */
function withoutPeople(rest: string, people: RegExp, isReader: IsReader): string | null {
  const found = people.exec(rest.slice(0, 200));
  const after = found ? rest.slice(found.index + found[0].length) : "";
  if (
    !found ||
    !isReader(found[1] ?? "") ||
    /^ (?:(?:et|ou) (?:les|aux|leurs|à)|qui|que|dont|ayant) /u.test(after)
  )
    return null;
  return rest.slice(0, found.index) + after;
}

/** What a recipient has, of which an owner writes with "les": "faire baisser les factures". */
const things =
  /(?<!(?:sans|toutes|tous|et|ou|vos|nos|leurs) )(?<!\p{L})(les|la) (?=(?:factures?|charges|coûts|dépenses|commandes|ventes|achats|stocks|déchets|impôts|consommations?|trésorerie|frais (?:de|d’)|délais de paiement|salariés|collaborateurs|employés)(?!\p{L}|,? (?:des|du|de la|de l’|de nos|de vos|de votre|de leurs|que|dont|qui)(?!\p{L})))/u;

/** The first of those things as the recipient's own, where the sentence says of nothing whose it is. */
function yours(sentence: string): string {
  const found = things.exec(sentence.slice(0, 200).replace(/^L(?=es? |a )/u, "l"));
  if (!found || /(?<!\p{L})(?:vos|votre|nos|notre|leurs?)(?!\p{L})/iu.test(sentence)) return sentence;
  // "La facture d’électricité de la patinoire" is whose the patinoire is.
  if (
    /^\p{L}{3,20} d[e’] ?\p{L}{3,20} (?:de la|du|des) /u.test(sentence.slice(found.index + found[0].length))
  )
    return sentence;
  const mine = found[1] === "les" ? "vos" : "votre";
  const said = `${sentence.slice(0, found.index)}${mine} ${sentence.slice(found.index + found[0].length)}`;
  return found.index === 0 ? capitalised(said) : said;
}
