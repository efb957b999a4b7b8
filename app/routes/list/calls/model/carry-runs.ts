import { readJson, withStorage } from "#app/browser/unsent-text/browser-storage.ts";
import { carryText } from "#app/browser/unsent-text/carried-text.ts";
import { unsentPrefix } from "#app/browser/unsent-text/storage-keys.ts";

/** The name under which runs are carried over a sign-in. */
export const carriedRuns = "calls-carried";

/** The keys of the user's runs. */
export const runKeys = (storage: Storage, userId: string): string[] =>
  Object.keys(storage).filter((key) => key.startsWith(`${unsentPrefix}calls-`) && key.endsWith(`.${userId}`));

/** Carries the user's runs over the next sign-in, in this tab. Apart from their store, which the list does not load. */
export function carryRuns(userId: string): void {
  const runs = withStorage(
    "local",
    (storage) => runKeys(storage, userId).map((key) => readJson(storage, key)),
    [],
  );
  if (runs.length > 0) carryText(userId, carriedRuns, runs);
}
