import {
  type AnswerContext,
  contextLimits,
  type Turn,
  turnLength,
} from "#app/assistant/context/answer-context.ts";
import { cutInMiddle } from "#app/assistant/context/data-text.ts";
import { loadSummary } from "#app/assistant/context/summary-store.server.ts";
import { loadProfile } from "#app/profile/profile-store.server.ts";
import { profileValues } from "#app/profile/profile-values.ts";
import type { Queries } from "#db/open-database.server.ts";
import { messageBy } from "../sequence.server.ts";
import { lastSeqOf, newestAnswer, readTurns } from "./turns.server.ts";

/**
 * What a model is told to answer the customer's message number `throughSeq`: the profile, the running summary, and the
 * latest turns after it. Later messages are left out. Throws if there is no such message of this client.
 */
export async function loadContext(
  tx: Queries,
  clientId: string,
  { throughSeq }: { throughSeq: number },
): Promise<AnswerContext> {
  const message = await messageBy(tx, clientId, "seq", throughSeq);
  if (message?.role !== "user") throw new Error("The message to answer is not in the conversation.");
  const lastSeq = await lastSeqOf(tx, clientId);
  const summary = await loadSummary(tx, clientId);
  const turns = await readTurns(tx, clientId, {
    after: summary.throughSeq,
    through: throughSeq - 1,
    order: "latest",
    max: contextLimits.unsummarised,
  });
  return {
    profile: profileValues((await loadProfile(tx, clientId)) ?? {}),
    summary: summary.content,
    turns: within(turns, contextLimits.history),
    message: cutInMiddle(message.content, contextLimits.message),
    previousAnswer: cutInMiddle(
      await newestAnswer(tx, clientId, { id: message.id, lastSeq }),
      contextLimits.message,
    ),
  };
}

/**
 * These turns in `max` code units together: the latest as they are, the others shortened, so that none is passed over that no
 * summary has yet.
 */
function within(turns: readonly Turn[], max: number): Turn[] {
  const { shortened } = contextLimits;
  let left = max - turns.length * shortened;
  const firstWhole = turns.findLastIndex((turn) => {
    left -= Math.max(0, turnLength(turn) - shortened);
    return left < 0;
  });
  return turns.map((turn, index) => (index > firstWhole ? turn : shortenedTurn(turn)));
}

function shortenedTurn(turn: Turn): Turn {
  const half = contextLimits.shortened / 2;
  return { ...turn, asked: cutInMiddle(turn.asked, half), answered: cutInMiddle(turn.answered, half) };
}
