import { and, asc, desc, eq, gt, gte, inArray, lte, sql } from "drizzle-orm";
import {
  contextLimits,
  type Stretch,
  type Turn,
  type TurnReader,
} from "#app/assistant/context/answer-context.ts";
import { cutInMiddle } from "#app/assistant/context/data-text.ts";
import type { Queries } from "#db/open-database.server.ts";
import { messages } from "#db/schema.ts";
import { ownWordsOf, standingWordsOf } from "../answering/compose/failed-answer.ts";
import type { MessageKind } from "../protocol.ts";

/** Messages among which one reading looks; what is older is left to the summary. */
const window = 200;
/** An answer may come after later messages of the customer, but hardly after more than these. */
const lateness = 40;

/**
 * The customer's messages after number `after` up to `through`, oldest first, each with the last of its answers, cut to
 * what a request may contain: the `oldest` or the `latest` of them, at most `max`. Answers to questions of the onboarding
 * and corrections of them are left out, because the profile has them, and what a newer message replaces. Reads a bounded number of rows.
 */
export async function readTurns(tx: Queries, clientId: string, stretch: Stretch): Promise<Turn[]> {
  const { after, through, order, max } = stretch;
  const from = Math.max(after, through - window);
  const found = await rowsBetween(tx, clientId, from, through + lateness);
  // Of several answers to one message the last counts.
  const answers = new Map(found.map((row) => [row.replyTo, row]));
  const asked = found.filter(
    ({ id, seq, role, corrects, isReplaced }) =>
      role === "user" &&
      seq <= through &&
      corrects === null &&
      !isReplaced &&
      !answers.get(id)?.respondedStep,
  );
  const chosen = (order === "latest" ? asked.slice(-max) : asked.slice(0, max)).map(({ id, seq }) => ({
    seq,
    answer: answers.get(id),
  }));
  const numbers = chosen.flatMap(({ seq, answer }) => (answer ? [seq, answer.seq] : [seq]));
  const contents = await contentsOf(tx, clientId, numbers);
  const saidIn = ({ seq, kind }: { seq: number; kind: MessageKind | null }) =>
    ownWordsOf({ kind, content: contents.get(seq) ?? "" });
  return chosen.map(({ seq, answer }) => ({
    seq,
    asked: cutInMiddle(contents.get(seq) ?? "", contextLimits.asked),
    answered: cutInMiddle(answer ? saidIn(answer) : "", contextLimits.answered),
    ...(!answer && { isOwed: true as const }),
  }));
}

/**
 * The assistant's own words in the newest answer to the message with this id, if it is among the last messages of the
 * conversation, as the one that the customer wants otherwise is; else "".
 */
export async function newestAnswer(
  tx: Queries,
  clientId: string,
  named: { id: string; lastSeq: number },
): Promise<string> {
  const answer = await newestAnswerTo(tx, clientId, named);
  return answer ? ownWordsOf(answer) : "";
}

/** What stands of that answer as its reader sees it; else "". */
export async function newestStanding(
  tx: Queries,
  clientId: string,
  named: { id: string; lastSeq: number },
): Promise<string> {
  const answer = await newestAnswerTo(tx, clientId, named);
  return answer ? standingWordsOf(answer) : "";
}

async function newestAnswerTo(
  tx: Queries,
  clientId: string,
  { id, lastSeq }: { id: string; lastSeq: number },
): Promise<{ kind: MessageKind | null; content: string } | null> {
  const found = await rowsBetween(tx, clientId, lastSeq - lateness, lastSeq);
  const answer = found.findLast(({ replyTo }) => replyTo === id);
  if (!answer) return null;
  const content = (await contentsOf(tx, clientId, [answer.seq])).get(answer.seq) ?? "";
  return { kind: answer.kind, content };
}

/** By the range of its index, as `messageBy` does. */
const isReplaced = sql<boolean>`exists (
  select 1 from messages as newer
  where newer.client_id = messages.client_id and newer.replaces between messages.id and messages.id
)`;

/** Messages without their contents: by their numbers, since the planner finds no answer by `reply_to` in few rows. */
function rowsBetween(tx: Queries, clientId: string, from: number, through: number) {
  const { id, seq, role, kind, replyTo, respondedStep, corrects } = messages;
  return tx
    .select({ id, seq, role, kind, replyTo, respondedStep, corrects, isReplaced })
    .from(messages)
    .where(and(eq(messages.clientId, clientId), gt(seq, from), lte(seq, through)))
    .orderBy(asc(seq));
}

async function contentsOf(
  tx: Queries,
  clientId: string,
  numbers: readonly number[],
): Promise<Map<number, string>> {
  if (numbers.length === 0) return new Map();
  const { seq, content } = messages;
  // By their range: for a list of numbers the planner may read all messages of the client.
  const isWanted = inArray(seq, [...numbers]);
  const rows = await tx
    .select({ seq, content: sql<string | null>`case when ${isWanted} then ${content} end` })
    .from(messages)
    .where(
      and(eq(messages.clientId, clientId), gte(seq, Math.min(...numbers)), lte(seq, Math.max(...numbers))),
    )
    // In the order of the index that has the numbers: while the planner's statistics do not know this client, it takes
    // every index for as good, and may read all messages by another one.
    .orderBy(asc(seq));
  return new Map(rows.map((row) => [row.seq, row.content ?? ""]));
}

/** The number of the newest message; 0 when there is none. */
export async function lastSeqOf(tx: Queries, clientId: string): Promise<number> {
  const [newest] = await tx
    .select({ seq: messages.seq })
    .from(messages)
    .where(eq(messages.clientId, clientId))
    .orderBy(desc(messages.seq))
    .limit(1);
  return newest?.seq ?? 0;
}

/** The turns, for the assistant to summarise. */
export const turnReader: TurnReader = { readTurns, lastSeqOf };
