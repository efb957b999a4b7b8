import { sessionCookie } from "#app/accounts/session/auth.server.ts";
import { isOperator } from "#app/operators/is-operator.ts";
import type { Services } from "#app/services.server.ts";
import { cookieIn } from "./cookies.ts";
import { loadSession } from "./session-cookie.server.ts";

type Judging = Pick<Services, "auth" | "db" | "environment" | "log">;

/** Sessions of others that are remembered, and the longest cookie of one. */
const most = { sessions: 10_000, length: 200 };

/**
 * Returns, for a `Cookie` header, what asks whether it is that of an operator who is signed in; `null` where none needs to be
 * asked. Whose session it is never changes, so a customer's is looked up once, and from then on the desk's paths take a
 * customer no longer than any unknown path. During an outage of the database nobody is known, and so nobody is an operator.
 * interpretation.md D258.
 */
export function operatorsCookies(services: Judging): (cookie: string) => (() => Promise<boolean>) | null {
  const { environment, log } = services;
  const others = new Set<string>();

  async function isOperators(request: Request, session: string): Promise<boolean> {
    try {
      const found = await loadSession(services, request);
      if (found === null) return false;
      if (isOperator(environment, found.user.email)) return true;
      if (others.size >= most.sessions) others.clear();
      if (session.length <= most.length) others.add(session);
      return false;
    } catch (error) {
      log.error({ err: error }, "it is not known whether a request is an operator's");
      return false;
    }
  }

  return (cookie) => {
    if (environment.operatorEmails.length === 0) return null;
    const request = new Request(environment.appUrl, { headers: { Cookie: cookie } });
    const session = cookieIn(request, sessionCookie);
    return session === null || others.has(session) ? null : () => isOperators(request, session);
  };
}
