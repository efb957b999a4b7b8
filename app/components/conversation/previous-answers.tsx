import type { ReactNode } from "react";
import { answers } from "#app/content/signed-in/answer-copy.ts";
import { Folded } from "./folded.tsx";

/** Earlier answers to the same message, folded, each with its own text. They were announced when they were new. */
export function PreviousAnswers({ previous }: { previous: readonly { key: number; text: ReactNode }[] }) {
  return (
    <div aria-live="off" className="grid w-full grid-cols-[minmax(0,1fr)] justify-items-start">
      {previous.map(({ key, text }, index) => (
        <Folded key={key} label={answers.previous(index + 1, previous.length)}>
          {text}
        </Folded>
      ))}
    </div>
  );
}
