import { matchRoutes } from "react-router";
import { type RouteNode, type Routes, routeTree } from "./route-tree.ts";

const changing = ["POST", "PUT", "PATCH", "DELETE"];

/**
 * The methods that the route at a path accepts: GET and HEAD always, POST for a page that has an action. Routes of
 * the HTTP interface and paths that do not exist get every method here, because they refuse methods themselves.
 */
export function allowedMethods(routes: Routes, path: string): string[] {
  // The router requests the data of a page at its path with this suffix.
  const page = path.replace(/(?:_root)?\.data$/, "");
  const leaf = matchRoutes(routeTree(routes) as never, page)?.at(-1) as { route: RouteNode } | undefined;
  const module = leaf && routes[leaf.route.id]?.module;
  if (!module?.action) return ["GET", "HEAD"];
  if (!module.default) return ["GET", "HEAD", ...changing, "OPTIONS"];
  return ["GET", "HEAD", ...(leaf?.route.path === "*" ? changing : ["POST"])];
}
