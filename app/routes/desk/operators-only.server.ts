import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { isFresh, type LoadedSession } from "#app/accounts/session/session.server.ts";
import { renewSession } from "#app/cookies/session-cookie.server.ts";
import { deskConfirmation } from "#app/endpoints/desk-return.ts";
import type { Href } from "#app/hrefs.ts";
import { type Desk, openDesk } from "#app/operators/desk/desk.server.ts";
import { isOperator } from "#app/operators/is-operator.ts";
import { needsPasskey } from "#app/operators/passkeys/passkeys.server.ts";
import { caller, services } from "#app/services.server.ts";

type Operator = { session: LoadedSession; desk: Desk };

const operator = createContext<Operator>();

type Next = (asker: Operator) => Promise<Response>;
type Args = Parameters<MiddlewareFunction<Response>>[0];

/** Calls `next` for an operator whose last proof of identity is not older than an hour, with the desk in the context. */
async function withOperator({ request, url, params, context }: Args, next: Next): Promise<Response> {
  const all = context.get(services);
  const { session, headers } = await renewSession(all, request);
  if (!session || !isOperator(all.environment, session.user.email)) throw new Response(null, { status: 404 });
  if (!isFresh(session)) throw redirect(deskConfirmation(url.pathname + url.search), { headers });
  // No id has it, and a database takes it for an error.
  if (Object.values(params).some((param) => param?.includes("\0"))) throw new Response(null, { status: 404 });

  const { address, requestId } = context.get(caller);
  const asker = { session, desk: openDesk(all.db, { actor: session.user.email, address, requestId }) };
  context.set(operator, asker);
  const response = await next(asker);
  for (const cookie of headers.getSetCookie()) response.headers.append("Set-Cookie", cookie);
  return response;
}

/**
 * The `middleware` of the desk: runs before every loader and action below it. Whoever is no operator was already answered
 * like on any unknown path, before the router knew of the desk (http/listener.server.ts), and gets a 404 here, too. An
 * operator whose last proof of identity is older than an hour is led to the confirmation and back (interpretation.md D41,
 * D222), and to the passkey, if there is one (D225); a form that was sent then is not carried out.
 */
export const operatorsOnly: MiddlewareFunction<Response> = (args, next) =>
  withOperator(args, async ({ session }) => {
    const { url, context } = args;
    if (await needsPasskey(context.get(services), session))
      throw redirect(passkeyPath(url.pathname + url.search));
    return (await next()) as Response;
  });

/** The `middleware` of the page that asks for the passkey. */
export const operatorsWithoutPasskey: MiddlewareFunction<Response> = (args, next) =>
  withOperator(args, async () => (await next()) as Response);

/** The page that asks for the passkey, and leads back to `path`. */
const passkeyPath = (path: string): Href => `/operateur/cle?${new URLSearchParams({ retour: path })}`;

/** The desk of the operator who asks, for a loader or an action below app/routes/desk/route.tsx. */
export function requireOperator(context: Readonly<RouterContextProvider>): Desk {
  return context.get(operator).desk;
}

/** The session of the operator who asks. */
export function operatorsSession(context: Readonly<RouterContextProvider>): LoadedSession {
  return context.get(operator).session;
}
