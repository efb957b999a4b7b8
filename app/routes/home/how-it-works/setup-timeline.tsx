import type { howItWorks } from "#app/content/home/how-it-works-copy.ts";

/** The way to the first list, as moments on the horizon: that of the readiness is lit. BIZ-02. */
export function SetupTimeline({ copy }: { copy: (typeof howItWorks)["setup"] }) {
  return (
    <div className="night relative mt-14 sm:mt-20">
      <h3 className="text-xl">{copy.heading}</h3>
      <dl className="moments">
        {copy.moments.map(({ when, title, text }, index) => (
          <div key={when}>
            <dt className={index === 2 ? "before:bg-sun-fill" : undefined}>{when}</dt>
            <dd>{title}</dd>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
