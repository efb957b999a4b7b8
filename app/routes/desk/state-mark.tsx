import type { ReactNode } from "react";

export type Tone = "good" | "waiting" | "bad" | "quiet";

const tones: Record<Tone, string> = {
  good: "before:bg-verified",
  waiting: "before:bg-sun-fill",
  bad: "before:bg-danger",
  quiet: "before:bg-line-strong",
};

/** A state in words, with a dot of its tone before it, which says nothing that the words do not. */
export function StateMark({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-baseline gap-2 font-semibold wrap-normal before:size-2 before:shrink-0 before:rounded-full ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
