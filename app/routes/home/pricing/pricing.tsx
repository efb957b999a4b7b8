import type { OfferLinks } from "#app/offers/plans.ts";
import type { PricingVariant } from "#app/offers/price-rules.ts";
import { ExternalButton } from "#app/ui/form/button.tsx";
import { Section } from "../section.tsx";
import { SectionHead } from "../section-head.tsx";
import { useLanguage } from "./language.ts";
import { BillingChoice } from "./pricing-billing.tsx";
import { PricingCard } from "./pricing-card.tsx";
import { pricingContent } from "./pricing-content.ts";
import { LanguageChoice } from "./pricing-language.tsx";

type Props = { variant: PricingVariant; links: OfferLinks };

/** The three plans with monthly or yearly prices, in French or in English. interpretation.md D2, D4. */
export function Pricing({ variant, links }: Props) {
  const language = useLanguage();
  const copy = pricingContent(language, variant, links);
  return (
    <Section
      data-deferred
      id="pricing"
      lang={language === "fr" ? undefined : language}
      aria-labelledby="pricing-title"
      className="prices"
      isBelowNight
    >
      <SectionHead id="pricing-title" heading={copy.heading} lead={copy.lead} />
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <BillingChoice copy={copy.billing} />
        <LanguageChoice legend={copy.languageLabel} language={language} />
      </div>
      <div className="@container mt-8 md:mt-12">
        <ul className="plans">
          {copy.plans.map((plan) => (
            <PricingCard key={plan.name} plan={plan} copy={copy} />
          ))}
        </ul>
      </div>
      <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-4 md:mt-14">
        <p className="text-ink-soft">{copy.demo.text}</p>
        <ExternalButton
          href={links.bookingUrl}
          variant="secondary"
          className="mark-external max-sm:grow max-sm:px-3 max-sm:after:hidden"
        >
          {copy.demo.link}
          <span className="sr-only">{copy.opensNewTab}</span>
        </ExternalButton>
      </div>
    </Section>
  );
}
