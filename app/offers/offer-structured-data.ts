import type { SeoOffer } from "./seo-offers.ts";

/** An offer as schema.org `Offer` for search engines, with the prices of both views. interpretation.md D36. */
export function offerData(offer: SeoOffer) {
  return {
    "@type": "Offer",
    name: offer.name,
    description: `${offer.description} ${offer.features.join(", ")}.`,
    url: offer.url,
    price: offer.price,
    priceCurrency: offer.currency,
    priceSpecification: [
      unitPrice(offer.price, "month"),
      ...(offer.yearlyPeriod ? [unitPrice(offer.yearlyPrice, offer.yearlyPeriod)] : []),
    ],
    potentialAction: { "@type": "Action", name: offer.actionText, target: offer.actionUrl },
  };
}

const unitCodes = { month: "MON", year: "ANN" } as const;

function unitPrice(price: number, period: keyof typeof unitCodes) {
  return {
    "@type": "UnitPriceSpecification",
    price,
    priceCurrency: "EUR",
    unitCode: unitCodes[period],
    valueAddedTaxIncluded: false,
  };
}
