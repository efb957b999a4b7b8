import type { RouterContextProvider } from "react-router";
import * as v from "valibot";
import { apiCopy } from "#app/content/api-copy.ts";
import { outageBehind, retryAfter } from "#app/outage-behind.server.ts";
import {
  type Caller,
  caller as callerContext,
  type Services,
  services as servicesContext,
} from "#app/services.server.ts";
import { jsonError, unexpected } from "#http/json-error.ts";
import { reportUnexpected } from "./report-unexpected.server.ts";

/** The arguments of a handler. */
export type ApiCall = { request: Request; services: Services; caller: Caller; params: Params };

type Handler = (call: ApiCall) => Response | Promise<Response>;
type Handlers = Partial<Record<"GET" | "POST" | "PUT" | "PATCH" | "DELETE", Handler>>;
type Params = Record<string, string | undefined>;
/** `params` are those of the path; a route without any may be called without. */
type RouteArgs = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  params?: Params;
  pattern?: string;
};

/**
 * The `loader` of an API route: dispatches GET and HEAD to `handlers.GET`; a method without a handler is 405. Pass the
 * same handlers to `apiAction`. A thrown Response is returned. A database outage becomes a 503; an unexpected error is
 * logged once and becomes a 500 without details. interface.md "HTTP interface".
 */
export function apiLoader(handlers: Handlers): (args: RouteArgs) => Promise<Response> {
  return async (args) => {
    const isHead = args.request.method === "HEAD";
    const answer = await dispatch(isHead ? "GET" : args.request.method, handlers, args);
    if (!isHead) return answer;
    await answer.body?.cancel();
    return new Response(null, answer);
  };
}

/** The `action` of an API route: dispatches the other methods, as `apiLoader` does. */
export function apiAction(handlers: Handlers): (args: RouteArgs) => Promise<Response> {
  return (args) => dispatch(args.request.method, handlers, args);
}

async function dispatch(
  method: string,
  handlers: Handlers,
  { request, context, params = {}, pattern = "api" }: RouteArgs,
) {
  const handler = new Map(Object.entries(handlers)).get(method);
  if (!handler) return methodNotAllowed(handlers);

  const services = context.get(servicesContext);
  const caller = context.get(callerContext);
  try {
    return await handler({ request, services, caller, params });
  } catch (error) {
    if (error instanceof Response) return error;
    const code = outageBehind(error, services);
    if (code) return jsonError(503, code, apiCopy.outages[code], { "Retry-After": String(retryAfter[code]) });
    const { requestId } = caller;
    reportUnexpected(services, error, { request, requestId, route: pattern });
    return unexpected(requestId);
  }
}

function methodNotAllowed(handlers: Handlers): Response {
  const allowed = Object.keys(handlers).flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  return jsonError(405, "method_not_allowed", apiCopy.errors.method_not_allowed, {
    Allow: allowed.join(", "),
  });
}

/**
 * The body of a request, or an error response: 415 without a JSON type, 400 if it is not JSON, 422 if it does not match
 * `schema`, unless `explain` has a response of its own for these issues.
 */
export async function readJson<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
  explain?: (issues: readonly v.BaseIssue<unknown>[]) => Response | null,
): Promise<v.InferOutput<Schema> | Response> {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return jsonError(415, "unsupported_type", apiCopy.jsonOnly);

  const body = parseJson(await request.arrayBuffer());
  if (body === undefined) return jsonError(400, "invalid_json", apiCopy.errors.invalid_json);

  const parsed = v.safeParse(schema, body, { abortPipeEarly: true });
  if (parsed.success) return parsed.output;
  return explain?.(parsed.issues) ?? jsonError(422, "invalid_body", apiCopy.errors.invalid_body);
}

function parseJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined;
    throw error;
  }
}
