import type { Status } from "#app/prospects/prospect-status.ts";
import type { Token } from "../message-tokens.ts";
import { tokensOf } from "../message-tokens.ts";
import { wholeSentence } from "../own-sentences.ts";
import { phrases, Reader, wordSet } from "../phrase-reader.ts";
import { readOpening } from "../request-opening.ts";
import { type DayWords, readDay } from "./day-words.ts";

/** Whom a sentence names: the words of a name, or `null` for "la", the record that was spoken of last. */
export type Named = string | null;

/** What a customer's message asks of the list. */
export type ListRequest =
  /** Whom to call first. */
  | { kind: "first" }
  /** What a record says. */
  | { kind: "about"; who: Named }
  /** Another status, another next step, or both. */
  | { kind: "change"; who: Named; status: Status | null; when: DayWords | null };

/**
 * What a message asks of the list, if that is the whole message (`wholeSentence`): a question that the records answer, or an
 * order to change one. `null` for everything else: a negation, a condition, a quotation, a text that was pasted.
 * interpretation.md D102. Takes linear time in the message.
 */
export function listRequestIn(message: string): ListRequest | null {
  const sentence = wholeSentence(message);
  if (!sentence || sentence.tokens.length > 40) return null;
  const tokens = withQuotedNames(message, sentence.tokens);
  while (tokens?.at(-1)?.form === ",") tokens.pop();
  if (!tokens) return null;
  const { isQuestion } = sentence;
  if (asksWhomFirst(tokens)) return { kind: "first" };
  return aboutIn(tokens, message) ?? changeIn(tokens, isQuestion, message);
}

/** A name or a status in quotation marks, as its words; `null` if more than that is quoted. */
function withQuotedNames(message: string, tokens: readonly Token[]): Token[] | null {
  const all: Token[] = [];
  for (const token of tokens) {
    if (token.form !== '"') {
      all.push(token);
      continue;
    }
    const inner = message.slice(token.start + 1, token.end - 1);
    const words = tokensOf(inner);
    if (inner.length > 60 || words.some(({ form }) => /^[^\p{L}\p{N}]$/u.test(form))) return null;
    all.push(
      ...words.map(({ form, start, end }) => ({
        form,
        start: token.start + 1 + start,
        end: token.start + 1 + end,
      })),
    );
  }
  return all;
}

const first = phrases([
  [
    true,
    "qui appeler d abord,qui appeler en premier,qui appeler en priorite,qui appeler,qui appeler aujourd hui,qui appeler ce matin,qui appeler maintenant,qui dois je appeler,qui je dois appeler,qui devrais je appeler,qui est ce que je dois appeler,qui est ce que j appelle,qui j appelle,j appelle qui,je dois appeler qui,je commence par qui,par qui commencer,par qui je commence,par qui dois je commencer,par qui on commence,on commence par qui,qui rappeler,qui dois je rappeler,qui rappeler d abord,qui rappeler aujourd hui,qui contacter d abord,qui contacter en premier,qui contacter aujourd hui,quels prospects appeler,quels prospects dois je appeler,quel prospect appeler,quels sont mes appels,quels appels,quels sont mes appels du jour,mes appels du jour,ma liste du jour,ma liste du matin,montre moi ma liste,montre ma liste,quelle est ma liste du jour,quels sont mes prospects du jour,mes prospects du jour,quoi de neuf dans ma liste,who should i call first,who to call first",
  ],
]);
const afterFirst = wordSet(
  "d abord en premier priorite premiere aujourd hui ce matin maintenant la le jour du stp",
);

function asksWhomFirst(tokens: readonly Token[]): boolean {
  const reader = new Reader(tokens);
  for (const start of [0, openingEnd(tokens)]) {
    reader.at = start;
    if (reader.read(first) === null) continue;
    reader.readWords(afterFirst);
    if (reader.next === "") return true;
  }
  return false;
}

function openingEnd(tokens: readonly Token[]): number {
  const reader = new Reader(tokens);
  readOpening(reader);
  return reader.at;
}

