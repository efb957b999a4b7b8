import { about } from "#app/content/public/about-copy.ts";
import { morningProspects } from "#app/content/sample/morning-prospects.ts";
import { sampleList } from "#app/content/sample/sample-list-copy.ts";
import { sampleMoment } from "#app/content/sample/sample-moment.ts";
import type { SampleProspect } from "#app/content/sample/sample-prospect.ts";
import { countNew, sampleProspects } from "#app/content/sample/sample-prospects.ts";
import { sampleStatusLabels } from "#app/content/sample/sample-statuses.ts";
import { AnchorButton } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { wholeEmails } from "#app/ui/unbroken.tsx";
import { NightHorizon } from "./night-horizon.tsx";

const copy = about.night;

/** The end of a night: the first rows of the sample list under the rising sun, and the list as a file. */
export function NightList() {
  return (
    <div className="night @container overflow-hidden rounded-lg">
      <NightHorizon />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-10 px-edge py-8 @min-[36rem]:px-10 @min-[36rem]:pt-10 @min-[36rem]:pb-12 @min-[56rem]:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <div className="@container">
          <h3 className="text-xl">{copy.heading}</h3>
          <p className="mt-4 max-w-measure text-ink-soft">{wholeEmails(copy.text)}</p>
          <AnchorButton href={sampleList.path} download variant="secondary" className="mt-6">
            <Icon name="download" className="@max-[14rem]:hidden" />
            {sampleList.download}
          </AnchorButton>
          <p className="mt-4 text-ink-soft text-xs">{copy.note(sampleProspects.length)}</p>
        </div>
        <div className="@container min-w-0">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-ink-soft text-xs">
            <span>
              {sampleMoment} ({copy.example})
            </span>
            <span className="font-semibold text-sun">{copy.found(countNew(morningProspects))}</span>
          </p>
          <ol className="mt-3 grid gap-2">
            {morningProspects.map((prospect, index) => (
              <Row key={prospect.id} prospect={prospect} isLit={index === 0} />
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
}

/** A prospect; the first light falls on the one to call first, which has the colours of the day. */
function Row({ prospect, isLit }: { prospect: SampleProspect; isLit: boolean }) {
  const { score, company, sector, status } = prospect;
  const soft = isLit ? "" : "text-ink-soft";
  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)] items-center gap-x-3 gap-y-1.5 rounded-md border px-edge py-3 text-sm @min-[14rem]:grid-cols-[2.5rem_minmax(0,1fr)] @min-[30rem]:grid-cols-[2.5rem_minmax(0,1fr)_auto] ${
        isLit ? "border-ink bg-ink text-paper" : "border-line bg-paper-raised"
      }`}
    >
      <p className="font-semibold text-xl tabular-nums">
        <span className="sr-only">{copy.score} </span>
        {score}
      </p>
      <div className="min-w-0">
        <p className="font-semibold leading-tight">{company}</p>
        <p className={`text-xs ${soft}`}>{sector}</p>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs @min-[14rem]:@max-[30rem]:col-start-2">
        <span
          className={`inline-flex items-center gap-1.5 whitespace-nowrap ${isLit ? "" : "text-verified"}`}
        >
          <Icon name="check" />
          {copy.verified}
        </span>
        <span
          className={`rounded-full border px-3 py-0.5 font-medium @min-[30rem]:min-w-24 @min-[30rem]:text-center ${
            isLit ? "border-paper bg-paper text-ink" : "border-line text-ink-soft"
          }`}
        >
          {sampleStatusLabels[status]}
        </span>
      </p>
    </li>
  );
}
