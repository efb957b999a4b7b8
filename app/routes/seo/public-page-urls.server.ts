import { routes } from "virtual:react-router/server-build";
import { pagesOf } from "#app/blog/pages.ts";
import { changedOn } from "#app/blog/whole-articles.server.ts";
import { posts } from "#app/content/blog/posts.ts";
import { legal } from "#app/content/legal/legal-copy.ts";
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

/** All public pages, from the routes of this build and the posts. */
export function publicPageUrls(): PageUrl[] {
  return pageUrlsOf(routes, known);
}
