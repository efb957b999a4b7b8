import type { Token } from "../message-tokens.ts";
import { phrases, Reader, wordSet } from "../phrase-reader.ts";
import { readDay } from "./day-words.ts";
import { isPersonName, type Named, nameIn, whoIn } from "./names.ts";
import { type Change, type ListChange, readStatus } from "./status-words.ts";

/** What announces something to be kept. */
const noting = phrases([
  [
    true,
    "note que,note qu,notes que,notez que,notez qu,noter que,noter qu,note bien que,note bien qu,ajoute que,ajoutez que,retiens que,retiens qu,retenez que,sache que,sachez que,je te signale que,je vous signale que,pour info,a savoir,pour memoire",
  ],
]);

/** What announces a note on somebody, before the name. */
const notesOn = phrases([
  [
    true,
    "note pour,note sur,note chez,note a propos de,note dans la fiche de,note dans la fiche d,note sur la fiche de,note sur la fiche d,notez pour,notez sur,ajoute une note a,ajoute une note pour,ajoute une note sur,ajoute une note chez,ajoute une note dans la fiche de,ajoute une note dans la fiche d,ajoute une note sur la fiche de,ajoute une note sur la fiche d,ajouter une note a,ajouter une note pour,ajouter une note sur,ajoutez une note a,ajoutez une note pour,ajoutez une note sur,mets une note a,mets une note pour,mets une note sur,une note pour,une note sur",
  ],
]);

/** What says that somebody was spoken with. */
const spoken = phrases([
  [
    true,
    "j ai eu,j ai appele,j ai joint,j ai rappele,j ai recontacte,j ai relance,j ai parle a,j ai parle avec,j ai echange avec,j ai vu,j ai rencontre,je viens d avoir,je viens d appeler,je viens de parler a,je viens de parler avec,je viens de voir,on a eu,nous avons eu,eu",
  ],
]);
/** How and when, after the name. */
const means = wordSet("au telephone tel en ligne ce matin hier aujourd hui tout a l heure tantot midi");

const subjects = wordSet("il elle ils elles");
/** Who is told of without a name. */
const lastOnes = wordSet("il elle lui");
const clitics = wordSet("me m nous le la l te t n ne y en donc et du coup alors mais");

/** What somebody does who wants to be called again, or is to be. */
const callsBack = phrases([
  [
    true,
    "rappelle,rappellera,rappelles,rappeler,recontacte,recontactera,recontacter,veut etre rappele,veut etre rappelee,souhaite etre rappele,souhaite etre rappelee,prefere etre rappele,prefere etre rappelee,demande a etre rappele,demande a etre rappelee,aimerait etre rappele,aimerait etre rappelee,doit rappeler,doit me rappeler,va rappeler,va me rappeler,veut que je rappelle,veut que je le rappelle,veut que je la rappelle,demande que je rappelle,a dit de rappeler,m a dit de rappeler,dit de rappeler,dit de le rappeler,dit de la rappeler,je rappelle,je le rappelle,je la rappelle,je l appelle,je dois rappeler,je dois le rappeler,je dois la rappeler,on se rappelle,on se reparle,on se recontacte,on se rappellera,faut rappeler,faut le rappeler,faut la rappeler,il faut rappeler,il faut le rappeler,il faut la rappeler,est a rappeler,a rappeler,a relancer",
  ],
]);
const refuses = phrases([
  [
    true,
    "a dit non,a refuse,refuse,dit non,decline,a decline,ne veut pas,veut pas,n en veut pas,ne donne pas suite,donne pas suite,ne donnera pas suite",
  ],
]);
const being = wordSet("est sera etait reste");
const having = wordSet("a");
const hadStatuses = new Set<string>(["won", "meeting"]);

/** Verbs by which the name before them ends. */
const verbs = wordSet(
  "est sera etait a aura avait va part partira revient reviendra veut voudrait ne n me m se s prefere rappelle rappellera doit travaille quitte cherche utilise fait fera peut attend arrive demande dit change recrute ouvre vend achete prend prendra connait habite aime deteste parle repond ouvrira change signe signera",
);

/**
 * What a customer tells of a prospect, that a change of the record follows from: "Hélène est pas intéressée", "j’ai eu Paul,
 * il rappelle lundi"; or is to be noted: "note que Hélène est en vacances". interpretation.md D329.
 */
export function toldIn(tokens: readonly Token[], message: string): ListChange | null {
  const reader = new Reader(tokens);
  if (reader.read(notesOn) !== null) return noteOn(tokens, reader.at, message);
  reader.at = 0;
  if (reader.read(noting) !== null) {
    if (reader.next === "," || reader.next === ":") reader.at++;
    return statementIn(tokens, reader.at, message) ?? noteOf(tokens, reader.at, message);
  }
  reader.at = 0;
  if (reader.read(spoken) !== null) return spokenWith(tokens, reader.at, message);
  return statementIn(tokens, 0, message);
}

