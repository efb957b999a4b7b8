import type { trustBand } from "#app/content/home/trust-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { Section } from "./section.tsx";

type Props = Omit<typeof trustBand, "facts"> & { facts: ReturnType<(typeof trustBand)["facts"]> };

/** Where the data comes from, who can object, and when it is deleted. */
export function TrustBand({ heading, facts, links }: Props) {
  return (
    <Section data-deferred aria-labelledby="trust-title" className="bg-paper-sunk">
      <h2 id="trust-title" className="text-2xl">
        {heading}
      </h2>
      <ul className="mt-8 grid gap-x-12 gap-y-6 md:grid-cols-3">
        {facts.map(({ title, text }) => (
          <li key={title} className="border-ink border-t pt-4">
            <h3 className="text-base">{title}</h3>
            <p className="mt-1.5 max-w-measure text-ink-soft text-sm">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6 flex flex-wrap gap-x-8">
        {links.map(({ to, label }) => (
          <a key={to} href={to satisfies Href} className="link inline-flex min-h-11 items-center text-sm">
            {label}
          </a>
        ))}
      </p>
    </Section>
  );
}
