import type { Plan } from "~/offers/plans.ts";
import { ButtonLink, OutsideButton } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import type { PricingContent } from "./content.server.ts";

type Props = { plan: Plan; words: PricingContent };

/** One plan. Both views of its price lie in one place, so that changing the view moves nothing. */
export function PricingCard({ plan, words }: Props) {
  const look = plan.isPopular ? "border-sun shadow-float md:-my-4 md:py-10" : "border-line md:py-6";
  return (
    <li
      className={`grid rounded-lg border bg-paper-raised px-5 py-6 md:row-span-5 md:grid-rows-subgrid lg:px-7 ${look}`}
      data-popular={plan.isPopular || undefined}
    >
      <div className="flex flex-wrap content-start items-center justify-between gap-x-3 gap-y-1">
        <h3 className="text-xl">{plan.name}</h3>
        {plan.badge && (
          <p className="rounded-full border border-sun bg-sun-wash px-3 py-0.5 font-medium text-sun-deep text-xs">
            {plan.badge}
          </p>
        )}
      </div>
      <p className="mt-2 text-ink-soft text-sm">{plan.description}</p>
      <div className="mt-6">
        <Prices plan={plan} vat={words.vat} />
        <Notes plan={plan} />
      </div>
      <PlanButton plan={plan} opensNewTab={words.opensNewTab} />
      <ul className="mt-6 grid content-start gap-3 border-line border-t pt-6 text-sm">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Icon name="check" className="mt-0.5 text-verified" />
            {feature}
          </li>
        ))}
      </ul>
    </li>
  );
}

function Prices({ plan, vat }: { plan: Plan; vat: string }) {
  const views = [
    { price: plan.price, period: plan.period, place: "yearly:invisible" },
    { price: plan.yearlyPrice, period: plan.yearlyPeriod, place: "monthly:invisible" },
  ];
  return (
    <div className="grid tabular-nums">
      {views.map(({ price, period, place }) => (
        <p key={place} className={`col-start-1 row-start-1 ${place}`}>
          <span className="font-semibold text-2xl tracking-tight">{price}</span>
          <span className="ms-0.5 text-ink-soft text-sm">{period}</span>{" "}
          <span className="text-ink-soft text-xs">{vat}</span>
        </p>
      ))}
    </div>
  );
}

/** The free trial and what a year saves: the line under the price, in both views. */
function Notes({ plan }: { plan: Plan }) {
  return (
    <div className="mt-1 grid min-h-[1lh] font-medium text-sm">
      <p className="col-start-1 row-start-1 text-sun-deep yearly:invisible">{plan.trial}</p>
      <div className="col-start-1 row-start-1 monthly:invisible">
        <p className="text-verified">{plan.yearlyNote}</p>
        <p className="text-sun-deep">{plan.yearlyTrial}</p>
      </div>
    </div>
  );
}

function PlanButton({ plan, opensNewTab }: { plan: Plan; opensNewTab: string }) {
  const { buttonText, yearlyButtonText, href } = plan;
  const look = plan.isPopular ? "primary" : "secondary";
  const label =
    buttonText === yearlyButtonText ? (
      buttonText
    ) : (
      <span className="grid">
        <span className="col-start-1 row-start-1 yearly:invisible">{buttonText}</span>
        <span className="col-start-1 row-start-1 monthly:invisible">{yearlyButtonText}</span>
      </span>
    );
  if (!plan.opensNewTab)
    return (
      <ButtonLink to={href} look={look} className="mt-5 w-full self-end">
        {label}
      </ButtonLink>
    );
  return (
    <OutsideButton href={href} look={look} className="mt-5 w-full self-end">
      {label}
      <Icon name="external" />
      <span className="heard-only">{opensNewTab}</span>
    </OutsideButton>
  );
}
