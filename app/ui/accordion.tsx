import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { Unbroken } from "./unbroken.tsx";

type Props = {
  /** The questions of one list share a name: opening one closes the others. */
  name: string;
  items: readonly { question: string; answer: ReactNode }[];
  /** Opens the first answer, so that one sees how it works. */
  isFirstOpen?: boolean;
};

/** A list of questions of which one is open at a time, with native `details`. interpretation.md D31. */
export function Accordion({ name, items, isFirstOpen = false }: Props) {
  return (
    <div className="border-line border-t">
      {items.map(({ question, answer }, index) => (
        <details
          key={question}
          name={name}
          open={isFirstOpen && index === 0}
          className="group border-line border-b"
        >
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 rounded-sm py-4 font-semibold hover:text-sun-deep [&::-webkit-details-marker]:hidden">
            <Unbroken text={question} />
            <Icon name="plus" className="text-sun transition-transform duration-160 group-open:rotate-45" />
          </summary>
          <div className="max-w-measure pb-6 text-ink-soft">
            {typeof answer === "string" ? <p>{answer}</p> : answer}
          </div>
        </details>
      ))}
    </div>
  );
}
