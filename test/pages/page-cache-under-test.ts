import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import type { AppEnv } from "#http/app-env.ts";
import { pageCache } from "#http/pages/page-cache.server.ts";
import type { PageHandle } from "#http/pages/page-handle.ts";

/** A page with this text. */
export const page = (text: string) => `<html><body><p>${text}</p><script>start()</script></body></html>`;

type Route = { id: string; parentId?: string; path?: string; index?: boolean; handle?: PageHandle };

const routes: Route[] = [
  { id: "root", path: "" },
  { id: "public", parentId: "root", handle: { isStatic: true } },
  { id: "home", parentId: "public", index: true },
  { id: "blog", parentId: "public", path: "blog", handle: { query: ["page"] } },
  { id: "article", parentId: "public", path: "blog/:id" },
  { id: "market", parentId: "public", path: "market", handle: { answers: ["sector"] } },
  { id: "contact", parentId: "public", path: "contact", handle: { isCached: false } },
  { id: "note", parentId: "public", path: "note/:id", handle: { hasPage: ({ id }) => id === "1" } },
  { id: "not-found", parentId: "public", path: "*" },
  { id: "api", parentId: "root", path: "api/*" },
  { id: "login", parentId: "root", path: "login" },
];

/** A cache in front of a renderer that records the paths it renders. */
export function withCache(respond: (path: string) => Response) {
  const rendered: string[] = [];
  const build = Object.fromEntries(routes.map((route) => [route.id, { ...route, module: route }]));
  const app = new Hono<AppEnv>();
  const { find, middleware } = pageCache({
    routes: build as unknown as ServerBuild["routes"],
    render: async (path) => {
      rendered.push(path);
      return respond(path);
    },
  });
  app.use(middleware);
  app.all("*", (c) => c.text("not from the cache"));
  return {
    rendered,
    find,
    ask: (path: string, init?: RequestInit) => app.request(`http://localhost${path}`, init),
  };
}

/** A response with a page that names its path. */
export const html = (path: string) =>
  new Response(page(path), { headers: { "Content-Type": "text/html; charset=utf-8" } });
