import { routes } from "virtual:react-router/server-build";
import { pagesOf } from "#app/blog/pages.ts";
import { changedOn } from "#app/blog/whole-articles.server.ts";
import { posts } from "#app/content/blog/posts.ts";
import { legal } from "#app/content/legal/legal-copy.ts";
import type { Environment } from "#environment.ts";
import { existsIn } from "#http/pages/existing-pages.ts";
import { type PageUrl, pageUrlsOf } from "./page-urls.ts";

const articles = posts.filter(({ hasPage }) => hasPage);
const newest = posts.map((post) => changedOn(post)).reduce((one, other) => (one > other ? one : other));

const listPages = Array.from({ length: pagesOf(posts.length) }, (_, index) => ({
  path: index === 0 ? "/blog" : `/blog?page=${index + 1}`,
  lastModified: newest,
}));

const inForce = (path: string): PageUrl[] => [{ path, lastModified: legal.date.iso }];

const known: Readonly<Record<string, readonly PageUrl[]>> = {
  "/blog": listPages,
  "/blog/:id": articles.map((post) => ({ path: post.url, lastModified: changedOn(post) })),
  "/privacy": inForce("/privacy"),
  "/terms": inForce("/terms"),
  "/cookies": inForce("/cookies"),
};

/** All public pages of this environment, from the routes of this build and the posts. */
export function publicPageUrls(environment: Environment): PageUrl[] {
  const existing = Object.entries(routes).filter(([, route]) => route && existsIn(environment, route));
  return pageUrlsOf(Object.fromEntries(existing), known);
}
