import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { apiCopy } from "~/content/api.ts";
import { outageBehind, retryAfter } from "~/outage-behind.server.ts";
import { caller, type Services, services as servicesContext } from "~/services.server.ts";
import { type Find, fastPath } from "./cache/fast-path.ts";
import { pageCache } from "./cache/page-cache.server.ts";
import { staticFiles } from "./cache/static-files.server.ts";
import { addressOf, isFromThisMachine } from "./client-address.ts";
import { jsonError } from "./json-error.ts";
import { methodsAt } from "./methods.ts";
import { withOutagePages } from "./outage-pages.server.ts";
import type { OuterEnv } from "./outer-env.ts";
import { ownOriginOnly } from "./own-origin.ts";
import { securityHeaders } from "./security-headers.ts";

/** The largest request body, in bytes. interface.md "HTTP interface". */
const largestBody = 64 * 1024;

/** What it refuses for every route, in words. */
const refusals = {
  method_not_allowed: "Cette méthode n’est pas acceptée ici.",
  too_large: "La requête dépasse 64 Ko.",
};
type Refusal = keyof typeof refusals;

type Options = {
  services: Services;
  /** The framework's build; a function in development, where it changes. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** Where the browser's files lie; `null` in development, where Vite serves them. */
  clientFolder: string | null;
};

/** The outer server: everything that holds for every answer, then the pages. */
export function createApp({ services, build: given, clientFolder }: Options): {
  app: Hono<OuterEnv>;
  /** What needs no application: see fast-path.ts. */
  shortcut: ReturnType<typeof fastPath>;
  /** Renders a page, so that the first visitor does not wait for what is compiled on first use. */
  warmUp: () => Promise<void>;
} {
  const { environment, db, log } = services;
  const app = new Hono<OuterEnv>();
  const build =
    typeof given === "function"
      ? async () => withOutagePages(await given(), services)
      : withOutagePages(given, services);

  app.use(
    identify(services),
    logRequests(services),
    securityHeaders(environment, clientFolder === null),
    tellWhenToRetry(services),
    knownMethodsOnly,
  );

  app.get("/healthz", () => Response.json({ status: "ok" }));
  app.get("/readyz", async () => {
    try {
      await db.ping();
      return Response.json({ status: "ready" });
    } catch (error) {
      if (!outageBehind(error, services)) log.error({ err: error }, "the database could not be asked");
      return jsonError(503, "not_ready", "The database does not answer.");
    }
  });

  const shelves: Find[] = [];
  if (clientFolder) {
    const { find, middleware } = staticFiles(clientFolder);
    shelves.push(find);
    app.use(middleware);
  }

  app.use(
    ownOriginOnly(environment),
    bodyLimit({
      maxSize: largestBody,
      // What is left of the body is not read, so the connection ends with the answer.
      onError: (c) => refusal(c, 413, "too_large", { Connection: "close" }),
    }),
  );

  const render = createRequestHandler(build, clientFolder ? "production" : "development");
  if (clientFolder && typeof build !== "function") {
    const { find, middleware } = pageCache({
      routes: build.routes,
      render: renderForNobody,
    });
    shelves.push(find);
    app.use(middleware);
  }
  app.all("*", async (c) => {
    const { method, path } = c.req;
    if (method !== "GET" && method !== "HEAD") {
      const { routes } = typeof build === "function" ? await build() : build;
      const taken = methodsAt(routes, path);
      if (!taken.includes(method)) return refusal(c, 405, "method_not_allowed", { Allow: taken.join(", ") });
    }
    return render(requestAtOwnOrigin(c, environment.appUrl), contextOf(c));
  });

  /** A page as it is for everybody: without cookie, header or address of a visitor. */
  function renderForNobody(pathAndQuery: string, requestId: string): Promise<Response> {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(caller, { address: "", requestId, nonce: null });
    return render(new Request(environment.appUrl + pathAndQuery), context);
  }

  async function warmUp() {
    for (const path of ["/", "/login"])
      await (await renderForNobody(path, crypto.randomUUID())).arrayBuffer();
  }

  function contextOf(c: Context<OuterEnv>): RouterContextProvider {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    const { address, isLocal, requestId, nonce } = c.var;
    context.set(caller, { address, isLocal, requestId, nonce });
    return context;
  }

  /** A page for people, JSON for programs. The page is the framework's for OPTIONS, which no page takes. */
  async function refusal(
    c: Context<OuterEnv>,
    status: 405 | 413,
    code: Refusal,
    more: Record<string, string>,
  ) {
    if (!c.req.header("Accept")?.includes("text/html")) return jsonError(status, code, refusals[code], more);
    const page = await render(new Request(`${environment.appUrl}/`, { method: "OPTIONS" }), contextOf(c));
    return new Response(page.body, { status, headers: { ...Object.fromEntries(page.headers), ...more } });
  }

  app.onError((error, c) => {
    const code = outageBehind(error, services);
    if (code) return jsonError(503, code, apiCopy.outages[code], { "Retry-After": String(retryAfter[code]) });
    // Who breaks an upload off hears no answer, and nothing failed here.
    if (!c.req.raw.signal.aborted)
      log.error({ err: error, requestId: c.var.requestId, path: c.req.path }, "request failed");
    return jsonError(500, "internal", "Une erreur s'est produite.");
  });
  return { app, shortcut: fastPath(services, shelves), warmUp };
}

/** The same request under our own origin, whatever its Host header claims. */
function requestAtOwnOrigin(c: Context<OuterEnv>, appUrl: string): Request {
  const { pathname, search } = new URL(c.req.url);
  return new Request(appUrl + pathname + search, c.req.raw);
}

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** TRACE and methods that nothing here knows never reach the framework, which fails on them. */
const knownMethodsOnly: MiddlewareHandler<OuterEnv> = async (c, next) => {
  if (methods.includes(c.req.method)) return next();
  return jsonError(405, "method_not_allowed", refusals.method_not_allowed, {
    Allow: methods.join(", "),
  });
};

/** Whatever is away for now has a moment from which it is worth another try. */
function tellWhenToRetry({ db }: Services): MiddlewareHandler<OuterEnv> {
  return async (c, next) => {
    await next();
    if (c.res.status === 503 && !c.res.headers.has("Retry-After"))
      c.header("Retry-After", String(retryAfter[db.outage() ?? "unavailable"]));
  };
}

function identify({ environment, live }: Services): MiddlewareHandler<OuterEnv> {
  return async (c, next) => {
    c.set("requestId", crypto.randomUUID());
    c.set("nonce", crypto.randomUUID().replaceAll("-", ""));
    c.set("address", addressOf(c.env.incoming, environment.trustedProxies));
    c.set("isLocal", isFromThisMachine(c.env.incoming));
    await next();
    c.header("X-Request-Id", c.var.requestId);
    if (live.isClosing()) c.header("Connection", "close");
  };
}

/** One line for each request: never its query, headers or body, where secrets and messages travel. */
function logRequests({ log }: Services): MiddlewareHandler<OuterEnv> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    log.info(
      {
        requestId: c.var.requestId,
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: Math.round(performance.now() - start),
      },
      "request",
    );
  };
}
