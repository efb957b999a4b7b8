import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { isFresh } from "#app/accounts/session/session.server.ts";
import { renewSession } from "#app/cookies/session-cookie.server.ts";
import { deskConfirmation } from "#app/endpoints/desk-return.ts";
import { type Desk, openDesk } from "#app/operators/desk/desk.server.ts";
import { isOperator } from "#app/operators/is-operator.ts";
import { caller, services } from "#app/services.server.ts";

const desk = createContext<Desk>();

/**
 * The `middleware` of the desk: runs before every loader and action below it. Whoever is no operator was already answered
 * like on any unknown path, before the router knew of the desk (http/listener.server.ts), and gets a 404 here, too. An
 * operator whose last proof of identity is older than an hour is led to the confirmation and back (interpretation.md D41,
 * D222); a form that was sent then is not carried out.
 */
export const operatorsOnly: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const all = context.get(services);
  const { session, headers } = await renewSession(all, request);
  if (!session || !isOperator(all.environment, session.user.email)) throw new Response(null, { status: 404 });
  if (!isFresh(session)) throw redirect(deskConfirmation(url.pathname + url.search), { headers });

  const { address, requestId } = context.get(caller);
  context.set(desk, openDesk(all.db, { actor: session.user.email, address, requestId }));
  const response = await next();
  for (const cookie of headers.getSetCookie()) response.headers.append("Set-Cookie", cookie);
  return response;
};

/** The desk of the operator who asks, for a loader or an action below app/routes/desk/route.tsx. */
export function requireOperator(context: Readonly<RouterContextProvider>): Desk {
  return context.get(desk);
}
