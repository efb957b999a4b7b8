import type { howItWorks } from "#app/content/home/how-it-works-copy.ts";

/** The way to the first list, as moments on the horizon: that of the readiness is lit. BIZ-02. */
export function SetupTimeline({ copy }: { copy: (typeof howItWorks)["setup"] }) {
  return (
    <div className="night relative mt-14 sm:mt-20">
      <h3 className="text-xl">{copy.heading}</h3>
      <dl className="mt-6 grid grid-cols-1 sm:grid-cols-2 lg:mt-10 lg:grid-cols-4">
        {copy.moments.map(({ when, title, text }, index) => (
          <div
            key={when}
            className="relative border-line-strong max-lg:border-s max-lg:pb-6 max-lg:ps-6 max-sm:last:pb-0 sm:max-lg:nth-last-[-n+2]:pb-0 lg:border-t lg:pe-8 lg:pt-6"
          >
            <dt
              className={`font-semibold text-sm text-sun before:absolute before:size-2.5 before:rounded-full max-lg:before:-start-[5.5px] max-lg:before:top-2 lg:before:-top-[5.5px] lg:before:start-0 ${
                index === 2 ? "before:bg-sun-fill" : "before:bg-ink"
              }`}
            >
              {when}
            </dt>
            <dd className="mt-1 text-pretty font-semibold">{title}</dd>
            <dd className="mt-1 text-pretty text-ink-soft text-sm">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
