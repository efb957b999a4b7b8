import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { ApiPath, Href } from "./hrefs.ts";

const id = "a" as string;
[
  "/",
  "/?page=2",
  "/#pricing",
  "#anything",
  "/blog?page=2",
  "/onboarding-legacy#tone",
  "/login?next=/brouillons",
  `/brouillons/${id}`,
  `/api/messages/${id}/stop`,
] satisfies Href[];
["/api/session", `/api/drafts/${id}/versions`, "/api/messages?limit=60"] satisfies ApiPath[];

// The compiler refuses each of these: an unused `@ts-expect-error` is an error of its own.
// @ts-expect-error no such page
"/abuot-us" satisfies Href;
// @ts-expect-error no such page, with a query
"/blogs?page=2" satisfies Href;
// @ts-expect-error no such section of the home page
"/#prices" satisfies Href;
// @ts-expect-error relative
"blog" satisfies Href;
// @ts-expect-error another site
"https://example.com" satisfies Href;
// @ts-expect-error below a page that has nothing below it
`/contact/${id}` satisfies Href;
// @ts-expect-error no such operation
`/api/messages/${id}/pause` satisfies Href;
// @ts-expect-error the route for everything that does not exist is no destination
"/api/anything" satisfies Href;
// @ts-expect-error a page is no operation
"/login" satisfies ApiPath;

/** Links and requests of React, React Router and the browser, which take any string. */
const untyped = [
  /<(?:a|Link|NavLink|Form|form|[\w.]+\.Form)\b[^<]*?\s(?:href|to|action)=\{?["`]\/[^"`]*["`](?! satisfies)/g,
  /\b(?:redirect|redirectDocument|location\.assign|location\.replace|fetch|navigate)\(\s*["`]\/[^"`]*["`](?! satisfies)/g,
];

const linksIn = (code: string) => untyped.flatMap((pattern) => code.match(pattern) ?? []);

test("no link or request of app/ is written as a path that the compiler does not compare with app/routes.ts", () => {
  const found = globSync("**/*.{ts,tsx}", { cwd: import.meta.dirname })
    .filter((file) => !file.includes(".test."))
    .flatMap((file) =>
      linksIn(readFileSync(new URL(file, import.meta.url), "utf8")).map((link) => `${file}: ${link}`),
    );
  expect(found).toEqual([]);
});

test.each([
  '<a className="link" href="/blog">',
  "<Link\n  to={`/brouillons`}",
  '<signOut.Form method="post" action="/deconnexion">',
  'throw redirect("/login", { headers })',
  'window.location.assign("/assistant")',
  'await fetch("/api/session")',
])("%s is found", (code) => {
  expect(linksIn(code)).toHaveLength(1);
});

test.each([
  '<a className="link" href={"/blog" satisfies Href}>',
  '<AnchorButton href="/blog">',
  '<ButtonLink to="/login">',
  'redirect("/login" satisfies Href, { headers })',
])("%s is typed", (code) => {
  expect(linksIn(code)).toEqual([]);
});
