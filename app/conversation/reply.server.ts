import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Logger } from "pino";
import { conversation as copy } from "~/content/signed-in/conversation-copy.ts";
import { saveProfile } from "~/profile/profile-store.server.ts";
import type { Queries } from "../../db/open-database.server.ts";
import { composerOf } from "./answering/compose-answer.server.ts";
import { type Claim, insertPending, pendingAnswer, takeOver } from "./answering/pending-answer.server.ts";
import { runAnswer } from "./answering/run-answer.server.ts";
import type { ConversationServices } from "./conversation-services.server.ts";
import { answersIn } from "./onboarding/answers.ts";
import { nameInSentence, nextStep, type Step } from "./onboarding/onboarding.ts";
import { openStep } from "./onboarding/open-step.server.ts";
import { newestAnswers } from "./onboarding/profile-so-far.server.ts";
import { clientsOwedReplies, owedMessages } from "./owed-replies.server.ts";
import { lockConversation, type StoredMessage, storeNext } from "./sequence.server.ts";

type Reply = Pick<StoredMessage, "content" | "asksStep" | "answersStep">;

/**
 * Replies to every message of the client that is owed a reply, oldest first, each exactly once, whatever else does so
 * concurrently on any node. A reply that a model writes is made in the background, and those after it follow it. Never
 * rejects: a failed reply stays owed until the conversation is next opened, and the readers are notified. decisions.md
 * D27.
 */
export async function replyToOwed(services: ConversationServices, clientId: string): Promise<void> {
  const { db, log, live } = services;
  try {
    while (!live.closing.aborted) {
      const next = await db.asClient(clientId, (tx) => replyToOldest(tx, clientId, services));
      if (next === "none owed") return;
      if (next === "replied") continue;
      return live.inBackground(async () => {
        await runAnswer(services, next, composerOf(services, clientId));
        await replyToOwed(services, clientId);
      });
    }
  } catch (error) {
    log.error({ err: error }, "a reply could not be made");
    await notifyOfFailure(services, clientId);
  }
}

/** The number of clients that one query checks. */
const clientsPerQuery = 100;

/** Replies to every client, after a start: a killed process may have left replies owed. Never rejects. */
export async function replyToAllOwed(services: ConversationServices): Promise<void> {
  const { db, log, live } = services;
  try {
    for (let last: string | null = ""; last !== null; ) {
      const checked = await clientsOwedReplies(db.asOwner, last, clientsPerQuery);
      for (const clientId of checked.owed) {
        if (live.closing.aborted) return;
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

/** Stores one reply in the given transaction, or claims the answer that a model is to write. */
async function replyToOldest(
  tx: Queries,
  clientId: string,
  services: ConversationServices,
): Promise<"none owed" | "replied" | Claim> {
  if (!(await isAnythingOwed(tx, clientId))) return "none owed";
  await lockConversation(tx, clientId);
  const pending = await pendingAnswer(tx, clientId);
  if (pending) return pending.isHeld ? "none owed" : takeOver(tx, pending);
  const [owed] = await owedMessages(tx, clientId, 1);
  if (!owed) return "none owed";

  const step = await openStep(tx, clientId);
  const reply = step
    ? await replyInOnboarding(tx, owed, step, services.log)
    : await replyWithoutModel(tx, owed, services);
  if (!reply) return insertPending(tx, { clientId, replyTo: owed.id, holder: randomUUID() });
  await storeNext(tx, clientId, { role: "assistant", replyTo: owed.id, ...reply });
  return "replied";
}

/** False for most visits, which then lock nothing. */
async function isAnythingOwed(tx: Queries, clientId: string): Promise<boolean> {
  const pending = await pendingAnswer(tx, clientId);
  return pending ? !pending.isHeld : (await owedMessages(tx, clientId, 1)).length > 0;
}

/** The reply to a message after the onboarding that needs no model; `null` when a model is to answer. */
async function replyWithoutModel(
  _tx: Queries,
  _message: StoredMessage,
  { model }: ConversationServices,
): Promise<(Partial<Reply> & { content: string }) | null> {
  return model ? null : { content: copy.help };
}

/** The reply to `message`, which answers the question of `step`. CHT-10 to CHT-22, decisions.md D26. */
async function replyInOnboarding(
  tx: Queries,
  message: StoredMessage,
  step: Step,
  log: Logger,
): Promise<Reply> {
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

async function notifyOfFailure({ db, log, live }: ConversationServices, clientId: string) {
  try {
    const owed = await db.asClient(clientId, (tx) => owedMessages(tx, clientId, 100));
    for (const { id } of owed) await live.replyFailed(clientId, id);
  } catch (error) {
    log.warn({ err: error }, "readers could not be notified of a failed reply");
  }
}
