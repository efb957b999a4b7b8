import * as v from "valibot";
import { tones } from "#app/profile/choices.ts";
import { OptionalText } from "#app/profile/profile-schema.ts";
import { Criteria, noCriteria } from "../criteria.ts";
import { personaLimits as limits } from "./persona-limits.ts";

// What a caller sends, apart from personas-protocol.ts so that no page loads it.

const name = v.pipe(
  v.string(),
  v.maxLength(4 * limits.name),
  v.transform((text) => text.replace(/\s+/g, " ").trim()),
  v.check((text) => text !== "" && [...text].length <= limits.name),
  v.check((text) => text.isWellFormed() && !/\p{Cc}/u.test(text)),
);

const share = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limits.share));

/** What is left out restricts nothing. */
const criteria = v.pipe(
  v.partial(Criteria),
  v.transform((given): Criteria => ({ ...noCriteria, ...given })),
);

const tone = v.nullable(v.picklist(tones));

/** The body of `POST /api/personas`. */
export const NewPersona = v.object({
  id: v.optional(v.pipe(v.string(), v.length(36), v.uuid(), v.toLowerCase())),
  name,
  share: v.optional(share, 0),
  criteria: v.optional(criteria, {}),
  valueProp: v.optional(OptionalText, ""),
  tone: v.optional(tone, null),
});
export type NewPersona = v.InferOutput<typeof NewPersona>;

/** The body of `PUT /api/personas/{id}`: what is left out stays. Without a version, whatever the newest one is. */
export const PersonaChange = v.object({
  version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  name: v.optional(name),
  share: v.optional(share),
  criteria: v.optional(criteria),
  valueProp: v.optional(OptionalText),
  tone: v.optional(tone),
});
export type PersonaChange = v.InferOutput<typeof PersonaChange>;
