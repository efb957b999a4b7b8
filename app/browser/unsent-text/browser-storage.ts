/** `local` is shared by the tabs of a browser, `session` belongs to one tab. */
export type StorageArea = "local" | "session";

const areas = { local: () => localStorage, session: () => sessionStorage };

/** Returns the result of `work`, or `fallback` where the browser denies its storage, or the storage is full. */
export function withStorage<Result>(
  area: StorageArea,
  work: (storage: Storage) => Result,
  fallback: Result,
): Result {
  try {
    return work(areas[area]());
  } catch (error) {
    if (error instanceof DOMException) return fallback;
    throw error;
  }
}

/** The stored value; `null` when there is none, or none that is JSON. */
export function readJson(storage: Storage, key: string): unknown {
  return parseJson(storage.getItem(key));
}

export function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Removes the keys that begin with `prefix`, or those of them for which `matches` is true. */
export function removeKeys(storage: Storage, prefix: string, matches = (_key: string) => true): void {
  for (const key of Object.keys(storage)) if (key.startsWith(prefix) && matches(key)) storage.removeItem(key);
}
