import * as v from "valibot";
import { readJson, removeKeys, withStorage } from "./browser-storage.ts";
import { takeCarriedDraft } from "./carried-draft.ts";
import { carriedPrefix, type DraftName, draftKey, draftPrefix, epochKey } from "./draft-keys.ts";

/** True once the page knows that its session is over: it saves no more drafts. */
let isClosed = false;

/**
 * Saves this user's draft in this tab; `null` removes it. `mergeShared` returns the draft from which new tabs of this
 * browser start, given the one they started from so far and this tab's previous draft. By default that is this draft;
 * removing it keeps what another tab wrote. Returns false where the browser stores nothing.
 */
export function saveDraft(
  userId: string,
  name: DraftName,
  draft: unknown,
  mergeShared = (shared: unknown, own: unknown) => (draft === null && !isSame(shared, own) ? shared : draft),
): boolean {
  if (isClosed) return false;
  const key = draftKey(userId, name);
  const own = loadOwnDraft(key);
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
  withStorage("session", (storage) => storage.setItem(key, JSON.stringify({ epoch, draft })), undefined);
  return true;
}

/**
 * Loads the draft that this user wrote in this tab, or in another one if this tab is new, as it was passed to
 * `saveDraft`; `null` when there is nothing readable.
 */
export function loadDraft(userId: string, name: DraftName): unknown {
  const carried = takeCarriedDraft(userId, name);
  if (carried) saveDraft(userId, name, carried.draft);
  const key = draftKey(userId, name);
  const own = loadOwnDraft(key);
  return own ? own.draft : withStorage("local", (storage) => readJson(storage, key), null);
}

/** Removes the drafts of all users. For every page that is visited without a session. */
export function clearDrafts(): void {
  for (const area of ["local", "session"] as const)
    withStorage(area, (storage) => removeKeys(storage, draftPrefix), undefined);
}

/** Removes also the drafts that are carried over a sign-in: for a user who ended the session on purpose. */
export function clearAllDrafts(): void {
  clearDrafts();
  withStorage("session", (storage) => removeKeys(storage, carriedPrefix), undefined);
}

/** Removes all drafts and saves no more: for a page whose session is over and that is about to be left. */
export function closeDrafts(): void {
  isClosed = true;
  clearAllDrafts();
}

const OwnDraft = v.object({ epoch: v.string(), draft: v.unknown() });

/** The draft of this tab; `null` when it has saved none since all drafts were last cleared. */
function loadOwnDraft(key: string): v.InferOutput<typeof OwnDraft> | null {
  const own = withStorage("session", (storage) => v.safeParse(OwnDraft, readJson(storage, key)), null);
  const epoch = withStorage("local", (storage) => storage.getItem(epochKey), null);
  if (own?.success && own.output.epoch === epoch) return own.output;
  withStorage("session", (storage) => storage.removeItem(key), undefined);
  return null;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
