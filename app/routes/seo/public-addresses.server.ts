import { routes } from "virtual:react-router/server-build";
import { pagesOf } from "~/blog/pages.ts";
import { posts } from "~/content/blog/posts.ts";
import { legal } from "~/content/legal/legal-copy.ts";
import { type Address, addressesIn } from "./addresses.ts";

const articles = posts.filter(({ hasPage }) => hasPage);
const newest = posts.map(({ date }) => date).reduce((one, other) => (one > other ? one : other));

const blogPages = Array.from({ length: pagesOf(posts.length) }, (_, index) => ({
  path: index === 0 ? "/blog" : `/blog?page=${index + 1}`,
  changed: newest,
}));

const inForce = (path: string): Address[] => [{ path, changed: legal.date.iso }];

const known: Readonly<Record<string, readonly Address[]>> = {
  "/blog": blogPages,
  "/blog/:id": articles.map(({ url, date }) => ({ path: url, changed: date })),
  "/privacy": inForce("/privacy"),
  "/terms": inForce("/terms"),
  "/cookies": inForce("/cookies"),
};

/** The public pages of this build, from the route list that also serves them, and the posts that have a page. */
export function publicAddresses(): Address[] {
  return addressesIn(routes, known);
}
