import { data } from "react-router";
import { pageMeta } from "~/content/page-meta.ts";
import { site } from "~/content/site-copy.ts";
import BackButton from "~/layouts/public/back-button.island.tsx";
import { caller, services } from "~/services.server.ts";
import { ErrorPage } from "~/ui/page/error-page.tsx";
import type { Route } from "./+types/route.tsx";

export const meta: Route.MetaFunction = () => [
  ...pageMeta({ title: site.notFound.title, indexed: false }),
  { name: "prerender-status-code", content: "404" },
];

export function loader(args: Route.LoaderArgs) {
  return notFound(args);
}

export function action(args: Route.ActionArgs) {
  return notFound(args);
}

function notFound({ request, context }: Route.LoaderArgs | Route.ActionArgs) {
  const path = new URL(request.url).pathname;
  context.get(services).log.info({ path, requestId: context.get(caller).requestId }, "page not found");
  return data(null, { status: 404 });
}

export default function NotFound() {
  return (
    <ErrorPage title={site.notFound.title} text={site.notFound.text} home={{ label: site.backHome, to: "/" }}>
      <BackButton label={site.backToPrevious} />
    </ErrorPage>
  );
}
