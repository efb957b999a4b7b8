import * as v from "valibot";
import { parseJson, readJson, removeKeys, withStorage } from "./browser-storage.ts";
import { carriedKey, carriedPrefix, type UnsentName, unsentPrefix } from "./storage-keys.ts";

/** Milliseconds that a user has to sign in again. */
const lifetime = 15 * 60 * 1000;

const Carried = v.object({ draft: v.string(), until: v.number() });

/**
 * Carries text over the next sign-in, in this tab only and for 15 minutes: for a user whose session ended while
 * they filled a form, and who signs in again to continue.
 */
export function carryText(userId: string, name: UnsentName, unsent: unknown): void {
  const carried = JSON.stringify({ draft: JSON.stringify(unsent), until: Date.now() + lifetime });
  withStorage("session", (storage) => storage.setItem(carriedKey(userId, name), carried), undefined);
}

/**
 * Removes and returns the text that this user carried over; `null` when there is none or it has expired. Removes
 * this tab's unsent text of every other user.
 */
export function takeCarriedText(userId: string, name: UnsentName): { unsent: unknown } | null {
  return withStorage(
    "session",
    (storage) => {
      const key = carriedKey(userId, name);
      const found = v.safeParse(Carried, readJson(storage, key));
      storage.removeItem(key);
      const isOfOtherUser = (other: string) => !other.endsWith(`.${userId}`);
      for (const prefix of [unsentPrefix, carriedPrefix]) removeKeys(storage, prefix, isOfOtherUser);
      return found.success && found.output.until > Date.now()
        ? { unsent: parseJson(found.output.draft) }
        : null;
    },
    null,
  );
}
