import { LinkToken } from "#app/accounts/sign-in/credentials.ts";
import { inspectSignInToken } from "#app/accounts/sign-in/redeem/redeem-link.server.ts";
import { browserIdOf } from "#app/cookies/browser-id.server.ts";
import { type ApiCall, apiAction, apiLoader, readJson } from "#app/endpoints/api-route.server.ts";
import type { LinkAnswer } from "./answers.ts";
import { refusal } from "./session-refusal.server.ts";

async function inspect({ request, services, caller }: ApiCall) {
  const body = await readJson(request, LinkToken);
  if (body instanceof Response) return body;

  const inspected = await inspectSignInToken(services, {
    token: body.token,
    browser: browserIdOf(request),
    address: caller.address,
  });
  if (!inspected.ok) return refusal(inspected);
  const { email, sameBrowser, next } = inspected;
  return Response.json({ email, sameBrowser, next } satisfies LinkAnswer);
}

const handlers = { POST: inspect };

export const loader = apiLoader(handlers);

/** Returns the account of a link, without redeeming it, so that the page can ask before it does. interpretation.md D21. */
export const action = apiAction(handlers);
