import type { ServerBuild } from "react-router";
import type { PageHandle } from "./page-handle.ts";

export type Routes = ServerBuild["routes"];
export type RouteNode = {
  id: string;
  path?: string;
  index?: boolean;
  handle?: PageHandle;
  children?: RouteNode[];
};

/** The build's flat list of routes as the tree that `matchRoutes` reads. */
export function routeTree(routes: Routes, parentId?: string): RouteNode[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => {
      const { id, path, index, module } = route as NonNullable<typeof route>;
      const handle = module.handle as PageHandle | undefined;
      return index ? { id, path, index, handle } : { id, path, handle, children: routeTree(routes, id) };
    });
}
