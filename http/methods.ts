import { matchRoutes } from "react-router";
import { type RouteNode, type Routes, routeTree } from "./cache/route-tree.ts";

const changing = ["POST", "PUT", "PATCH", "DELETE"];

/**
 * The methods that what lies at a path takes: reading for everything, POST for a page that has a form. The HTTP
 * interface takes all here and answers for itself; so do paths that do not exist.
 */
export function methodsAt(routes: Routes, path: string): string[] {
  // The router asks for a page's data under this name.
  const page = path.replace(/(?:_root)?\.data$/, "");
  const leaf = matchRoutes(routeTree(routes) as never, page)?.at(-1) as { route: RouteNode } | undefined;
  const module = leaf && routes[leaf.route.id]?.module;
  if (!module?.action) return ["GET", "HEAD"];
  if (!module.default) return ["GET", "HEAD", ...changing, "OPTIONS"];
  return ["GET", "HEAD", ...(leaf?.route.path === "*" ? changing : ["POST"])];
}
