import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { Auth } from "#app/accounts/session/auth.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { abandonedAnswers } from "./answering/claim/pending-answer.server.ts";
import { secondsUntilNextMessage } from "./message-limit.server.ts";
import { openStep } from "./onboarding/open-step.server.ts";
import { clientsOwedReplies, owedMessages } from "./owed-replies.server.ts";
import { lockConversation, messageWithKey } from "./sequence.server.ts";

/** A client's id that no account has. */
const nobody = "nobody";

/**
 * Asks the database what a message asks it, for nobody: the first one after a start would otherwise wait while the
 * engine compiles, plans and reads its catalogue for the first time. Writes nothing. Never rejects.
 */
export async function warmUpMessages({
  auth,
  db,
  log,
}: {
  auth: Auth;
  db: Database;
  log: Logger;
}): Promise<void> {
  try {
    await abandonedAnswers(db.asOwner, 1);
    await clientsOwedReplies(db.asOwner, "", 1);
    await (await auth.$context).internalAdapter.findSession(nobody);
    await db.asClient(nobody, async (tx) => {
      await lockConversation(tx, nobody);
      await messageWithKey(tx, nobody, randomUUID());
      await secondsUntilNextMessage(tx, nobody);
      await openStep(tx, nobody);
      await owedMessages(tx, nobody, 1);
    });
  } catch (error) {
    log.debug({ err: error }, "the database could not be warmed up");
  }
}
