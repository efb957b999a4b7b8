import { brand } from "#app/content/brand.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { yourData } from "#app/content/public/your-data-copy.ts";
import { socialCardOf } from "#app/content/social-cards.ts";
import { retryAfterHeader } from "#app/endpoints/retry-after-header.ts";
import { toldSources } from "#app/prospects/sources/told-sources.ts";
import { services } from "#app/services.server.ts";
import { AnchorButton } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { contactAction, contactMiddleware } from "../receive/contact-action.server.ts";
import type { Route } from "./+types/route.tsx";
import { Explanation } from "./explanation.tsx";
import RequestForm from "./request-form.island.tsx";
import { Rights } from "./rights.tsx";

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta({
    title: yourData.title,
    description: yourData.description,
    indexed: true,
    structuredData: {
      "@type": "WebPage",
      name: yourData.title,
      description: yourData.description,
      url: (matches[0].loaderData?.appUrl ?? "") + location.pathname,
      inLanguage: "fr",
      publisher: { "@type": "Organization", name: brand.company },
    },
  });

export const headers: Route.HeadersFunction = retryAfterHeader;

export const loader = ({ context }: Route.LoaderArgs) => ({
  socialImage: socialCardOf("vos-donnees"),
  sources: toldSources(context.get(services).environment),
});

export const middleware = contactMiddleware("dataRequest");

export const action = contactAction("dataRequest");

export default function YourData({ actionData, loaderData: { sources } }: Route.ComponentProps) {
  return (
    <div className="mx-auto w-full max-w-page py-12 sm:py-16 lg:py-20">
      <h1 className="text-3xl">{withoutBreaks(yourData.title)}</h1>
      <p className="mt-6 max-w-measure text-ink-soft text-lg">{yourData.lead}</p>
      <AnchorButton href="#demande" className="mt-8 lg:hidden">
        {yourData.jump}
        <Icon name="arrowDown" />
      </AnchorButton>
      <div className="mt-12 grid gap-x-20 gap-y-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <Explanation sources={sources} />
        <div id="demande" className="min-w-0">
          <RequestForm response={actionData ?? null} />
        </div>
      </div>
      <Rights />
    </div>
  );
}

/** A title in which a line ends after a hyphen only if the word does not fit. */
function withoutBreaks(title: string) {
  return title.split(" ").flatMap((word, index) => [
    index > 0 && " ",
    <span key={word} className="inline-block max-w-full">
      {word}
    </span>,
  ]);
}
