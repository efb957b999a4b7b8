import * as v from "valibot";
import { callApi } from "#app/browser/call-api.ts";
import { type Feedback, FeedbackAnswer, messagesPath } from "#app/conversation/protocol.ts";

/** Stores what the customer thinks of the answer with this id; the last time counts. */
export const putFeedback = (id: string, feedback: Feedback) =>
  callApi(FeedbackAnswer, "PUT", `${messagesPath}/${id}/feedback`, feedback);

/** Takes it back. */
export const dropFeedback = (id: string) => callApi(v.unknown(), "DELETE", `${messagesPath}/${id}/feedback`);
