import {
  isRouteErrorResponse,
  Link,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from "react-router";
import { useReloadFromBfcache } from "#app/browser/use-reload-from-bfcache.ts";
import { Problem } from "#app/components/problem.tsx";
import { desk } from "#app/content/desk/desk-copy.ts";
import type { Href } from "#app/hrefs.ts";
import type { PageHandle } from "#http/pages/page-handle.ts";
import type { Route } from "./+types/route.tsx";
import deskSheet from "./desk.css?url";
import { DeskFrame } from "./desk-frame.tsx";
import { operatorsOnly, requireOperator } from "./operators-only.server.ts";
import { useLiveDesk } from "./use-live-desk.ts";

export const handle = { styleSheet: deskSheet } satisfies PageHandle;
export const middleware = [operatorsOnly];

export function loader({ context }: Route.LoaderArgs) {
  return { operator: requireOperator(context).operator };
}

/** The operator's address does not change while the desk is open. */
export function shouldRevalidate(_: ShouldRevalidateFunctionArgs) {
  return false;
}

/** The frame of all pages of the desk. Only operators get here (operators-only.server.ts). docs/decisions/0053-operators-desk.md. */
export default function DeskLayout({ loaderData }: Route.ComponentProps) {
  useReloadFromBfcache();
  useLiveDesk();
  return (
    <DeskFrame operator={loaderData.operator}>
      <Outlet />
    </DeskFrame>
  );
}

/** A page that cannot be shown leaves the frame and its navigation. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>("routes/desk/route");
  const { title, text } = explain(error);
  return (
    <DeskFrame operator={data?.operator ?? null}>
      <Problem title={title} text={text} action={<ErrorLink error={error} />} occurrence={error} />
    </DeskFrame>
  );
}

/** Leads to the error that kept the page from being shown. */
function ErrorLink({ error }: { error: unknown }) {
  const { requestId } = ((isRouteErrorResponse(error) && error.data) || {}) as { requestId?: unknown };
  if (typeof requestId !== "string") return null;
  const to: Href = `/operateur/erreurs?id=${requestId}`;
  return (
    <Link to={to} className="link inline-flex min-h-11 items-center">
      {desk.problems.which}
    </Link>
  );
}

function explain(error: unknown) {
  const { problems } = desk;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return { title: problems.notFound, text: problems.notFoundText };
  if (status === 503) return { title: problems.away, text: problems.awayText };
  return { title: problems.unexpected, text: problems.unexpectedText };
}
