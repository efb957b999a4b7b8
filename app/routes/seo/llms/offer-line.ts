import { pricingCopy } from "#app/content/offers/pricing-copy.ts";
import { seo } from "#app/content/seo-copy.ts";
import type { Plan } from "#app/offers/plans.ts";

/** An offer in one line: prices without VAT, quotas and other features, the trial if there is one, and its link. */
export function offerLine(plan: Plan): string {
  const copy = seo.offer;
  const { vat } = pricingCopy.fr;
  return [
    copy.prices(
      `${plan.price} ${vat}${plan.period}`,
      `${plan.yearlyPrice} ${vat}${plan.yearlyPeriod}`,
      plan.yearlyNote,
    ),
    plan.features.join(", "),
    ...trialLabels(plan),
    copy.action(plan.buttonText, plan.href),
  ].join("\u00A0; ");
}

function trialLabels({ trial, yearlyTrial }: Plan): string[] {
  if (trial === null) return [];
  return [yearlyTrial === null ? seo.offer.monthlyTrial(trial) : trial];
}
