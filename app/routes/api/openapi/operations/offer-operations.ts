import type { Operations } from "../operation.ts";
import { json } from "../responses.server.ts";

export const offerOperations: Operations = {
  "/api/offer": {
    get: {
      summary: "What the team's offer includes, and what of it is used",
      description:
        "Calls that the offer does not include are refused with 403 `not_in_offer`, whose `offer` is the smallest that does.",
      tag: "offer",
      answers: { 200: json("The offer today.", "Offer") },
      needs: "session",
    },
  },
};
