import type { ReactNode } from "react";
import type { howItWorks } from "~/content/home/how-it-works-copy.ts";
import { Horizon, type SunHeight } from "~/ui/page/horizon.tsx";
import { SectionHead } from "../section-head.tsx";
import { CallingPiece, DescribingPiece, EnrichingPiece } from "./how-it-works-pieces.tsx";

export type HowItWorksWords = typeof howItWorks;

/** The way from a description to a list: three stacked cards, each with a piece of the product; the sun comes up. */
export function HowItWorks({ words }: { words: HowItWorksWords }) {
  const { describe, enrich, call } = words.steps;
  return (
    <section
      data-deferred
      id="how-it-works"
      aria-labelledby="how-it-works-title"
      className="grid grid-cols-1 gap-x-16 gap-y-10 border-line border-t py-12 sm:py-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]"
    >
      <div className="self-start lg:sticky lg:top-28">
        <SectionHead id="how-it-works-title" heading={words.heading} lead={words.lead} />
        <p className="mt-6 max-w-[44ch] text-ink-soft text-xs">{words.examples}</p>
      </div>
      <ol className="min-w-0">
        <Step words={describe} sun="hidden" place="">
          <DescribingPiece words={describe} />
        </Step>
        <Step words={enrich} sun="rising" place="-mt-4 md:ms-8">
          <EnrichingPiece words={enrich} />
        </Step>
        <Step words={call} sun="up" place="-mt-4 md:ms-16">
          <CallingPiece words={call} />
        </Step>
      </ol>
    </section>
  );
}

type StepProps = {
  words: { label: string; title: string; text: string };
  sun: SunHeight;
  place: string;
  children: ReactNode;
};

/** A card of the stack: it lies on the one before, a little further to the right. */
function Step({ words, sun, place, children }: StepProps) {
  return (
    <li
      className={`relative rounded-lg border border-line bg-paper-raised px-5 pt-3 pb-8 shadow-float sm:px-7 ${place}`}
    >
      <div className="relative">
        <Horizon sun={sun} />
        <p className="absolute end-0 bottom-1.5 font-semibold text-sm text-sun">{words.label}</p>
      </div>
      <div className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <div>
          <h3 className="text-base">{words.title}</h3>
          <p className="mt-2 text-ink-soft text-sm">{words.text}</p>
        </div>
        {children}
      </div>
    </li>
  );
}
