import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import type { AppEnv } from "../app-env.ts";
import { pageCache } from "./page-cache.server.ts";
import type { PageHandle } from "./page-handle.ts";

const page = (text: string) => `<html><body><p>${text}</p><script>start()</script></body></html>`;

type Route = { id: string; parentId?: string; path?: string; index?: boolean; handle?: PageHandle };

const routes: Route[] = [
  { id: "root", path: "" },
  { id: "public", parentId: "root", handle: { isStatic: true } },
  { id: "home", parentId: "public", index: true },
  { id: "blog", parentId: "public", path: "blog", handle: { query: ["page"] } },
  { id: "article", parentId: "public", path: "blog/:id" },
  { id: "contact", parentId: "public", path: "contact", handle: { isCached: false } },
  { id: "note", parentId: "public", path: "note/:id", handle: { hasPage: ({ id }) => id === "1" } },
  { id: "not-found", parentId: "public", path: "*" },
  { id: "api", parentId: "root", path: "api/*" },
  { id: "login", parentId: "root", path: "login" },
];

/** A cache in front of a renderer that records the paths it renders. */
function withCache(respond: (path: string) => Response) {
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

const html = (path: string) =>
  new Response(page(path), { headers: { "Content-Type": "text/html; charset=utf-8" } });

test("a public page is rendered once for simultaneous and later requests", async () => {
  const { rendered, ask } = withCache(html);
  const responses = await Promise.all([ask("/"), ask("/"), ask("/", { headers: { Cookie: "session=1" } })]);
  responses.push(await ask("/"));
  const bodies = await Promise.all(responses.map((response) => response.text()));
  expect(rendered).toEqual(["/"]);
  expect(new Set(bodies).size).toBe(1);
  expect(responses[0]?.headers.get("Cache-Control")).toBe("no-cache");
});

test("a parameter that the page does not read neither reaches it nor creates another page", async () => {
  const { rendered, ask } = withCache(html);
  for (const query of ["", "?utm_source=x", "?a=<script>", "?page=2"]) await ask(`/${query}`);
  for (const query of ["?page=2", "?x=1&page=2", "?page=2&page=3", "?page=3", ""]) await ask(`/blog${query}`);
  expect(rendered).toEqual(["/", "/blog?page=2", "/blog?page=3", "/blog"]);
});

test("another spelling of a path redirects to the page", async () => {
  const { ask, rendered } = withCache(html);
  for (const [spelling, path] of [
    ["/blog/", "/blog"],
    ["/BLOG?page=2", "/blog?page=2"],
    ["//", "/"],
    ["/blog/%31", "/blog/1"],
  ]) {
    const response = await ask(spelling ?? "");
    expect([response.status, response.headers.get("Location")], spelling).toEqual([308, path]);
  }
  expect(rendered).toEqual(["/blog", "/blog?page=2", "/", "/blog/1"]);
});

test.each(["/blog/+1", "/blog/%2B1", "/blog/%2b1", "/blog/10/", "/BLOG/10", "/blog/1%20", "/blog/%31%30"])(
  "%s is not redirected to a page that does not exist",
  async (path) => {
    const { ask } = withCache((canonical) =>
      canonical === "/blog/1" ? html(canonical) : new Response(page("?"), { status: 404 }),
    );
    const response = await ask(path);
    expect([response.status, response.headers.get("Location")]).toEqual([404, null]);
  },
);

test.each(["/login", "/contact", "/_root.data", "/nowhere.data", "/blog/7.data"])(
  "%s is not answered by the cache",
  async (path) => {
    const { ask } = withCache(html);
    expect(await (await ask(path)).text()).toBe("not from the cache");
  },
);

test("a POST passes through the cache", async () => {
  const { ask } = withCache(html);
  expect(await (await ask("/", { method: "POST" })).text()).toBe("not from the cache");
});

test.each([
  [
    "not-found page",
    () => new Response(page("?"), { status: 404, headers: { "Content-Type": "text/html" } }),
  ],
  ["failed page", () => new Response(page("?"), { status: 500, headers: { "Content-Type": "text/html" } })],
  ["redirect", () => new Response(null, { status: 302, headers: { Location: "/blog" } })],
  [
    "page with a cookie",
    () => new Response(page("?"), { headers: { "Content-Type": "text/html", "Set-Cookie": "a=b" } }),
  ],
])("a %s is sent unchanged and not cached", async (_name, respond) => {
  const { rendered, ask } = withCache(respond);
  const expected = respond();
  for (let time = 0; time < 2; time++) {
    const response = await ask("/blog/7");
    expect(response.status).toBe(expected.status);
    expect(response.headers.get("Location")).toBe(expected.headers.get("Location"));
    expect(response.headers.get("ETag")).toBeNull();
  }
  expect(rendered).toHaveLength(2);
});

test("a failed rendering is retried by the next request", async () => {
  let isBroken = true;
  const { ask } = withCache((path) => {
    if (isBroken) throw new Error("not now");
    return html(path);
  });
  expect((await ask("/")).status).toBe(500);
  isBroken = false;
  expect((await ask("/")).status).toBe(200);
});

test("the cache has a limit and keeps the most recently used pages", async () => {
  const { rendered, ask } = withCache(html);
  await ask("/blog/keep");
  for (let id = 0; id < 300; id++) {
    await ask(`/blog/${id}`);
    await ask("/blog/keep");
  }
  expect(rendered.filter((path) => path === "/blog/keep")).toHaveLength(1);
  rendered.length = 0;
  await ask("/blog/0");
  expect(rendered).toEqual(["/blog/0"]);
});

const notFound = (path: string) =>
  path.startsWith("/api/")
    ? Response.json({ error: "no" }, { status: 404 })
    : new Response(page(path), { status: 404, headers: { "Content-Type": "text/html" } });

test("any number of paths without a page share one 404 for each route, and evict no page", async () => {
  const { rendered, find, ask } = withCache((path) => (path === "/blog/keep" ? html(path) : notFound(path)));
  await ask("/blog/keep");
  const bodies = new Set<string>();
  for (let number = 0; number < 300; number++)
    for (const path of [`/nowhere-${number}?q=${number}`, `/note/${number + 2}`, `/api/${number}`]) {
      const response = await ask(path, { headers: { "If-None-Match": "*" } });
      expect([response.status, response.headers.get("Cache-Control")], path).toEqual([404, "no-store"]);
      expect(response.headers.get("ETag")).toBeNull();
      bodies.add(await response.text());
    }
  expect(rendered).toEqual(["/blog/keep", "/*", "/note/:id", "/api/*"]);
  expect(bodies.size).toBe(3);
  for (const path of ["/x?y", "/note/9", "/api/x"]) expect(find(path)?.status, path).toBe(404);
  expect(find("/blog/keep")?.status).toBe(200);
  expect(find("/note/1")).toBeUndefined();

  const head = await ask("/nowhere", { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([404, ""]);
  const api = await ask("/api/x");
  expect(api.headers.get("Content-Type")).toBe("application/json");
  expect(api.headers.get("Content-Security-Policy")).toContain("default-src 'none'; base-uri");
});

test("simultaneous requests for paths without a page render it once", async () => {
  const { rendered, ask } = withCache(notFound);
  await Promise.all(["/a", "/b", "/%E0", "//evil.example/blog"].map((path) => ask(path)));
  expect(rendered).toEqual(["/*"]);
});

test.each([
  ["a 200", () => html("/")],
  ["a failure", () => new Response(page("?"), { status: 503, headers: { "Content-Type": "text/html" } })],
  ["a 404 with a cookie", () => new Response("", { status: 404, headers: { "Set-Cookie": "a=b" } })],
])("%s for a path without a page is sent unchanged and not cached", async (_name, respond) => {
  const { rendered, ask } = withCache(respond);
  for (let time = 0; time < 2; time++) expect((await ask("/nowhere")).status).toBe(respond().status);
  expect(rendered).toHaveLength(2);
});

test("the policy lists the hashes of the page's scripts and no nonce", async () => {
  const response = await withCache(html).ask("/");
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  expect(policy).not.toContain("nonce");
  expect(policy).not.toContain("unsafe");
  expect(policy.match(/'sha256-[^']+'/g)).toHaveLength(1);
});
