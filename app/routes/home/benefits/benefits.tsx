import type { Benefit, benefits as benefitsCopy } from "#app/content/home/benefits-copy.ts";
import { unbroken } from "#app/ui/unbroken.tsx";
import { Section } from "../section.tsx";
import { SectionHead } from "../section-head.tsx";
import { Fragment } from "./fragments.tsx";

/** Eight benefits in 4, 2 or 1 columns; from two columns on, fragments of the product show the first ones. BEN-01 to BEN-05. */
export function Benefits({ copy }: { copy: typeof benefitsCopy }) {
  const items: readonly Benefit[] = copy.items;
  return (
    <Section data-deferred id="features" aria-labelledby="features-title" isBelowNight>
      <SectionHead id="features-title" heading={copy.heading} lead={copy.lead} />
      <p className="mt-3 max-w-measure text-ink-soft text-sm">{copy.audience}</p>
      <ul className="benefits">
        {items.map(({ fragment, icon, title, description }) => (
          <li key={title} className={`benefit-${icon}`}>
            {fragment && <Fragment name={fragment} copy={copy.fragments} />}
            <h3 className="text-base">{title}</h3>
            <p>{unbroken(description)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
