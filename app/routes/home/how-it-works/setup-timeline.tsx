import type { howItWorks } from "#app/content/home/how-it-works-copy.ts";

/** The way to the first list, as moments on the horizon: the sun stands on the one when everything is ready. BIZ-02. */
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
            <dt className="font-semibold text-sm text-sun">
              <Moment isReady={index === 2} />
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

/** A point on the line; half a sun when everything is ready. */
function Moment({ isReady }: { isReady: boolean }) {
  if (isReady)
    return (
      <svg
        aria-hidden="true"
        viewBox="0 0 48 24"
        fill="var(--color-sun-fill)"
        className="absolute max-lg:-start-3 max-lg:top-1.5 max-lg:w-6 lg:start-0 lg:bottom-full lg:w-14"
      >
        <path d="M0 24a24 24 0 0 1 48 0Z" />
      </svg>
    );
  return (
    <span className="absolute size-2.5 rounded-full bg-ink max-lg:-start-[5.5px] max-lg:top-2 lg:-top-[5.5px] lg:start-0" />
  );
}