/** What asks for what a record says, before the name. */
const about = phrases([
  [
    true,
    "que sais tu de,que sais tu d,que sais tu du,que sais tu sur,que savez vous de,que savez vous d,que savez vous du,que savez vous sur,qu est ce que tu sais de,qu est ce que tu sais d,qu est ce que tu sais du,qu est ce que tu sais sur,tu sais quoi de,tu sais quoi sur,que sait on de,que sait on d,que sait on du,que sait on sur,qu est ce qu on sait de,qu est ce qu on sait d,qu est ce qu on sait du,qu est ce qu on sait sur,parle moi de,parle moi d,parle moi du,parlez moi de,parlez moi d,parlez moi du,resume moi la fiche de,resume moi la fiche d,resume la fiche de,resume la fiche d,montre moi la fiche de,montre moi la fiche d,montre la fiche de,montre la fiche d,ouvre la fiche de,ouvre la fiche d,la fiche de,la fiche d,donne moi la fiche de,donne moi la fiche d,ou en est on avec,ou en sommes nous avec,ou en suis je avec,ou en est,qui est chez,qui est le contact chez,qui est le contact de,qui est mon contact chez,quel est le statut de,quel est le statut d,quelle est la prochaine etape pour,quelle est la prochaine etape avec,what do you know about,tell me about",
  ],
]);
const aboutLast = phrases([
  [
    true,
    "que sais tu d elle,que sais tu de lui,que sais tu d eux,que sais tu de cette societe,que sais tu de cette entreprise,que sais tu de ce prospect,parle moi d elle,parle moi de lui,parle moi de ce prospect,resume sa fiche,montre moi sa fiche,montre sa fiche,sa fiche,ou en est on avec elle,ou en est on avec lui",
  ],
]);

/** The customer's own business and the product's are no records. */
const noNames = wordSet(
  "moi toi vous nous mon ma mes notre nos votre vos ton ta tes matinal ce cela ca cet cette ces quoi qui starter growth scale rgpd",
);

function aboutIn(tokens: readonly Token[], message: string): ListRequest | null {
  for (const start of [0, openingEnd(tokens)]) {
    const reader = new Reader(tokens);
    reader.at = start;
    if (reader.read(aboutLast) !== null && reader.next === "") return { kind: "about", who: null };
    reader.at = start;
    if (reader.read(about) === null) continue;
    const rest = tokens.slice(reader.at);
    const who = nameIn(rest, message);
    if (who !== null) return { kind: "about", who };
  }
  return null;
}

const articles = wordSet("la le l les chez societe entreprise madame monsieur mme m de d du");

/** The words of a name, as they were typed; `null` for none. */
function nameIn(tokens: readonly Token[], message: string): string | null {
  const from = tokens.findIndex(({ form }) => !articles.has(form) && !/^[^\p{L}\p{N}]$/u.test(form));
  if (from === -1) return null;
  const named = tokens.slice(from);
  if (named.length > 10 || noNames.has(named[0]?.form ?? "")) return null;
  if (tokens.slice(0, from).some(({ form }) => noNames.has(form))) return null;
  const start = named[0]?.start ?? 0;
  const end = named.at(-1)?.end ?? start;
  return message.slice(start, end).trim() || null;
}

const moves = phrases([
  [
    true,
    "passe,passes,passez,passer,mets,met,mettez,mettre,classe,classes,classez,classer,marque,marques,marquez,marquer,bascule,basculez,basculer,note,notez,noter,range,rangez,ranger,change,changez,changer,declare,declarez,declarer,considere,set,mark,move",
  ],
]);
const postpones = phrases([
  [
    true,
    "reporte,reportes,reportez,reporter,repousse,repousses,repoussez,repousser,decale,decales,decalez,decaler,deplace,deplacez,deplacer,remets,remettez,remettre,planifie,planifiez,planifier,programme,programmez,programmer,prevois,prevoyez,prevoir",
  ],
]);
/** What is postponed or planned: a step of somebody. */
const steps = phrases([
  [
    true,
    "un rappel de,un rappel d,un rappel pour,un rappel avec,le rappel de,le rappel d,un appel avec,un appel a,l appel de,l appel d,une relance de,une relance d,une relance pour,la relance de,la relance d,la prochaine etape de,la prochaine etape d,la prochaine etape pour,de rappeler,d appeler,de relancer",
  ],
]);

