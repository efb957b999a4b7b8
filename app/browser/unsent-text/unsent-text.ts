import * as v from "valibot";
import { readJson, removeKeys, withStorage } from "./browser-storage.ts";
import { takeCarriedText } from "./carried-text.ts";
import { carriedPrefix, epochKey, type UnsentName, unsentKey, unsentPrefix } from "./storage-keys.ts";

/** True once the page knows that its session is over: it saves no more text. */
let isClosed = false;

/**
 * Saves the text that this user has not sent in this tab; `null` removes it. `mergeShared` returns the text from which
 * new tabs of this browser start, given the one they started from so far and this tab's previous text. By default that
 * is this text; removing it keeps what another tab wrote. Returns false where the browser stores nothing.
 */
export function saveUnsentText(
  userId: string,
  name: UnsentName,
  unsent: unknown,
  mergeShared = (shared: unknown, own: unknown) =>
    unsent === null && !isSame(shared, own) ? shared : unsent,
): boolean {
  if (isClosed) return false;
  const key = unsentKey(userId, name);
  const own = loadOwnText(key);
  const epoch = withStorage(
    "local",
    (storage) => {
      const previous = readJson(storage, key);
      const shared = mergeShared(previous, own ? own.draft : previous);
      if (shared === null) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(shared));
      const current = storage.getItem(epochKey) ?? crypto.randomUUID();
      storage.setItem(epochKey, current);
      return current;
    },
    null,
  );
  if (epoch === null) return false;
  withStorage(
    "session",
    (storage) => storage.setItem(key, JSON.stringify({ epoch, draft: unsent })),
    undefined,
  );
  return true;
}

/**
 * Loads what this user wrote in this tab, or in another one if this tab is new, as it was passed to
 * `saveUnsentText`; `null` when there is nothing readable.
 */
export function loadUnsentText(userId: string, name: UnsentName): unknown {
  const carried = takeCarriedText(userId, name);
  if (carried) saveUnsentText(userId, name, carried.unsent);
  const key = unsentKey(userId, name);
  const own = loadOwnText(key);
  return own ? own.draft : withStorage("local", (storage) => readJson(storage, key), null);
}

/** Removes the unsent text of all users. For every page that is visited without a session. */
export function clearUnsentText(): void {
  for (const area of ["local", "session"] as const)
    withStorage(area, (storage) => removeKeys(storage, unsentPrefix), undefined);
}

/** Removes also what is carried over a sign-in: for a user who ended the session on purpose. */
export function clearAllUnsentText(): void {
  clearUnsentText();
  withStorage("session", (storage) => removeKeys(storage, carriedPrefix), undefined);
}

/** Removes all unsent text and saves no more: for a page whose session is over and that is about to be left. */
export function closeUnsentText(): void {
  isClosed = true;
  clearAllUnsentText();
}

const OwnText = v.object({ epoch: v.string(), draft: v.unknown() });

/** The text of this tab; `null` when it has saved none since all was last cleared. */
function loadOwnText(key: string): v.InferOutput<typeof OwnText> | null {
  const own = withStorage("session", (storage) => v.safeParse(OwnText, readJson(storage, key)), null);
  const epoch = withStorage("local", (storage) => storage.getItem(epochKey), null);
  if (own?.success && own.output.epoch === epoch) return own.output;
  withStorage("session", (storage) => storage.removeItem(key), undefined);
  return null;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
