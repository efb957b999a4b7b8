import { apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import type { Href } from "#app/hrefs.ts";

const handlers = {
  GET: () => new Response(null, { status: 302, headers: { Location: "/compte" satisfies Href } }),
};

/** Sends password managers to the account page (W3C, "A Well-Known URL for Changing Passwords"). */
export const loader = apiLoader(handlers);

/** Answers 405. */
export const action = apiAction(handlers);
