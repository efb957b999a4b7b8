import type { Message } from "#app/conversation/protocol.ts";
import { formatDate } from "./calendar.ts";
import type { Entry } from "./entries.ts";

/** Messages per request, and on the page at load: more than a screen, few enough to load quickly. */
export const pageSize = 60;

/** Characters that a page draws at once; what is before them is loaded on demand like everything earlier. */
const pageLength = 40_000;

/** Messages, and their characters, that fill most windows: what the server draws of the conversation. */
const view = { size: 8, length: 3_000 };

/** The last of some messages, the newest in any case, as many as have `length` characters together. */
export function withinPage<Sized extends Pick<Message, "content">>(
  messages: readonly Sized[],
  length = pageLength,
): Sized[] {
  let sum = 0;
  const last = messages.findLastIndex(({ content }) => {
    sum += content.length;
    return sum > length;
  });
  return messages.slice(Math.min(last + 1, Math.max(messages.length - 1, 0)));
}

/** The last messages, as many as the reader can see at once. */
export function withinView<Sized extends Pick<Message, "content">>(messages: readonly Sized[]): Sized[] {
  return withinPage(messages.slice(-view.size), view.length);
}

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

/** Consecutive rows. A full chunk stays the same whatever messages come before or after it. */
export type Chunk = { number: number; entries: readonly Entry[] };

/** The maximum number of turns of a chunk. */
const chunkSize = 50;

/** The rows of each day (`2026-03-02`), in order and in chunks. */
export function byDay(entries: readonly Entry[]): { day: string; chunks: Chunk[] }[] {
  return [...Map.groupBy(entries, ({ turn }) => dayOfMessage(turn))].map(([day, ofDay]) => ({
    day,
    chunks: [...Map.groupBy(ofDay, ({ turn }) => Math.floor(turn.seq / chunkSize))].map(
      ([number, neighbours]) => ({ number, entries: neighbours }),
    ),
  }));
}

/** Caches the day of each message: there may be thousands, and none ever changes. */
const days = new WeakMap<Message, string>();

function dayOfMessage(message: Message): string {
  const day = days.get(message) ?? formatDate(new Date(message.createdAt));
  days.set(message, day);
  return day;
}
