import type { Status } from "#app/prospects/prospect-status.ts";
import type { Token } from "../message-tokens.ts";
import { tokensOf } from "../message-tokens.ts";
import { wholeSentence } from "../own-sentences.ts";
import { phrases, Reader, wordSet } from "../phrase-reader.ts";
import { readOpening } from "../request-opening.ts";
import { type DayWords, readDay } from "./day-words.ts";
import { isPersonName, isPronoun, isWrittenAsName, type Named, nameIn, whoIn } from "./names.ts";
import { type ListChange, readStatus } from "./status-words.ts";
import { toldIn } from "./told-request.ts";
import { undoIn } from "./undo-request.ts";

/** What a customer's message asks of the list. With `perhaps` it means something else where the list has nobody of that name. */
export type ListRequest =
  /** Whom to call first. */
  | { kind: "first" }
  /** What a record says. */
  | { kind: "about"; who: Named; perhaps?: true }
  /** Another status, another next step, a note, or several of them. */
  | ListChange
  /** What was changed last is to be as before. */
  | { kind: "undo"; who: Named; perhaps?: true };

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
  return (
    undoIn(tokens, message) ??
    aboutIn(tokens, message) ??
    changeIn(tokens, isQuestion, message) ??
    (isQuestion ? null : toldIn(tokens.slice(openingEnd(tokens)), message))
  );
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

/** The same of whoever is asked for, where something else may be meant: "qui est Hélène", "infos sur Paul". */
const perhapsAbout = phrases([
  [
    true,
    "qui est,qui c est,c est qui,c qui,cest qui,qui cest,qui est ce,infos sur,info sur,des infos sur,les infos sur,informations sur,des informations sur,donne moi des infos sur,donne moi les infos sur,donnez moi des infos sur,donne moi des informations sur,donne des infos sur,as tu des infos sur,tu as des infos sur,t as des infos sur,avez vous des infos sur,tu as quoi sur,t as quoi sur,on a quoi sur,qu as tu sur,qu est ce que tu as sur,qu est ce qu on a sur,tout sur,dis moi tout sur,dis moi tout de,dites moi tout sur,dis tout sur,dis m en plus sur,m en plus sur,en savoir plus sur,je veux tout savoir sur,rappelle moi qui est,ce que tu sais de,ce que tu sais d,ce que tu sais sur,tu connais,connais tu,vous connaissez,connaissez vous,tell me about,who is",
  ],
]);
/** "Donne-moi", before what reaches somebody. */
const givenBy = wordSet(
  "donne donnez moi me quel quelle quels quelles est sont c quoi tu t vous as a avez ai je cherche veux voudrais retrouve trouve montre affiche il faut faudrait besoin j de d le la l les",
);
/** What reaches somebody, which the record has. */
const reachedBy = phrases([
  [
    true,
    ["numero", "num", "numero de telephone", "numero de tel", "num de tel", "no de tel", "tel", "telephone"]
      .concat(["portable", "mobile", "06", "mail", "email", "courriel", "adresse mail", "adresse email"])
      .concat(["adresse e mail", "adresse", "coordonnees", "ligne directe", "linkedin"])
      .flatMap((thing) => ["de", "d", "du"].map((of) => `${thing} ${of}`))
      .join(),
  ],
]);
/** The same of whoever was spoken of last. */
const reachedLast = phrases([
  [
    true,
    "son numero,son num,son tel,son telephone,son portable,son mobile,son mail,son email,son adresse,son adresse mail,son adresse email,ses coordonnees,leur numero,leur mail",
  ],
]);
/** Who may be asked for at a company: "le gérant de Nordec". */
const roles = wordSet(
  "responsable gerant gerante directeur directrice dirigeant dirigeante patron patronne decideur decideuse interlocuteur interlocutrice",
);
/** What may follow the name. */
const asides = wordSet("deja exactement encore au juste dans ma la liste donc");

function aboutIn(tokens: readonly Token[], message: string): ListRequest | null {
  for (const start of [0, openingEnd(tokens)]) {
    const reader = new Reader(tokens);
    reader.at = start;
    if (reader.read(aboutLast) !== null && reader.next === "") return { kind: "about", who: null };
    reader.at = start;
    if (reader.read(about) !== null) {
      const who = nameIn(tokens.slice(reader.at), message);
      if (who !== null) return aboutNamed(who);
    }
    reader.at = start;
    if (reader.read(perhapsAbout) === null) {
      reader.readWords(givenBy);
      if (reader.read(reachedLast) !== null && reader.next === "")
        return { kind: "about", who: null, perhaps: true };
      if (reader.read(reachedBy) === null) continue;
    }
    const found = perhapsOf(tokens.slice(reader.at), message);
    if (found) return found;
  }
  return null;
}

function perhapsOf(tokens: readonly Token[], message: string): ListRequest | null {
  const named = [...tokens];
  while (named.length > 1 && asides.has(named.at(-1)?.form ?? "")) named.pop();
  const role = named.findIndex(({ form }) => roles.has(form));
  if (role !== -1 && role < 2 && ["de", "d", "chez"].includes(named[role + 1]?.form ?? ""))
    named.splice(0, role + 2);
  const [first, ...more] = named;
  if (more.length === 0 && ["elle", "lui", "il", "ce"].includes(first?.form ?? ""))
    return { kind: "about", who: null, perhaps: true };
  if (named.length > 7 || named.some(({ form }) => /^[^\p{L}\p{N}]$/u.test(form))) return null;
  const who = nameIn(named, message);
  return who === null ? null : aboutNamed(who);
}

