import { matchRoutes } from "react-router";
import { expect, test, vi } from "vitest";
import { type Routes, routeTree } from "./route-tree.ts";
import { createUnknownPaths } from "./unknown-paths.ts";

const list = [
  { id: "root", path: "" },
  { id: "public", parentId: "root", handle: { isStatic: true } },
  { id: "home", parentId: "public", index: true },
  { id: "faq", parentId: "public", path: "faq" },
  { id: "blog", parentId: "public", path: "blog" },
  { id: "article", parentId: "public", path: "blog/:id", handle: { hasPage: ({ id = "" }) => id === "1" } },
  { id: "list", parentId: "root", path: "list/:id?" },
  { id: "not-found", parentId: "public", path: "*" },
  { id: "feed", parentId: "root", path: "blog/rss.xml" },
  { id: "security", parentId: "root", path: ".well-known/security.txt" },
  { id: "session", parentId: "root", path: "api/session" },
  { id: "link", parentId: "root", path: "api/session/link" },
  { id: "api", parentId: "root", path: "api/*" },
] as { id: string; path?: string; handle?: { hasPage?: (params: Record<string, string>) => boolean } }[];
const routes = Object.fromEntries(list.map((route) => [route.id, { ...route, module: route }]));
const missingRoute = createUnknownPaths(routes as unknown as Routes, ["/healthz"]);

test.each([
  ["/nowhere", "not-found"],
  ["/nowhere/", "not-found"],
  ["/NOWHERE?x=/faq", "not-found"],
  ["/faq/more", "not-found"],
  ["/faqs", "not-found"],
  ["/.well-known/other", "not-found"],
  ["/%E0%A4%A", "not-found"],
  ["/<script>", "not-found"],
  ["/healthz/x", "not-found"],
  ["/blog/2", "article"],
  ["/blog/1%20", "article"],
  ["/blog/2/3", "not-found"],
  ["/list/2/3", "not-found"],
  ["/api/nothing", "api"],
  ["/api/", "api"],
  ["/API/session/x", "api"],
])("%s is answered by the 404 of %s", (url, id) => expect(missingRoute(url)).toBe(id));

test.each([
  "/",
  "/faq",
  "/FAQ/",
  "/%66aq",
  "/blog/1",
  "/list",
  "/list/7",
  "/blog/%31",
  "/blog/rss.xml",
  "/blog/RSS.xml?x",
  "/api/session/link",
  "/healthz?x",
  "/nowhere/../faq",
  "/nowhere/%2e%2E/faq",
  "/./faq",
  "//faq",
  "/nowhere//x",
  "/nowhere.data",
  "/\\faq",
  "/é",
  "http://localhost/nowhere",
  "*",
])("%s is left to the application", (url) => expect(missingRoute(url)).toBeNull());

test("whatever is answered so is a path for which the router finds no page either", () => {
  const pieces = [
    "faq",
    "blog",
    "1",
    "2",
    "api",
    "session",
    "link",
    "%66aq",
    "%61pi",
    "%2F",
    "%2e",
    ".",
    "x",
    "é",
    "<",
    "%",
    ":id",
    "*",
  ];
  // The router warns of malformed paths.
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const tree = routeTree(routes as unknown as Routes);
  let certain = 0;
  for (const one of pieces)
    for (const two of ["", ...pieces])
      for (const three of ["", "/", "/x", "/link", "?faq"]) {
        const url = `/${one}${two && `/${two}`}${three}`;
        const id = missingRoute(url);
        if (id === null) continue;
        certain += 1;
        const leaf = matchRoutes(tree as never, new URL(url, "http://localhost").pathname)?.at(-1);
        expect((leaf as { route: { id: string } } | undefined)?.route.id, url).toBe(id);
      }
  expect(certain).toBeGreaterThan(500);
  warn.mockRestore();
});
