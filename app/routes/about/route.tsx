import { pageMeta } from "#app/content/page-meta.ts";
import { about } from "#app/content/public/about-copy.ts";
import { socialCardOf } from "#app/content/social-cards.ts";
import type { Route } from "./+types/route.tsx";
import { aboutData } from "./about-structured-data.ts";
import { Approach } from "./approach.tsx";
import { Closing } from "./closing.tsx";
import { Differentiators } from "./differentiators.tsx";
import { Mission } from "./mission.tsx";
import { Story } from "./story.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta({
    title: about.title,
    description: about.description,
    indexed: true,
    structuredData: aboutData(matches[0].loaderData.appUrl),
  }),
  { name: "keywords", content: about.keywords.join(", ") },
];

export const loader = () => ({ socialImage: socialCardOf("about") });

/** The sections follow the order of ABT-06. */
export default function About() {
  return (
    <div data-enhancement="section-revealer" className="mx-auto w-full max-w-page">
      <section className="py-12 sm:py-16 lg:py-24">
        <h1 className="max-w-[20ch] text-3xl">{about.hero.heading}</h1>
        <p className="mt-6 max-w-measure text-balance text-ink-soft text-lg">{about.hero.tagline}</p>
      </section>
      <Story />
      <Mission />
      <Approach />
      <Differentiators />
      <Closing />
    </div>
  );
}
