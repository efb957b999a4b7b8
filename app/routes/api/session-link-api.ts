import * as v from "valibot";
import { inspectSignInToken } from "~/accounts/sign-in/redeem/redeem-link.server.ts";
import { browserOf } from "~/cookies/browser-mark.server.ts";
import { type ApiCall, apiAction, apiLoader, readJson } from "~/layouts/api/api-route.server.ts";
import { refusal } from "./session-refusal.server.ts";

const Link = v.object({ token: v.string() });

async function inspect({ request, services, caller }: ApiCall) {
  const body = await readJson(request, Link);
  if (body instanceof Response) return body;

  const inspected = await inspectSignInToken(services, {
    token: body.token,
    browser: browserOf(request),
    address: caller.address,
  });
  if (!inspected.ok) return refusal(inspected);
  const { email, sameBrowser, next } = inspected;
  return Response.json({ email, sameBrowser, next });
}

const handlers = { POST: inspect };

export const loader = apiLoader(handlers);

/** Returns the account of a link, without redeeming it, so that the page can ask before it does. decisions.md D21. */
export const action = apiAction(handlers);
