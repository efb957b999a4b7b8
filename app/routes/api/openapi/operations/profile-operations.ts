import { errorCodes } from "#app/conversation/protocol.ts";
import { teamErrorCodes } from "#app/membership/team-protocol.ts";
import { storageErrorCode } from "#app/storage/storage-refusal.ts";
import { jsonBody, type Operations } from "../operation.ts";
import { json } from "../responses.server.ts";

export const profileOperations: Operations = {
  "/api/profile": {
    get: {
      summary: "What is known of the company",
      tag: "profile",
      answers: { 200: json("The profile as far as it is filled.", "Profile") },
      needs: "session",
    },
    post: {
      summary: "Answer an earlier question again",
      description: "Counts as a message, with the same limits.",
      tag: "profile",
      body: jsonBody("Correction"),
      answers: {
        200: json("The message that was stored before under this key.", "Acknowledgement"),
        201: json("The correction as a message, which is stored.", "Acknowledgement"),
      },
      errors: {
        400: ["invalid_json"],
        409: [errorCodes.notOpen],
        413: [errorCodes.tooLong, storageErrorCode],
        422: ["invalid_body", errorCodes.invalidKey, errorCodes.blank, errorCodes.unreadable],
        429: [errorCodes.tooManyMessages],
        507: [storageErrorCode],
      },
      needs: "session",
    },
    patch: {
      summary: "Change one field of a complete profile",
      description: "The profile form's rules judge the value. The last change counts.",
      tag: "profile",
      body: jsonBody("FieldUpdate"),
      answers: { 200: json("The profile with the change.", "Profile") },
      errors: {
        400: ["invalid_json"],
        403: [teamErrorCodes.ownerOnly],
        409: [errorCodes.noProfile],
        422: ["invalid_body", errorCodes.invalidValue],
        429: [errorCodes.tooManyChanges],
      },
      needs: "session",
    },
  },
};
