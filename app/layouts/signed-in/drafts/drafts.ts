import * as v from "valibot";

const prefix = "matinal.draft.";
const carriedPrefix = "matinal.carried.";

/** Gone with each forgetting, so that what other tabs keep for themselves counts no more. */
const epochKey = `${prefix}epoch`;

/** What is being written: the next message, or the profile form. */
export type DraftName = "message" | "profile";

/** True once the page has learnt that its session is over: nothing is kept for it any more. */
let isOver = false;

const keyOf = (userId: string, name: DraftName) => `${prefix}${name}.${userId}`;
const carriedKeyOf = (userId: string, name: DraftName) => `${carriedPrefix}${name}.${userId}`;

/**
 * Keeps what this person is writing in this tab until it is sent; `null` forgets it. A new tab of this browser starts
 * from what `share` makes of the draft that new tabs have started from so far: this one, unless it is gone here and
 * another tab wrote that one. False where the browser keeps nothing.
 */
export function keepDraft(
  userId: string,
  name: DraftName,
  draft: unknown,
  share = (former: unknown, own: unknown) => (draft === null && !isSame(former, own) ? former : draft),
): boolean {
  if (isOver) return false;
  const key = keyOf(userId, name);
  const own = ownDraft(key);
  const epoch = inStorage(
    (storage) => {
      const former = parse(storage.getItem(key));
      const shared = share(former, own ? own.draft : former);
      if (shared === null) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(shared));
      const current = storage.getItem(epochKey) ?? crypto.randomUUID();
      storage.setItem(epochKey, current);
      return current;
    },
    () => null,
  );
  if (epoch === null) return false;
  inStorage(
    (storage) => storage.setItem(key, JSON.stringify({ epoch, draft })),
    () => {},
    carriers.tab,
  );
  return true;
}

const Own = v.object({ epoch: v.string(), draft: v.unknown() });

/** What this tab keeps for itself; `null` when it has kept nothing yet, or all was forgotten since. */
function ownDraft(key: string): v.InferOutput<typeof Own> | null {
  const own = inStorage(
    (storage) => v.safeParse(Own, parse(storage.getItem(key))),
    () => null,
    carriers.tab,
  );
  const epoch = inStorage(
    (storage) => storage.getItem(epochKey),
    () => null,
  );
  if (own?.success && own.output.epoch === epoch) return own.output;
  inStorage(
    (storage) => storage.removeItem(key),
    () => {},
    carriers.tab,
  );
  return null;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * What this person had begun to write in this tab, or in another one if this tab is new, as `keepDraft` took it; `null`
 * when there is nothing that can be read.
 */
export function loadDraft(userId: string, name: DraftName): unknown {
  reclaimDraft(userId, name);
  const key = keyOf(userId, name);
  const own = ownDraft(key);
  if (own) return own.draft;
  return inStorage(
    (storage) => parse(storage.getItem(key)),
    () => null,
  );
}

/** Forgets what anybody had begun to write here. For every page that is reached without a session. */
export function forgetDrafts(): void {
  for (const carrier of [carriers.browser, carriers.tab])
    inStorage(
      (storage) => forgetIn(storage, prefix),
      () => {},
      carrier,
    );
}

/** The same, and what was carried over a new sign-in: for who ended the session on purpose. */
export function forgetAllDrafts(): void {
  forgetDrafts();
  inStorage(
    (storage) => forgetIn(storage, carriedPrefix),
    () => {},
    carriers.tab,
  );
}

/** Forgets all drafts and keeps no more: for a page that learns that its session is over, and is left at once. */
export function endDrafts(): void {
  isOver = true;
  forgetAllDrafts();
}

/** Milliseconds that a person has to sign in again. */
const carriedFor = 15 * 60 * 1000;

/**
 * Takes a draft over the next sign-in, in this tab alone and for a quarter of an hour: for who is told in the middle
 * of a form that the session is over, and chooses to sign in again to go on with it.
 */
export function carryDraft(userId: string, name: DraftName, draft: unknown): void {
  const carried = JSON.stringify({ draft: JSON.stringify(draft), until: Date.now() + carriedFor });
  inStorage(
    (storage) => storage.setItem(carriedKeyOf(userId, name), carried),
    () => {},
    carriers.tab,
  );
}

const Carried = v.object({ draft: v.string(), until: v.number() });

/** Gives back what this person carried over; what another one did is gone. */
function reclaimDraft(userId: string, name: DraftName): void {
  const key = carriedKeyOf(userId, name);
  const carried = inStorage(
    (storage) => {
      const found = v.safeParse(Carried, parse(storage.getItem(key)));
      storage.removeItem(key);
      const isOfAnother = (other: string) => !other.endsWith(`.${userId}`);
      for (const part of [prefix, carriedPrefix]) forgetIn(storage, part, isOfAnother);
      return found.success && found.output.until > Date.now() ? found.output.draft : null;
    },
    () => null,
    carriers.tab,
  );
  if (carried !== null) keepDraft(userId, name, parse(carried));
}

const carriers = { browser: () => localStorage, tab: () => sessionStorage };

function forgetIn(storage: Storage, part: string, isMeant: (key: string) => boolean = () => true): void {
  for (const key of Object.keys(storage)) if (key.startsWith(part) && isMeant(key)) storage.removeItem(key);
}

/** A browser may refuse its storage altogether, or be full. */
function inStorage<Result>(
  work: (storage: Storage) => Result,
  otherwise: () => Result,
  carrier = carriers.browser,
): Result {
  try {
    return work(carrier());
  } catch (error) {
    if (error instanceof DOMException) return otherwise();
    throw error;
  }
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
