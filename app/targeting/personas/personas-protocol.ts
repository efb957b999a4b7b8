import * as v from "valibot";
import { tones } from "#app/profile/choices.ts";
import { Criteria } from "../criteria.ts";

// The wire format of the personas, for server, page and tests. docs/product/interface.md "HTTP interface".

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

/** What a team looks for, with what its drafts say. interpretation.md D292. */
export const Persona = v.object({
  /** `profile` of the first one. */
  id: v.string(),
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  name: v.string(),
  /** Percent of the month's contacts; the shares of all personas add up to 100. */
  share: percent,
  criteria: Criteria,
  /** "" where drafts say what the profile says. */
  valueProp: v.string(),
  /** Null where drafts have the tone of the profile. */
  tone: v.nullable(v.picklist(tones)),
});
export type Persona = v.InferOutput<typeof Persona>;

/** The response to `GET /api/personas`: that of the profile first, then the oldest. */
export const PersonaList = v.object({ personas: v.array(Persona) });
export type PersonaList = v.InferOutput<typeof PersonaList>;

/** The answer to a change of a version that is not the newest. */
export const StalePersona = v.object({
  error: v.object({ code: v.string(), message: v.string() }),
  persona: Persona,
});
export type StalePersona = v.InferOutput<typeof StalePersona>;

/** The `code` of each error with which the personas refuse a request. */
export const personaErrorCodes = {
  stale: "stale_version",
  /** Another persona has this name. */
  duplicateName: "duplicate_name",
  /** The others leave less than this share. */
  noShareLeft: "no_share_left",
  tooManyPersonas: "too_many_personas",
  /** The first persona is changed with the profile and the targeting. */
  ofProfile: "persona_of_profile",
  /** The id belongs to another persona. */
  idTaken: "id_taken",
  tooManyChanges: "too_many_changes",
} as const;
