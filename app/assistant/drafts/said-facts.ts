import { saidVerbs, unwelcome } from "#app/content/assistant/said-facts-copy.ts";
import { asSentence } from "#app/drafts/facts/french.ts";
import { plainLine } from "#app/drafts/facts/plain-line.ts";
import { sentencesIn } from "#app/drafts/facts/sentences-in.ts";
import { draftOrderIn } from "../requests/draft-order.ts";
import { listRequestIn } from "../requests/list/list-request.ts";
import { ownWords } from "../requests/own-words.ts";
import { requestIn } from "../requests/request-in.ts";

/** Words of a sentence that says something. */
const fewestWords = 4;

/**
 * What a customer says in a message in own whole sentences: neither questions nor orders, and nothing of what follows the
 * first sign of a pasted text. interpretation.md D57, D188.
 */
export function sentencesSaid(message: string): string[] {
  const request = listRequestIn(message);
  const isOfList = request !== null && (request.kind === "about" || !("perhaps" in request));
  if (requestIn(message) || isOfList || draftOrderIn(message)) return [];
  const { text, isWhole } = ownWords(message);
  // What was cut off where another's text begins is no whole sentence.
  const end = Math.max(...[".", "!", "…"].map((mark) => text.lastIndexOf(mark)));
  const whole = isWhole ? text : text.slice(0, end + 1);
  return sentencesIn(whole).filter(
    (sentence) => !sentence.endsWith("?") && sentence.split(" ").length >= fewestWords,
  );
}

const verbs = new Map(saidVerbs);

/** Longer sentences are no opening, in code points. */
const longest = 140;

/** Whoever else is spoken of or to, a verb of which would have to change too, and what leads elsewhere. */
const others =
  /(?<![\p{L}\p{N}])(?:ils?|elles?|eux|lui|leurs?|se|je|on|nous|notre|nos|me|moi|mon|ma|mes|tu|te|toi|vous|votre|vos|qui)(?![\p{L}\p{N}])|(?<!\p{L})[sjm]’|@|:\/\/|\d(?:[ .-]?\d){8}/iu;

/**
 * A sentence about a company or a person of these names, also with an article ("L’Hôtel des Dunes vient…"), as it is said to somebody there: "Ils viennent d'installer un
 * nouveau four à Cholet" is "Vous venez d’installer un nouveau four à Cholet." `null` where another word than subject, verb
 * and possessives would have to change, and for what no mail begins with. interpretation.md D175, D188.
 */
export function saidToRecipient(sentence: string, names: readonly string[] = []): string | null {
  const line = plainLine(sentence).replace(/[.!…]{1,20}$/u, "");
  if ([...line].length > longest) return null;
  const told = afterSubject(line, ["ils", "elles", "il", "elle", ...names]);
  if (told === null) return null;
  const [verb = "", ...rest] = told.split(" ");
  const you = verbs.get(verb.toLowerCase());
  if (!you || rest.length === 0) return null;
  if (you === "venez" && !isWelcome(rest)) return null;
  // "Ils viennent de leur parler": there it is somebody, not theirs.
  if (rest.some((word, at) => word === "leur" && rest[at - 1] === "de")) return null;
  if (others.test(rest.filter((word) => yours(word) === word).join(" "))) return null;
  return asSentence(`Vous ${you} ${rest.map(yours).join(" ")}`);
}

/** What a line says of a subject of one of these names; `null` for another subject. */
function afterSubject(line: string, names: readonly string[]): string | null {
  const start = plainName(line);
  const offset = line.length - start.length;
  for (const name of names) {
    const subject = plainName(plainLine(name).replace(legalForm, "")).toLowerCase();
    if (subject !== "" && start.toLowerCase().startsWith(`${subject} `))
      return line.slice(offset + subject.length + 1);
  }
  return null;
}

/** Without the article, or the word for a firm, that some say before a name and others do not. */
const plainName = (text: string) =>
  text.replace(/^(?:l’(?:entreprise|agence) |la (?:société|maison|boîte) |le groupe |l’|les? |la )/iu, "");

/** A form that nobody says: "Nordec SARL". */
const legalForm = /,? (?:SARL|SAS|SASU|SA|EURL|SNC|SCOP|EI)$/u;

/** "De", then an infinitive of something good. */
function isWelcome([first = "", second = ""]: readonly string[]): boolean {
  const infinitive = first.startsWith("d’") ? first.slice(2) : first === "de" ? second : "";
  return /(?:er|ir|re|oir)$/u.test(infinitive) && !unwelcome.includes(infinitive.toLowerCase());
}

const yours = (word: string) => {
  if (["son", "sa", "leur"].includes(word)) return "votre";
  return ["ses", "leurs"].includes(word) ? "vos" : word;
};
