import type { Plan } from "#app/offers/plans.ts";
import { PlanButton } from "./plan-button.tsx";
import { PlanContents } from "./plan-contents.tsx";
import { PlanPrices } from "./plan-prices.tsx";
import type { PricingContent } from "./pricing-content.ts";
import { StableText } from "./stable-text.tsx";

type Props = { plan: Plan; other: Plan; copy: PricingContent; otherCopy: PricingContent };

/**
 * One plan, in nine rows that the cards share when they stand beside each other. `other` is the same plan in the other
 * language, so that changing the language shifts no layout.
 */
export function PricingCard({ plan, other, copy, otherCopy }: Props) {
  const frame = plan.isPopular ? "border-sun shadow-float wide:-my-4 wide:py-10" : "border-line";
  return (
    <li
      className={`relative grid grid-cols-1 content-start rounded-lg border bg-paper-raised px-5 py-6 md:max-lg:px-4 lg:px-7 wide:row-span-9 wide:grid-rows-subgrid ${frame}`}
      data-popular={plan.isPopular || undefined}
    >
      <div>
        <h3 className="text-xl">{plan.name}</h3>
        {plan.badge && (
          <p className="absolute start-5 top-0 -translate-y-1/2 rounded-full border border-sun bg-sun-wash px-3 py-0.5 font-medium text-sun-deep text-xs md:max-lg:start-4 lg:start-7">
            {plan.badge}
          </p>
        )}
      </div>
      <p className="mt-2 text-ink-soft text-sm">
        <StableText text={plan.description} other={other.description} />
      </p>
      <PlanPrices plan={plan} other={other} vat={copy.vat} />
      <PlanButton plan={plan} other={other} copy={copy} otherCopy={otherCopy} />
      <PlanContents rows={plan.rows} other={other.rows} />
    </li>
  );
}
