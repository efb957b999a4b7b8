import type { Plan } from "#app/offers/plans.ts";
import { StableText } from "./stable-text.tsx";

type Props = { plan: Plan; other: Plan; vat: string };

/** The price of each billing view with a note below it, in one grid cell: changing the view moves nothing. */
export function PlanPrices({ plan, other, vat }: Props) {
  const views = [
    { price: plan.price, period: plan.period, className: "yearly:invisible" },
    { price: plan.yearlyPrice, period: plan.yearlyPeriod, className: "monthly:invisible" },
  ];
  return (
    <div className="mt-6">
      <div className="grid grid-cols-1 tabular-nums">
        {views.map(({ price, period, className }) => (
          <p key={className} className={`col-start-1 row-start-1 ${className}`}>
            <span className="font-semibold text-2xl tracking-tight">
              <Amount price={price} />
            </span>
            <wbr />
            <span className="ms-1 text-ink-soft text-sm">{period}</span>{" "}
            <span className="whitespace-nowrap text-ink-soft text-xs">{vat}</span>
          </p>
        ))}
      </div>
      <div className="mt-1 grid grid-cols-1 text-sm md:max-lg:text-xs">
        <p className="col-start-1 row-start-1 text-ink-soft yearly:invisible">
          <StableText text={plan.monthlyNote} other={other.monthlyNote} />
        </p>
        <p className="col-start-1 row-start-1 font-medium text-verified monthly:invisible">
          <StableText text={plan.yearlyNote} other={other.yearlyNote} />
        </p>
      </div>
    </div>
  );
}

/** A price to the letter of requirements.md PCN, `1910€`, with a gap before its last three digits that is only seen. */
function Amount({ price }: { price: string }) {
  const thousands = price.slice(0, -4);
  if (thousands === "") return price;
  return (
    <>
      <span>{thousands}</span>
      <span className="ms-[0.14em]">{price.slice(-4)}</span>
    </>
  );
}
