import { offerWords } from "#app/content/signed-in/offer-copy.ts";
import type { Feature } from "./catalogue.ts";
import { planNamed, smallestWith } from "./contents.ts";
import { frenchEuros } from "./euros.ts";

/** Whose `subject` is, a part of the page in the plural, and what that costs: for who has no offer with the feature. */
export function notIncluded(feature: Feature, subject: string): string {
  const { name, monthly } = planNamed(smallestWith(feature));
  return offerWords.notIncluded(subject, name, frenchEuros(monthly * 100));
}
