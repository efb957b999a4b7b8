import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { budgetedModel } from "#app/assistant/budget/budgeted-model.server.ts";
import { summarise } from "#app/assistant/context/summarise.server.ts";
import { answers } from "#app/content/signed-in/answers-copy.ts";
import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { Committing, committing } from "#db/database.server.ts";
import type { Queries } from "#db/open-database.server.ts";
import { Gate } from "#limits/gate.ts";
import { announceAnswer } from "#live/live.server.ts";
import {
  type Claim,
  insertPending,
  pendingAnswer,
  takeOver,
} from "./answering/claim/pending-answer.server.ts";
import { composerOf } from "./answering/compose/compose-answer.server.ts";
import { firstSteps } from "./answering/compose/offered-work.server.ts";
import { replyToProposal } from "./answering/compose/reply-to-proposal.server.ts";
import { runAnswer } from "./answering/run-answer.server.ts";
import type { ConversationServices } from "./conversation-services.server.ts";
import {
  type OwedMessage,
  type PreparedReply,
  prepareReply,
  type ReadyReply,
} from "./list/prepared-reply.server.ts";
import { openStep } from "./onboarding/open-step.server.ts";
import { newestResponses } from "./onboarding/profile-so-far.server.ts";
import { replyInOnboarding } from "./onboarding/reply-in-onboarding.server.ts";
import { clientsOwedReplies, owedMessages, perhapsOwed } from "./owed-replies.server.ts";
import type { Attachments, MessageKind } from "./protocol.ts";
import type { Settle } from "./revision/settle.ts";
import {
  isReplaced,
  lockConversation,
  type MessageBefore,
  type MessageRow,
  storeNext,
} from "./sequence.server.ts";
import { turnReader } from "./turns/turns.server.ts";

/** Answers that this node writes at once; others wait without a claim, so that another node may write them. */
const gate = new Gate(100);

/**
 * Replies to every message of the client that is owed a reply, oldest first, each exactly once, whatever else does so
 * concurrently on any node. A reply that a model writes is made in the background, and those after it follow it. Never
 * rejects: a failed reply stays owed until the conversation is next opened, and the readers are notified. `known` is the
 * oldest such message, where it was just stored. interpretation.md D27.
 */
export async function replyToOwed(
  services: ConversationServices,
  clientId: string,
  known: OwedMessage | null = null,
): Promise<void> {
  const { db, log, live } = services;
  perhapsOwed.add(clientId);
  try {
    for (let first = known; !live.closing.aborted; first = null) {
      const prepared = await prepareReply(services, clientId, first);
      const next = await db.asClient(clientId, (tx) => replyToOldest(tx, clientId, services, prepared));
      if (next === "none owed") perhapsOwed.delete(clientId);
      if (next === "none owed" || next === "held") return;
      if (next === "model") return live.inBackground(() => answerWithModel(services, clientId));
    }
  } catch (error) {
    log.error({ err: error }, "a reply could not be made");
    perhapsOwed.add(clientId);
    await notifyOfFailure(services, clientId);
  }
}

/** Claims and writes the answer that is due, then makes the replies after it. Never rejects. */
async function answerWithModel(services: ConversationServices, clientId: string): Promise<void> {
  const { db, log, live } = services;
  try {
    await gate.run("answers", async () => {
      if (live.closing.aborted) return;
      const prepared = await prepareReply(services, clientId);
      const claim = await db.asClient(clientId, (tx) => claimAnswer(tx, clientId, services, prepared));
      if (claim) await runAnswer(services, claim, composerOf(services, clientId));
    });
    await replyToOwed(services, clientId);
    await keepSummary(services, clientId);
  } catch (error) {
    log.error({ err: error }, "an answer could not be claimed");
    await notifyOfFailure(services, clientId);
  }
}

