import type { Plan } from "#app/offers/plans.ts";
import { PlanButton } from "./plan-button.tsx";
import { PlanContents } from "./plan-contents.tsx";
import { PlanPrices } from "./plan-prices.tsx";
import type { PricingContent } from "./pricing-content.ts";

type Props = { plan: Plan; copy: PricingContent };

/** One plan, in ten rows that the cards share when they stand beside each other: home.css ".plan". */
export function PricingCard({ plan, copy }: Props) {
  return (
    <li className="plan" data-popular={plan.isPopular || undefined}>
      <h3 className="text-xl">{plan.name}</h3>
      {plan.badge && <p className="plan-badge">{plan.badge}</p>}
      <p>{plan.description}</p>
      <PlanPrices plan={plan} vat={copy.vat} />
      <PlanButton plan={plan} opensNewTab={copy.opensNewTab} />
      <PlanContents rows={plan.rows} />
    </li>
  );
}
