import { data, type ServerBuild } from "react-router";
import { outageBehind } from "#app/outage-behind.server.ts";
import type { Database } from "#db/open-database.server.ts";

type Route = NonNullable<ServerBuild["routes"][string]>;
type Handler = NonNullable<Route["module"]["loader"]>;

/**
 * The same build, whose loaders, actions and middleware answer 503 when they fail because of the database. The error boundary
 * renders the page; `code` in its data selects the message.
 */
export function withOutagePages(build: ServerBuild, services: { db: Database }): ServerBuild {
  const guard = (handler: Handler | undefined): Handler | undefined =>
    handler &&
    (async (args) => {
      try {
        return await handler(args);
      } catch (error) {
        const code = outageBehind(error, services);
        if (!code) throw error;
        throw data({ code }, { status: 503 });
      }
    });
  type Middleware = NonNullable<Route["module"]["middleware"]>[number];
  const guardEach =
    (middleware: Middleware): Middleware =>
    async (args, next) => {
      try {
        return await middleware(args, next);
      } catch (error) {
        const code = outageBehind(error, services);
        if (!code) throw error;
        throw data({ code }, { status: 503 });
      }
    };
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action, middleware } = route.module;
    const guarded = { loader: guard(loader), action: guard(action), middleware: middleware?.map(guardEach) };
    return [id, { ...route, module: { ...route.module, ...guarded } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}
