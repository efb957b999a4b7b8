import { expect, test } from "vitest";
import { html, page, withCache } from "#test/pages/page-cache-under-test.ts";

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

test("a query that the page answers is passed on: it is never kept, and costs no page its place", async () => {
  const { rendered, ask, find } = withCache(html);
  await ask("/market");
  for (const query of ["?sector=a", "?sector=", "?utm_source=x&sector=b", `?sector=${"x".repeat(9_000)}`]) {
    expect(await (await ask(`/market${query}`)).text()).toBe("not from the cache");
    expect(find(`/market${query}`)).toBeUndefined();
  }
  await ask("/market?utm_source=x");
  expect(rendered).toEqual(["/market"]);
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

test("the policy lists the hashes of the page's scripts and no nonce", async () => {
  const response = await withCache(html).ask("/");
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  expect(policy).not.toContain("nonce");
  expect(policy).not.toContain("unsafe");
  expect(policy.match(/'sha256-[^']+'/g)).toHaveLength(1);
});
