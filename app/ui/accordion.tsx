import type { ReactNode } from "react";
import { unbroken, wholeEmails } from "./unbroken.tsx";

type Props = {
  /** The questions of one list share a name: opening one closes the others. */
  name: string;
  items: readonly { question: string; answer: ReactNode }[];
  /** Opens the first answer, so that one sees how it works. */
  isFirstOpen?: boolean;
};

/** A list of questions of which one is open at a time, with native `details`. styles/sections.css. interpretation.md D31. */
export function Accordion({ name, items, isFirstOpen = false }: Props) {
  return (
    <div className="accordion">
      {items.map(({ question, answer }, index) => (
        <details key={question} name={name} open={isFirstOpen && index === 0}>
          <summary>{unbroken(question)}</summary>
          {typeof answer === "string" ? <p>{wholeEmails(answer)}</p> : <div>{answer}</div>}
        </details>
      ))}
    </div>
  );
}
