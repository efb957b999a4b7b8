import * as v from "valibot";
import { teamErrorCodes as codes } from "#app/membership/team-protocol.ts";
import { jsonBody, type Operations, pathParameter } from "../operation.ts";
import { json } from "../responses.server.ts";

const invitationId = pathParameter("id", v.pipe(v.string(), v.uuid()), "The id of the invitation.");
const memberId = pathParameter("id", v.string(), "The id of the member.");
const ofTeam = { tag: "team", needs: "session" } as const;

export const teamOperations: Operations = {
  "/api/team": {
    get: {
      ...ofTeam,
      summary: "Who works on the list, and who is invited",
      answers: { 200: json("The team.", "Team") },
    },
  },
  "/api/team/invitations": {
    post: {
      ...ofTeam,
      summary: "Invite somebody by mail",
      description:
        "For the owner of the team. Who was invited before gets another mail, six an hour at most; one account sends at most 20 an hour. Members and invitations together are never more than `seats`.",
      body: jsonBody("NewInvitation"),
      answers: { 201: json("The invitation.", "TeamInvitation") },
      errors: {
        400: ["invalid_json"],
        403: [codes.ownerOnly],
        409: [codes.noSeatLeft, codes.alreadyMember],
        422: ["invalid_body", codes.invalidEmail],
        429: [codes.tooManyInvitations],
      },
    },
  },
  "/api/team/invitations/{id}": {
    delete: {
      ...ofTeam,
      summary: "Withdraw an invitation",
      parameters: [invitationId],
      answers: { 204: { description: "It can no longer be accepted." } },
      errors: { 403: [codes.ownerOnly], 404: ["not_found"] },
    },
  },
  "/api/team/members/{id}": {
    delete: {
      ...ofTeam,
      summary: "Take a member out of the team, or leave it",
      description:
        "The owner removes others, a colleague themselves. What was given to them is everybody's again; their drafts for prospects of the list and their webhooks go; what they did stays in the histories, and they are back at their own list. At most 30 changes an hour.",
      parameters: [memberId],
      answers: { 204: { description: "They are no longer in the team." } },
      errors: {
        403: [codes.ownerOnly],
        404: ["not_found"],
        409: [codes.ownerStays],
        429: [codes.tooManyChanges],
      },
    },
  },
  "/api/team/owner": {
    post: {
      ...ofTeam,
      summary: "Hand the team over",
      description:
        "The owner names a member, or nobody any more by their own id; the member who was named accepts by theirs. Profile, targeting and offer go with the team.",
      body: jsonBody("NextOwner"),
      answers: { 200: json("The team.", "Team") },
      errors: {
        400: ["invalid_json"],
        403: [codes.ownerOnly],
        404: ["not_found"],
        422: ["invalid_body"],
        429: [codes.tooManyChanges],
      },
    },
  },
};
