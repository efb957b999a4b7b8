import { sentSessionCookie } from "#app/cookies/session-cookie.server.ts";
import { challenge, needsPasskey } from "#app/operators/passkeys/passkeys.server.ts";
import { services } from "#app/services.server.ts";
import { readForm } from "#http/form.server.ts";
import { operatorsSession, operatorsWithoutPasskey } from "../operators-only.server.ts";
import type { Route } from "./+types/challenge-route.ts";

export const middleware = [operatorsWithoutPasskey];

/** What the browser needs to make a passkey (`kind` is `registration`) or to answer with one. 429 when it is asked too often. */
export async function action({ request, context }: Route.ActionArgs) {
  const all = context.get(services);
  const session = operatorsSession(context);
  const kind = (await readForm(request)).kind === "registration" ? "registration" : "authentication";
  // Who has lost the passkey makes no other one by the code alone.
  if (kind === "registration" && (await needsPasskey(all, session)))
    return new Response(null, { status: 403 });
  const cookie = sentSessionCookie(all, request) ?? "";
  const made = await challenge(all, session, cookie, kind);
  if (made === null) return new Response(null, { status: 429 });
  const headers = new Headers(made.headers.getSetCookie().map((each) => ["Set-Cookie", each]));
  return Response.json(made.options, { headers });
}
