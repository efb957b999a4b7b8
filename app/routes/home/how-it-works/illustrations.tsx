import type { howItWorks } from "#app/content/home/how-it-works-copy.ts";
import { sampleProspects } from "#app/content/sample/sample-prospects.ts";
import { nextStepOf } from "#app/content/sample/sample-statuses.ts";
import { Icon } from "#app/ui/icon.tsx";
import { StatusPill } from "../prospects/status-pill.tsx";

type Steps = (typeof howItWorks)["steps"];

/** A question of the assistant and an answer. */
export function DescribeIllustration({ copy }: { copy: Steps["describe"] }) {
  return (
    <div className="grid grid-cols-1 content-start gap-2 text-sm">
      <p className="max-w-[92%] justify-self-start rounded-lg rounded-ss-sm border border-line bg-paper px-3.5 py-2">
        <span className="sr-only">{copy.asker} </span>
        {copy.question}
      </p>
      <p className="max-w-[92%] justify-self-end rounded-lg rounded-se-sm border border-ink bg-ink px-3.5 py-2 font-medium text-paper-raised">
        <span className="sr-only">{copy.answerer} </span>
        {copy.answer}
      </p>
    </div>
  );
}

/** A prospect with its checks. */
export function EnrichIllustration({ copy }: { copy: Steps["enrich"] }) {
  return (
    <div className="text-sm">
      <p className="font-semibold">{copy.name}</p>
      <p className="text-ink-soft text-xs">{copy.company}</p>
      <dl className="mt-2 border-line border-t">
        {copy.checks.map(({ field, result }) => (
          <div
            key={field}
            className="flex flex-wrap justify-between gap-x-4 border-line border-b py-1.5 text-xs"
          >
            <dt>{field}</dt>
            <dd className="inline-flex items-center gap-1.5 font-medium text-verified">
              <Icon name="check" />
              {result}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The first prospects of the sample list with their next step and status. */
export function CallIllustration() {
  return (
    <ul className="text-sm">
      {sampleProspects.slice(0, 3).map((prospect) => (
        <li
          key={prospect.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line py-2 first:pt-0 not-last:border-b"
        >
          <span className="min-w-0">
            <span className="block font-semibold">{prospect.company}</span>
            <span className="block text-ink-soft text-xs">{nextStepOf(prospect, prospect.status)}</span>
          </span>
          <StatusPill status={prospect.status} />
        </li>
      ))}
    </ul>
  );
}
