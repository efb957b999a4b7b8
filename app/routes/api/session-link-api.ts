import * as v from "valibot";
import { peekSignInToken } from "~/accounts/sign-in/redeem/redeem-link.server.ts";
import { browserOf } from "~/cookies/browser-mark.server.ts";
import { type ApiCall, apiAction, apiLoader, readJson } from "~/layouts/api/api-route.server.ts";
import { refusal } from "./session-refusal.server.ts";

const Link = v.object({ token: v.string() });

async function peek({ request, services, caller }: ApiCall) {
  const body = await readJson(request, Link);
  if (body instanceof Response) return body;

  const peeked = await peekSignInToken(services, {
    token: body.token,
    browser: browserOf(request),
    address: caller.address,
  });
  if (!peeked.ok) return refusal(peeked);
  const { email, sameBrowser, next } = peeked;
  return Response.json({ email, sameBrowser, next });
}

const handlers = { POST: peek };

export const loader = apiLoader(handlers);

/** The account of a link, without spending it, so that the page can redeem it at once or ask first. decisions.md D21. */
export const action = apiAction(handlers);
