import { expect, test } from "vitest";
import { pageUrlsOf } from "../page-urls.ts";
import { sitemap } from "./sitemap.ts";

const layout = "public";
const routes = Object.fromEntries(
  [
    { id: "root", path: "" },
    { id: layout, parentId: "root", module: { handle: { isStatic: true } } },
    { id: "home", parentId: layout },
    { id: "blog", parentId: layout, path: "blog" },
    { id: "article", parentId: layout, path: "blog/:id" },
    { id: "not-found", parentId: layout, path: "*" },
    { id: "login", parentId: "root", path: "login" },
    { id: "sitemap", parentId: "root", path: "sitemap.xml" },
  ].map((route) => [route.id, { module: {}, ...route }]),
);
const articles = [{ path: "/blog/1", lastModified: "2025-04-02" }, { path: "/blog/2" }];

test("all public pages of the routes are listed, and nothing else", () => {
  expect(pageUrlsOf(routes, { "/blog/:id": articles })).toEqual([
    { path: "/" },
    { path: "/blog" },
    { path: "/blog/1", lastModified: "2025-04-02" },
    { path: "/blog/2" },
  ]);
});

test("a route with parameters whose pages are not listed throws", () => {
  expect(() => pageUrlsOf(routes, {})).toThrow("/blog/:id");
});

test("URLs are absolute and escaped, and have a date if it is known", () => {
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
