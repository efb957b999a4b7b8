import { desc, eq } from "drizzle-orm";
import { accountLimit } from "#app/accounts/account-limit.server.ts";
import { type NoRoom, requireRoom, storeWithinQuota } from "#app/storage/storage-use.server.ts";
import type { Queries } from "#db/open-database.server.ts";
import { messages } from "#db/schema.ts";
import { consume } from "#limits/limits.server.ts";
import { parseAttachments } from "../../attachments.ts";
import type { ConversationServices } from "../../conversation-services.server.ts";
import type { RetryManner } from "../../protocol.ts";
import { lockConversation } from "../../sequence.server.ts";
import { insertPending, pendingAnswer } from "../claim/pending-answer.server.ts";
import { questionOf } from "./question-of.server.ts";

/** How often one client may ask for another answer. interface.md "HTTP interface". */
const windows = [
  { max: 20, seconds: 60 },
  { max: 500, seconds: 24 * 60 * 60 },
];

export type Retried =
  | { kind: "accepted" }
  /** An answer is being written, or is about to be. */
  | { kind: "under-way" }
  /** The client has no such message. */
  | { kind: "unknown" }
  /** The message is not the client's newest one, or has no answer that could be written anew. */
  | { kind: "not-possible" }
  /** `retryAfter` is in whole seconds. */
  | { kind: "limited"; retryAfter: number }
  | NoRoom;

/**
 * Records that another answer to message `id` is wanted, which any worker may then write. It becomes a message of its own:
 * the answers before it stay. `id` may also be that of the answer.
 */
export async function retryAnswer(
  { db, environment, model }: Pick<ConversationServices, "db" | "environment" | "model">,
  clientId: string,
  id: string,
  how: RetryManner | null,
): Promise<Retried> {
  if (!model) return { kind: "not-possible" };
  const possible = await db.asClient(clientId, (tx) => check(tx, clientId, id));
  if (possible.kind !== "possible") return possible;
  const limit = accountLimit(environment.authSecret, clientId, "retries", windows);
  const consumed = await consume(db.asOwner, [limit]);
  if (!consumed.ok) return { kind: "limited", retryAfter: consumed.retryAfter };

  return storeWithinQuota<Retried>({ db }, clientId, async (tx) => {
    await lockConversation(tx, clientId);
    const checked = await check(tx, clientId, id);
    if (checked.kind !== "possible") return checked;
    const { replyTo, storedAttempt } = checked;
    await insertPending(tx, { clientId, replyTo, storedAttempt, how });
    await requireRoom(tx, "conversation");
    return { kind: "accepted" };
  });
}

type Check =
  | { kind: "possible"; replyTo: string; storedAttempt: number }
  | { kind: "unknown" | "under-way" | "not-possible" };

async function check(tx: Queries, clientId: string, id: string): Promise<Check> {
  const replyTo = await questionOf(tx, clientId, id);
  if (!replyTo) return { kind: "unknown" };
  if (await pendingAnswer(tx, clientId)) return { kind: "under-way" };
  const [newest] = await tx
    .select()
    .from(messages)
    .where(eq(messages.clientId, clientId))
    .orderBy(desc(messages.seq))
    .limit(1);
  // A reply is owed to it, which some worker is about to make.
  if (newest?.role === "user") return { kind: "under-way" };
  if (newest?.replyTo !== replyTo || newest.respondedStep || newest.asksStep) return { kind: "not-possible" };
  // What was ordered of a draft is done once.
  if (parseAttachments(newest.attachments).revision) return { kind: "not-possible" };
  return { kind: "possible", replyTo, storedAttempt: newest.attempt + 1 };
}
