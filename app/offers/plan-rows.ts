import { type Language, pricingCopy } from "#app/content/offers/pricing-copy.ts";
import { type Feature, type Offer, type Subject, subjects } from "./catalogue.ts";

const subjectOf: Record<Feature, Subject> = {
  personas: "targeting",
  customCrm: "targeting",
  bespokeCrm: "targeting",
  unlimitedCriteria: "targeting",
  dailyUpdates: "data",
  realTimeUpdates: "data",
  exportImport: "data",
  reports: "data",
  emailSupport: "support",
  prioritySupport: "support",
  dedicatedSupport: "support",
};

/** What an offer contains for one subject; `common` where that is nothing but what every offer has. */
export type PlanRow = {
  subject: Subject;
  label: string;
  features: { text: string; explanation: string | null }[];
  common: string | null;
};

/** The contents of an offer by subject: its quotas, its users and each of its features, once. requirements.md PCN. */
export function planRows(offer: Offer, language: Language): PlanRow[] {
  const copy = pricingCopy[language];
  const counted: Partial<Record<Subject, string[]>> = {
    contacts: [copy.phones(offer.contacts), copy.emails(offer.contacts)],
    team: [copy.users(offer.users)],
  };
  return subjects.map((subject) => {
    const features = [
      ...(counted[subject] ?? []).map((text) => ({ text, explanation: null })),
      ...offer.features
        .filter((feature) => subjectOf[feature] === subject)
        .map((feature) => ({
          text: copy.features[feature],
          explanation: copy.explanations[feature] ?? null,
        })),
    ];
    const common = features.length === 0 ? (copy.common[subject] ?? null) : null;
    return { subject, label: copy.subjects[subject], features, common };
  });
}
