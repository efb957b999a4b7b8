import type { ServerBuild } from "react-router";

/** The folder of the operators' desk, whose routes have ids that begin with it. */
const folder = "routes/desk/";

/** True for a path of the operators' desk as app/routes.ts spells it; in any other spelling it is an unknown path, for operators too. */
export function isDeskPath(url: string): boolean {
  return url.startsWith("/operateur") && ["", "/", ".", "?"].includes(url.charAt("/operateur".length));
}

/**
 * The same build without the desk, in both of the lists that the framework reads: whoever is answered by it gets on the
 * desk's paths what any unknown path gets. docs/decisions/0053-operators-desk.md.
 */
export function withoutDesk(build: ServerBuild): ServerBuild {
  const others = <Routes extends object>(routes: Routes): Routes =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => !id.startsWith(folder))) as Routes;
  return {
    ...build,
    routes: others(build.routes),
    assets: { ...build.assets, routes: others(build.assets.routes) },
  };
}
