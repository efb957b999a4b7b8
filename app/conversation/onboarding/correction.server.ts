import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { isOnboarded } from "#app/profile/profile-store.server.ts";
import { requireRoom, storeWithinQuota } from "#app/storage/storage-use.server.ts";
import type { Queries } from "#db/open-database.server.ts";
import type { ConversationServices } from "../conversation-services.server.ts";
import { secondsUntilNextMessage } from "../message-limit.server.ts";
import type { Client, NotStored } from "../messages.server.ts";
import { owedMessages } from "../owed-replies.server.ts";
import type { Message } from "../protocol.ts";
import { replyToOwed } from "../reply.server.ts";
import { lockConversation, type MessageRow, messageWithKey, storeNext } from "../sequence.server.ts";
import { toMessage } from "../to-message.ts";
import { correctedValue, correctionText } from "./correction-text.ts";
import { nameInSentence, type Step, steps } from "./onboarding.ts";
import { openStep } from "./open-step.server.ts";
import { newestResponses } from "./profile-so-far.server.ts";
import { isMadeOf, responsesIn, withKnownTarget } from "./responses.ts";

export type Corrected =
  | { kind: "created" | "repeated"; message: Message }
  /** `conflict` also means that the question has no response yet, or that the onboarding is complete. */
  | NotStored;

type Correction = { key: string; step: Step; content: string };

/**
 * Replaces the response to an earlier question of the onboarding. Stores a message and its reply, which repeats the open
 * question, so that the history remains the only state. `key` is an idempotency key.
 */
export async function correctResponse(
  services: ConversationServices,
  client: Client,
  correction: Correction,
): Promise<Corrected> {
  await replyToOwed(services, client.id);
  return storeWithinQuota<Corrected>(services, client.id, async (tx) => {
    if ((await lockConversation(tx, client.id)) === null) return { kind: "deleted" };
    const earlier = await messageWithKey(tx, client.id, correction.key);
    if (earlier && isSame(earlier, correction)) return { kind: "repeated", message: toMessage(earlier) };
    if (earlier) return { kind: "conflict" };
    const retryAfter = await secondsUntilNextMessage(tx, client.id);
    if (retryAfter > 0) return { kind: "limited", retryAfter };

    // The reply to this correction would count as the reply to the message before it.
    const [unanswered] = await owedMessages(tx, client.id, 1);
    const open = unanswered ? null : await openStep(tx, client.id);
    if (open === null || steps.indexOf(correction.step) >= steps.indexOf(open)) return { kind: "conflict" };
    const message = await store(tx, client.id, correction, open);
    await requireRoom(tx, "conversation");
    return { kind: "created", message: toMessage(message) };
  });
}

async function store(tx: Queries, clientId: string, { key, step, content }: Correction, open: Step) {
  const given = await newestResponses(tx, clientId);
  const value = step === "icp" ? withKnownTarget(content, responsesIn(given)) : content;
  const message = await storeNext(tx, clientId, {
    role: "user",
    content: correctionText(step, value),
    idempotencyKey: key,
    corrects: step,
  });
  const { companyName } = responsesIn([{ step, content: value }, ...given]);
  await storeNext(tx, clientId, {
    role: "assistant",
    kind: "question",
    replyTo: message.id,
    respondedStep: step,
    asksStep: open,
    content: `${copy.corrected} ${copy.questions[open](nameInSentence(companyName))}`,
  });
  return message;
}

/** True when `earlier` stores this correction, with or without what was added to a target. */
function isSame(earlier: MessageRow, { step, content }: Correction): boolean {
  if (earlier.corrects !== step) return false;
  const value = correctedValue(earlier.content);
  return value === content || (step === "icp" && isMadeOf(value, content));
}

/** The questions of the onboarding that have a response; all of them once there is a profile. */
export async function closedSteps(tx: Queries, clientId: string): Promise<Step[]> {
  if (await isOnboarded(tx, clientId)) return [...steps];
  const open = await openStep(tx, clientId);
  return open === null ? [] : steps.slice(0, steps.indexOf(open));
}
