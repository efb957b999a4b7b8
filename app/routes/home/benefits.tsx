import type { benefits } from "~/content/home/benefits-copy.ts";
import { Icon } from "~/ui/icon.tsx";
import { Section } from "./section.tsx";
import { SectionHead } from "./section-head.tsx";

/** Eight benefits in 4, 2 or 1 columns. */
export function Benefits({ copy }: { copy: typeof benefits }) {
  return (
    <Section data-deferred id="features" aria-labelledby="features-title" className="py-12 sm:py-20">
      <SectionHead id="features-title" heading={copy.heading} lead={copy.lead} />
      <ul className="mt-10 grid gap-x-8 gap-y-10 sm:mt-14 md:grid-cols-2 lg:grid-cols-4 lg:gap-y-14">
        {copy.items.map(({ icon, title, description }) => (
          <li key={title}>
            <Icon name={icon} className="size-7! text-sun" />
            <h3 className="mt-4 text-base">{title}</h3>
            <p className="mt-2 max-w-measure text-ink-soft text-sm">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
