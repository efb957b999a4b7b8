import { targetingErrorCodes as codes } from "#app/targeting/targeting-protocol.ts";
import { jsonBody, type Operations } from "../operation.ts";
import { json } from "../responses.server.ts";

export const targetingOperations: Operations = {
  "/api/targeting": {
    get: {
      summary: "Whom the customer looks for",
      description: "Read from the profile until it is changed by hand.",
      tag: "targeting",
      answers: { 200: json("The criteria, and what they mean in sentences.", "Targeting") },
      needs: "session",
    },
    put: {
      summary: "Change the criteria, or follow the profile again",
      description: "At most 60 changes a minute.",
      tag: "targeting",
      body: jsonBody("TargetingChange"),
      answers: {
        200: json("The new criteria.", "Targeting"),
        409: json("`stale_version`: they have changed since that version.", "StaleTargeting"),
      },
      errors: { 400: ["invalid_json"], 422: ["invalid_body"], 429: [codes.tooManyChanges] },
      needs: "session",
    },
  },
  "/api/targeting/count": {
    post: {
      summary: "Count the companies of some criteria",
      description:
        "From the official register of companies, with at most five examples. It changes nothing. At most 120 counts a minute.",
      tag: "targeting",
      body: jsonBody("CriteriaToCount"),
      answers: { 200: json("How many there are.", "CompanyCount") },
      errors: {
        400: ["invalid_json"],
        422: ["invalid_body"],
        429: [codes.tooManyCounts],
        503: [codes.registerUnavailable],
      },
      needs: "session",
    },
  },
};
