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

type Leaf = { route: RouteNode; module: NonNullable<Routes[string]>["module"] };

/** What was found before at the paths of routes without parameters: `matchRoutes` compiles all patterns at each call. */
const foundIn = new WeakMap<Routes, { tree: RouteNode[]; leaves: Map<string, Leaf | undefined> }>();

/** The route at a path, with its module. */
function leafAt(routes: Routes, path: string): Leaf | undefined {
  const found = foundIn.get(routes) ?? { tree: routeTree(routes), leaves: new Map() };
  foundIn.set(routes, found);
  const page = path.replace(dataSuffix, "");
  if (found.leaves.has(page)) return found.leaves.get(page);
  const matches = (matchRoutes(found.tree as never, page) ?? []) as { route: RouteNode }[];
  const route = matches.at(-1)?.route;
  const module = route && routes[route.id]?.module;
  const leaf = module && { module, route };
  // Spelt as its route's pattern: there are no more of these than routes.
  const pattern = `/${matches.flatMap((match) => match.route.path || []).join("/")}`;
  if (page === pattern) found.leaves.set(page, leaf);
  return leaf;
}
