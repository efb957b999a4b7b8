import type { ReactNode } from "react";
import { prospectList as copy } from "#app/content/home/prospect-list-copy.ts";
import type { SampleProspect } from "#app/content/sample/sample-prospect.ts";
import {
  nextStepOf,
  type SampleStatus,
  sampleStatuses,
  sampleStatusLabels,
} from "#app/content/sample/sample-statuses.ts";
import { Icon } from "#app/ui/icon.tsx";
import { StatusPill } from "./status-pill.tsx";

type Props = { prospect: SampleProspect; status: SampleStatus };

/** The record of a prospect. */
export function ProspectRecord({ prospect, status }: Props) {
  const { company, city, headcount, contact, role, score, buyingSignal, technologies, workHistory } =
    prospect;
  const [mailbox, domain] = prospect.email.split("@");
  return (
    <section aria-label={`${copy.record} : ${contact}`} className="px-4 py-4 text-sm sm:px-6 sm:py-5">
      <div className="flex items-start justify-between gap-4 @max-[15rem]:flex-wrap">
        <div className="min-w-0">
          <h3 className="text-lg">{contact}</h3>
          <p className="text-ink-soft text-xs">
            {role}, {company}
            <br />
            {city}, {copy.headcount(headcount)}
          </p>
        </div>
        <p className="shrink-0 text-end text-ink-soft text-xs leading-tight">
          <span className="sr-only">{copy.score.label} </span>
          <span className="block font-semibold text-2xl text-sun tabular-nums leading-none tracking-tight">
            {score}
          </span>
          {copy.score.outOf}
        </p>
      </div>
      <p className="mt-3 rounded-md bg-sun-wash px-3 py-2 text-xs">
        <span className="font-semibold text-sun-deep">{copy.signal}.</span> {buyingSignal}.
      </p>
      <dl className="mt-3 grid gap-y-1.5">
        <Field label={copy.email}>
          <span className="wrap-anywhere">
            {mailbox}@<wbr />
            {domain}
          </span>
          <Checked text={copy.verified} />
        </Field>
        <Field label={copy.phone}>
          {prospect.phone ? (
            <>
              <span className="tabular-nums">{prospect.phone}</span>
              <Checked text={copy.direct} />
            </>
          ) : (
            <span className="text-ink-soft">{copy.noPhone}</span>
          )}
        </Field>
        <Field label={copy.technologies}>{technologies.join(", ")}</Field>
      </dl>
      <StatusChoice prospect={prospect} status={status} />
      <div className="mt-3 grid grid-cols-1 gap-x-6 gap-y-3 border-line border-t pt-3 text-xs sm:grid-cols-2">
        <div>
          <h4 className="font-semibold">{copy.career}</h4>
          <ul className="mt-1 grid gap-1 text-ink-soft">
            {workHistory.slice(0, 2).map((post) => (
              <li key={post.since}>
                {post.role}, {post.company},{" "}
                <span className="whitespace-nowrap">{copy.since(post.since)}</span>
              </li>
            ))}
          </ul>
        </div>
        <History prospect={prospect} status={status} />
      </div>
    </section>
  );
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5.25rem_minmax(0,1fr)] gap-x-2 @max-[20rem]:grid-cols-1">
      <dt className="text-ink-soft text-xs leading-[1.45rem]">{label}</dt>
      <dd className="flex flex-wrap items-center gap-x-2">{children}</dd>
    </div>
  );
}

function Checked({ text }: { text: string }) {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap text-verified text-xs">
      <Icon name="check" />
      {text}
    </span>
  );
}

/** The statuses as radio buttons; without scripts only the present one. */
function StatusChoice({ prospect, status }: Props) {
  return (
    <div className="mt-4">
      <fieldset className="flex flex-wrap gap-1.5 noscript:hidden">
        <legend className="sr-only">{copy.statusOf(prospect.contact)}</legend>
        {sampleStatuses.map((value) => (
          <label
            key={value}
            className="relative inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong px-3 font-medium text-ink-soft text-xs transition-colors hover:border-ink hover:text-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sun sm:pointer-fine:min-h-8"
          >
            <input
              type="radio"
              name={`status-${prospect.id}`}
              value={value}
              defaultChecked={value === prospect.status}
              autoComplete="off"
              className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
            />
            {sampleStatusLabels[value]}
          </label>
        ))}
      </fieldset>
      <p className="hidden noscript:block">
        <StatusPill status={status} />
      </p>
      <p className="mt-2.5 flex items-center gap-2 font-medium">
        <Icon name="arrowRight" className="text-sun" />
        {nextStepOf(prospect, status)}
      </p>
    </div>
  );
}

function History({ prospect, status }: Props) {
  const changed =
    status === prospect.status ? [] : [{ when: copy.now, what: copy.changed(sampleStatusLabels[status]) }];
  return (
    <div>
      <h4 className="font-semibold">{copy.history}</h4>
      <ul className="mt-1 grid gap-1 text-ink-soft">
        {[...changed, ...prospect.history].slice(0, 3).map(({ when, what }) => (
          <li key={`${when} ${what}`}>
            <span className="text-ink">{when} :</span> {what}
          </li>
        ))}
      </ul>
    </div>
  );
}
