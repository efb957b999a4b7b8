import type { ServerBuild } from "react-router";
import type { Environment } from "#environment.ts";
import type { PageHandle } from "./page-handle.ts";

type Route = { module: { handle?: unknown } };

/** True unless the `handle` of the route says that this environment has no such page. */
export function existsIn(environment: Environment, { module }: Route): boolean {
  return (module.handle as PageHandle | undefined)?.exists?.(environment) ?? true;
}

/** The same build without the routes that this environment does not have, in both of the lists that the framework reads. */
export function withExistingPages(build: ServerBuild, environment: Environment): ServerBuild {
  const exists = ([id]: [string, unknown]) => {
    const route = build.routes[id];
    return route !== undefined && existsIn(environment, route);
  };
  const existing = <Routes extends object>(routes: Routes): Routes =>
    Object.fromEntries(Object.entries(routes).filter(exists)) as Routes;
  return {
    ...build,
    routes: existing(build.routes),
    assets: { ...build.assets, routes: existing(build.assets.routes) },
  };
}
