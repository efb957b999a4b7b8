import type { Feature } from "#app/offers/catalogue.ts";

const minute = 60_000;
const hour = 60 * minute;

/** How much of it there may be. Times are in milliseconds. docs/decisions/0031-webhooks.md. */
export const webhookLimits = {
  /** Webhooks of one client. */
  webhooks: 5,
  /** Characters of an address. */
  url: 2_000,
  /** Deliveries of a webhook that wait for another attempt. */
  waiting: 20,
  /** Deliveries of a webhook that are kept to be looked at. */
  kept: 50,
  /** Bytes of a body. */
  body: 20_000,
  /** For a whole attempt, from the look-up of the name to the end of the answer. */
  timeout: 15_000,
  /** Between two deliveries of one webhook. */
  pace: 100,
  /** For which the secret before the present one signs along. */
  formerSecret: 24 * hour,
} as const;

/** The feature of an offer that webhooks belong to. interpretation.md D287. */
export const webhookFeature = "exportImport" satisfies Feature;
