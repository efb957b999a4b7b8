import { memo, useEffect, useState } from "react";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import type { Message } from "#app/conversation/protocol.ts";
import { dayName } from "./calendar.ts";
import { type Entry, entriesOf } from "./entries.ts";
import { GrowingRow } from "./rows/growing-row.tsx";
import { MessageRow } from "./rows/message-row.tsx";
import { byDay } from "./transcript.ts";

type Props = {
  messages: readonly Message[];
  isLoadingEarlier: boolean;
  /** Shows answers below their messages; `entriesOf`. */
  inTurns: boolean;
  /** The id of the message to which an answer is being written. */
  answering: string | null;
};

/**
 * The messages, grouped by day. Screen readers announce what is added to a log: it is rendered together with the
 * history, so that only later messages are announced, and muted while earlier ones are inserted (`isLoadingEarlier`).
 */
export const MessageList = memo(function MessageList({ messages, isLoadingEarlier, ...order }: Props) {
  const days = byDay(entriesOf(messages, order));
  const last = days.at(-1)?.chunks.at(-1);
  return (
    <div
      role="log"
      aria-live={isLoadingEarlier ? "off" : "polite"}
      aria-label={assistant.messages}
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
    >
      {days.map((group) => (
        <section key={group.day} className="grid grid-cols-[minmax(0,1fr)]">
          <DayLine day={group.day} />
          {group.chunks.map((chunk) => (
            <ChunkRows key={chunk.number} entries={chunk.entries} isComplete={chunk !== last} />
          ))}
        </section>
      ))}
    </div>
  );
});

function DayLine({ day }: { day: string }) {
  return (
    <h2 className="mb-2 flex items-center gap-4 font-medium text-ink-soft text-xs tracking-normal">
      {dayName(day, new Date())}
      <span className="h-px flex-1 bg-line" />
    </h2>
  );
}

type ChunkProps = {
  entries: readonly Entry[];
  /** False for the last chunk, which receives new messages. */
  isComplete: boolean;
};

/** Milliseconds after which the size of a chunk no longer changes. */
const settlingTime = 1_000;

/**
 * A chunk of the conversation. Once its size is known, the browser skips its layout while it is off-screen, so that ten
 * thousand messages scroll as smoothly as twenty; the remembered size keeps the scroll position.
 */
const ChunkRows = memo(function ChunkRows({ entries, isComplete }: ChunkProps) {
  const [isSettled, setSettled] = useState(false);
  const isGrowing = entries.some(({ message }) => message === null);
  useEffect(() => {
    setSettled(false);
    if (!isComplete || isGrowing || entries.length === 0) return;
    const timer = setTimeout(() => setSettled(true), settlingTime);
    return () => clearTimeout(timer);
  }, [isComplete, isGrowing, entries.length]);
  return (
    <ol
      className={`grid grid-cols-[minmax(0,1fr)] [contain-intrinsic-block-size:auto_4000px] ${isSettled ? "[content-visibility:auto]" : ""}`}
    >
      {entries.map((entry) =>
        entry.message ? (
          <MessageRow key={entry.message.seq} {...entry} message={entry.message} />
        ) : (
          <GrowingRow key="growing" replyTo={entry.turn.id} previous={entry.previous} />
        ),
      )}
    </ol>
  );
}, isSameChunk);

function isSameChunk(one: ChunkProps, other: ChunkProps): boolean {
  return (
    one.isComplete === other.isComplete &&
    one.entries.length === other.entries.length &&
    one.entries.every((entry, index) => entry === other.entries[index])
  );
}
