import type { Plan } from "~/offers/plans.ts";
import { AnchorButton, ExternalButton } from "~/ui/form/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import type { PricingContent } from "./pricing-content.ts";
import { StableText } from "./stable-text.tsx";

type Props = { plan: Plan; other: Plan; copy: PricingContent };

/**
 * One plan. The prices of both views share one grid cell, and `other` is the same plan in the other language, so that
 * changing the view or the language shifts no layout.
 */
export function PricingCard({ plan, other, copy }: Props) {
  const frame = plan.isPopular ? "border-sun shadow-float wide:-my-4 wide:py-10" : "border-line";
  return (
    <li
      className={`grid grid-cols-1 rounded-lg border bg-paper-raised px-5 py-6 lg:px-7 wide:row-span-5 wide:grid-rows-subgrid ${frame}`}
      data-popular={plan.isPopular || undefined}
    >
      <div className="flex flex-wrap content-start items-center justify-between gap-x-3 gap-y-1">
        <h3 className="text-xl">{plan.name}</h3>
        {plan.badge && (
          <p className="rounded-full border border-sun bg-sun-wash px-3 py-0.5 font-medium text-sun-deep text-xs">
            <StableText text={plan.badge} other={other.badge ?? ""} className="justify-items-center" />
          </p>
        )}
      </div>
      <p className="mt-2 text-ink-soft text-sm">
        <StableText text={plan.description} other={other.description} />
      </p>
      <div className="mt-6">
        <Prices plan={plan} vat={copy.vat} />
        <Notes plan={plan} other={other} />
      </div>
      <PlanButton plan={plan} other={other} opensNewTab={copy.opensNewTab} />
      <ul className="mt-6 grid content-start gap-3 border-line border-t pt-6 text-sm">
        {plan.features.map((feature, index) => (
          <li key={feature} className="flex gap-3">
            <Icon name="check" className="mt-0.5 text-verified" />
            <StableText text={feature} other={other.features[index] ?? ""} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function Prices({ plan, vat }: { plan: Plan; vat: string }) {
  const views = [
    { price: plan.price, period: plan.period, className: "yearly:invisible" },
    { price: plan.yearlyPrice, period: plan.yearlyPeriod, className: "monthly:invisible" },
  ];
  return (
    <div className="grid grid-cols-1 tabular-nums">
      {views.map(({ price, period, className }) => (
        <p key={className} className={`col-start-1 row-start-1 ${className}`}>
          <span className="font-semibold text-2xl tracking-tight">{price}</span>
          <wbr />
          <span className="ms-0.5 text-ink-soft text-sm">{period}</span>{" "}
          <span className="whitespace-nowrap text-ink-soft text-xs">{vat}</span>
        </p>
      ))}
    </div>
  );
}

/** The line under the price: the free trial, and what the yearly price saves. */
function Notes({ plan, other }: { plan: Plan; other: Plan }) {
  return (
    <div className="mt-1 grid min-h-[1lh] font-medium text-sm">
      <p className="col-start-1 row-start-1 text-sun-deep yearly:invisible">
        <Note text={plan.trial} other={other.trial} />
      </p>
      <div className="col-start-1 row-start-1 monthly:invisible">
        <p className="text-verified">
          <Note text={plan.yearlyNote} other={other.yearlyNote} />
        </p>
        <p className="text-sun-deep">
          <Note text={plan.yearlyTrial} other={other.yearlyTrial} />
        </p>
      </div>
    </div>
  );
}

function Note({ text, other }: { text: string | null; other: string | null }) {
  return text && <StableText text={text} other={other ?? ""} />;
}

type ButtonProps = { plan: Plan; other: Plan; opensNewTab: string };

function PlanButton({ plan, other, opensNewTab }: ButtonProps) {
  const { buttonText, yearlyButtonText, href } = plan;
  const variant = plan.isPopular ? "primary" : "secondary";
  const label =
    buttonText === yearlyButtonText ? (
      <StableText text={buttonText} other={other.buttonText} className="items-center" />
    ) : (
      <span className="grid items-center">
        <span className="col-start-1 row-start-1 yearly:invisible">
          <StableText text={buttonText} other={other.buttonText} className="items-center" />
        </span>
        <span className="col-start-1 row-start-1 monthly:invisible">
          <StableText text={yearlyButtonText} other={other.yearlyButtonText} className="items-center" />
        </span>
      </span>
    );
  if (!plan.opensNewTab)
    return (
      <AnchorButton href={href} variant={variant} className="mt-5 w-full self-end md:max-lg:px-2">
        {label}
      </AnchorButton>
    );
  return (
    <ExternalButton href={href} variant={variant} className="mt-5 w-full self-end md:max-lg:px-2">
      {label}
      <Icon name="external" className="md:max-lg:hidden" />
      <span className="sr-only">{opensNewTab}</span>
    </ExternalButton>
  );
}
