import type { ComponentProps, ReactNode, Ref } from "react";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import type { Message } from "#app/conversation/protocol.ts";

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

type Props = ComponentProps<"li"> & {
  author: Message["role"];
  bubbleRef?: Ref<HTMLDivElement>;
  /** The text, and what belongs into the bubble with it. */
  children: ReactNode;
  above?: ReactNode;
  /** Beside the bubble: its time and its copy button. */
  beside?: ReactNode;
  below?: ReactNode;
};

/** A row of the transcript, on the side of its author. */
export function RowFrame({ author, bubbleRef, children, above, beside, below, ...rest }: Props) {
  const { row, bubble, name } = sides[author];
  return (
    <li data-role={author} className={`group flex flex-wrap items-end gap-x-2.5 gap-y-1 ${row}`} {...rest}>
      {above}
      <div ref={bubbleRef} className={`max-w-[80%] rounded-lg px-[min(1rem,4cqw)] py-2.5 ${bubble}`}>
        <span className="sr-only">{name}</span>
        {children}
      </div>
      {beside && (
        <div className={`flex items-center gap-x-0.5 ${author === "user" ? "flex-row-reverse" : ""}`}>
          {beside}
        </div>
      )}
      {below}
    </li>
  );
}
