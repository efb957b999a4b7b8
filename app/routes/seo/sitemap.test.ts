import { expect, test } from "vitest";
import { addressesIn } from "./addresses.ts";
import { sitemap } from "./sitemap.ts";

const shell = "public";
const routes = Object.fromEntries(
  [
    { id: "root", path: "" },
    { id: shell, parentId: "root", module: { handle: { isStatic: true } } },
    { id: "home", parentId: shell },
    { id: "blog", parentId: shell, path: "blog" },
    { id: "article", parentId: shell, path: "blog/:id" },
    { id: "lost", parentId: shell, path: "*" },
    { id: "login", parentId: "root", path: "login" },
    { id: "sitemap", parentId: "root", path: "sitemap.xml" },
  ].map((route) => [route.id, { module: {}, ...route }]),
);
const articles = [{ path: "/blog/1", changed: "2025-04-02" }, { path: "/blog/2" }];

test("the public pages of the route list, with every article that has a page, and nothing else", () => {
  expect(addressesIn(routes, { "/blog/:id": articles })).toEqual([
    { path: "/" },
    { path: "/blog" },
    { path: "/blog/1", changed: "2025-04-02" },
    { path: "/blog/2" },
  ]);
});

test("a page with parameters that nobody lists is an error, not a page that is missing", () => {
  expect(() => addressesIn(routes, {})).toThrow("/blog/:id");
});

test("addresses are absolute, escaped, and dated where the day is known", () => {
  expect(sitemap("https://www.example.com", [{ path: "/a?b&c<" }, ...articles])).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://www.example.com/a?b&amp;c&lt;</loc></url>
  <url><loc>https://www.example.com/blog/1</loc><lastmod>2025-04-02</lastmod></url>
  <url><loc>https://www.example.com/blog/2</loc></url>
</urlset>
`,
  );
});
