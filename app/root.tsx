import { type ReactNode, useContext, useSyncExternalStore } from "react";
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { toastCopy } from "#app/content/toast-copy.ts";
import type { PageHandle } from "#http/pages/page-handle.ts";
import fontFile from "#node_modules/.cache/web-fonts/bricolage-grotesque-french.woff2?url";
import type { Route } from "./+types/root.tsx";
import { FailedPage } from "./components/failed-page.tsx";
import { brand } from "./content/brand.ts";
import { pageMeta } from "./content/page-meta.ts";
import { site } from "./content/site-copy.ts";
import { fontFirst } from "./islands/boot/font/web-font.ts";
import { HydratedPageScript } from "./islands/boot/hydrated-page-script.tsx";
import { ScriptSource, StaticPageScript } from "./islands/boot/static-page-script.tsx";
import { PageDocument } from "./islands/page/page-document.tsx";
import { PageAddress } from "./page-address.tsx";
import { services } from "./services.server.ts";
import { themeColor } from "./ui/page/theme-color.ts";
import pagesSheet from "./ui/styles/pages.css?url";
import { Toaster } from "./ui/toast/toaster.tsx";

/** Browsers that cannot draw the icon ask for /favicon.ico by themselves. */
export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

/** The part of the configuration that every page may show. It does not change while the process runs. */
export function loader({ context }: Route.LoaderArgs) {
  const { appUrl, bookingUrl, twitterUrl, linkedinUrl, companyRegisterUrl } =
    context.get(services).environment;
  const externalLinks = { bookingUrl, twitterUrl, linkedinUrl };
  return { appUrl, externalLinks, hasRegister: companyRegisterUrl !== null };
}

export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ error }) => (error ? errorMeta(error) : []);

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const source = useContext(ScriptSource);
  const nonce = source?.nonce;
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  const isStatic = handles.some((handle) => handle?.isStatic);
  const fontMayFollow = isStatic && !handles.some((handle) => handle?.keepsFallbackFont);
  return (
    <html
      lang="fr"
      data-font={fontMayFollow ? undefined : "deferred"}
      data-failed={source?.failed}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="theme-color" content={themeColor} />
        <Meta />
        {data && <PageAddress appUrl={data.appUrl} siteName={brand.product} socialImage={site.socialImage} />}
        <link
          rel="stylesheet"
          href={handles.findLast((handle) => handle?.styleSheet)?.styleSheet ?? pagesSheet}
        />
        {/* Vite's stylesheet of the development server would hydrate with another nonce than it was rendered with. */}
        <Links nonce={import.meta.env.DEV ? "" : undefined} />
        <link
          rel="preload"
          href={fontFile}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          media={fontFirst}
        />
        {isStatic ? <StaticPageScript /> : <HydratedPageScript nonce={nonce} />}
      </head>
      <body>
        {source?.page ? <PageDocument {...source} page={source.page} /> : children}
        {!isStatic && !source?.page && (
          <>
            <Toaster copy={toastCopy} />
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** The page for an unknown path, a refused request, or an internal error. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const failed = useFailedRequest();
  return <FailedPage {...explain(error)} requestId={requestIdOf(error, failed)} />;
}

/**
 * The id of the request that failed: of a loader or action in its answer; where drawing the page failed on the server, in the
 * page itself. Where something failed in the browser there was none.
 */
function requestIdOf(error: unknown, failed: string | null): string | null {
  if (!isRouteErrorResponse(error)) return failed;
  const { requestId } = (error.data ?? {}) as { requestId?: unknown };
  return typeof requestId === "string" ? requestId : null;
}

/** What the page says of the request that drew it, until it shows something else. */
function useFailedRequest(): string | null {
  const source = useContext(ScriptSource);
  const ofPage = () => document.documentElement.dataset.failed ?? null;
  return useSyncExternalStore(
    never,
    ofPage,
    typeof document === "undefined" ? () => source?.failed ?? null : ofPage,
  );
}

/** It does not change. */
const never = () => () => {};

function explain(error: unknown) {
  const outage = isRouteErrorResponse(error) && outageWords(error.data);
  if (outage) return { words: outage, isOurs: true };
  if (!isRouteErrorResponse(error) || error.status >= 500) return { words: site.unexpected, isOurs: true };
  return { words: error.status === 404 ? site.notFound : site.refused, isOurs: false };
}

/** The copy for the error codes of http/pages/outage-pages.server.ts. */
function outageWords(answer: unknown) {
  const { code } = (answer ?? {}) as { code?: unknown };
  return code === "unavailable" || code === "storage_full" ? site.outages[code] : null;
}

function errorMeta(error: unknown) {
  const { words } = explain(error);
  const isNotFound = words === site.notFound;
  return [
    ...pageMeta({ title: words.title, indexed: false }),
    ...(isNotFound ? [{ name: "prerender-status-code", content: "404" }] : []),
  ];
}
