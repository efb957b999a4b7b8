import { formatDate } from "./calendar.ts";

/** A message as the HTTP interface gives it. interface.md "HTTP interface". */
export type Message = {
  id: string;
  /** Counts the client's messages without a gap: their order, and the stream's position. */
  seq: number;
  role: "user" | "assistant";
  content: string;
  createdAt: string;
};

/** Messages that the page holds at first, and fetches at once: more than a screen, little enough to come in a moment. */
export const pageSize = 60;

/**
 * The two together in order of `seq`, each message once. The same list comes back when nothing is new, so that
 * nothing is drawn again.
 */
export function merge(known: readonly Message[], arriving: readonly Message[]): readonly Message[] {
  const seen = new Set(known.map((message) => message.seq));
  const fresh = arriving.filter((message) => !seen.has(message.seq) && seen.add(message.seq));
  return fresh.length === 0 ? known : [...known, ...fresh].sort((a, b) => a.seq - b.seq);
}

/** The position up to which everything is known without a gap; the stream continues from there. */
export function position(messages: readonly Message[]): number {
  const gap = messages.findIndex((message, index) => {
    const next = messages[index + 1];
    return next !== undefined && next.seq !== message.seq + 1;
  });
  return messages[gap === -1 ? messages.length - 1 : gap]?.seq ?? 0;
}

/** Neighbours in the conversation: what comes before or after them changes nothing in a stretch that is full. */
export type Stretch = { number: number; messages: readonly Message[] };

/** The most messages of a stretch. */
const stretchSize = 50;

/** The messages of each day (`2026-03-02`), in order and in stretches. */
export function byDay(messages: readonly Message[]): { day: string; stretches: Stretch[] }[] {
  return [...Map.groupBy(messages, dayOfMessage)].map(([day, ofDay]) => ({
    day,
    stretches: [...Map.groupBy(ofDay, ({ seq }) => Math.floor(seq / stretchSize))].map(
      ([number, neighbours]) => ({ number, messages: neighbours }),
    ),
  }));
}

/** A message never changes, and there may be thousands: each one's day is looked up once. */
const days = new WeakMap<Message, string>();

function dayOfMessage(message: Message): string {
  const day = days.get(message) ?? formatDate(new Date(message.createdAt));
  days.set(message, day);
  return day;
}
