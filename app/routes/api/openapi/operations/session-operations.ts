import { jsonBody, type Operations } from "../operation.ts";
import { json } from "../responses.server.ts";

const cookie = { "Set-Cookie": { description: "The session.", schema: { type: "string" } } };
const unreadable = { 400: ["invalid_json"], 422: ["invalid_body"] };

export const sessionOperations: Operations = {
  "/api/session": {
    get: {
      summary: "The signed-in user",
      tag: "session",
      answers: { 200: json("The user, and when the session ends unless it is used.", "Session") },
      needs: "session",
    },
    post: {
      summary: "Sign in by a link or a code",
      tag: "session",
      body: jsonBody("Credentials"),
      answers: { 204: { description: "Signed in.", headers: cookie } },
      errors: {
        ...unreadable,
        400: ["invalid_credentials", "invalid_json"],
        429: ["too_many_attempts"],
      },
      needs: "database",
    },
    delete: {
      summary: "Sign out",
      description:
        "The live streams of the session end within 5 s. Without a session the answer is the same.",
      tag: "session",
      answers: { 204: { description: "The cookie is removed.", headers: cookie } },
      needs: "database",
    },
  },
  "/api/session/link": {
    post: {
      summary: "The account of a link, without redeeming it",
      tag: "session",
      body: jsonBody("LinkToken"),
      answers: { 200: json("The account that the link signs in.", "Link") },
      errors: {
        ...unreadable,
        400: ["invalid_credentials", "invalid_json"],
        429: ["too_many_attempts"],
      },
      needs: "database",
    },
  },
};
