import type { OpenQuestion } from "#app/profile/open-questions.ts";
import { secondsUntilChange } from "#app/profile/profile-changes.server.ts";
import type { ProfileField } from "#app/profile/profile-field.ts";
import { isOnboarded, loadProfile, saveProfile } from "#app/profile/profile-store.server.ts";
import { profileFieldsOf } from "#app/profile/profile-values.ts";
import { isColleague } from "#app/team/team.server.ts";
import type { ConversationServices } from "../conversation-services.server.ts";
import { lockConversation } from "../sequence.server.ts";

export type FieldChanged =
  | { kind: "changed" }
  /** The onboarding is not complete. */
  | { kind: "no-profile" }
  /** The profile is that of somebody else's team. */
  | { kind: "colleague" }
  /** The account has been deleted. */
  | { kind: "deleted" }
  /** `retryAfter` is in whole seconds. */
  | { kind: "limited"; retryAfter: number };

/**
 * Stores `value`, which the form would accept, as one field of a complete profile. It waits for the form and for a
 * proposal that are being stored; the last change counts.
 */
export async function changeField(
  services: Pick<ConversationServices, "db" | "environment">,
  clientId: string,
  { field, value }: { field: ProfileField; value: string },
): Promise<FieldChanged> {
  const retryAfter = await secondsUntilChange(services, clientId);
  if (retryAfter > 0) return { kind: "limited", retryAfter };
  return services.db.asClient(clientId, async (tx) => {
    if ((await lockConversation(tx, clientId)) === null) return { kind: "deleted" };
    if (await isColleague(tx, clientId)) return { kind: "colleague" };
    if (!(await isOnboarded(tx, clientId))) return { kind: "no-profile" };
    await saveProfile(tx, clientId, profileFieldsOf({ [field]: value }));
    return { kind: "changed" };
  });
}

/** Has the assistant never ask for this field of a complete profile again. Counts as a change. interpretation.md D142. */
export async function skipQuestion(
  services: Pick<ConversationServices, "db" | "environment">,
  clientId: string,
  field: OpenQuestion,
): Promise<FieldChanged> {
  const retryAfter = await secondsUntilChange(services, clientId);
  if (retryAfter > 0) return { kind: "limited", retryAfter };
  return services.db.asClient(clientId, async (tx) => {
    if ((await lockConversation(tx, clientId)) === null) return { kind: "deleted" };
    if (await isColleague(tx, clientId)) return { kind: "colleague" };
    const profile = await loadProfile(tx, clientId);
    if (!profile) return { kind: "no-profile" };
    await saveProfile(tx, clientId, { skippedQuestions: [...new Set([...profile.skippedQuestions, field])] });
    return { kind: "changed" };
  });
}
