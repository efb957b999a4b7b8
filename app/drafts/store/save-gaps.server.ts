import { secondsUntilChange } from "#app/profile/profile-changes.server.ts";
import type { ProfileField } from "#app/profile/profile-field.ts";
import { loadProfile, saveColleague, saveProfile } from "#app/profile/profile-store.server.ts";
import { profileFieldsOf, profileValues } from "#app/profile/profile-values.ts";
import { checkField } from "#app/profile/validate-field.ts";
import { isColleague } from "#app/team/team.server.ts";
import type { clientProfile } from "#db/schema.ts";
import type { SavedGap } from "../draft-bodies.ts";
import { gapKeyOf, isAnswerGap, isOwnGap, profileFieldOf, senderKeys } from "../gaps/gap-name.ts";
import { isWorthProposing } from "../gaps/worth-proposing.ts";
import type { DraftServices } from "./draft-rows.server.ts";
import { lockClient } from "./next-version.server.ts";

export type GapsSaved =
  | { kind: "saved" }
  | { kind: "no-profile" }
  /** `retryAfter` is in whole seconds. */
  | { kind: "limited"; retryAfter: number };

/** How many answers beside the profile are kept; those to objections go first. */
const mostKept = 30;

/** What a client would write into gaps again, by their keys: the profile's fields and what is kept beside it. */
export function savedAnswers(stored: typeof clientProfile.$inferSelect): Record<string, string> {
  const profile = profileValues(stored);
  const ofProfile = [...profileFieldOf].map(([key, field]) => [key, profile[field].trim()] as const);
  const [first = "", ...last] = profile.sender_name.trim().split(/\s+/);
  const ofSender = [[senderKeys.first, first] as const, [senderKeys.last, last.join(" ")] as const];
  const known = [...ofProfile, ...ofSender].filter(([key, value]) => isWorthProposing(key, value));
  // What was kept before it was known to be a recipient's is proposed for nobody else.
  const kept = Object.entries(stored.draftGaps ?? {}).filter(([key]) => isOwnGap(key));
  return Object.fromEntries([...kept, ...known]);
}

/**
 * Keeps what a client wrote into gaps for the next drafts: in the field of the profile that is for it and still empty,
 * else beside the profile. What is about a recipient is not kept. interpretation.md D177.
 */
export async function saveGaps(
  services: DraftServices,
  clientId: string,
  gaps: readonly SavedGap[],
): Promise<GapsSaved> {
  const retryAfter = await secondsUntilChange(services, clientId);
  if (retryAfter > 0) return { kind: "limited", retryAfter };
  return services.db.asClient(clientId, async (tx) => {
    await lockClient(tx, clientId);
    const stored = await loadProfile(tx, clientId);
    if (!stored) return { kind: "no-profile" };
    const answers = new Map(gaps.map(({ name, value }) => [gapKeyOf(name), value] as const));
    const sender = [answers.get(senderKeys.first), answers.get(senderKeys.last)].filter(Boolean).join(" ");
    if (sender !== "") answers.set("votre prenom et votre nom", sender);

    const isOwn = !(await isColleague(tx, clientId));
    const profile = profileValues(stored);
    const fields: Partial<Record<ProfileField, string>> = {};
    const kept = new Map(Object.entries(stored.draftGaps ?? {}));
    for (const [key, value] of answers) {
      if (!isOwnGap(key)) continue;
      // A colleague writes nothing into the profile but what is there about themselves.
      const named = profileFieldOf.get(key);
      const field = named && (isOwn || isOfColleague(named)) ? named : undefined;
      const checked = field && profile[field].trim() === "" ? checkField(field, value) : null;
      if (field && checked?.ok) fields[field] = checked.value;
      if (field || key === senderKeys.first || key === senderKeys.last) continue;
      kept.set(key, value);
    }
    const former = [...kept.keys()].filter((key) => !answers.has(key));
    const leaving = [...former.filter(isAnswerGap), ...former, ...kept.keys()];
    for (const key of leaving) if (kept.size > mostKept) kept.delete(key);
    const draftGaps = Object.fromEntries(kept);
    const changes = { ...profileFieldsOf(fields), draftGaps };
    await (isOwn ? saveProfile : saveColleague)(tx, clientId, changes);
    return { kind: "saved" };
  });
}

/** The fields in which a colleague has their own. `ColleagueFields` in app/profile. */
const isOfColleague = (field: ProfileField) => field === "sender_name" || field === "calendly_url";
