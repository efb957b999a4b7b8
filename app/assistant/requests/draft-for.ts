import type { ProspectDraftKind } from "#app/drafts/draft-kind.ts";
import { isPersonName, type Named, nameIn } from "./list/names.ts";
import type { Token } from "./message-tokens.ts";
import { wholeSentence } from "./own-sentences.ts";
import { phrases, Reader, wordSet } from "./phrase-reader.ts";
import { greets, hasContact } from "./request-in.ts";
import { readOpening } from "./request-opening.ts";

/** A mail, a sequence or a script for somebody; with `perhaps` for anybody where the list has nobody of that name. */
export type DraftFor = { draft: ProspectDraftKind; who: Named; perhaps?: true };

/** What is written to somebody, by its verb: the name follows. */
const writesTo = phrases([
  [
    true,
    "relance,relances,relancez,relancer,ecris a,ecrit a,ecrivez a,ecrire a,ecris un mot a,ecris un message a,ecrire un message a,contacte,contactes,contactez,contacter,recontacte par mail,ecris,ecrire,ecrivez",
  ],
]);
/** Of these, a name alone is enough after the verb; after "écris" a pronoun: "écris-lui". */
const writes = wordSet("ecris ecrire ecrivez");

/** Words before the thing that change nothing. */
const before = wordSet(
  "fais fait faites faire redige rediges redigez rediger ecris ecrit ecrivez ecrire prepare prepares preparez preparer cree creez creer genere generez generer donne donnez donner propose proposez proposer compose composez envoie envoyez envoyer refais refaites il faut faudrait moi nous me m un une le la l mon ma du de d petit petite court courte bref breve bon bonne nouveau nouvel nouvelle autre premier premiere brouillon projet et a the",
);
const things = phrases<ProspectDraftKind>([
  [
    "email",
    "email,mail,mel,courriel,message,mot,relance,mail de relance,email de relance,message de relance,mail de prospection,email de prospection,message de prospection,message d approche,mail d approche,email d approche,mail de prise de contact,email de prise de contact,message linkedin,accroche",
  ],
  ["sequence", "sequence,sequence de mails,sequence d emails,serie de mails,serie d emails,relances"],
  ["call_script", "script d appel,script,script telephonique,argumentaire,trame d appel,pitch"],
]);

const markers = wordSet("pour a chez");
/** "Pour relancer Hélène". */
const purposes = wordSet(
  "relancer recontacter contacter prospecter demarcher convaincre rappeler remercier appeler joindre",
);
/** Where the name ends. */
const ends = wordSet(", : pour avec en sur qui que afin dans ton et car parce au suite par sans plus ou");
/** Whom nobody is called by. */
const generic = wordSet("les des mes nos vos ses un une tous toutes chaque plusieurs ce cet cette");
const titles = wordSet("mme mr m madame monsieur mlle");
const lasts = wordSet("elle lui la le");

/**
 * The ready-made work that the whole message asks for, for somebody by name ("fais-moi un mail pour Hélène", "relance Paul")
 * or for the one who was spoken of last ("écris-lui"); `null` for any other message. interpretation.md D100. Takes
 * linear time in the message.
 */
export function draftForIn(message: string): DraftFor | null {
  const sentence = wholeSentence(message);
  if (!sentence || sentence.tokens.length > 30 || hasContact(message) || greets(sentence)) return null;
  const { tokens, isQuestion } = sentence;
  if (tokens.some(({ form }) => form === '"')) return null;
  const reader = new Reader(tokens);
  const opening = readOpening(reader);
  if (isQuestion && opening === "") return null;
  const start = reader.at;
  const verb = reader.next;
  if (reader.read(writesTo) !== null) {
    const isBare = writes.has(verb) && reader.at === start + 1;
    const found = whoAt(tokens, reader.at, message);
    if (found && (!isBare || found.who === null)) return { draft: "email", ...found };
  }
  reader.at = start;
  reader.readWords(before, 10);
  // "Prépare-lui une séquence".
  const isForLast = reader.next === "lui";
  if (isForLast) reader.at++;
  reader.readWords(before, 6);
  const draft = reader.read(things);
  if (!draft) return null;
  const last = isForLast ? { draft, who: null, perhaps: true as const } : null;
  return recipientAfter(reader, draft, message) ?? last;
}

/** The first of what follows that can be a name. */
function recipientAfter({ tokens, at }: Reader, draft: ProspectDraftKind, message: string): DraftFor | null {
  let other: DraftFor | null = null;
  for (let index = at; index < tokens.length; index++) {
    if (!markers.has(tokens[index]?.form ?? "")) continue;
    const from = purposes.has(tokens[index + 1]?.form ?? "") ? index + 2 : index + 1;
    const found = whoAt(tokens, from, message);
    if (found && !found.perhaps) return { draft, ...found };
    other ??= found && { draft, ...found };
  }
  return other;
}

/** Whom these tokens name, up to what says more of the text. */
function whoAt(tokens: readonly Token[], from: number, message: string): Omit<DraftFor, "draft"> | null {
  const end = tokens.findIndex(({ form }, at) => at >= from && ends.has(form));
  const named = tokens.slice(from, end === -1 ? tokens.length : end);
  const [first, second] = named;
  if (!first || named.length > 7 || generic.has(first.form)) return null;
  if (named.length === 1 && lasts.has(first.form)) return { who: null, perhaps: true };
  const who = nameIn(named, message);
  if (!who || who.length < 3) return null;
  const hasTitle = titles.has(first.form) && /^\p{Lu}/u.test(message.slice(second?.start ?? 0));
  return { who, ...(hasTitle || isPersonName(who) ? {} : { perhaps: true as const }) };
}
