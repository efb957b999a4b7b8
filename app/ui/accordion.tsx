import type { ReactNode } from "react";
import { unbroken } from "./unbroken.tsx";

type Props = {
  /** The questions of one list share a name: opening one closes the others. */
  name: string;
  items: readonly { question: string; answer: ReactNode }[];
};

/** A list of questions of which one is open at a time, with native `details`. styles/sections.css. interpretation.md D31. */
export function Accordion({ name, items }: Props) {
  return (
    <div className="accordion">
      {items.map(({ question, answer }) => (
        <details key={question} name={name}>
          <summary>{question}</summary>
          {typeof answer === "string" ? <p>{unbroken(answer)}</p> : <div>{answer}</div>}
        </details>
      ))}
    </div>
  );
}