/** "Parle-moi de la concurrence": what is not written as a name is one only where the list has it. */
const aboutNamed = (who: string): ListRequest => ({
  kind: "about",
  who,
  ...(isWrittenAsName(who) ? {} : { perhaps: true }),
});

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

/** Verbs that say by themselves what is to be done with somebody, before the name and the day. */
const contacts = phrases<Status>([
  [
    "to_call_back",
    "rappelle,rappelles,rappelez,rappeler,rapelle,rapeller,rapelez,recontacte,recontactes,recontactez,recontacter,relance,relances,relancez,relancer,je rappelle,je rappellerai,je dois rappeler,je vais rappeler,je relance,je relancerai,je dois relancer,je recontacte,je dois recontacter,on rappelle,on relance,pense a rappeler,pensez a rappeler,penser a rappeler,pense a relancer,penser a relancer,n oublie pas de rappeler,n oublie pas de relancer,ne pas oublier de rappeler,rappelle moi de rappeler,rappelle moi de relancer,rappelle moi de recontacter,rappelez moi de rappeler,rappelez moi de relancer,note de rappeler,note de relancer,a rappeler,a relancer,a recontacter",
  ],
  [
    "to_call",
    "appelle,appelles,appeler,appellez,j appelle,j appellerai,je dois appeler,je vais appeler,pense a appeler,penser a appeler,n oublie pas d appeler,rappelle moi d appeler,rappelez moi d appeler,note d appeler,a appeler",
  ],
  [
    "meeting",
    "rdv avec,rendez vous avec,j ai rdv avec,j ai rendez vous avec,j ai un rdv avec,j ai un rendez vous avec,rdv pris avec,rendez vous pris avec,j ai pris rdv avec,j ai pris rendez vous avec",
  ],
]);
/** Of these the name alone says enough; "relance Paul" asks for a mail. */
const callsBack = wordSet("rappelle rappelles rappeler rapelle rapeller recontacte recontacter");

function changeIn(tokens: readonly Token[], isQuestion: boolean, message: string): ListRequest | null {
  const reader = new Reader(tokens);
  const opening = readOpening(reader);
  if (isQuestion && opening === "") return null;
  // "Tu peux la passer en perdu ?"
  const before = isPronoun(reader.next) ? reader.at++ : null;
  const start = reader.at;
  if (reader.read(moves) !== null) {
    const found = statusChange(tokens, reader.at, message, before !== null);
    if (found) return isNoted(tokens, start) ? null : found;
  }
  reader.at = start;
  if (reader.read(postpones) !== null) {
    const found = postponed(reader, message, before !== null);
    if (found) return found;
  }
  reader.at = start;
  const verb = reader.next;
  const status = reader.read(contacts);
  return status && contacted(reader, status, message, { hasPronoun: before !== null, verb });
}

/** "Note que Hélène est à rappeler" is told, and "note" no verb of a status there. */
const isNoted = (tokens: readonly Token[], at: number) => ["que", "qu"].includes(tokens[at + 1]?.form ?? "");

/** "Hélène jeudi", after "rappelle". What nobody in the list is called may be somebody else's. */
function contacted(
  reader: Reader,
  status: Status,
  message: string,
  { hasPronoun, verb }: { hasPronoun: boolean; verb: string },
): ListRequest | null {
  const { tokens, at: from } = reader;
  const change = dayAfterName(tokens, from, message, hasPronoun);
  if (change)
    return { kind: "change", who: change.who, status, when: change.when, ...unlessPerson(change.who) };
  if (!callsBack.has(verb)) return null;
  const who = whoIn(tokens.slice(from), message, hasPronoun);
  return typeof who === "string" && who.length > 2
    ? { kind: "change", who, status, when: null, perhaps: true }
    : null;
}

const unlessPerson = (who: Named) => (who !== null && isPersonName(who) ? {} : { perhaps: true as const });

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
    const status = readStatus(reader);
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
  reader.read(steps);
  const found = dayAfterName(reader.tokens, reader.at, message, hasPronoun);
  return found && { kind: "change", who: found.who, status: null, when: found.when };
}

/** Whom and when, from this token to the end. */
function dayAfterName(
  tokens: readonly Token[],
  from: number,
  message: string,
  hasPronoun: boolean,
): { who: Named; when: DayWords } | null {
  const first = tokens[from]?.form ?? "";
  // "Repousse-le à jeudi": not "le à jeudi", a day.
  const start = !hasPronoun && isPronoun(first) ? from + 1 : from;
  for (let at = start; at < tokens.length; at++) {
    const rest = new Reader(tokens);
    rest.at = at;
    const when = readDay(rest);
    if (!when) continue;
    const who = whoIn(tokens.slice(from, at), message, hasPronoun);
    return who === undefined ? null : { who, when };
  }
  return null;
}
