import { isOperator } from "#app/operators/is-operator.ts";
import type { Services } from "#app/services.server.ts";
import { loadSession } from "./session-cookie.server.ts";

/**
 * True when a request with this `Cookie` header is an operator's, who is signed in. During an outage of the database nobody
 * is known, and so nobody is one.
 */
export async function isOperatorsCookie(
  services: Pick<Services, "auth" | "db" | "environment" | "log">,
  cookie: string,
): Promise<boolean> {
  const { environment, log } = services;
  if (environment.operatorEmails.length === 0) return false;
  try {
    const session = await loadSession(
      services,
      new Request(environment.appUrl, { headers: { Cookie: cookie } }),
    );
    return session !== null && isOperator(environment, session.user.email);
  } catch (error) {
    log.error({ err: error }, "it is not known whether a request is an operator's");
    return false;
  }
}
