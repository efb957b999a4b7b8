import { costCopy as copy } from "#app/content/home/cost-copy.ts";
import { wholeEmails } from "#app/ui/unbroken.tsx";
import { Section } from "../section.tsx";
import { SectionHead } from "../section-head.tsx";
import Calculator from "./calculator.island.tsx";
import { costStatement } from "./cost-content.ts";

/** What a contact costs: the division for each offer, and a calculator for the visitor's own figures. */
export function Cost({ bookingUrl }: { bookingUrl: string }) {
  return (
    <Section data-deferred id="cost" aria-labelledby="cost-title">
      <SectionHead id="cost-title" heading={copy.heading} lead={costStatement()} />
      <p className="mt-3 max-w-measure text-ink-soft text-sm">{wholeEmails(copy.note)}</p>
      <Calculator bookingUrl={bookingUrl} />
    </Section>
  );
}
