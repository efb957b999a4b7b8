import type { benefits } from "#app/content/home/benefits-copy.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "../section.tsx";
import { SectionHead } from "../section-head.tsx";
import { Fragment, type FragmentFigures } from "./fragments.tsx";

type Props = { copy: typeof benefits; figures: FragmentFigures };

/** Eight benefits in 4, 2 or 1 columns, each below a fragment of the product that shows it. */
export function Benefits({ copy, figures }: Props) {
  return (
    <Section data-deferred id="features" aria-labelledby="features-title" isBelowNight>
      <SectionHead id="features-title" heading={copy.heading} lead={copy.lead} />
      <p className="mt-3 max-w-measure text-ink-soft text-sm">{copy.audience}</p>
      <ul className="mt-10 grid grid-cols-1 gap-x-6 gap-y-10 sm:mt-12 md:grid-cols-2 lg:grid-cols-4 lg:gap-y-12">
        {copy.items.map(({ fragment, icon, title, description }) => (
          <li key={title} className="grid grid-cols-1 content-start">
            <div className="flex min-h-28 lg:min-h-32 flex-col justify-center rounded-lg bg-paper-sunk px-4 py-3 text-xs">
              <Fragment name={fragment} copy={copy.fragments} figures={figures} />
            </div>
            <h3 className="mt-4 flex items-center gap-2 text-base">
              <Icon name={icon} className="size-5! shrink-0 text-sun" />
              {title}
            </h3>
            <p className="mt-1.5 max-w-measure text-ink-soft text-sm">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
