import { memo, useEffect, useState } from "react";
import { assistant } from "~/content/signed-in/assistant-copy.ts";
import type { Message } from "~/conversation/protocol.ts";
import { dayName, timeOfDay } from "./calendar.ts";
import { CopyButton } from "./copy-button.tsx";
import { MarkdownText } from "./markdown/markdown-text.tsx";
import { byDay } from "./transcript.ts";

type Props = { messages: readonly Message[]; isLoadingEarlier: boolean };

/**
 * The messages, grouped by day. Screen readers announce what is added to a log: it is rendered together with the
 * history, so that only later messages are announced, and muted while earlier ones are inserted (`isLoadingEarlier`).
 */
export const MessageList = memo(function MessageList({ messages, isLoadingEarlier }: Props) {
  return (
    <div
      role="log"
      aria-live={isLoadingEarlier ? "off" : "polite"}
      aria-label={assistant.messages}
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
    >
      {byDay(messages).map((group) => (
        <section key={group.day} className="grid grid-cols-[minmax(0,1fr)]">
          <DayLine day={group.day} />
          {group.chunks.map(({ number, messages: neighbours }) => (
            <ChunkRows
              key={number}
              messages={neighbours}
              isComplete={neighbours.at(-1)?.seq !== messages.at(-1)?.seq}
            />
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

const sides = {
  user: {
    row: "flex-row-reverse pt-5",
    bubble: "rounded-se-sm border border-ink bg-ink font-medium text-paper-raised",
    name: assistant.you,
  },
  assistant: {
    row: "pt-3",
    bubble: "rounded-ss-sm border border-line bg-paper-raised text-ink",
    name: assistant.program,
  },
};

type ChunkProps = {
  messages: readonly Message[];
  /** False for the last chunk, which receives new messages. */
  isComplete: boolean;
};

/** Milliseconds after which the size of a chunk no longer changes. */
const settlingTime = 1_000;

/**
 * A chunk of the conversation. Once its size is known, the browser skips its layout while it is off-screen, so that ten
 * thousand messages scroll as smoothly as twenty; the remembered size keeps the scroll position.
 */
const ChunkRows = memo(function ChunkRows({ messages, isComplete }: ChunkProps) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    setSettled(false);
    if (!isComplete || messages.length === 0) return;
    const timer = setTimeout(() => setSettled(true), settlingTime);
    return () => clearTimeout(timer);
  }, [isComplete, messages.length]);
  return (
    <ol
      className={`grid grid-cols-[minmax(0,1fr)] [contain-intrinsic-block-size:auto_4000px] ${isSettled ? "[content-visibility:auto]" : ""}`}
    >
      {messages.map((message) => (
        <MessageRow key={message.seq} message={message} />
      ))}
    </ol>
  );
}, isSameChunk);

function isSameChunk(one: ChunkProps, other: ChunkProps): boolean {
  return (
    one.isComplete === other.isComplete &&
    one.messages.length === other.messages.length &&
    one.messages.every((message, index) => message === other.messages[index])
  );
}

const MessageRow = memo(function MessageRow({ message }: { message: Message }) {
  const { row, bubble, name } = sides[message.role];
  return (
    <li data-role={message.role} className={`group flex flex-wrap items-end gap-x-2.5 gap-y-1 ${row}`}>
      <div className={`max-w-[80%] rounded-lg px-[min(1rem,4cqw)] py-2.5 ${bubble}`}>
        <span className="sr-only">{name}</span>
        {message.role === "assistant" ? (
          <MarkdownText text={message.content} />
        ) : (
          <p dir="auto" className="whitespace-pre-wrap text-start wrap-anywhere">
            {message.content}
          </p>
        )}
      </div>
      <div className={`flex items-center gap-x-0.5 ${message.role === "user" ? "flex-row-reverse" : ""}`}>
        <time dateTime={message.createdAt} className="text-ink-soft text-xs tabular-nums">
          {timeOfDay(message.createdAt)}
        </time>
        <CopyButton text={message.content} />
      </div>
    </li>
  );
});
