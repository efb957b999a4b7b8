import type { PageHandle } from "../../../http/pages/page-handle.ts";

/** A public page as robots are told of it: its path, and the day of its content where one is known (YYYY-MM-DD). */
export type Address = { path: string; changed?: string };

type Routes = Readonly<
  Record<string, { id: string; parentId?: string; path?: string; module: { handle?: unknown } } | undefined>
>;

/**
 * Every public page that answers 200, in the order of app/routes.ts. `known` gives the addresses of a route whose
 * path has parameters, and the days of the others; a route with parameters that it does not know is an error, so
 * that no page is forgotten.
 */
export function addressesIn(routes: Routes, known: Readonly<Record<string, readonly Address[]>>): Address[] {
  return Object.values(routes)
    .filter((route) => isStatic(routes[route?.parentId ?? ""]) && !route?.path?.includes("*"))
    .flatMap((route) => {
      const path = `/${route?.path ?? ""}`;
      const addresses = known[path];
      if (addresses) return [...addresses];
      if (path.includes(":")) throw new Error(`Nobody knows the addresses of ${path}.`);
      return [{ path }];
    });
}

/** A layout whose pages are public and the same for everybody says so. */
function isStatic(layout: Routes[string]): boolean {
  return (layout?.module.handle as PageHandle | undefined)?.isStatic === true;
}
