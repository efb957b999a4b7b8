import type { Logger } from "pino";
import { ensureClient } from "~/accounts/clients.server.ts";
import { conversation as copy } from "~/content/signed-in/conversation-copy.ts";
import { lockConversation, storeNext } from "~/conversation/sequence.server.ts";
import type { Profile } from "~/profile/profile-schema.ts";
import { saveProfile } from "~/profile/profile-store.server.ts";
import { profileFieldsOf } from "~/profile/profile-values.ts";
import type { Database } from "../../../db/open-database.server.ts";
import { announceMessages } from "../../../live/live.server.ts";
import { nameInSentence } from "./onboarding.ts";
import { openStep } from "./open-step.server.ts";

/** The step that failed, in the order of execution. requirements.md ERR. */
export type SubmitFailure = "check" | "create" | "missing" | "save";

/**
 * Creates or updates the client's profile from the form, and creates the client's row if it is missing, in one
 * transaction. If the onboarding was unfinished, the assistant confirms the profile in the conversation. A failure is
 * logged with its cause; `reason` is the step that failed, or "signedOut" when the account has been deleted.
 */
export async function submitProfile(
  { db, log }: { db: Database; log: Logger },
  client: { id: string; email: string },
  form: Profile,
): Promise<{ ok: true } | { ok: false; reason: SubmitFailure | "signedOut" }> {
  const progress: { step: SubmitFailure } = { step: "check" };
  try {
    return await db.asClient(client.id, async (tx) => {
      if ((await lockConversation(tx, client.id)) === null) {
        progress.step = "create";
        if (!(await ensureClient(tx, client))) return { ok: false, reason: "signedOut" };
        progress.step = "missing";
        if ((await lockConversation(tx, client.id)) === null)
          throw new Error("The client's row was not stored.");
      }
      progress.step = "save";
      const open = await openStep(tx, client.id);
      await saveProfile(tx, client.id, profileFieldsOf(form));
      if (open === null) await announceMessages(tx, client.id);
      else
        await storeNext(tx, client.id, {
          role: "assistant",
          content: copy.confirmation(nameInSentence(form.company_name)),
        });
      return { ok: true };
    });
  } catch (error) {
    log.error({ err: error, step: progress.step }, "a profile form could not be saved");
    return { ok: false, reason: progress.step };
  }
}
