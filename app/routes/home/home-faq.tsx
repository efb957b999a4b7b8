import type { ReactNode } from "react";
import type { FaqItem, homeFaqCopy } from "#app/content/home/home-faq-copy.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { AnchorButton } from "#app/ui/form/button.tsx";
import { Section } from "./section.tsx";

type Props = { copy: typeof homeFaqCopy; items: FaqItem[]; email: string; children: ReactNode };

/** The short FAQ of the home page, and the call with which the page ends. */
export function HomeFaq({ copy, items, email, children }: Props) {
  return (
    <Section data-deferred id="faq" aria-labelledby="faq-title" isBelowNight>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <div>
          <h2 id="faq-title" className="text-2xl">
            {copy.heading}
          </h2>
          <p className="mt-4 max-w-measure text-ink-soft">
            {copy.more}{" "}
            <a className="link wrap-anywhere" href={`mailto:${email}`}>
              {email}
            </a>
          </p>
          <AnchorButton href="/faq" variant="secondary" className="mt-6">
            {copy.all}
          </AnchorButton>
        </div>
        <Accordion name="faq" items={items} />
      </div>
      {children}
    </Section>
  );
}
