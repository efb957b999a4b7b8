import { setImmediate } from "node:timers/promises";
import type { Logger } from "pino";
import { conversation as copy } from "~/content/signed-in/conversation-copy.ts";
import { saveProfile } from "~/profile/profile-store.server.ts";
import type { Database, Queries } from "../../db/open-database.server.ts";
import type { Live } from "../../live/live.server.ts";
import { answersIn } from "./onboarding/answers.ts";
import { nameInSentence, nextStep, type Step } from "./onboarding/onboarding.ts";
import { openStep } from "./onboarding/open-step.server.ts";
import { newestAnswers } from "./onboarding/profile-so-far.server.ts";
import { clientsOwedReplies, owedMessages } from "./owed-replies.server.ts";
import { lockConversation, type StoredMessage, storeNext } from "./sequence.server.ts";

type ReplyServices = { db: Database; log: Logger; live: Live };
type Reply = { content: string; asksStep: Step | null; answersStep: Step | null };

/**
 * Replies to every message of the client that is owed a reply, oldest first, each exactly once, whatever else does so
 * concurrently on any node. Never rejects: a failed reply stays owed until the conversation is next opened, and the
 * readers are notified. decisions.md D27.
 */
export async function replyToOwed(services: ReplyServices, clientId: string): Promise<void> {
  const { db, log, live } = services;
  try {
    while (!live.isClosing() && (await db.asClient(clientId, (tx) => replyToOldest(tx, clientId, log))));
  } catch (error) {
    log.error({ err: error }, "a reply could not be made");
    await notifyOfFailure(services, clientId);
  }
}

/** The number of clients that one query checks. */
const clientsPerQuery = 100;

/** Replies to every client, after a start: a killed process may have left replies owed. Never rejects. */
export async function replyToAllOwed(services: ReplyServices): Promise<void> {
  const { db, log, live } = services;
  try {
    for (let last: string | null = ""; last !== null; ) {
      const checked = await clientsOwedReplies(db.asOwner, last, clientsPerQuery);
      for (const clientId of checked.owed) {
        if (live.isClosing()) return;
        await replyToOwed(services, clientId);
      }
      last = checked.last;
      // The embedded database answers without yielding to the event loop.
      await setImmediate();
    }
  } catch (error) {
    log.error({ err: error }, "owed replies could not be looked up");
  }
}

/** Stores one reply in the given transaction; returns `false` when none is owed. */
async function replyToOldest(tx: Queries, clientId: string, log: Logger): Promise<boolean> {
  if ((await owedMessages(tx, clientId, 1)).length === 0) return false;
  await lockConversation(tx, clientId);
  const [owed] = await owedMessages(tx, clientId, 1);
  if (!owed) return false;

  await storeNext(tx, clientId, {
    role: "assistant",
    replyTo: owed.id,
    ...(await replyTo(tx, owed, log)),
  });
  return true;
}

/** The reply to `message` in the current state of the conversation. CHT-10 to CHT-22, decisions.md D26. */
async function replyTo(tx: Queries, message: StoredMessage, log: Logger): Promise<Reply> {
  const step = await openStep(tx, message.clientId);
  if (step === null) return { content: copy.help, asksStep: null, answersStep: null };

  const answered = [{ step, content: message.content }, ...(await newestAnswers(tx, message.clientId))];
  const answers = answersIn(answered);
  if (step === "icp" && !answers.icpTitle)
    return { content: copy.targetTitle(Boolean(answers.icpSize)), asksStep: step, answersStep: step };

  const company = nameInSentence(answers.companyName);
  const next = nextStep(step);
  if (next) return { content: copy.questions[next](company), asksStep: next, answersStep: step };

  try {
    await tx.transaction((savepoint) => saveProfile(savepoint, message.clientId, answers));
    return { content: copy.confirmation(company), asksStep: null, answersStep: step };
  } catch (error) {
    log.error({ err: error }, "a profile could not be saved");
    return { content: copy.profileFailed, asksStep: step, answersStep: step };
  }
}

async function notifyOfFailure({ db, log, live }: ReplyServices, clientId: string) {
  try {
    const owed = await db.asClient(clientId, (tx) => owedMessages(tx, clientId, 100));
    for (const { id } of owed) await live.replyFailed(clientId, id);
  } catch (error) {
    log.warn({ err: error }, "readers could not be notified of a failed reply");
  }
}
