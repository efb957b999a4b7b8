import type { MiddlewareHandler } from "hono";
import type { ServerBuild } from "react-router";
import type { AppEnv } from "../app-env.ts";
import { type CachedResponse, cacheResponse, respondFromCache } from "../cache/cached-response.server.ts";
import { compress } from "../cache/encoding.server.ts";
import { barePolicy, pagePolicy } from "../security/content-security-policy.ts";
import { inlineHashes } from "./inline-hashes.server.ts";
import { createPublicPages, type PublicPage } from "./public-pages.ts";
import { createUnknownPaths } from "./unknown-paths.ts";

/** Maximum number of pages in the cache; beyond it the least recently used one is dropped. */
const maxPages = 200;

/** A page that is now in the cache, or a response that must not be cached. */
type Rendered = { cached: CachedResponse } | { cached: null; respond: () => Response; policy: string };

type Options = {
  routes: ServerBuild["routes"];
  /** Renders the page at this path and query as it is for every visitor, without a nonce. */
  render: (pathAndQuery: string, requestId: string) => Promise<Response>;
  /** The paths that are not the router's. */
  reserved?: readonly string[];
};

/**
 * The cache of public pages. Each is rendered on first use, once for all requests that wait for it, and is kept until
 * the process ends. Rendering sees neither cookies nor headers. Only a plain 200 is cached, and one 404 for each route
 * that answers paths without a page, so that no number of paths grows the cache or evicts a page.
 */
export function pageCache({ routes, render, reserved = [] }: Options): {
  /** The cached page at this path and query, or the cached 404 of a path without a page. Counts as a use of it. */
  find: (key: string) => CachedResponse | undefined;
  middleware: MiddlewareHandler<AppEnv>;
} {
  const publicPage = createPublicPages(routes);
  const missingRoute = createUnknownPaths(routes, reserved);
  const pages = new Map<string, CachedResponse>();
  const missing = new Map<string, CachedResponse>();
  const inFlight = new Map<string, Promise<Rendered>>();

  async function renderPage(key: string, page: PublicPage, requestId: string): Promise<Rendered> {
    const response = await render(key, requestId);
    const text = await response.text();
    const { status, headers } = response;
    const type = headers.get("Content-Type") ?? "";
    const isPage = type.startsWith("text/html");
    const policy = isPage ? pagePolicy(inlineHashes(text)) : barePolicy;
    const isExpected = page.missing === null ? status === 200 && isPage : status === 404;
    if (!isExpected || headers.has("Set-Cookie"))
      return { cached: null, respond: () => new Response(text, { status, headers }), policy };

    const cached = cacheResponse(
      {
        "Content-Type": isPage ? "text/html; charset=utf-8" : type,
        "Cache-Control": page.missing === null ? "no-cache" : "no-store",
        "Content-Security-Policy": policy,
      },
      await compress(new TextEncoder().encode(text)),
      { status: page.missing === null ? 200 : 404, route: page.route },
    );
    if (page.missing !== null) {
      missing.set(page.missing, cached);
      return { cached };
    }
    pages.set(key, cached);
    for (const [oldest] of pages) {
      if (pages.size <= maxPages) break;
      pages.delete(oldest);
    }
    return { cached };
  }

  function find(key: string): CachedResponse | undefined {
    const cached = pages.get(key);
    if (!cached) return missing.size > 0 ? missing.get(missingRoute(key) ?? "") : undefined;
    pages.delete(key);
    pages.set(key, cached);
    return cached;
  }

  function renderOnce(key: string, page: PublicPage, requestId: string): Promise<Rendered> {
    const rendering =
      inFlight.get(key) ?? renderPage(key, page, requestId).finally(() => inFlight.delete(key));
    inFlight.set(key, rendering);
    return rendering;
  }

  const middleware: MiddlewareHandler<AppEnv> = async (c, next) => {
    const { method, raw } = c.req;
    if (method !== "GET" && method !== "HEAD") return next();
    const url = new URL(c.req.url);
    const page = publicPage(url);
    if (!page) return next();
    c.set("route", page.route);
    const key = page.path + page.search;
    let cached = page.missing === null ? find(key) : missing.get(page.missing);
    if (!cached) {
      const rendered = await renderOnce(key, page, c.var.requestId);
      if (!rendered.cached) {
        c.set("policy", rendered.policy);
        return rendered.respond();
      }
      cached = rendered.cached;
    }
    // Redirect only now: rendering has shown that the canonical path has a page.
    if (page.missing === null && page.path !== url.pathname) return c.redirect(page.path + url.search, 308);
    return respondFromCache(cached, method, raw.headers);
  };
  return { find, middleware };
}
