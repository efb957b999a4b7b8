import type { MiddlewareHandler } from "hono";
import type { ServerBuild } from "react-router";
import type { OuterEnv } from "../outer-env.ts";
import { pagePolicy } from "../security-headers.ts";
import { type CachedResponse, cacheResponse, respondFromCache } from "./cached-response.ts";
import { compressed } from "./encoding.ts";
import { inlineHashes } from "./inline-hashes.ts";
import { createPublicPages } from "./public-pages.ts";

/** Pages kept at once; the one that was not asked for the longest goes first. */
const most = 200;

type Rendered = { answer: CachedResponse } | { answer: null; response: () => Response; policy: string };

type Options = {
  routes: ServerBuild["routes"];
  /** Renders the page at this path and query for nobody in particular, without a nonce. */
  render: (pathAndQuery: string, requestId: string) => Promise<Response>;
};

/**
 * Answers for public pages: rendered on first use, once for all who wait, then from memory until the process ends.
 * Neither cookies nor headers reach the rendering. What is not a plain 200 is answered and forgotten.
 */
export function pageCache({ routes, render }: Options): {
  /** The page that is kept under this path and query, which counts as asked for. */
  find: (key: string) => CachedResponse | undefined;
  middleware: MiddlewareHandler<OuterEnv>;
} {
  const publicPage = createPublicPages(routes);
  const kept = new Map<string, CachedResponse>();
  const underWay = new Map<string, Promise<Rendered>>();

  async function renderPage(key: string, requestId: string): Promise<Rendered> {
    const response = await render(key, requestId);
    const html = await response.text();
    const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
    if (response.status !== 200 || !isPage || response.headers.has("Set-Cookie")) {
      const { status, headers } = response;
      return {
        answer: null,
        response: () => new Response(html, { status, headers }),
        policy: pagePolicy(inlineHashes(html)),
      };
    }
    const answer = cacheResponse(
      {
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "no-cache",
        "Content-Security-Policy": pagePolicy(inlineHashes(html)),
      },
      await compressed(new TextEncoder().encode(html)),
    );
    kept.set(key, answer);
    for (const [oldest] of kept) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return { answer };
  }

  function find(key: string): CachedResponse | undefined {
    const answer = kept.get(key);
    if (!answer) return undefined;
    kept.delete(key);
    kept.set(key, answer);
    return answer;
  }

  function renderOnce(key: string, requestId: string): Promise<Rendered> {
    const running = underWay.get(key) ?? renderPage(key, requestId).finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  }

  const middleware: MiddlewareHandler<OuterEnv> = async (c, next) => {
    const { method, raw } = c.req;
    if (method !== "GET" && method !== "HEAD") return next();
    const url = new URL(c.req.url);
    const page = publicPage(url);
    if (!page) return next();
    const key = page.path + page.search;
    let answer = find(key);
    if (!answer) {
      const rendered = await renderOnce(key, c.var.requestId);
      if (!rendered.answer) {
        c.set("policy", rendered.policy);
        return rendered.response();
      }
      answer = rendered.answer;
    }
    // Only now is it known that there is a page under the other spelling.
    if (page.path !== url.pathname) return c.redirect(page.path + url.search, 308);
    return respondFromCache(answer, method, raw.headers);
  };
  return { find, middleware };
}
