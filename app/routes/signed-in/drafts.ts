const prefix = "matinal.draft.";

/** What is being written: the next message, or the profile form. */
export type DraftName = "message" | "profile";

const keyOf = (userId: string, name: DraftName) => `${prefix}${name}.${userId}`;

/**
 * Keeps what this person is writing in this browser until it is sent; `null` forgets it. False where the browser
 * keeps nothing.
 */
export function keepDraft(userId: string, name: DraftName, draft: unknown): boolean {
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
  return inStorage(
    (storage) => parse(storage.getItem(keyOf(userId, name))),
    () => null,
  );
}

/** Forgets what anybody had begun to write here: for whoever signs out. */
export function forgetDrafts(): void {
  inStorage(
    (storage) => {
      for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
    },
    () => {},
  );
}

/** A browser may refuse its storage altogether, or be full. */
function inStorage<Result>(work: (storage: Storage) => Result, otherwise: () => Result): Result {
  try {
    return work(localStorage);
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
