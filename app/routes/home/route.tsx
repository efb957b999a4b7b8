import { home } from "#app/content/home/home-copy.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { socialCardOf } from "#app/content/social-cards.ts";
import { services } from "#app/services.server.ts";
import type { PageHandle } from "#http/pages/page-handle.ts";
import type { Route } from "./+types/route.tsx";
import { Benefits } from "./benefits/benefits.tsx";
import { Cost } from "./calculator/cost.tsx";
import { ClosingCall } from "./closing-call.tsx";
import { homeContent } from "./content.server.ts";
import { Dissection } from "./dissection/dissection.tsx";
import { Hero } from "./hero/hero.tsx";
import styleSheet from "./home.css?url";
import { HomeFaq } from "./home-faq.tsx";
import { HowItWorks } from "./how-it-works/how-it-works.tsx";
import { NoScript } from "./no-script.tsx";
import Partners from "./partners/partners.island.tsx";
import Pricing from "./pricing/pricing.island.tsx";
import { ScopeSection } from "./scope-section.tsx";
import { Testimonials } from "./testimonials/testimonials.tsx";
import { TrustBand } from "./trust-band.tsx";

export const handle: PageHandle = { styleSheet, keepsFallbackFont: true };

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: home.title,
    description: home.description,
    indexed: true,
    structuredData: loaderData?.structuredData,
  });

export function loader({ context }: Route.LoaderArgs) {
  return { ...homeContent(context.get(services).environment), socialImage: socialCardOf("home") };
}

/** The home page, in the order of interpretation.md D7. */
export default function Home({ loaderData: content }: Route.ComponentProps) {
  return (
    <div className="-mx-edge sm:-mx-6">
      <Hero bookingUrl={content.bookingUrl} facts={content.heroFacts} />
      <Benefits copy={content.benefits} />
      <ScopeSection />
      <HowItWorks copy={content.howItWorks} />
      <Pricing {...content.pricing} />
      <Dissection record={content.record} />
      <Cost bookingUrl={content.bookingUrl} />
      <TrustBand {...content.trust} />
      <Partners />
      <Testimonials />
      <NoScript {...content.noScript} />
      <HomeFaq {...content.faq}>
        <ClosingCall copy={content.closing} bookingUrl={content.bookingUrl} />
      </HomeFaq>
    </div>
  );
}
