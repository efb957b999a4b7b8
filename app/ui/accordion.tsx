import { Icon } from "./icon.tsx";

type Props = {
  /** Groups the questions of one list: opening one closes the other. */
  name: string;
  items: readonly { question: string; answer: string }[];
};

/** Questions that open one at a time and close again, by the browser alone. decisions.md D31. */
export function Accordion({ name, items }: Props) {
  return (
    <div className="border-line border-t">
      {items.map(({ question, answer }) => (
        <details key={question} name={name} className="group border-line border-b">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 rounded-sm py-4 font-semibold hover:text-sun-deep [&::-webkit-details-marker]:hidden">
            {question}
            <Icon name="plus" className="text-sun transition-transform duration-160 group-open:rotate-45" />
          </summary>
          <p className="max-w-measure pb-6 text-ink-soft">{answer}</p>
        </details>
      ))}
    </div>
  );
}
