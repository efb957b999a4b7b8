import { matchRoutes, type ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];
type Node = { id: string; path?: string; index?: boolean; children?: Node[] };

const changing = ["POST", "PUT", "PATCH", "DELETE"];

/**
 * The methods that what lies at a path takes: reading for everything, POST for a page that has a form. The HTTP
 * interface takes all here and answers for itself; so do paths that do not exist.
 */
export function methodsAt(routes: Routes, path: string): string[] {
  // The router asks for a page's data under this name.
  const page = path.replace(/(?:_root)?\.data$/, "");
  const leaf = matchRoutes(childrenOf(undefined, routes) as never, page)?.at(-1) as
    | { route: Node }
    | undefined;
  const module = leaf && routes[leaf.route.id]?.module;
  if (!module?.action) return ["GET", "HEAD"];
  if (!module.default) return ["GET", "HEAD", ...changing, "OPTIONS"];
  return ["GET", "HEAD", ...(leaf?.route.path === "*" ? changing : ["POST"])];
}

function childrenOf(parentId: string | undefined, routes: Routes): Node[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => {
      const { id, path, index } = route as NonNullable<typeof route>;
      return index ? { id, path, index } : { id, path, children: childrenOf(id, routes) };
    });
}
