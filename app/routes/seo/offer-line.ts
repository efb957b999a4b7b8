import { plans as words } from "~/content/offers/pricing-copy.ts";
import { found } from "~/content/seo-copy.ts";
import type { Plan } from "~/offers/plans.ts";

/** An offer in one line: prices without VAT, quotas and what else it holds, the trial if any, where to get it. */
export function offerLine(plan: Plan): string {
  const say = found.offer;
  const { vat } = words.fr;
  return [
    say.prices(
      `${plan.price} ${vat}${plan.period}`,
      `${plan.yearlyPrice} ${vat}${plan.yearlyPeriod}`,
      plan.yearlyNote,
    ),
    plan.features.join(", "),
    ...trialOf(plan),
    say.action(plan.buttonText, plan.href),
  ].join("\u202F; ");
}

function trialOf({ trial, yearlyTrial }: Plan): string[] {
  if (trial === null) return [];
  return [yearlyTrial === null ? found.offer.monthlyTrial(trial) : trial];
}
