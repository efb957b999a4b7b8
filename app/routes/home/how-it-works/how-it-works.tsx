import type { ReactNode } from "react";
import type { howItWorks } from "#app/content/home/how-it-works-copy.ts";
import { morningProspects } from "#app/content/sample/morning-prospects.ts";
import { Horizon, type SunHeight } from "#app/ui/page/horizon.tsx";
import { NightSky } from "#app/ui/page/night-sky.tsx";
import { wholeEmails } from "#app/ui/unbroken.tsx";
import { Section } from "../section.tsx";
import { SectionHead } from "../section-head.tsx";
import { CallIllustration, DescribeIllustration, EnrichIllustration } from "./illustrations.tsx";
import { PassingNight } from "./passing-night.tsx";
import { SetupTimeline } from "./setup-timeline.tsx";

export type HowItWorksCopy = typeof howItWorks;

/**
 * The steps from a description to a list, on a band of night: three stacked cards (night, dawn, day) over which the
 * same sun rises; then the night itself, and the first 48 hours.
 */
export function HowItWorks({ copy }: { copy: HowItWorksCopy }) {
  const { describe, enrich, call } = copy.steps;
  const [first] = morningProspects;
  if (!first) return null;
  return (
    <Section data-deferred id="how-it-works" aria-labelledby="how-it-works-title" className="relative">
      <NightSky />
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <div className="night relative self-start lg:sticky lg:top-28">
          <SectionHead id="how-it-works-title" heading={copy.heading} lead={copy.lead} />
          <p className="mt-4 text-ink-soft text-xs">{copy.examples}</p>
        </div>
        <ol className="relative min-w-0">
          <Step copy={describe} sun="dawning" className="night border-line bg-paper-raised!">
            <DescribeIllustration copy={describe} />
          </Step>
          <Step copy={enrich} sun="rising" className="-mt-4 border-line bg-sun-wash md:ms-8">
            <EnrichIllustration copy={enrich} prospect={first} />
          </Step>
          <Step copy={call} sun="up" className="-mt-4 border-line bg-paper-raised md:ms-16">
            <CallIllustration prospect={first} />
          </Step>
        </ol>
      </div>
      <PassingNight copy={copy.night} />
      <SetupTimeline copy={copy.setup} />
    </Section>
  );
}

type StepProps = {
  copy: { label: string; title: string; text: string };
  sun: SunHeight;
  className: string;
  children: ReactNode;
};

/** A card of the stack; it overlaps the previous one. */
function Step({ copy, sun, className, children }: StepProps) {
  return (
    <li className={`step ${className}`}>
      <Horizon sun={sun} />
      <p>{copy.label}</p>
      <div>
        <div>
          <h3 className="text-base">{copy.title}</h3>
          <p className="mt-2 text-ink-soft text-sm">{wholeEmails(copy.text)}</p>
        </div>
        {children}
      </div>
    </li>
  );
}
