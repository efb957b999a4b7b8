import { data, type ServerBuild } from "react-router";
import { reportUnexpected } from "#app/endpoints/report-unexpected.server.ts";
import { outageBehind } from "#app/outage-behind.server.ts";
import { caller, type Services } from "#app/services.server.ts";

type Route = NonNullable<ServerBuild["routes"][string]>;
type Handler = NonNullable<Route["module"]["loader"]>;

/**
 * The same build, whose loaders, actions and middleware answer 503 when they fail because of the database, and 500 with the
 * id of the request when nobody foresaw the failure, which is reported. The error boundary renders the page; `code` in its
 * data selects the message.
 */
export function withOutagePages(build: ServerBuild, services: Services): ServerBuild {
  /** What the error boundary gets in place of an error. */
  const shown = (error: unknown, { request, context, pattern }: Parameters<Handler>[0]) => {
    const code = outageBehind(error, services);
    if (code) return data({ code }, { status: 503 });
    if (!(error instanceof Error) || request.signal.aborted) return error;
    const { requestId } = context.get(caller);
    reportUnexpected(services, error, { request, requestId, route: pattern });
    return data({ requestId }, { status: 500 });
  };
  const guard = (handler: Handler | undefined): Handler | undefined =>
    handler &&
    (async (args) => {
      try {
        return await handler(args);
      } catch (error) {
        throw shown(error, args);
      }
    });
  type Middleware = NonNullable<Route["module"]["middleware"]>[number];
  const guardEach =
    (middleware: Middleware): Middleware =>
    async (args, next) => {
      try {
        return await middleware(args, next);
      } catch (error) {
        throw shown(error, args);
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
