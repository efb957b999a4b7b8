import type { ReactNode } from "react";
import { wholeEmails } from "#app/ui/unbroken.tsx";

/** A part of the explanation, with its heading. */
export function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="@container min-w-0">
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      <div className="mt-4 grid max-w-measure grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
    </section>
  );
}

/** A list of sentences. */
export function Points({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-2 ps-5 marker:text-line-strong">
      {items.map((item) => (
        <li key={item} className="ps-1">
          {wholeEmails(item)}
        </li>
      ))}
    </ul>
  );
}

type Fact = { name: string; content: string; href?: string | null };

/** Names with what is said of each. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <dl>
      {items.map(({ name, content, href }) => (
        <div
          key={name}
          className="grid gap-x-6 gap-y-0.5 border-line py-3 first:pt-0 not-first:border-t @min-[30rem]:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <dt className="font-semibold text-sm leading-body">
            {href ? (
              <a href={href} className="link">
                {name}
              </a>
            ) : (
              name
            )}
          </dt>
          <dd className="text-ink-soft">{wholeEmails(content)}</dd>
        </div>
      ))}
    </dl>
  );
}
