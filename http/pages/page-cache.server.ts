import type { MiddlewareHandler } from "hono";
import type { ServerBuild } from "react-router";
import type { AppEnv } from "../app-env.ts";
import { type CachedResponse, cacheResponse, respondFromCache } from "../cache/cached-response.ts";
import { compress } from "../cache/encoding.ts";
import { pagePolicy } from "../security/content-security-policy.ts";
import { inlineHashes } from "./inline-hashes.ts";
import { createPublicPages } from "./public-pages.ts";

/** Maximum number of pages in the cache; beyond it the least recently used one is dropped. */
const maxPages = 200;

/** A page that is now in the cache, or a response that must not be cached. */
type Rendered = { cached: CachedResponse } | { cached: null; respond: () => Response; policy: string };

type Options = {
  routes: ServerBuild["routes"];
  /** Renders the page at this path and query as it is for every visitor, without a nonce. */
  render: (pathAndQuery: string, requestId: string) => Promise<Response>;
};

/**
 * The cache of public pages. Each is rendered on first use, once for all requests that wait for it, and is kept until
 * the process ends. Rendering sees neither cookies nor headers. Only a plain 200 is cached.
 */
export function pageCache({ routes, render }: Options): {
  /** The cached page at this path and query. Counts as a use of it. */
  find: (key: string) => CachedResponse | undefined;
  middleware: MiddlewareHandler<AppEnv>;
} {
  const publicPage = createPublicPages(routes);
  const pages = new Map<string, CachedResponse>();
  const inFlight = new Map<string, Promise<Rendered>>();

  async function renderPage(key: string, requestId: string): Promise<Rendered> {
    const response = await render(key, requestId);
    const html = await response.text();
    const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
    if (response.status !== 200 || !isPage || response.headers.has("Set-Cookie")) {
      const { status, headers } = response;
      return {
        cached: null,
        respond: () => new Response(html, { status, headers }),
        policy: pagePolicy(inlineHashes(html)),
      };
    }
    const cached = cacheResponse(
      {
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "no-cache",
        "Content-Security-Policy": pagePolicy(inlineHashes(html)),
      },
      await compress(new TextEncoder().encode(html)),
    );
    pages.set(key, cached);
    for (const [oldest] of pages) {
      if (pages.size <= maxPages) break;
      pages.delete(oldest);
    }
    return { cached };
  }

  function find(key: string): CachedResponse | undefined {
    const cached = pages.get(key);
    if (!cached) return undefined;
    pages.delete(key);
    pages.set(key, cached);
    return cached;
  }

  function renderOnce(key: string, requestId: string): Promise<Rendered> {
    const rendering = inFlight.get(key) ?? renderPage(key, requestId).finally(() => inFlight.delete(key));
    inFlight.set(key, rendering);
    return rendering;
  }

  const middleware: MiddlewareHandler<AppEnv> = async (c, next) => {
    const { method, raw } = c.req;
    if (method !== "GET" && method !== "HEAD") return next();
    const url = new URL(c.req.url);
    const page = publicPage(url);
    if (!page) return next();
    const key = page.path + page.search;
    let cached = find(key);
    if (!cached) {
      const rendered = await renderOnce(key, c.var.requestId);
      if (!rendered.cached) {
        c.set("policy", rendered.policy);
        return rendered.respond();
      }
      cached = rendered.cached;
    }
    // Redirect only now: rendering has shown that the canonical path has a page.
    if (page.path !== url.pathname) return c.redirect(page.path + url.search, 308);
    return respondFromCache(cached, method, raw.headers);
  };
  return { find, middleware };
}
