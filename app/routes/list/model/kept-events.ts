import * as v from "valibot";
import { readJson, withStorage } from "#app/browser/unsent-text/browser-storage.ts";
import { carryText, takeCarriedText } from "#app/browser/unsent-text/carried-text.ts";
import { unsentKey, unsentPrefix } from "#app/browser/unsent-text/storage-keys.ts";
import { outcomes, reasons, statuses } from "#app/prospects/prospect-status.ts";
import { ColumnValues, Prospect } from "#app/prospects/prospects-protocol.ts";

export const Standing = v.object({ status: v.picklist(statuses), nextStep: Prospect.entries.nextStep });
/** Status and next step, as they are sent. */
export type Standing = v.InferOutput<typeof Standing>;

/** What somebody does with a prospect; `of` is the key or the id of the event that is undone. */
export const Doing = v.variant("kind", [
  v.object({
    kind: v.literal("status"),
    status: v.picklist(statuses),
    reason: v.optional(v.picklist(reasons)),
  }),
  v.object({ kind: v.literal("note"), text: v.string() }),
  v.object({ kind: v.literal("next_step"), what: v.nullable(v.string()), at: v.nullable(v.string()) }),
  v.object({ kind: v.literal("call"), outcome: v.picklist(outcomes), note: v.optional(v.string()) }),
  v.object({ kind: v.literal("assign"), to: v.nullable(v.string()) }),
  v.object({ kind: v.literal("value"), column: v.string(), value: v.nullable(ColumnValues.value) }),
  v.object({ kind: v.literal("undo"), of: v.string(), restores: Standing }),
]);
export type Doing = v.InferOutput<typeof Doing>;

const KeptEvent = v.object({
  key: v.pipe(v.string(), v.uuid()),
  /** Whose list it was done in; nothing in what earlier versions of the page have kept. */
  team: v.optional(v.nullable(v.string())),
  prospectId: v.pipe(v.string(), v.uuid()),
  /** For whom reads what was kept. */
  contact: v.string(),
  doing: Doing,
  at: v.number(),
  /** What stood before it, as far as this tab knew. */
  before: Standing,
  /** False until a request with its key has left: only then it may be forgotten as if it had not been done. */
  isTried: v.boolean(),
});
/** An event that the server has not acknowledged yet. */
export type KeptEvent = v.InferOutput<typeof KeptEvent>;

/**
 * Keeps events in the browser until they are sent, each under a key of its own, so that tabs do not overwrite one
 * another's. Signing out removes them, as all unsent text.
 */
export const keptEvents = {
  save(userId: string, event: KeptEvent): void {
    withStorage(
      "local",
      (storage) => storage.setItem(unsentKey(userId, `event-${event.key}`), JSON.stringify(event)),
      undefined,
    );
  },
  remove(userId: string, key: string): void {
    withStorage("local", (storage) => storage.removeItem(unsentKey(userId, `event-${key}`)), undefined);
  },
  /** All that this browser has kept for the user, the oldest first, with what was carried over a sign-in. */
  load(userId: string): KeptEvent[] {
    const carried = v.safeParse(v.array(KeptEvent), takeCarriedText(userId, "events")?.unsent);
    if (carried.success) for (const event of carried.output) keptEvents.save(userId, event);
    return withStorage(
      "local",
      (storage) =>
        Object.keys(storage)
          .filter((key) => key.startsWith(`${unsentPrefix}event-`) && key.endsWith(`.${userId}`))
          .map((key) => v.safeParse(KeptEvent, readJson(storage, key)))
          .flatMap((parsed) => (parsed.success ? [parsed.output] : []))
          .sort((one, other) => one.at - other.at),
      [],
    );
  },
  /** Carries them over the next sign-in, in this tab. */
  carry(userId: string, events: readonly KeptEvent[]): void {
    if (events.length > 0) carryText(userId, "events", events);
  },
};

export type KeptEvents = typeof keptEvents;
