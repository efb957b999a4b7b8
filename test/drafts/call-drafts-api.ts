import * as draft from "#app/routes/api/drafts/draft-api.ts";
import * as drafts from "#app/routes/api/drafts/drafts-api.ts";
import * as exported from "#app/routes/api/drafts/export-draft-api.ts";
import * as gaps from "#app/routes/api/drafts/gaps-api.ts";
import * as restoration from "#app/routes/api/drafts/restore-version-api.ts";
import * as version from "#app/routes/api/drafts/version-api.ts";
import * as versions from "#app/routes/api/drafts/versions-api.ts";
import type { Services } from "#app/services.server.ts";
import { routeContext } from "../services/route-context.ts";

const routes = { drafts, draft, gaps, export: exported, versions, version, restoration };

type Call = {
  method?: string;
  params?: Record<string, string>;
  query?: string;
  /** Sent as JSON; a string as it is. */
  body?: unknown;
  type?: string;
};

/** The drafts API as a browser with this cookie calls it. */
export function draftsApi(services: Services, cookie: string) {
  return (route: keyof typeof routes, call: Call = {}): Promise<Response> => {
    const { method = "GET", params = {}, query = "", body, type = "application/json" } = call;
    const headers = new Headers({ Cookie: cookie, ...(body !== undefined && { "Content-Type": type }) });
    const text = typeof body === "string" || body === undefined ? body : JSON.stringify(body);
    const request = new Request(`http://localhost:3000/api/drafts${query}`, { method, headers, body: text });
    const handle = method === "GET" || method === "HEAD" ? routes[route].loader : routes[route].action;
    return handle({ request, context: routeContext(services), params });
  };
}
