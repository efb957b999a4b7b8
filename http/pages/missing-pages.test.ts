import { expect, test } from "vitest";
import { html, page, withCache } from "#test/pages/page-cache-under-test.ts";

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
