import { hasFiniteVerb } from "./finite-verbs.ts";
import { isVerb as isInfinitive, isParticiple, nousOf, vousOfPlural } from "./lexicon.server.ts";

/** Who begins a clause of their own, with the first word of what they do. */
const subjects =
  / (?=(je|on|nous|vous|ça|c’est|j’\p{L}{1,12})(?: (?:ne |n’)?(?:(?:vous|nous|le|la|les|lui|leur|y|en|se) |[ls]’){0,2}(\p{L}{1,20}))?(?!\p{L}))/gu;
/** What a clause goes on with, so that the subject after it begins no sentence. */
const joining = new Set(
  "a afin ainsi alors après assez aussi autant avec avant c car ce ceux chaque chez combien comme comment contre d dans de depuis des dont donc du en entre et fois grâce jusque là lorsque mais malgré même mieux moins ne ni où ou par parce pendant plus pour pourquoi près puis puisque qu quand que quel quelle quels quelles qui quoi sans sauf selon si sinon soit sous sur tant tel très trop vers voilà voici à au aux nous vous je on il elle ils elles ça et dès ci est sont êtes sommes suis fait lesquelles lesquels".split(
    " ",
  ),
);
/** What begins the clause of the subject that follows it: "sinon on revient". */
const adverbs =
  / (?=(?:alors|après|donc|du coup|en plus|ensuite|puis|sinon|comme ça) (?:je|on|nous|vous|ça|c’est|j’\p{L}{1,12}) )/gu;

/** "chez vous", "pour nous": no subject of what follows. */
const atThem =
  /(?<!\p{L})(?:à|avec|avant|chez|dans|de|derrière|entre|par|pour|sans|selon|sur|vers) (?:vous|nous)$/iu;

/** True of a clause that says something by itself: "je viens", "les cours sont bas". */
const saysSomething = (clause: string) =>
  clause.split(" ").length > 1 && (ownSubject.test(clause) || (named.test(clause) && hasFiniteVerb(clause)));
/** "Changer en cours d’année", "le bouche à oreille": what is named first and spoken of then. */
const isNamed = (clause: string) =>
  /^\p{L}{2,20}[ ’]\p{L}/u.test(clause) &&
  !hasFiniteVerb(clause) &&
  !/(?<!\p{L})(?:qui|que|où|dont)(?!\p{L})|[?!"«»]/u.test(clause) &&
  (named.test(clause) || isInfinitive(clause.split(" ", 1)[0]?.toLowerCase() ?? ""));
const named = /^(?:(?:les?|la|un|une|des|nos|vos|notre|votre|leurs?|mon|ma|mes|ces?|cette) |l’)/iu;
const ownSubject = /^(?:je |on |nous |vous |ça |il |elle |ils |elles |c’est |j’|il y a )/iu;
const waiting = /^(?:si|quand|lorsqu|dès|comme|puisqu|parce|plus|moins|même|tant|chaque|où|que|qu’|pour)/iu;

const isVerb = (subject: string, word: string) => {
  if (/^(?:j’|c’est)/u.test(subject)) return true;
  if (subject === "nous") return /ons$/u.test(word) || word === "sommes";
  if (subject === "vous") return /ez$/u.test(word) || /^(?:êtes|faites|dites)$/u.test(word);
  if (subject === "je") return /[esxit]$/u.test(word) && !isParticiple(word);
  return nousOf(word) !== null || vousOfPlural(word) !== null;
};
const subjectOf = (clause: string) =>
  /^(?:je|j’)/iu.test(clause) ? "je" : (/^\p{L}{1,5}/u.exec(clause)?.[0] ?? "").toLowerCase();

/** UTF-16 code units before a subject that may hold its sentence: of a longer line only these are read again. */
const mostBefore = 400;
const endOf = (text: string, end: number) => text.slice(Math.max(0, end - mostBefore), end);

/** The last clause of a text, after any mark or word that began it. */
const lastClause = (text: string) => text.split(/[.!?;:,] | et | mais /u).at(-1) ?? "";

/**
 * A line whose clauses were typed one behind the other, with what separates them: "je viens chez vous je fais le document" has a
 * comma, and where another subject begins, a full stop: "ça ne coûte rien on est payé par le vendeur". Where a clause has no
 * subject of its own, or waits for the next one, nothing is certain and the line stays. interpretation.md D354.
 */
export function withBreaks(line: string): string {
  const typed = line.replace(adverbs, (_, at: number) =>
    /\p{L}$/u.test(endOf(line, at)) && ownSubject.test(lastClause(endOf(line, at))) ? ", " : " ",
  );
  let written = "";
  let [copied, begun] = [0, 0];
  for (const match of typed.matchAll(subjects)) {
    const [, subject = "", verb = ""] = match;
    const before = endOf(typed, match.index);
    const clause = lastClause(typed.slice(Math.max(begun, match.index - mostBefore), match.index));
    const [last = ""] = /[\p{L}-]{1,30}$/u.exec(before) ?? [];
    const isTopic = /^(?:ça|c’est)$/u.test(subject) && isNamed(clause);
    const isOwn = (saysSomething(clause) || isTopic) && !waiting.test(lastSentence(before));
    const isJoined = joining.has(last.toLowerCase()) && !atThem.test(before);
    if (last === "" || isJoined || !isOwn || !isVerb(subject, verb)) continue;
    const isSame = subjectOf(clause) === subjectOf(subject) || !ownSubject.test(clause);
    written += typed.slice(copied, match.index);
    copied = match.index + 1;
    begun = copied;
    written += isSame ? ", " : ". ";
    if (!isSame) {
      written += typed.charAt(copied).toUpperCase();
      copied++;
    }
  }
  return written + typed.slice(copied);
}

/** What a line ends with, after its last full stop. */
const lastSentence = (text: string) => text.split(/[.!?] /u).at(-1) ?? "";
