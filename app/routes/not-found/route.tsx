import { data } from "react-router";
import { pageMeta } from "#app/content/page-meta.ts";
import { site } from "#app/content/site-copy.ts";
import { BackButton, ErrorPage } from "#app/ui/page/error-page.tsx";
import type { Route } from "./+types/route.tsx";

export const meta: Route.MetaFunction = () => [
  ...pageMeta({ title: site.notFound.title, indexed: false }),
  { name: "prerender-status-code", content: "404" },
];

const notFound = () => data(null, { status: 404 });

/** The same for every path: the page cache keeps one response, rendered without a path of a request. */
export const loader = notFound;
export const action = notFound;

export default function NotFound() {
  return (
    <ErrorPage title={site.notFound.title} text={site.notFound.text} home={{ label: site.backHome, to: "/" }}>
      <div data-enhancement="back-button" className="contents">
        <BackButton label={site.backToPrevious} />
      </div>
    </ErrorPage>
  );
}