/** "Hélène Courtade est à rappeler mardi", from this token to the end. */
function statementIn(tokens: readonly Token[], from: number, message: string): ListChange | null {
  for (let at = from + 1; at < tokens.length && at <= from + 8; at++) {
    const change = predicateAt(tokens, at, false);
    const who = change && subjectIn(tokens.slice(from, at), message);
    if (change && who !== undefined && who !== null) return changeOf(who.who, change);
  }
  return null;
}

/** "Paul, il rappelle lundi", after "j’ai eu". */
function spokenWith(tokens: readonly Token[], from: number, message: string): ListChange | null {
  const end = tokens.findIndex(({ form }, at) => at > from && [",", ":", "et", "mais"].includes(form));
  if (end === -1) return null;
  const named = [...tokens.slice(from, end)];
  while (named.length > 1 && means.has(named.at(-1)?.form ?? "")) named.pop();
  const who = whoIn(named, message, false);
  const change = who === undefined ? null : predicateAt(tokens, end + 1, true);
  return change && who !== undefined ? changeOf(who, change) : null;
}

/** What is said of somebody, from this token to the end; of whom was named before it, also without a verb. */
function predicateAt(tokens: readonly Token[], at: number, isNamedBefore: boolean): Change | null {
  const reader = new Reader(tokens);
  reader.at = at;
  if (isNamedBefore && subjects.has(reader.next)) reader.at++;
  const start = reader.at;
  const first = callChange(reader);
  if (first) return first;
  reader.at = start;
  reader.readWords(clitics, 3);
  const called = callChange(reader);
  if (called) return called;
  if (reader.read(refuses) !== null && reader.next === "") return { status: "lost", when: null };
  reader.at = start;
  reader.readWords(clitics, 2);
  const verb = reader.next;
  if (being.has(verb) || having.has(verb)) reader.at++;
  else if (!isNamedBefore) return null;
  const status = readStatus(reader);
  if (status === null || (having.has(verb) && !hadStatuses.has(status))) return null;
  const when = reader.next === "" ? null : readDay(reader);
  return reader.next === "" ? { status, when } : null;
}

function callChange(reader: Reader): Change | null {
  if (reader.read(callsBack) === null) return null;
  const when = reader.next === "" ? null : readDay(reader);
  return reader.next === "" && when ? { status: "to_call_back", when } : null;
}

/** The subject of a statement; `undefined` if these words are none. */
function subjectIn(tokens: readonly Token[], message: string): { who: Named } | undefined {
  const named = [...tokens];
  // "Hélène n’est pas intéressée", "Paul me rappelle lundi".
  while (named.length > 1 && ["n", "ne", "me", "m", "nous", ","].includes(named.at(-1)?.form ?? ""))
    named.pop();
  if (named.length === 1 && lastOnes.has(named[0]?.form ?? "")) return { who: null };
  const who = whoIn(named, message, false);
  return who === undefined || who === null ? undefined : { who };
}

/** "Hélène : en vacances", after "note pour". */
function noteOn(tokens: readonly Token[], from: number, message: string): ListChange | null {
  const end = tokens.findIndex(
    ({ form }, at) => at > from && (form === ":" || form === "que" || form === "qu"),
  );
  const who = end === -1 ? undefined : subjectIn(tokens.slice(from, end), message);
  return who ? noted(who.who, tokens.slice(end + 1), message) : null;
}

/** "Hélène est en vacances", after "note que": the name ends where the verb begins. */
function noteOf(tokens: readonly Token[], from: number, message: string): ListChange | null {
  const end = tokens.findIndex(({ form }, at) => at > from && verbs.has(form));
  if (end === -1 || end > from + 6) return null;
  const named = tokens.slice(from, end);
  if (named.length === 1 && lastOnes.has(named[0]?.form ?? ""))
    return noted(null, tokens.slice(from), message);
  const who = nameIn(named, message);
  return who ? noted(who, tokens.slice(from), message) : null;
}

function noted(who: Named, tokens: readonly Token[], message: string): ListChange | null {
  const text = message.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0).trim();
  if (tokens.length < 2) return null;
  const note = text.charAt(0).toUpperCase() + text.slice(1);
  return { kind: "change", who, status: null, when: null, note, ...perhaps(who) };
}

const changeOf = (who: Named, change: Change): ListChange => ({
  ...{ kind: "change", who },
  ...change,
  ...perhaps(who),
});

/** What is told of "elle" or of what nobody is called may be of something else. */
const perhaps = (who: Named) => (who !== null && isPersonName(who) ? {} : { perhaps: true as const });
