/** What an offer can hold beside its quota and its users. */
export type Content =
  | "personas"
  | "customCrm"
  | "bespokeCrm"
  | "emailSupport"
  | "prioritySupport"
  | "dedicatedSupport"
  | "dailyUpdates"
  | "realTimeUpdates"
  | "exportImport"
  | "unlimitedCriteria"
  | "reports";

/** The facts of one offer; the words for them stand in content/offers/pricing-copy.ts. */
export type Offer = {
  name: string;
  /** Euros a month, without VAT. */
  monthly: number;
  /** Euros a year paid at once, without VAT. */
  yearly: number;
  /** `month`, or a period that is shown by its own name only. */
  period: "month" | "Next 3 months";
  /** Phone numbers a month, and as many e-mail addresses. */
  contacts: number;
  users: number;
  contents: readonly Content[];
  /** Where the button leads: the hosted checkout, or the calendar of the demo. */
  action: "checkout" | "booking";
  isPopular: boolean;
  /** In the `table` variant; the other has a rule of its own (pricing.ts). decisions.md D6. */
  hasTrial: boolean;
};

/**
 * The three offers, the one truth about prices and quotas (decisions.md D1, requirements.md PCN). Cards, no-script text,
 * structured data, /api/offers.json, /llms.txt, the FAQ and the assistant all derive from it.
 */
export const catalogue: readonly Offer[] = [
  {
    name: "Starter",
    monthly: 99,
    yearly: 950,
    period: "month",
    contacts: 50,
    users: 2,
    contents: ["personas", "customCrm", "emailSupport", "dailyUpdates"],
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
    contents: ["prioritySupport", "realTimeUpdates", "exportImport"],
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
    contents: [
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
