import * as v from "valibot";

const prefix = "matinal.draft.";

/** What is being written: the next message, or the profile form. */
export type DraftName = "message" | "profile";

/** True once the page has learnt that its session is over: nothing is kept for it any more. */
let isOver = false;

const keyOf = (userId: string, name: DraftName) => `${prefix}${name}.${userId}`;

/**
 * Keeps what this person is writing in this browser until it is sent; `null` forgets it. False where the browser
 * keeps nothing.
 */
export function keepDraft(userId: string, name: DraftName, draft: unknown): boolean {
  if (isOver) return false;
  return inStorage(
    (storage) => {
      if (draft === null) storage.removeItem(keyOf(userId, name));
      else storage.setItem(keyOf(userId, name), JSON.stringify(draft));
      return true;
    },
    () => false,
  );
}

/** What this person had begun to write, as `keepDraft` took it; `null` when there is nothing that can be read. */
export function loadDraft(userId: string, name: DraftName): unknown {
  reclaimDraft(userId, name);
  return inStorage(
    (storage) => parse(storage.getItem(keyOf(userId, name))),
    () => null,
  );
}

/** Forgets what anybody had begun to write here. For every page that is reached without a session. */
export function forgetDrafts(): void {
  inStorage(
    (storage) => forgetIn(storage),
    () => {},
  );
}

/** The same, and what was carried over a new sign-in: for who ended the session on purpose. */
export function forgetAllDrafts(): void {
  forgetDrafts();
  inStorage(
    (storage) => forgetIn(storage),
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
    (storage) => storage.setItem(keyOf(userId, name), carried),
    () => {},
    carriers.tab,
  );
}

const Carried = v.object({ draft: v.string(), until: v.number() });

/** Gives back what this person carried over; what another one did is gone. */
function reclaimDraft(userId: string, name: DraftName): void {
  const key = keyOf(userId, name);
  const carried = inStorage(
    (storage) => {
      const found = v.safeParse(Carried, parse(storage.getItem(key)));
      storage.removeItem(key);
      forgetIn(storage, (other) => !other.endsWith(`.${userId}`));
      return found.success && found.output.until > Date.now() ? found.output.draft : null;
    },
    () => null,
    carriers.tab,
  );
  if (carried !== null)
    inStorage(
      (storage) => storage.setItem(key, carried),
      () => {},
    );
}

const carriers = { browser: () => localStorage, tab: () => sessionStorage };

function forgetIn(storage: Storage, isMeant: (key: string) => boolean = () => true): void {
  for (const key of Object.keys(storage)) if (key.startsWith(prefix) && isMeant(key)) storage.removeItem(key);
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
