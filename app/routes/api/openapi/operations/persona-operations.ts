import * as v from "valibot";
import { teamErrorCodes } from "#app/membership/team-protocol.ts";
import { boundedCriteria } from "#app/offers/contents.ts";
import { notInOfferCode } from "#app/offers/not-in-offer-code.ts";
import { profilePersona } from "#app/prospects/profile-persona.ts";
import { personaLimits } from "#app/targeting/personas/persona-limits.ts";
import { personaErrorCodes as codes, Persona } from "#app/targeting/personas/personas-protocol.ts";
import { jsonBody, type Operations, pathParameter } from "../operation.ts";
import { errorWith, json, jsonOf } from "../responses.server.ts";

const personaId = pathParameter(
  "id",
  v.string(),
  `The id of the persona; that of the first one is \`${profilePersona}\`.`,
);

/** Why a persona is not changed as it stands. */
const conflicts = [codes.stale, codes.noShareLeft, codes.tooManyPersonas, codes.ofProfile] as const;

const bounded = `Below Scale the criteria of each persona have ${boundedCriteria} values in all lists together.`;

export const personaOperations: Operations = {
  "/api/personas": {
    get: {
      summary: "The personas",
      description:
        "What the team looks for, side by side. The first one is what profile and targeting say; its share is what the others leave.",
      tag: "targeting",
      answers: { 200: json("The personas.", "PersonaList") },
      needs: "session",
    },
    post: {
      summary: "Add a persona",
      description: `The shares of all personas add up to 100. ${bounded} At most ${personaLimits.personas}, of ${personaLimits.bytes / 1_000_000} MB together, and 60 changes a minute.`,
      tag: "targeting",
      body: jsonBody("NewPersona"),
      answers: {
        200: json("The persona that has this id already, and is the same.", "Persona"),
        201: json("The persona.", "Persona"),
      },
      errors: {
        400: ["invalid_json"],
        403: [notInOfferCode, teamErrorCodes.ownerOnly],
        409: [codes.noShareLeft, codes.tooManyPersonas, codes.idTaken],
        422: ["invalid_body", codes.duplicateName],
        429: [codes.tooManyChanges],
      },
      needs: "session",
    },
  },
  "/api/personas/{id}": {
    put: {
      summary: "Change a persona",
      description: `What is left out stays. ${bounded} Who has more may change them to as many or fewer.`,
      tag: "targeting",
      parameters: [personaId],
      body: jsonBody("PersonaChange"),
      answers: {
        200: json("The persona.", "Persona"),
        409: jsonOf(
          `Conflict: ${conflicts.map((code) => `\`${code}\``).join(", ")}. A stale version comes with the newest.`,
          v.object({ ...errorWith(conflicts).entries, persona: v.optional(Persona) }),
        ),
      },
      errors: {
        400: ["invalid_json"],
        403: [notInOfferCode, teamErrorCodes.ownerOnly],
        404: ["not_found"],
        422: ["invalid_body", codes.duplicateName],
        429: [codes.tooManyChanges],
      },
      needs: "session",
    },
    delete: {
      summary: "Remove a persona",
      description: "Its share is the first persona's. Whom it brought stays in the list.",
      tag: "targeting",
      parameters: [personaId],
      answers: { 204: { description: "It is gone." } },
      errors: {
        403: [teamErrorCodes.ownerOnly],
        404: ["not_found"],
        409: [codes.ofProfile],
        429: [codes.tooManyChanges],
      },
      needs: "session",
    },
  },
};
