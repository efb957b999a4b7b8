import { costCopy as copy } from "#app/content/home/cost-copy.ts";
import type { PricingVariant } from "#app/offers/price-rules.ts";
import { Section } from "../section.tsx";
import { SectionHead } from "../section-head.tsx";
import Calculator from "./calculator.island.tsx";
import { costContent } from "./cost-content.ts";
import { CostTable } from "./cost-table.tsx";

type Props = { variant: PricingVariant; links: { bookingUrl: string } };

/** What a contact costs: computed for each offer, and beside it a calculator for the visitor's own figures. */
export function Cost({ variant, links }: Props) {
  const { statement, columns, rows } = costContent(variant);
  return (
    <Section
      data-deferred
      id="cost"
      aria-labelledby="cost-title"
      hasRule
      column="grid grid-cols-1 items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]"
    >
      <div className="lg:sticky lg:top-24">
        <SectionHead id="cost-title" heading={copy.heading} lead={statement} />
        <CostTable columns={columns} rows={rows} />
        <p className="mt-4 max-w-measure text-ink-soft text-xs">{copy.note}</p>
      </div>
      <Calculator variant={variant} bookingUrl={links.bookingUrl} />
    </Section>
  );
}
