import { fieldsToCheck } from "#app/profile/profile-schema.ts";
import { loadProfile } from "#app/profile/profile-store.server.ts";
import { lackingIn } from "#app/targeting/lacking.ts";
import { ownerOver } from "#app/team/team.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { closedSteps } from "./correction.server.ts";
import { profileSoFar } from "./profile-so-far.server.ts";

/**
 * The profile as far as it is filled, the fields that the form would refuse, the answered questions, whether the profile
 * is complete, what it lacks then, and the address of the owner of the team to whom it belongs; `null` for one's own.
 */
export async function profileState({ db }: { db: Database }, clientId: string) {
  const { skipped, ...stored } = await db.asClient(clientId, async (tx) => {
    const profile = await loadProfile(tx, clientId);
    return {
      values: await profileSoFar(tx, clientId),
      isComplete: profile !== null,
      answered: await closedSteps(tx, clientId),
      skipped: profile?.skippedQuestions ?? [],
    };
  });
  const owner = await ownerOver(db.asOwner, clientId);
  return {
    ...{ ...stored, owner },
    toCheck: fieldsToCheck(stored.values),
    // Only who may answer is asked.
    lacking: stored.isComplete && owner === null ? lackingIn(stored.values, skipped) : [],
  };
}
