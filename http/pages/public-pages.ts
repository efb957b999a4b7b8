import { matchRoutes } from "react-router";
import { canonicalQuery } from "./canonical-query.ts";
import { type RouteNode, type Routes, routeTree } from "./route-tree.ts";

/**
 * The canonical address of a public page: its path as app/routes.ts spells it, and the query that it reads. `missing` is
 * the route whose 404 answers a path without a page; `path` is then the route's pattern, so that it tells nothing of the
 * request. `route` is the pattern of the page, or `unknown` for a path without one.
 */
export type PublicPage = { path: string; search: string; missing: string | null; route: string };

/** All paths without a page together, for the metrics. */
export const unknownRoute = "unknown";

/**
 * Returns a function that finds the public page at a URL, or the 404 of a route that ends in `*` or whose `handle` says
 * that there is none; `null` for any other URL, for an uncacheable page and for one that answers this query.
 */
export function createPublicPages(routes: Routes): (url: URL) => PublicPage | null {
  const tree = routeTree(routes);
  return ({ pathname, searchParams }) => {
    const matches = matchRoutes(tree as never, pathname) as { route: RouteNode; params: Params }[] | null;
    const leaf = matches?.at(-1);
    // The router requests the data of a page at its path with this suffix.
    if (!matches || !leaf || pathname.endsWith(".data")) return null;
    const pattern = matches.flatMap(({ route }) => route.path?.split("/").filter(Boolean) ?? []);
    if (pattern.includes("*") || leaf.route.handle?.hasPage?.(leaf.params) === false)
      return { path: `/${pattern.join("/")}`, search: "", missing: leaf.route.id, route: unknownRoute };
    const { handle } = leaf.route;
    if (!matches.some(({ route }) => route.handle?.isStatic) || handle?.isCached === false) return null;
    if (handle?.answers?.some((name) => searchParams.has(name))) return null;
    return {
      missing: null,
      route: `/${pattern.join("/")}`,
      path: `/${pattern.map((segment) => fillSegment(segment, leaf.params)).join("/")}`,
      search: canonicalQuery(searchParams, handle?.query),
    };
  };
}

type Params = Record<string, string | undefined>;

function fillSegment(segment: string, params: Params): string {
  return segment.startsWith(":") ? encodeURIComponent(params[segment.slice(1)] ?? "") : segment;
}
