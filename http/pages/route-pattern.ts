import { createContext, type ServerBuild } from "react-router";
import { unknownRoute } from "./public-pages.ts";

type Route = NonNullable<ServerBuild["routes"][string]>;
type Handler = NonNullable<Route["module"]["loader"]>;

/** The pattern of the route that answers a request, once a loader or an action of it has begun. */
export const routePattern = createContext<{ pattern: string | null }>({ pattern: null });

/**
 * The same build, whose loaders and actions note the pattern that the framework matched, so that nobody matches the path a
 * second time. Every path without a page has the same one.
 */
export function withRoutePatterns(build: ServerBuild): ServerBuild {
  const noting = (handler: Handler | undefined): Handler | undefined =>
    handler &&
    ((args) => {
      const { pattern } = args;
      args.context.get(routePattern).pattern = pattern.includes("*")
        ? unknownRoute
        : pattern.startsWith("/")
          ? pattern
          : `/${pattern}`;
      return handler(args);
    });
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action } = route.module;
    return [id, { ...route, module: { ...route.module, loader: noting(loader), action: noting(action) } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}
