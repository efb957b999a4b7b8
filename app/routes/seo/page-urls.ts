import type { PageHandle } from "#http/pages/page-handle.ts";

/** A public page: its path with its query, and the date of its last change if it is known (YYYY-MM-DD). */
export type PageUrl = { path: string; lastModified?: string };

type Routes = Readonly<
  Record<string, { id: string; parentId?: string; path?: string; module: { handle?: unknown } } | undefined>
>;

/**
 * Every public page that answers 200, in the order of app/routes.ts. `known` has the pages of routes with parameters,
 * and dates for the others, by the route's path. Throws if it lacks a route with parameters.
 */
export function pageUrlsOf(routes: Routes, known: Readonly<Record<string, readonly PageUrl[]>>): PageUrl[] {
  return Object.values(routes)
    .filter((route) => isStatic(routes[route?.parentId ?? ""]) && !route?.path?.includes("*"))
    .flatMap((route) => {
      const path = `/${route?.path ?? ""}`;
      const urls = known[path];
      if (urls) return [...urls];
      if (path.includes(":")) throw new Error(`The pages of ${path} are not listed.`);
      return [{ path }];
    });
}

/** Whether the pages of this layout are public and the same for every visitor. */
function isStatic(layout: Routes[string]): boolean {
  return (layout?.module.handle as PageHandle | undefined)?.isStatic === true;
}
