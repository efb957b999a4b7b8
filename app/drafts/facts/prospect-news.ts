import { prospectMail as copy } from "#app/content/drafts/prospect-mail-copy.ts";
import { atCompany, theCompany } from "./company-words.ts";
import { weOf } from "./conjugation.ts";
import { capitalised, midSentence } from "./french.ts";

/** What happens at a prospect: a sentence to them, and the words before a caller's question about it. */
export type News = { situation: string; event: string };

/** Third person to second, for verbs whose form does not follow a rule or that say what is done. */
const verbs: ReadonlyMap<string, string> = new Map(
  copy.verbs.map(([they, you]) => [they.toLowerCase(), you] as const),
);

/** What a verb stands before, and a noun does not: "fête ses 50 ans", "médaille d’or". */
const object =
  /^(?:une?|des|les?|la|l’\S+|son|sa|ses|leurs?|du|deux|trois|quatre|cinq|six|dix|plusieurs|actuellement|bientôt|après|désormais|prochainement|depuis|en|à|au|aux|chez|dans|sur|vers|avec|\d+)$/iu;

/** Before "des" and "du" these are nouns: "vote des travaux", "hausse des commandes". */
const nouns =
  /^(?:baisse|chute|commande|course|demande|enquête|étude|hausse|marque|mise|offre|panne|perte|place|prime|prise|récolte|réforme|remise|rencontre|vente|visite|vote)$/;

/** "signe" is signez, "emménage" emménagez, "accélère" accélérez, "élargit" élargissez; `null` for what is no verb. */
function youOf(verb: string, next: string): string | null {
  const word = verb.toLowerCase();
  const known = verbs.get(word);
  if (known) return known;
  if (
    !object.test(next) ||
    (/^(?:d[eu]s?|d’\S+)$/u.test(next) && nouns.test(word)) ||
    /(?:ion|ure|té|ment|eur)$/.test(word)
  )
    return null;
  return weOf(word)?.replace(/ons$/, "ez") ?? null;
}

const mostWords = 40;

/** True of the birthday of a company: "Fête ses 50 ans". */
export const isBirthday = (text: string) => /\d\sans(?!\p{L})|anniversaire/u.test(text);

/**
 * A signal as a sentence to the prospect: "Recrute un acheteur" is "Vous recrutez un acheteur.", "Se lance en Espagne"
 * "Vous vous lancez en Espagne." Where a word would have to change that no rule changes, the sentence is about the
 * company; a signal without a verb is news of the company. `null` where that has no name.
 */
export function newsOf(company: string | null, signal: string): News | null {
  const text = signal.replace(/(?<![.…])[.…]{1,20}$/, "");
  const words = text.split(" ");
  if (words.length > mostWords) return null;
  const [first = "", second = "", third = ""] = words;
  const participle = participleNews(first, words.slice(1));
  if (participle) return participle;
  const elided = /^s’(\p{L}+)$/iu.exec(first)?.[1];
  const reflexive = elided ?? (/^se$/i.test(first) ? second : null);
  const isApart = reflexive !== null && elided === undefined;
  const you = reflexive === null ? youOf(first, second) : youOf(reflexive, isApart ? third : second);
  if (you === null) return namedNews(company, text);
  const rest = words.slice(isApart ? 2 : 1);
  const said = saidToYou(rest);
  // "Fête ses 50 ans" would be said of the reader's own age.
  if (said !== null && !isBirthday(text)) {
    const situation = `Vous ${[reflexive === null ? you : `vous ${you}`, ...said].join(" ")}`;
    return { situation: `${situation}.`, event: situation };
  }
  if (company === null) return null;
  const situation = `${capitalised(theCompany(company))} ${[first.toLowerCase(), ...words.slice(1)].join(" ")}`;
  return { situation: `${situation}.`, event: situation };
}

/** A participle in "é" with which a signal begins: "Certifié", "Rachetée". */
const participle = /^(?!(?:re)?crée$|agrée$|supplée$)\p{L}{2,18}ée?s?$/u;
/** What was done to a company; others are states: "certifiée", "installée". */
const done =
  /^(?:achetée|choisie|citée|distinguée|financée|nommée|primée|rachetée|récompensée|référencée|reprise|retenue|sélectionnée)$/u;

