import { type Context, type ErrorHandler, type Handler, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { apiCopy } from "#app/content/api-copy.ts";
import { importWords } from "#app/content/signed-in/import-copy.ts";
import { reportUnexpected } from "#app/endpoints/report-unexpected.server.ts";
import { outageBehind, retryAfter } from "#app/outage-behind.server.ts";
import { caller, type Services, services as servicesContext } from "#app/services.server.ts";
import type { AppEnv } from "./app-env.ts";
import { type FastPath, fastPath, type Lookup } from "./cache/fast-path.ts";
import { staticFiles } from "./cache/static-files.server.ts";
import { addHealthChecks } from "./health.ts";
import { jsonError, unexpected } from "./json-error.ts";
import { type Metrics, metricsEndpoint } from "./metrics/metrics-endpoint.server.ts";
import { addRetryAfter, identify, knownMethodsOnly, logRequests } from "./middleware.ts";
import { allowedMethods, isDataWithoutPage } from "./pages/allowed-methods.ts";
import { withoutDesk } from "./pages/desk-pages.ts";
import { withExistingPages } from "./pages/existing-pages.ts";
import { withOutagePages } from "./pages/outage-pages.server.ts";
import { pageCache } from "./pages/page-cache.server.ts";
import { routePattern, withRoutePatterns } from "./pages/route-pattern.ts";
import { isDeskUpload, isUpload, maxFileSize, maxUploadSize } from "./request/uploads.ts";
import { isUnsubscription, ownOriginOnly } from "./security/own-origin.ts";
import { securityHeaders } from "./security/security-headers.ts";

/** Maximum size of a request body, in bytes; of a file, `maxUploadSize`. interface.md "HTTP interface". */
const maxBodySize = 64 * 1024;

type Options = {
  services: Services;
  /** The framework's build; a function in development, where it changes. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** The folder of the client build; `null` in development, where Vite serves it. */
  clientFolder: string | null;
  /** Aborted when the process is asked to stop. */
  stopping?: AbortSignal;
  /** What /metrics shows; absent, and there is none. */
  metrics?: Metrics;
  /** In development, the page that says what is wrong where a page cannot be made. */
  errorPage?: (error: unknown) => string;
};

/** The HTTP application: middleware for every response, static files, the page cache, then the framework. */
export function createApp({
  services,
  build: given,
  clientFolder,
  stopping = new AbortController().signal,
  metrics,
  errorPage,
}: Options): {
  app: Hono<AppEnv>;
  /** The application for operators, which has the pages of their desk, too. `app` does not know of them. */
  desk: Hono<AppEnv>;
  /** Answers from memory without the application: see fast-path.ts. */
  serveFromMemory: FastPath;
  /**
   * Renders two pages and refuses a message, so that the first visitor and the first customer do not wait for what is
   * compiled on first use.
   */
  warmUp: () => Promise<void>;
} {
  const { environment } = services;
  const app = new Hono<AppEnv>();
  const prepared = (build: ServerBuild) =>
    withRoutePatterns(withOutagePages(withExistingPages(build, environment), services));
  const whole = typeof given === "function" ? async () => prepared(await given()) : prepared(given);
  const build = typeof whole === "function" ? async () => withoutDesk(await whole()) : withoutDesk(whole);

  const desk = new Hono<AppEnv>();
  for (const each of [app, desk])
    each.use(
      identify(services),
      logRequests(services),
      securityHeaders(environment, clientFolder === null),
      addRetryAfter(services),
      knownMethodsOnly,
    );

  addHealthChecks(app, services, stopping);
  if (metrics) app.use(metricsEndpoint(services, metrics));

  const lookups: Lookup[] = [];
  if (clientFolder) {
    const { find, middleware } = staticFiles(clientFolder);
    lookups.push(find);
    app.use(middleware);
  }

  const onError = (c: Context<AppEnv>) => refuse(c, 413, "too_large");
  const limitBody = bodyLimit({ maxSize: maxBodySize, onError });
  const limitUpload = bodyLimit({
    maxSize: maxUploadSize,
    onError: () => jsonError(413, "too_large", importWords.tooLarge(maxFileSize / 1024 / 1024)),
  });
  // A larger body on a path of the desk would tell others that there is one.
  const uploads = [
    [app, isUpload],
    [desk, isDeskUpload],
  ] as const;
  for (const [each, takesFile] of uploads)
    each.use(ownOriginOnly(environment, takesFile), (c, next) => {
      // A body that does not say its size is held in memory before its sender is known.
      const isAnnounced = c.req.header("Content-Length") !== undefined && !c.req.header("Transfer-Encoding");
      return takesFile(c.req.path) && isAnnounced ? limitUpload(c, next) : limitBody(c, next);
    });

  const mode = clientFolder ? "production" : "development";
  const render = createRequestHandler(build, mode);
  if (clientFolder && typeof build !== "function") {
    const { find, middleware } = pageCache({
      routes: build.routes,
      render: renderAnonymously,
      reserved: app.routes.map(({ path }) => path).filter((path) => path !== "/*"),
    });
    lookups.push(find);
    app.use(middleware);
  }
  app.all("*", answerWith(build, render));
  desk.all("*", answerWith(whole, createRequestHandler(whole, mode)));

  function answerWith(pages: typeof build, respond: typeof render): Handler<AppEnv> {
    return async (c) => {
      const { method, path } = c.req;
      const { routes } = typeof pages === "function" ? await pages() : pages;
      if (method === "GET" || method === "HEAD") {
        if (isDataWithoutPage(routes, path)) return jsonError(404, "not_found", apiCopy.errors.not_found);
      } else {
        const allowed = allowedMethods(routes, path);
        if (!allowed.includes(method))
          return refuse(c, 405, "method_not_allowed", { Allow: allowed.join(", ") });
      }
      const context = contextOf(c);
      const response = await respond(requestAtOwnOrigin(c, environment.appUrl), context);
      const route = context.get(routePattern).pattern;
      if (route !== null) c.set("route", route);
      return response;
    };
  }

  /** Renders a page as it is for every visitor: without the cookies, headers and address of a visitor. */
  function renderAnonymously(pathAndQuery: string, requestId: string, init?: RequestInit): Promise<Response> {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(caller, { address: "", requestId, nonce: null });
    return render(new Request(environment.appUrl + pathAndQuery, init), context);
  }

  async function warmUp() {
    for (const path of ["/", "/login"])
      await (await renderAnonymously(path, crypto.randomUUID())).arrayBuffer();
    const message = { key: crypto.randomUUID(), content: "Bonjour" };
    await renderAnonymously("/api/messages", crypto.randomUUID(), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(message),
    });
  }

  function contextOf(c: Context<AppEnv>): RouterContextProvider {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    const { address, isLocal, requestId, nonce } = c.var;
    context.set(caller, { address, isLocal, requestId, nonce });
    context.set(routePattern, { pattern: null });
    return context;
  }

  /**
   * Answers a browser with a page and a program with JSON. The page is the framework's own for OPTIONS, which no
   * page accepts.
   */
  async function refuse(
    c: Context<AppEnv>,
    status: 405 | 413,
    code: "method_not_allowed" | "too_large",
    headers: Record<string, string> = {},
  ) {
    if (!wantsPage(c)) return jsonError(status, code, apiCopy.errors[code], headers);
    const page = await render(new Request(`${environment.appUrl}/`, { method: "OPTIONS" }), contextOf(c));
    return new Response(page.body, { status, headers: { ...Object.fromEntries(page.headers), ...headers } });
  }

  const onFailure: ErrorHandler<AppEnv> = (error, c) => {
    const code = outageBehind(error, services);
    if (code) return jsonError(503, code, apiCopy.outages[code], { "Retry-After": String(retryAfter[code]) });
    if (errorPage && wantsPage(c)) return c.html(errorPage(error), 500);
    const { requestId, route = "other" } = c.var;
    reportUnexpected(services, error, { request: c.req.raw, requestId, route });
    return unexpected(requestId);
  };
  for (const each of [app, desk]) each.onError(onFailure);
  return { app, desk, serveFromMemory: fastPath(services, lookups), warmUp };
}

/** True for a browser that opens a page, false for a program. */
function wantsPage(c: Context<AppEnv>): boolean {
  return c.req.header("Accept")?.includes("text/html") ?? false;
}

/** The same request under our own origin, whatever its Host header claims. */
function requestAtOwnOrigin(c: Context<AppEnv>, appUrl: string): Request {
  const { pathname, search } = new URL(c.req.url);
  const request = new Request(appUrl + pathname + search, c.req.raw);
  // The framework refuses every action with a foreign one.
  if (isUnsubscription(pathname)) request.headers.delete("Origin");
  return request;
}
