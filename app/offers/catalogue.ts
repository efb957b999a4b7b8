/** The features that an offer can include besides its quota and its users. */
export const features = [
  "personas",
  "customCrm",
  "bespokeCrm",
  "emailSupport",
  "prioritySupport",
  "dedicatedSupport",
  "dailyUpdates",
  "realTimeUpdates",
  "exportImport",
  "unlimitedCriteria",
  "reports",
] as const;
export type Feature = (typeof features)[number];

/** What the contents of the plans are compared by, in the order of the rows of the cards. */
export const subjects = ["contacts", "team", "targeting", "data", "support"] as const;

export type Subject = (typeof subjects)[number];

/** The facts of one offer; content/offers/pricing-copy.ts has the copy. */
export type Offer = {
  name: string;
  /** Euros per month, without VAT. */
  monthly: number;
  /** Euros per year, paid at once, without VAT. */
  yearly: number;
  /** The period that the price covers; `Next 3 months` is shown without a suffix. */
  period: "month" | "Next 3 months";
  /** Phone numbers per month; the offer includes as many e-mail addresses. */
  contacts: number;
  users: number;
  features: readonly Feature[];
  /** Where the button leads: to the hosted checkout or to the calendar for demos. */
  action: "checkout" | "booking";
  isPopular: boolean;
  /** Applies to the `table` variant; price-rules.ts has the rule of the other. interpretation.md D6. */
  hasTrial: boolean;
};

/**
 * The three offers: the single source of prices and quotas (interpretation.md D1, requirements.md PCN). Cards, no-script
 * text, structured data, /api/offers.json, /llms.txt, the FAQ, the terms and the assistant all derive from it.
 */
export const catalogue: readonly Offer[] = [
  {
    name: "Starter",
    monthly: 99,
    yearly: 950,
    period: "month",
    contacts: 50,
    users: 2,
    features: ["personas", "customCrm", "emailSupport", "dailyUpdates"],
    action: "checkout",
    isPopular: false,
    hasTrial: false,
  },
  {
    name: "Growth",
    monthly: 199,
    yearly: 1910,
    period: "month",
    contacts: 200,
    users: 3,
    features: ["prioritySupport", "realTimeUpdates", "exportImport"],
    action: "booking",
    isPopular: true,
    hasTrial: true,
  },
  {
    name: "Scale",
    monthly: 399,
    yearly: 3830,
    period: "month",
    contacts: 400,
    users: 5,
    features: [
      "bespokeCrm",
      "dedicatedSupport",
      "realTimeUpdates",
      "exportImport",
      "unlimitedCriteria",
      "reports",
    ],
    action: "booking",
    isPopular: false,
    hasTrial: false,
  },
];
