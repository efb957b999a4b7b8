import { requestSignIn } from "#app/accounts/sign-in/mail/request-sign-in.server.ts";
import * as session from "#app/routes/api/session-api.ts";
import * as link from "#app/routes/api/session-link-api.ts";
import type { Services } from "#app/services.server.ts";
import { codeIn, newestMail, tokenIn } from "../server/sent-mails.ts";
import { routeContext } from "../services/route-context.ts";

const routes = { "/api/session": session, "/api/session/link": link };
type Path = keyof typeof routes;

export type Call = { method?: string; body?: BodyInit; type?: string; cookie?: string };

/** Calls a route as the framework does. */
export async function callSessionApi(
  services: Services,
  path: Path,
  { method = "GET", body, type = "application/json", cookie = "" }: Call,
): Promise<Response> {
  const request = new Request(`http://localhost:3000${path}`, {
    method,
    body,
    headers: { Cookie: cookie, ...(body === undefined ? {} : { "Content-Type": type }) },
  });
  const { loader, action } = routes[path];
  const handle = ["GET", "HEAD", "OPTIONS"].includes(method) ? loader : action;
  return handle({ request, context: routeContext(services) });
}

export function postToSessionApi(services: Services, path: Path, body: unknown, cookie?: string) {
  return callSessionApi(services, path, { method: "POST", body: JSON.stringify(body), cookie });
}

/** Requests a sign-in mail and returns its token and code. */
export async function requestMail(services: Services, email: string, browser: string | null = null) {
  await requestSignIn(services, { email, next: null, browser, address: "192.0.2.7" });
  const { text } = await newestMail(services.environment.dataDir, email);
  return { token: tokenIn(text), code: codeIn(text) };
}

/** The first cookie that the response sets, as a `Cookie` header sends it. */
export function cookieOf(response: Response): string {
  return response.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
}
