import { eq } from "drizzle-orm";
import type * as v from "valibot";
import { announceMessages } from "~/conversation/live.server.ts";
import type { Services } from "~/services.server.ts";
import type { Queries } from "../../db/open-database.server.ts";
import { clients } from "../../db/schema.ts";
import { ensureClient } from "./clients.server.ts";
import { saveProfile } from "./profile.server.ts";
import type { ProfileForm } from "./profile-form.ts";

/** What could not be done, in the order in which it is tried. spec.md §8. */
export type ProfileTrouble = "check" | "create" | "missing" | "save";

/**
 * Creates or updates the client's profile from the form, with the client's record made where it is missing: all of
 * it or nothing. A failure is logged with its cause; `reason` says at which step it came.
 */
export async function submitProfile(
  { db, log }: Pick<Services, "db" | "log">,
  client: { id: string; email: string },
  form: v.InferOutput<typeof ProfileForm>,
): Promise<{ ok: true } | { ok: false; reason: ProfileTrouble }> {
  const progress: { step: ProfileTrouble } = { step: "check" };
  try {
    await db.asClient(client.id, async (tx) => {
      if (!(await isThere(tx, client.id))) {
        progress.step = "create";
        await ensureClient(tx, client);
        progress.step = "missing";
        if (!(await isThere(tx, client.id))) throw new Error("The client's record was not stored.");
      }
      progress.step = "save";
      await saveProfile(tx, client.id, columnsOf(form));
      // An open conversation learns that it has no question left to ask.
      await announceMessages(tx, client.id);
    });
    return { ok: true };
  } catch (error) {
    log.error({ err: error, step: progress.step }, "a profile form could not be saved");
    return { ok: false, reason: progress.step };
  }
}

async function isThere(tx: Queries, clientId: string): Promise<boolean> {
  const found = await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, clientId));
  return found.length > 0;
}

function columnsOf(form: v.InferOutput<typeof ProfileForm>) {
  return {
    companyName: form.company_name,
    industry: form.industry,
    linkedinUrl: form.linkedin_url || null,
    icpTitle: form.icp_title,
    icpSize: form.icp_size,
    icpLocation: form.icp_location,
    valueProp: form.value_prop,
    tone: form.tone,
    commonObjections: form.common_objections || null,
    primaryGoal: form.primary_goal,
    calendlyUrl: form.calendly_url || null,
    bannedPhrases: form.banned_phrases || null,
  };
}
