import { saidToRecipient, sentencesSaid } from "#app/assistant/drafts/said-facts.ts";
import { draftForIn } from "#app/assistant/requests/draft-for.ts";
import { ownWords } from "#app/assistant/requests/own-words.ts";
import { listAnswers } from "#app/content/assistant/list-answers-copy.ts";
import { type DraftKind, prospectDraftKinds } from "#app/drafts/draft-kind.ts";
import { folded } from "#app/french/folded.ts";
import type { Prospect } from "#app/prospects/prospects-protocol.ts";
import type { Database } from "#db/open-database.server.ts";
import { findNamed } from "../list/find-records.server.ts";
import { meansLast, namesIn } from "../list/given-records.server.ts";
import { recordMeant, which } from "../list/list-reply.server.ts";
import { named, plain } from "../list/record-text.ts";
import type { NamedProspect } from "../protocol.ts";
import type { MessageRow } from "../sequence.server.ts";
import { readTurns } from "../turns/turns.server.ts";
import type { Said } from "./settle.ts";

/** Messages before this one whose sentences count, and from which the recipient may follow. */
const remembered = { sentences: 8, person: 4 } as const;

/** What the conversation says for a draft that is asked for. */
export type SaidGround = {
  /** What the customer said before, in own sentences, the oldest first. */
  said: string[];
  /** The prospect that it is for; `null` for anybody, and for a kind that is for nobody in particular. */
  prospect: NamedProspect | null;
  /** What happens at the recipient, as a sentence to them. */
  situation: string | null;
};

type Services = { db: Database };

/**
 * What the customer's own words before and in this message say for the draft that it asks for: the person whom it names, or
 * who was named before where it names nobody; and what happens there. A reply that asks which of several is meant. Pasted
 * texts say nothing. interpretation.md D188.
 */
export async function saidGround(
  services: Services,
  question: MessageRow,
  kind: DraftKind,
): Promise<SaidGround | Said> {
  const { content } = question;
  const said = await saidByMessage(services, question);
  const isForOne = (prospectDraftKinds as readonly string[]).includes(kind);
  const found = isForOne
    ? await recipientOf(services, question, said.slice(-remembered.person).flat())
    : null;
  if (found && "content" in found) return found;

  const names = found ? [found.company, found.contact] : [];
  const told = said.flat().map((sentence) => saidToRecipient(sentence, names));
  const ownTarget = !found && isAddressed(content);
  return {
    said: said.flat(),
    prospect: found && named(found),
    situation: ownTarget ? null : (told.findLast((sentence) => sentence !== null) ?? null),
  };
}

/** What the customer said in own sentences in the messages before this one, the oldest first. */
export async function saidBefore(services: Services, message: MessageRow): Promise<string[]> {
  return (await saidByMessage(services, message)).flat();
}

async function saidByMessage({ db }: Services, { clientId, seq }: MessageRow): Promise<string[][]> {
  const turns = await db.asClient(clientId, (tx) =>
    readTurns(tx, clientId, { after: 0, through: seq - 1, order: "latest", max: remembered.sentences }),
  );
  return turns.map(({ asked }) => sentencesSaid(asked));
}

/** "Pour les DRH du Rhône": the message says by itself whom it is for. */
const isAddressed = (message: string) =>
  /\b(?:pour|destine|aux?|a l[ae’'])\b/.test(folded(message.slice(0, 600)));

/** The one prospect whom the message names; else the one who was named before, if the message leaves that open. */
async function recipientOf(
  services: Services,
  question: MessageRow,
  before: readonly string[],
): Promise<Prospect | Said | null> {
  const { clientId, content } = question;
  const wanted = draftForIn(content);
  const meant = wanted?.who ? await recordMeant(services, question, wanted.who, true) : null;
  if (meant) return personOrReply(meant);
  const own = ownWords(content).text;
  const names = namesIn(own);
  for (const name of names) {
    const found = await findNamed(services, clientId, name);
    const [only, ...others] = found;
    if (only && others.length === 0) return only;
    if (only) return which(listAnswers.which(plain(name, 100)), found);
  }
  if (isAddressed(content) && !meansLast(own)) return null;
  for (const sentence of before.toReversed())
    for (const name of namesIn(sentence)) {
      const [only, ...others] = await findNamed(services, clientId, name);
      if (only && others.length === 0) return only;
    }
  if (!meansLast(own)) return null;
  const last = await recordMeant(services, question, null, true);
  return last && personOrReply(last);
}

const personOrReply = (meant: NonNullable<Awaited<ReturnType<typeof recordMeant>>>): Prospect | Said =>
  "prospect" in meant ? meant.prospect : meant.reply;
