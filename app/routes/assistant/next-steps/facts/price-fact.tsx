import { pricingCopy } from "#app/content/offers/pricing-copy.ts";
import { factsCopy } from "#app/content/signed-in/facts-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { catalogue, type Feature } from "#app/offers/catalogue.ts";
import { planOf } from "#app/offers/plans.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Facts } from "../facts-context.ts";
import { FactTitle, factLink } from "./fact-title.tsx";

const copy = factsCopy.price;

const featureName = (feature: Feature) => pricingCopy.fr.features[feature];

type Props = {
  offers: readonly string[];
  /** Yearly prices come first where they are asked for. */
  billing?: "yearly" | undefined;
  facts: Facts;
};

/** The rows of these offers in the catalogue, of all where none is named; whole where some are compared. interpretation.md D1, D2. */
export function PriceFact({ offers, billing, facts }: Props) {
  const { pricingVariant, bookingUrl, offer: current } = facts;
  const lacksOffer = current?.isCurrent === false;
  const named = catalogue.filter(({ name }) => offers.includes(name));
  const isComparison = named.length > 1;
  const shown = named.length > 0 ? named : catalogue;
  return (
    <>
      <FactTitle>{copy.title}</FactTitle>
      <dl className="grid gap-2.5 pt-1.5">
        {shown.map((offer) => {
          const plan = planOf(offer, {
            variant: pricingVariant,
            language: "fr",
            links: { checkoutUrl: "", bookingUrl },
          });
          const isYearly = billing === "yearly";
          const trial = isYearly ? plan.yearlyTrial : plan.trial;
          const figures = [copy.contacts(offer.contacts), copy.users(offer.users), trial, plan.assurance];
          const more = [...figures, ...(isComparison ? offer.features.map(featureName) : [])].filter(Boolean);
          return (
            <div key={offer.name}>
              <dt className="font-semibold">
                {offer.name}{" "}
                <span className="tabular-nums">
                  {isYearly ? plan.yearlyPrice : plan.price}
                  {isYearly ? plan.yearlyPeriod : plan.period}
                </span>
              </dt>
              <dd className="leading-snug">
                {isYearly ? plan.yearlyNote : plan.monthlyNote}
                <span className="block text-ink-soft">{more.join(" · ")}</span>
              </dd>
            </div>
          );
        })}
      </dl>
      {lacksOffer && <p className="pt-2 leading-snug">{copy.none}</p>}
      <p className="flex flex-wrap items-center gap-x-4">
        <a href={"/#pricing" satisfies Href} className={factLink}>
          {lacksOffer ? copy.subscribe : copy.compare}
          <Icon name="arrowRight" className="ms-1.5 inline" />
        </a>
        <a href={"/compte#offre" satisfies Href} className={factLink}>
          {lacksOffer ? copy.account : copy.own}
        </a>
      </p>
    </>
  );
}
