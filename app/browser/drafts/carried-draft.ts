import * as v from "valibot";
import { parseJson, readJson, removeKeys, withStorage } from "./browser-storage.ts";
import { carriedKey, carriedPrefix, type DraftName, draftPrefix } from "./draft-keys.ts";

/** Milliseconds that a user has to sign in again. */
const lifetime = 15 * 60 * 1000;

const Carried = v.object({ draft: v.string(), until: v.number() });

/**
 * Carries a draft over the next sign-in, in this tab only and for 15 minutes: for a user whose session ended while
 * they filled a form, and who signs in again to continue.
 */
export function carryDraft(userId: string, name: DraftName, draft: unknown): void {
  const carried = JSON.stringify({ draft: JSON.stringify(draft), until: Date.now() + lifetime });
  withStorage("session", (storage) => storage.setItem(carriedKey(userId, name), carried), undefined);
}

/**
 * Removes and returns the draft that this user carried over; `null` when there is none or it has expired. Removes
 * this tab's drafts of every other user.
 */
export function takeCarriedDraft(userId: string, name: DraftName): { draft: unknown } | null {
  return withStorage(
    "session",
    (storage) => {
      const key = carriedKey(userId, name);
      const found = v.safeParse(Carried, readJson(storage, key));
      storage.removeItem(key);
      const isOfOtherUser = (other: string) => !other.endsWith(`.${userId}`);
      for (const prefix of [draftPrefix, carriedPrefix]) removeKeys(storage, prefix, isOfOtherUser);
      return found.success && found.output.until > Date.now()
        ? { draft: parseJson(found.output.draft) }
        : null;
    },
    null,
  );
}
