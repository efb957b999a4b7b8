import { costCopy as copy } from "~/content/home/cost-copy.ts";
import type { PricingVariant } from "~/offers/price-rules.ts";
import { Section } from "../section.tsx";
import { SectionHead } from "../section-head.tsx";
import Calculator from "./calculator.island.tsx";
import { type CostCell, costContent } from "./cost-content.ts";

type Props = { variant: PricingVariant; links: { bookingUrl: string } };

/** What a contact costs: computed for each offer, and beside it a calculator for the visitor's own figures. */
export function Cost({ variant, links }: Props) {
  const { statement, rows } = costContent(variant);
  return (
    <Section
      data-deferred
      id="cost"
      aria-labelledby="cost-title"
      className="py-12 sm:py-20"
      column="grid grid-cols-1 items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
    >
      <div className="lg:sticky lg:top-24">
        <SectionHead id="cost-title" heading={copy.heading} lead={statement} />
        <table className="wrap-anywhere mt-8 w-full text-sm tabular-nums">
          <caption className="sr-only">{copy.caption}</caption>
          <thead>
            <tr className="border-ink border-b text-ink-soft text-xs">
              {Object.values(copy.columns).map((column) => (
                <th key={column} scope="col" className="py-2 pe-3 text-start align-bottom font-medium">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, contacts, monthly, yearly }) => (
              <tr key={name} className="border-line border-b align-top">
                <th scope="row" className="py-3 pe-3 text-start font-semibold">
                  {name}
                  <span className="block font-normal text-ink-soft text-xs">{contacts}</span>
                </th>
                <Cell {...monthly} />
                <Cell {...yearly} />
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-4 max-w-measure text-ink-soft text-xs">{copy.note}</p>
      </div>
      <Calculator variant={variant} bookingUrl={links.bookingUrl} />
    </Section>
  );
}

function Cell({ price, quotient }: CostCell) {
  return (
    <td className="py-3 pe-3 last:pe-0">
      <span className="font-semibold">{price}</span>
      <span className="block text-ink-soft text-xs">{quotient}</span>
    </td>
  );
}
