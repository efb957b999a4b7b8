import type { Plan } from "#app/offers/plans.ts";

type Props = { plan: Plan; vat: string };

/** The price of each billing view with a note below it; the other view's keep their places, unseen. */
export function PlanPrices({ plan, vat }: Props) {
  return (
    <div className="plan-prices">
      <p className="yearly:invisible">
        <Amount price={plan.price} />
        {`${plan.period} ${vat}`}
      </p>
      <p className="monthly:invisible">
        <Amount price={plan.yearlyPrice} />
        {`${plan.yearlyPeriod} ${vat}`}
      </p>
      <p className="yearly:invisible">{plan.monthlyNote}</p>
      <p className="monthly:invisible">{plan.yearlyNote}</p>
    </div>
  );
}

/** A French price is to the letter of requirements.md PCN, `1910€`, with a gap before its last three digits that is only seen. */
function Amount({ price }: { price: string }) {
  const [, thousands, rest] = /^(\d+)(\d{3}€)$/.exec(price) ?? [];
  if (!thousands) return <b>{price}</b>;
  return (
    <b>
      {thousands}
      <span>{rest}</span>
    </b>
  );
}
