import type { Message } from "~/conversation/protocol.ts";
import { formatDate } from "./calendar.ts";

/** Messages per request, and on the page at load: more than a screen, few enough to load quickly. */
export const pageSize = 60;

/** Both lists in order of `seq`, each message once. Returns the same list when nothing is new, to avoid a render. */
export function merge(known: readonly Message[], arriving: readonly Message[]): readonly Message[] {
  const seen = new Set(known.map((message) => message.seq));
  const fresh = arriving.filter((message) => !seen.has(message.seq) && seen.add(message.seq));
  return fresh.length === 0 ? known : [...known, ...fresh].sort((a, b) => a.seq - b.seq);
}

/** The `seq` of the last message before the first gap, from which the stream continues; 0 without messages. */
export function position(messages: readonly Message[]): number {
  const gap = messages.findIndex((message, index) => {
    const next = messages[index + 1];
    return next !== undefined && next.seq !== message.seq + 1;
  });
  return messages[gap === -1 ? messages.length - 1 : gap]?.seq ?? 0;
}

/** Consecutive messages. A full chunk stays the same whatever messages come before or after it. */
export type Chunk = { number: number; messages: readonly Message[] };

/** The maximum number of messages of a chunk. */
const chunkSize = 50;

/** The messages of each day (`2026-03-02`), in order and in chunks. */
export function byDay(messages: readonly Message[]): { day: string; chunks: Chunk[] }[] {
  return [...Map.groupBy(messages, dayOfMessage)].map(([day, ofDay]) => ({
    day,
    chunks: [...Map.groupBy(ofDay, ({ seq }) => Math.floor(seq / chunkSize))].map(([number, neighbours]) => ({
      number,
      messages: neighbours,
    })),
  }));
}

/** Caches the day of each message: there may be thousands, and none ever changes. */
const days = new WeakMap<Message, string>();

function dayOfMessage(message: Message): string {
  const day = days.get(message) ?? formatDate(new Date(message.createdAt));
  days.set(message, day);
  return day;
}
