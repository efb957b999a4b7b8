import * as v from "valibot";
import { steps } from "#app/conversation/onboarding/onboarding.ts";
import { features } from "#app/offers/catalogue.ts";
import type { SeoOffer } from "#app/offers/seo-offers.ts";
import { teamOffers } from "#app/offers/team-offers.ts";
import { openQuestions } from "#app/profile/open-questions.ts";
import { profileFields } from "#app/profile/profile-field.ts";

// What the operations answer, besides the wire format of conversation/protocol.ts.

/** `GET /api/session`. */
export const SessionAnswer = v.object({
  user: v.object({ id: v.string(), email: v.pipe(v.string(), v.email()) }),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type SessionAnswer = v.InferOutput<typeof SessionAnswer>;

/** `POST /api/session/link`. */
export const LinkAnswer = v.object({
  email: v.pipe(v.string(), v.email()),
  sameBrowser: v.boolean(),
  next: v.pipe(v.string(), v.startsWith("/")),
});
export type LinkAnswer = v.InferOutput<typeof LinkAnswer>;

/** `GET /api/profile`. */
export const ProfileAnswer = v.object({
  values: v.object(v.entriesFromList(profileFields, v.string())),
  answered: v.array(v.picklist(steps)),
  isComplete: v.boolean(),
  toCheck: v.array(v.picklist(profileFields)),
  lacking: v.array(v.picklist(openQuestions)),
  owner: v.nullable(v.string()),
});
export type ProfileAnswer = v.InferOutput<typeof ProfileAnswer>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const day = v.pipe(v.string(), v.isoDate());

/** `GET /api/offer`. `until` is the last day, `trial` the days left of one; `included` are the numbers of a whole month. */
export const OfferAnswer = v.object({
  offer: v.nullable(v.picklist(teamOffers)),
  until: v.nullable(day),
  trial: v.nullable(count),
  used: v.object({ contacts: count }),
  included: v.object({
    contacts: count,
    users: count,
    criteria: v.nullable(count),
    features: v.array(v.picklist(features)),
  }),
  period: v.nullable(v.object({ from: day, to: day, contacts: count })),
});
export type OfferAnswer = v.InferOutput<typeof OfferAnswer>;

const url = v.pipe(v.string(), v.url());

/** `GET /api/offers.json`. */
export const OffersAnswer = v.object({
  offers: v.array(
    v.object({
      name: v.string(),
      price: v.number(),
      description: v.string(),
      url,
      actionUrl: url,
      actionText: v.string(),
      currency: v.literal("EUR"),
      vatIncluded: v.literal(false),
      yearlyPrice: v.number(),
      yearlyPeriod: v.nullable(v.picklist(["month", "year"])),
      phoneNumbersPerMonth: count,
      emailsPerMonth: count,
      users: count,
      features: v.array(v.string()),
    } satisfies Record<keyof SeoOffer, v.GenericSchema>),
  ),
});
export type OffersAnswer = v.InferOutput<typeof OffersAnswer>;
