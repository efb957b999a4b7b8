import * as v from "valibot";
import { readJson, withStorage } from "#app/browser/unsent-text/browser-storage.ts";
import { takeCarriedText } from "#app/browser/unsent-text/carried-text.ts";
import { unsentKey } from "#app/browser/unsent-text/storage-keys.ts";
import { createStore } from "#app/ui/create-store.ts";
import { CallRun, isOver } from "./call-run.ts";
import { carriedRuns, runKeys } from "./carry-runs.ts";

/** Milliseconds after which nobody takes up calls any more: their key is removed when others begin. */
const lifetime = 7 * 24 * 60 * 60 * 1000;

/**
 * The calls in a row that browsers keep, each under a key of its own. They are read before each change, so that tabs do not
 * undo one another's, and go with all unsent text when somebody signs out.
 */
export const keptRuns = {
  load(userId: string, id: string): CallRun | null {
    return withStorage("local", (storage) => runIn(storage, keyOf(userId, id)), null);
  },
  save(userId: string, run: CallRun): void {
    withStorage("local", (storage) => storage.setItem(keyOf(userId, run.id), JSON.stringify(run)), undefined);
  },
  /** The newest that is to be taken up: one with a call whose outcome was never said, else one of today and of this query. */
  underWay(userId: string, { day, query }: Pick<CallRun, "day" | "query">): CallRun | null {
    const runs = loadAll(userId).filter((run) => !isOver(run));
    const pending = runs.find((run) => run.pending !== null);
    return pending ?? runs.find((run) => run.day === day && run.query === query) ?? null;
  },
  /** Takes up those that were carried over a sign-in. */
  takeCarried(userId: string): void {
    const runs = v.safeParse(v.array(CallRun), takeCarriedText(userId, carriedRuns)?.unsent);
    if (runs.success) for (const run of runs.output) keptRuns.save(userId, run);
  },
  /** Removes those that are over since long. */
  prune(userId: string, now: number): void {
    for (const run of loadAll(userId))
      if (now - run.startedAt > lifetime || (isOver(run) && now - run.startedAt > lifetime / 7))
        withStorage("local", (storage) => storage.removeItem(keyOf(userId, run.id)), undefined);
  },
};

const keyOf = (userId: string, id: string) => unsentKey(userId, `calls-${id}`);

function runIn(storage: Storage, key: string): CallRun | null {
  const parsed = v.safeParse(CallRun, readJson(storage, key));
  return parsed.success ? parsed.output : null;
}

/** All of the user's, the newest first. */
function loadAll(userId: string): CallRun[] {
  return withStorage(
    "local",
    (storage) =>
      runKeys(storage, userId)
        .map((key) => runIn(storage, key))
        .filter((run) => run !== null)
        .sort((one, other) => other.startedAt - one.startedAt),
    [],
  );
}

export type RunStore = ReturnType<typeof createRunStore>;

/** A run as one tab knows it: kept in the browser with each change, and following those of other tabs. */
export function createRunStore(userId: string, initial: CallRun) {
  const key = keyOf(userId, initial.id);
  const store = createStore(initial, () => {
    const onStorage = (event: StorageEvent) => {
      const changed = event.key === key ? keptRuns.load(userId, initial.id) : null;
      if (changed) store.set(changed);
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  });
  return {
    current: store.current,
    subscribe: store.subscribe,
    /** Changes it as it is now, whatever other tabs have done, and keeps that. */
    change(make: (run: CallRun) => CallRun): CallRun {
      const next = make(keptRuns.load(userId, initial.id) ?? store.current());
      keptRuns.save(userId, next);
      store.set(next);
      return next;
    },
  };
}