const statuses = phrases<Status>([
  ["new", "nouveau,nouvelle,nouveaux"],
  ["to_call", "a appeler,a contacter"],
  ["to_call_back", "a rappeler,a relancer,rappeler,a recontacter,rappel"],
  ["meeting", "rendez vous pris,rendez vous,rdv pris,rdv,rendez vous obtenu,en rendez vous,rendez vous fixe"],
  ["not_now", "pas maintenant,plus tard,pas pour le moment,pas pour l instant,en attente"],
  ["won", "gagne,gagnee,gagnes,client,cliente,signe,signee,conclu"],
  ["lost", "perdu,perdue,perdus"],
  ["not_relevant", "pas pertinent,pas pertinente,non pertinent,non pertinente,hors cible"],
]);

/** Words between whom and the status. */
const joints = wordSet("en comme dans sur au a statut le l etat d la liste est etant");
const pronouns = wordSet("la le l les lui elle");
const refusals = wordSet("ne n pas jamais plus rien aucun sans ni si quand lorsque");

function changeIn(tokens: readonly Token[], isQuestion: boolean, message: string): ListRequest | null {
  const reader = new Reader(tokens);
  const opening = readOpening(reader);
  if (isQuestion && opening === "") return null;
  // "Tu peux la passer en perdu ?"
  const before = pronouns.has(reader.next) ? reader.at++ : null;
  const start = reader.at;
  if (reader.read(moves) !== null) {
    const found = statusChange(tokens, reader.at, message, before !== null);
    if (found) return found;
  }
  reader.at = start;
  return reader.read(postpones) === null ? null : postponed(reader, message, before !== null);
}

/** "la en à rappeler mardi", after the verb. */
function statusChange(
  tokens: readonly Token[],
  from: number,
  message: string,
  hasPronoun: boolean,
): ListRequest | null {
  for (let at = from; at < tokens.length; at++) {
    const reader = new Reader(tokens);
    reader.at = at;
    const status = reader.read(statuses);
    if (status === null) continue;
    const when = reader.next === "" ? null : readDay(reader);
    if (reader.next !== "") continue;
    const who = whoIn(tokens.slice(from, at), message, hasPronoun);
    if (who !== undefined) return { kind: "change", who, status, when };
  }
  return null;
}

/** "la à jeudi", "un rappel de Logis Nord-Ouest mardi", after the verb. */
function postponed(reader: Reader, message: string, hasPronoun: boolean): ListRequest | null {
  const isStep = reader.read(steps) !== null;
  const from = reader.at;
  for (let at = from; at < reader.tokens.length; at++) {
    const rest = new Reader(reader.tokens);
    rest.at = at;
    const when = readDay(rest);
    if (!when) continue;
    const who = whoIn(reader.tokens.slice(from, at), message, hasPronoun);
    if (who === undefined || (who !== null && !isStep && at === from)) return null;
    return { kind: "change", who, status: null, when };
  }
  return null;
}

/** Whom these words name: `null` for a pronoun, `undefined` if they say something else. */
function whoIn(tokens: readonly Token[], message: string, hasPronoun: boolean): Named | undefined {
  if (tokens.some(({ form }) => refusals.has(form) || /^[^\p{L}\p{N},]$/u.test(form))) return undefined;
  let end = tokens.length;
  while (end > 0 && (joints.has(tokens[end - 1]?.form ?? "") || tokens[end - 1]?.form === ",")) {
    // "Passe-la en perdu": the pronoun is no joint.
    if (end === 1 && pronouns.has(tokens[0]?.form ?? "")) break;
    end--;
  }
  const named = tokens.slice(0, end);
  if (named.length === 0) return hasPronoun ? null : undefined;
  if (named.length === 1 && pronouns.has(named[0]?.form ?? "")) return null;
  return hasPronoun ? undefined : (nameIn(named, message) ?? undefined);
}
