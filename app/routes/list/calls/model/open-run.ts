import { parisDay } from "#app/calendar/paris-day.ts";
import { queryOf } from "../../list-query.ts";
import type { InitialList } from "../../model/list-store.ts";
import { newRun } from "./call-run.ts";
import { createRunStore, keptRuns, type RunStore } from "./run-store.ts";

/** The calls of an address: begun, taken up, or none, because this browser does not know them or nobody is to be called. */
type OpenedRun =
  | { kind: "begun" | "addressed" | "resumed"; runStore: RunStore }
  | { kind: "unknown" | "empty" };

/** Opens the calls of the page's address; without any in it, those under way, else new ones. interpretation.md D89. */
export function openRun(parameters: URLSearchParams, { userId, filter, pages, now }: InitialList): OpenedRun {
  keptRuns.takeCarried(userId);
  keptRuns.prune(userId, now);
  const id = parameters.get("suite");
  if (id !== null) {
    const kept = keptRuns.load(userId, id);
    return kept ? { kind: "addressed", runStore: createRunStore(userId, kept) } : { kind: "unknown" };
  }
  const day = parisDay(now);
  const query = queryOf(filter);
  const isAnew = parameters.has("nouvelle");
  const underWay = isAnew ? null : keptRuns.underWay(userId, { day, query });
  if (underWay) return { kind: "resumed", runStore: createRunStore(userId, underWay) };
  const prospects = pages.flatMap((page) => page.prospects);
  if (prospects.length === 0) return { kind: "empty" };
  const begun = newRun(prospects, { id: crypto.randomUUID(), day, startedAt: now, query });
  keptRuns.save(userId, begun);
  return { kind: "begun", runStore: createRunStore(userId, begun) };
}