/** "Certifié ISO 9001" is "Votre entreprise est certifiée ISO 9001.": a company is feminine whoever wrote of it. */
function participleNews(first: string, rest: readonly string[]): News | null {
  const word = first.toLowerCase();
  const feminine = nominal.get(word) ?? (participle.test(word) ? word.replace(/ée?s?$/u, "ée") : null);
  // "Reprise d’un atelier", "levée de fonds", "arrivée en Espagne" are nouns.
  const isNoun =
    /^(?:de|du|des|d’\S+)$/u.test(rest[0] ?? "") ||
    /^(?:arriv|avanc|entr|mont|rentr|travers)ées?$/u.test(word);
  const isOne = nominal.has(word)
    ? ["par", "pour", "comme"].includes(rest[0] ?? "")
    : rest.length > 0 && !isNoun;
  const said = feminine && isOne ? saidToYou(rest) : null;
  if (!said) return null;
  const situation = ["Votre entreprise", done.test(feminine ?? "") ? "a été" : "est", feminine, ...said].join(
    " ",
  );
  return { situation: `${situation}.`, event: situation };
}

/** Participles of other endings, and what a company is after "est". */
const nominal: ReadonlyMap<string, string> = new Map([
  ["repris", "reprise"],
  ["reprise", "reprise"],
  ["choisi", "choisie"],
  ["choisie", "choisie"],
  ["retenu", "retenue"],
  ["retenue", "retenue"],
]);

/** The words after the verb to the prospect; `null` where one of them is of a third person that no rule turns. */
function saidToYou(words: readonly string[]): string[] | null {
  const said: string[] = [];
  for (const [at, word] of words.entries()) {
    const before = words[at - 1]?.toLowerCase();
    const lower = word.toLowerCase();
    if (lower === "son" || lower === "sa") said.push("votre");
    else if (lower === "ses") said.push("vos");
    else if (/^(?:leurs?|s’.*|se|qui|il|elle)$/u.test(lower)) return null;
    else if (before === "et" || before === "puis") said.push(secondVerb(word, words[at + 1] ?? ""));
    else said.push(word);
  }
  return said;
}

/** After "et" a second verb of the company; a noun stays. */
const secondVerb = (word: string, next: string) => (object.test(next) && youOf(word, next)) || word;

const actions: ReadonlyMap<string, string> = new Map(copy.nouns);
const placeNouns: ReadonlyMap<string, string> = new Map(copy.placeNouns);

/** What agrees with the noun, or is done by somebody else: it cannot follow a verb. */
const ofNoun =
  /\s(?:par|prévue?s?|annoncée?s?|réussie?s?|confirmée?s?|imminente?s?|récente?s?|effective)(?:\s|$)/u;

/** "Ouverture d’un site" is "Vous ouvrez un site", "Levée de fonds de 3 M€" "Vous venez de lever 3 M€". */
function nominalNews(text: string): string | null {
  const raised = /^Levée de fonds(?: de | d’)?(\d[\s\S]{0,30}(?:€|euros?|M|k€))?$/u.exec(capitalised(text));
  if (raised) return copy.fundraising(raised[1] ?? null);
  const [first = "", ...rest] = capitalised(text).split(" ");
  const said = rest.join(" ");
  if (ofNoun.test(` ${said}`) || /(?:^|\s)en (?:19|20)\d\d(?:\s|$)/u.test(said)) return null;
  const there = placeNouns.get(first);
  if (there && /^(?:à|au|aux|en|dans|sur)\s/u.test(said)) return `Vous ${there} ${said}`;
  const verb = actions.get(first);
  const thing = verb ? thingOf(said) : null;
  return thing === null ? null : `Vous ${verb} ${thing}`;
}

/** "d’un site" is "un site", "de 20 postes" "20 postes", "du siège" "le siège"; `null` where the article is not known. */
function thingOf(of: string): string | null {
  if (/^d’une?\s/u.test(of)) return of.slice(2);
  if (of.startsWith("du ")) return `le ${of.slice(3)}`;
  if (/^de nouve(?:aux|lles)\s/u.test(of)) return of;
  if (/^de (?:la |l’|\d)/u.test(of)) return of.slice(3);
  return /^de \p{Ll}{2,20}[sx](?:\s|$)/u.test(of) ? `des ${of.slice(3)}` : null;
}

function namedNews(company: string | null, text: string): News | null {
  const said = nominalNews(text);
  if (said !== null) return { situation: `${said}.`, event: said };
  if (company === null) return null;
  const event = capitalised(text);
  return { situation: `${copy.about(atCompany(company), midSentence(text))}.`, event };
}
