import { matchRoutes } from "react-router";
import { type RouteNode, type Routes, routeTree } from "./route-tree.ts";

const changing = ["POST", "PUT", "PATCH", "DELETE"];

/**
 * The methods that the route at a path accepts: GET and HEAD always, POST for a page that has an action. Routes of
 * the HTTP interface and paths that do not exist get every method here, because they refuse methods themselves.
 */
export function allowedMethods(routes: Routes, path: string): string[] {
  const { module, route } = leafAt(routes, path) ?? {};
  if (!module?.action) return ["GET", "HEAD"];
  if (!module.default) return ["GET", "HEAD", ...changing, "OPTIONS"];
  return ["GET", "HEAD", ...(route?.path === "*" ? changing : ["POST"])];
}

/**
 * Whether the path asks for the data of what is no page: a file or a call of the HTTP interface, whose answer the router
 * would wrap, or fail to when it is compressed.
 */
export function isDataWithoutPage(routes: Routes, path: string): boolean {
  if (!dataSuffix.test(path)) return false;
  const { module } = leafAt(routes, path) ?? {};
  return module !== undefined && !module.default;
}

/** The router requests the data of a page at its path with this suffix. */
const dataSuffix = /(?:_root)?\.data$/;

/** The route at a path, with its module. */
function leafAt(routes: Routes, path: string) {
  const page = path.replace(dataSuffix, "");
  const leaf = matchRoutes(routeTree(routes) as never, page)?.at(-1) as { route: RouteNode } | undefined;
  const module = leaf && routes[leaf.route.id]?.module;
  return module && { module, route: leaf.route };
}
