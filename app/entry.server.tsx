import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import type { PageHandle } from "#http/pages/page-handle.ts";
import { reportUnexpected } from "./endpoints/report-unexpected.server.ts";
import { withScriptsAfterPaint } from "./islands/boot/scripts-after-paint.server.ts";
import { ScriptSource } from "./islands/boot/static-page-script.tsx";
import type { IslandPage } from "./islands/page/page-document.tsx";
import { caller, services } from "./services.server.ts";

/**
 * Renders the complete page before it is sent, so that it does not need JavaScript. A streamed page is sent without
 * the data that only scripts read, which follow.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });

  const nonce = loadContext.get(caller).nonce ?? undefined;
  const { manifest, routeModules, staticHandlerContext } = routerContext;
  const handles = staticHandlerContext.matches.map(
    ({ route }) => routeModules[route.id]?.handle as PageHandle | undefined,
  );
  const isStreamed = handles.some((handle) => handle?.isStreamed);
  // A page whose drawing failed is drawn anew as an error page, which tells the id of the request.
  const failed = status >= 500 ? loadContext.get(caller).requestId : undefined;
  const page = islandPageOf(routerContext, request);
  let isSent = false;
  let failure: unknown;
  const html = await renderToReadableStream(
    <ScriptSource
      value={{ entry: manifest.entry.module, runtime: manifest.hmr?.runtime, nonce, failed, page }}
    >
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </ScriptSource>,
    {
      nonce,
      onError(error) {
        if (isSent) handleError(error, { request, context: loadContext, params: {} });
        else failure = error;
      },
    },
  );
  if (!isStreamed) await html.allReady;
  if (failure) throw failure;
  isSent = true;
  // The development server's modules wait for its own.
  const hasRouter = !page && !handles.some((handle) => handle?.isStatic) && !import.meta.env.DEV;
  return new Response(hasRouter ? withScriptsAfterPaint(html) : html, { status, headers });
}

/** What the browser hydrates of a page that is one island; `undefined` for others, and where an error stands in its place. */
function islandPageOf(
  { manifest, routeModules, staticHandlerContext }: EntryContext,
  request: Request,
): IslandPage | undefined {
  const { errors, loaderData, matches } = staticHandlerContext;
  const { route } = matches.at(-1) ?? {};
  const { module, imports = [] } = (route && manifest.routes[route.id]) ?? {};
  const found = route && routeModules[route.id];
  if (errors || !found || !module || !(found.handle as PageHandle | undefined)?.isIsland) return undefined;
  const { pathname, search } = new URL(request.url);
  return {
    ...{ module, imports: [...manifest.entry.imports, ...imports] },
    Page: found.default as IslandPage["Page"],
    loaderData: loaderData[route.id],
    address: { path: pathname, query: search, state: null },
  };
}

/** Reports an unexpected error once, with its cause. An unknown path is not an error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error)) return;
  const { requestId } = context.get(caller);
  reportUnexpected(context.get(services), error, { request, requestId, route: "page" });
};
