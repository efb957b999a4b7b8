import { revisionReplies as copy } from "#app/content/assistant/revision-copy.ts";
import type { Database } from "#db/open-database.server.ts";
import { lockConversation, storeNext } from "../../sequence.server.ts";
import { type Claim, endClaim } from "../claim/pending-answer.server.ts";
import type { Composed } from "../compose/composition.ts";

/** Stores the answer as a message and ends the claim; does nothing when the claim was lost. */
export async function storeAnswer(db: Database, claim: Claim, composed: Composed): Promise<void> {
  await db.asClient(claim.clientId, async (tx) => {
    await lockConversation(tx, claim.clientId);
    if (!(await endClaim(tx, claim))) return;
    const { settle, ...answer } = composed;
    const said = settle && (await settle(tx));
    await storeNext(tx, claim.clientId, {
      role: "assistant",
      replyTo: claim.replyTo,
      attempt: claim.storedAttempt,
      ...answer,
      ...(said === "stale" ? { content: copy.stale } : said),
    });
  });
}
