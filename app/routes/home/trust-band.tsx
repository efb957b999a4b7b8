import type { trustBand } from "#app/content/home/trust-copy.ts";
import { Section } from "./section.tsx";

type Props = Omit<typeof trustBand, "facts"> & { facts: ReturnType<(typeof trustBand)["facts"]> };

/** Where the data comes from, who can object, and when it is deleted; each with the page that says more. */
export function TrustBand({ heading, facts }: Props) {
  return (
    <Section data-deferred aria-labelledby="trust-title" className="bg-paper-sunk">
      <h2 id="trust-title" className="text-2xl">
        {heading}
      </h2>
      <dl className="trust">
        {facts.map(({ title, text, link }) => [
          <dt key={title}>{title}</dt>,
          <dd key={link.to}>
            {text}{" "}
            <a href={link.to} className="link">
              {link.label}
            </a>
          </dd>,
        ])}
      </dl>
    </Section>
  );
}
