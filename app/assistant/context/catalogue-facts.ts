import { instructions } from "#app/content/assistant/instructions-copy.ts";
import { pricingCopy } from "#app/content/offers/pricing-copy.ts";
import { catalogue } from "#app/offers/catalogue.ts";
import { planOf } from "#app/offers/plans.ts";
import type { PricingVariant } from "#app/offers/price-rules.ts";
import { offerFigures } from "#app/offers/sentences.ts";
import { periods } from "#app/periods.ts";

const copy = pricingCopy.fr;

/** All offers with their prices, quotas, contents, trial and delay, as the site shows them. interpretation.md D1, D2. */
export function catalogueFacts(variant: PricingVariant): string {
  const { trial } = offerFigures(variant);
  const offers = catalogue.map((offer) => `- ${offerLine(offer, variant)}`);
  return [copy.lead, instructions.setup(periods.setup.count), ...offers, trial].join("\n");
}

function offerLine(offer: (typeof catalogue)[number], variant: PricingVariant): string {
  // The links are no facts of the catalogue.
  const plan = planOf(offer, { variant, language: "fr", links: { checkoutUrl: "", bookingUrl: "" } });
  const trials = [
    plan.trial && `${plan.trial} (${copy.billing.monthly})`,
    plan.yearlyTrial && `${plan.yearlyTrial} (${copy.billing.yearly})`,
  ];
  return [
    `${plan.name} : ${plan.price}${plan.period} ${copy.vat} (${copy.billing.monthly})`,
    `${plan.yearlyPrice}${plan.yearlyPeriod} ${copy.vat} (${copy.billing.yearly}), ${plan.yearlyNote}`,
    ...plan.features,
    ...trials.filter(Boolean),
  ].join(" ; ");
}
