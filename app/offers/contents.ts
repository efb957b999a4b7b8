import { catalogue, type Feature, type Offer } from "./catalogue.ts";
import type { TeamOffer } from "./team-offers.ts";

/** What a team may use. interpretation.md D287. */
export type Contents = {
  /** Prospects per month, each with a phone number and an e-mail address. */
  contacts: number;
  users: number;
  /** Values in all lists of a targeting together; null for as many as the product takes. */
  criteria: number | null;
  features: Feature[];
};

/** Values in all lists of a targeting together, where the offer does not include as many as one likes. */
export const boundedCriteria = 20;

/** The offers that a trial takes its contents and its contacts from. */
const trialOf = { contents: "growth", contacts: "starter" } as const;

/** What an offer contains: all that those below it in the catalogue contain, and more. A trial: Growth's, with Starter's contacts. */
export function contentsOf(offer: TeamOffer | null): Contents {
  if (offer === null) return { contacts: 0, users: 1, criteria: boundedCriteria, features: [] };
  const [contents, contacts] = offer === "trial" ? [trialOf.contents, trialOf.contacts] : [offer, offer];
  const offers = catalogue.slice(0, catalogue.indexOf(planNamed(contents)) + 1);
  const features = [...new Set(offers.flatMap((each) => each.features))];
  return {
    contacts: planNamed(contacts).contacts,
    users: Math.max(...offers.map(({ users }) => users)),
    criteria: features.includes("unlimitedCriteria") ? null : boundedCriteria,
    features,
  };
}

/** True where prospects arrive: with an offer, trials included. */
export const bringsProspects = ({ contacts }: Contents): boolean => contacts > 0;

/** The offer of the catalogue that operators enter under this name. */
export function planNamed(offer: Exclude<TeamOffer, "trial">): Offer {
  const found = catalogue.find((plan) => nameOf(plan) === offer);
  if (!found) throw new Error(`The catalogue has no offer ${offer}.`);
  return found;
}

/** The smallest offer that has a feature. */
export function smallestWith(feature: Feature): Exclude<TeamOffer, "trial"> {
  const [smallest] = plansWith(feature);
  if (!smallest) throw new Error(`No offer has ${feature}.`);
  return nameOf(smallest);
}

/** The offers that have a feature, by themselves or from those below, the smallest first. */
export const plansWith = (feature: Feature): Offer[] =>
  catalogue.filter((plan) => contentsOf(nameOf(plan)).features.includes(feature));

const nameOf = ({ name }: Offer) => name.toLowerCase() as Exclude<TeamOffer, "trial">;

/** The features that say nothing more once another one is there. */
const replacedBy: Partial<Record<Feature, readonly Feature[]>> = {
  customCrm: ["bespokeCrm"],
  dailyUpdates: ["realTimeUpdates"],
  emailSupport: ["prioritySupport", "dedicatedSupport"],
  prioritySupport: ["dedicatedSupport"],
};

/** The features of contents that a reader needs to know: without the ones that greater ones of their kind replace. */
export const toldFeatures = ({ features }: Contents): Feature[] =>
  features.filter((feature) => !replacedBy[feature]?.some((greater) => features.includes(greater)));
