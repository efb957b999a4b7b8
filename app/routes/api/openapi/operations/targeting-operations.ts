import { teamErrorCodes } from "#app/membership/team-protocol.ts";
import { boundedCriteria } from "#app/offers/contents.ts";
import { notInOfferCode } from "#app/offers/not-in-offer-code.ts";
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
      description: `At most 60 changes a minute. Below Scale all lists together have ${boundedCriteria} values; a whole section or division of activities is one, and who has more may change them to as many or fewer.`,
      tag: "targeting",
      body: jsonBody("TargetingChange"),
      answers: {
        200: json("The new criteria.", "Targeting"),
        409: json("`stale_version`: they have changed since that version.", "StaleTargeting"),
      },
      errors: {
        400: ["invalid_json"],
        403: [notInOfferCode, teamErrorCodes.ownerOnly],
        422: ["invalid_body"],
        429: [codes.tooManyChanges],
      },
      needs: "session",
    },
  },
  "/api/targeting/proposed-sectors": {
    post: {
      summary: "Have a model propose activities",
      description:
        "For the words of the profile that no rule understood, as long as the criteria follow it. Asked once for the same words. It changes nothing.",
      tag: "targeting",
      answers: { 200: json("The words with the activities found; null for nothing.", "SectorProposal") },
      needs: "session",
    },
    delete: {
      summary: "Decline the proposed activities",
      tag: "targeting",
      answers: { 204: { description: "They are not proposed again for these words." } },
      errors: { 403: [teamErrorCodes.ownerOnly] },
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
  "/api/targeting/proposals": {
    get: {
      summary: "Changes of the criteria that follow from prospects that are not relevant",
      description: "After three for one reason, until it is made or declined. It changes nothing.",
      tag: "targeting",
      answers: { 200: json("What is proposed, in sentences.", "ProposalList") },
      needs: "session",
    },
  },
  "/api/targeting/proposals/decline": {
    post: {
      summary: "Decline a proposal",
      description: "It comes back after three other prospects at the earliest. Counts as a change.",
      tag: "targeting",
      body: jsonBody("DeclinedProposal"),
      answers: { 204: { description: "It is declined." } },
      errors: {
        400: ["invalid_json"],
        403: [teamErrorCodes.ownerOnly],
        422: ["invalid_body"],
        429: [codes.tooManyChanges],
      },
      needs: "session",
    },
  },
};
