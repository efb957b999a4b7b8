import { accountLimit } from "~/accounts/account-limit.server.ts";
import type { ConversationServices } from "~/conversation/conversation-services.server.ts";
import { lockConversation } from "~/conversation/sequence.server.ts";
import type { ProfileField } from "~/profile/profile-field.ts";
import { hasProfile, saveProfile } from "~/profile/profile-store.server.ts";
import { profileFieldsOf } from "~/profile/profile-values.ts";
import { consume } from "../../../limits/limits.server.ts";

/** How often one client may change a field: as often as it may send messages. interface.md "HTTP interface". */
const windows = [
  { max: 60, seconds: 60 },
  { max: 2_000, seconds: 24 * 60 * 60 },
];

export type FieldChanged =
  | { kind: "changed" }
  /** The onboarding is not complete. */
  | { kind: "no-profile" }
  /** The account has been deleted. */
  | { kind: "deleted" }
  /** `retryAfter` is in whole seconds. */
  | { kind: "limited"; retryAfter: number };

/**
 * Stores `value`, which the form would accept, as one field of a complete profile. It waits for the form and for a
 * proposal that are being stored; the last change counts.
 */
export async function changeField(
  { db, environment }: Pick<ConversationServices, "db" | "environment">,
  clientId: string,
  { field, value }: { field: ProfileField; value: string },
): Promise<FieldChanged> {
  const limit = accountLimit(environment.authSecret, clientId, "profile-changes", windows);
  const consumed = await consume(db.asOwner, [limit]);
  if (!consumed.ok) return { kind: "limited", retryAfter: consumed.retryAfter };
  return db.asClient(clientId, async (tx) => {
    if ((await lockConversation(tx, clientId)) === null) return { kind: "deleted" };
    if (!(await hasProfile(tx, clientId))) return { kind: "no-profile" };
    await saveProfile(tx, clientId, profileFieldsOf({ [field]: value }));
    return { kind: "changed" };
  });
}
