import type { Logger } from "pino";
import { ensureClient } from "#app/accounts/clients.server.ts";
import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { changedFields } from "#app/profile/changed-fields.ts";
import { secondsUntilChange } from "#app/profile/profile-changes.server.ts";
import type { ProfileValues } from "#app/profile/profile-field.ts";
import type { Profile } from "#app/profile/profile-schema.ts";
import { saveProfile } from "#app/profile/profile-store.server.ts";
import { profileFieldsOf } from "#app/profile/profile-values.ts";
import { isColleague } from "#app/team/team.server.ts";
import type { Database } from "#db/open-database.server.ts";
import type { Environment } from "#environment.ts";
import { announceMessages } from "#live/live.server.ts";
import { lockConversation, storeNext } from "../sequence.server.ts";
import { nameInSentence } from "./onboarding.ts";
import { openStep } from "./open-step.server.ts";

/** The step that failed, in the order of execution. requirements.md ERR. */
export type SubmitFailure = "check" | "create" | "missing" | "save";

export type Submitted =
  | { ok: true }
  /** `signedOut`: the account has been deleted. */
  | { ok: false; reason: SubmitFailure | "signedOut" }
  /** The profile is that of somebody else's team. */
  | { ok: false; reason: "colleague" }
  /** The rate limit of changes is reached; `retryAfter` is in whole seconds. */
  | { ok: false; reason: "tooMany"; retryAfter: number };

/**
 * Creates or updates the client's profile from the form, and creates the client's row if it is missing, in one
 * transaction. If the onboarding was unfinished, the assistant confirms the profile in the conversation. A failure is
 * logged with its cause. Of a form that says what it was `opened` with only what was changed is stored (D319). Counts as a change of the profile, as a change of one field does.
 */
export async function submitProfile(
  services: { db: Database; environment: Pick<Environment, "authSecret">; log: Logger },
  client: { id: string; email: string },
  form: Profile,
  opened: ProfileValues | null = null,
): Promise<Submitted> {
  const progress: { step: SubmitFailure } = { step: "check" };
  const { db, log } = services;
  try {
    const retryAfter = await secondsUntilChange(services, client.id);
    if (retryAfter > 0) return { ok: false, reason: "tooMany", retryAfter };
    return await db.asClient(client.id, async (tx) => {
      if ((await lockConversation(tx, client.id)) === null) {
        progress.step = "create";
        if (!(await ensureClient(tx, client))) return { ok: false, reason: "signedOut" };
        progress.step = "missing";
        if ((await lockConversation(tx, client.id)) === null)
          throw new Error("The client's row was not stored.");
      }
      if (await isColleague(tx, client.id)) return { ok: false, reason: "colleague" };
      progress.step = "save";
      const open = await openStep(tx, client.id);
      await saveProfile(tx, client.id, profileFieldsOf(changedFields(form, opened)));
      if (open === null) await announceMessages(tx, client.id);
      else
        await storeNext(tx, client.id, {
          role: "assistant",
          kind: "confirmation",
          content: copy.confirmation(nameInSentence(form.company_name)),
        });
      return { ok: true };
    });
  } catch (error) {
    log.error({ err: error, step: progress.step }, "a profile form could not be saved");
    return { ok: false, reason: progress.step };
  }
}