/** Brings the running summary up to date, within the client's budget. Never rejects. */
async function keepSummary(services: ConversationServices, clientId: string): Promise<void> {
  const { live, model } = services;
  if (model && !live.closing.aborted)
    await summarise(
      { ...services, turns: turnReader, model: budgetedModel({ ...services, model }, clientId) },
      clientId,
      live.closing,
    );
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

/** What became of the oldest message that is owed a reply. */
type Next = "none owed" | "held" | "replied" | "overtaken" | "model";

/**
 * Stores the reply to the oldest message that is owed one, unless a model is to write it; "none owed" too when no other is
 * owed one afterwards. "overtaken" when somebody else replied to the message that `prepared` is about, or changed the draft
 * of which it makes another version; "held" while another worker writes the reply.
 */
async function replyToOldest(
  tx: Queries,
  clientId: string,
  services: ConversationServices,
  prepared: PreparedReply | null,
): Promise<Next | Committing<Next>> {
  // Who only visits does not lock.
  if (!prepared) {
    const [pending, owed] = await Promise.all([pendingAnswer(tx, clientId), owedMessages(tx, clientId, 1)]);
    if (!pending && owed.length === 0) return "none owed";
  }
  const locked = lockConversation(tx, clientId);
  const [, pending, [owed, ...others], step, replaced, responses] = await Promise.all([
    locked,
    pendingAnswer(tx, clientId),
    owedMessages(tx, clientId, 2),
    openStep(tx, clientId),
    prepared && isReplaced(tx, clientId, prepared.messageId),
    prepared?.isOnboarding ? newestResponses(tx, clientId) : null,
  ]);
  if (pending) return pending.isHeld ? "held" : "model";
  if (!owed) return "none owed";
  if (prepared?.messageId !== owed.id) return "overtaken";

  const reply = step
    ? await replyInOnboarding(
        tx,
        owed,
        step,
        responses ?? (await newestResponses(tx, clientId)),
        services.log,
      )
    : replaced
      ? unwritten
      : (prepared.reply ?? (await replyWithoutModel(tx, owed, prepared.before, services)));
  if (!reply) return "model";
  const settled = "settle" in reply ? await settledReply(tx, reply) : reply;
  if (settled === "stale") return "overtaken";
  const stored = storeNext(tx, clientId, { role: "assistant", replyTo: owed.id, ...settled });
  return committing(stored.then(() => (others.length > 0 ? "replied" : "none owed")));
}

/** What a reply says once it has done what it does. */
async function settledReply(
  tx: Queries,
  { kind, settle }: { kind: MessageKind; settle: Settle },
): Promise<ReadyReply | "stale"> {
  const said = await settle(tx);
  return said === "stale" ? said : { kind, ...said };
}

/** What a message gets that was replaced before anything was answered. docs/decisions/0050-replaced-messages.md. */
const unwritten = { kind: "unwritten", content: answers.stoppedEarly, state: "stopped" } as const;

/** Claims the answer that no worker writes, or the one to the oldest message that a model is to answer. */
async function claimAnswer(
  tx: Queries,
  clientId: string,
  services: ConversationServices,
  prepared: PreparedReply | null,
): Promise<Claim | null | Committing<null>> {
  const next = await replyToOldest(tx, clientId, services, prepared);
  if (next instanceof Committing) return committing(next.result.then(() => null));
  if (next !== "model") return null;
  await announceAnswer(tx, clientId);
  const pending = await pendingAnswer(tx, clientId);
  if (pending) return takeOver(tx, pending);
  const [owed] = await owedMessages(tx, clientId, 1);
  return owed ? insertPending(tx, { clientId, replyTo: owed.id, holder: randomUUID() }) : null;
}

/** The reply to a message after the onboarding that needs no model; `null` when a model is to answer. */
async function replyWithoutModel(
  tx: Queries,
  message: MessageRow,
  before: MessageBefore | undefined,
  { model }: ConversationServices,
): Promise<{ kind: MessageKind; content: string; attachments?: Attachments | null } | null> {
  // What stands before it belongs to the message that it replaces.
  const decision = message.replaces ? null : await replyToProposal(tx, message);
  if (decision)
    return { kind: "decision", content: decision.content, attachments: { decided: decision.decided } };
  if (model) return null;
  return { kind: "fixed", content: copy.help, attachments: await firstSteps(tx, message, before) };
}

async function notifyOfFailure({ db, log, live }: ConversationServices, clientId: string) {
  try {
    const owed = await db.asClient(clientId, (tx) => owedMessages(tx, clientId, 100));
    for (const { id } of owed) await live.replyFailed(clientId, id);
  } catch (error) {
    log.warn({ err: error }, "readers could not be notified of a failed reply");
  }
}
