import { memo, useEffect, useState } from "react";
import { assistant } from "~/content/signed-in/assistant-copy.ts";
import { dayName, timeOfDay } from "./calendar.ts";
import { CopyButton } from "./copy-button.tsx";
import { Markdown } from "./markdown/markdown-text.tsx";
import { byDay, type Message } from "./transcript.ts";

type Props = { messages: readonly Message[]; isReadingOn: boolean };

/**
 * The conversation, day by day. A log tells screen readers what is added to it: it appears together with the
 * history, so that only what comes later is read out; what is added above it (`isReadingOn`) is not.
 */
export const MessageList = memo(function MessageList({ messages, isReadingOn }: Props) {
  return (
    <div
      role="log"
      aria-live={isReadingOn ? "off" : "polite"}
      aria-label={assistant.messages}
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
    >
      {byDay(messages).map((group) => (
        <section key={group.day} className="grid grid-cols-[minmax(0,1fr)]">
          <DayLine day={group.day} />
          {group.stretches.map(({ number, messages: neighbours }) => (
            <Rows
              key={number}
              messages={neighbours}
              mayRest={neighbours.at(-1)?.seq !== messages.at(-1)?.seq}
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

type RowsProps = {
  messages: readonly Message[];
  /** Not for the stretch that grows. */
  mayRest: boolean;
};

/** Milliseconds after which a stretch has the size that it keeps. */
const settling = 1_000;

/**
 * A stretch of the conversation. Once its size is known it costs nothing while it is out of sight, so that ten
 * thousand messages scroll as twenty do; and the known size keeps what is read in its place.
 */
const Rows = memo(function Rows({ messages, mayRest }: RowsProps) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    setSettled(false);
    if (!mayRest || messages.length === 0) return;
    const timer = setTimeout(() => setSettled(true), settling);
    return () => clearTimeout(timer);
  }, [mayRest, messages.length]);
  return (
    <ol
      className={`grid grid-cols-[minmax(0,1fr)] [contain-intrinsic-block-size:auto_4000px] ${isSettled ? "[content-visibility:auto]" : ""}`}
    >
      {messages.map((message) => (
        <MessageRow key={message.seq} message={message} />
      ))}
    </ol>
  );
}, isSameStretch);

function isSameStretch(one: RowsProps, other: RowsProps): boolean {
  return (
    one.mayRest === other.mayRest &&
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
          <Markdown text={message.content} />
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
