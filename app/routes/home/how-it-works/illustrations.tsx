import type { howItWorks } from "#app/content/home/how-it-works-copy.ts";
import type { SampleProspect } from "#app/content/sample/sample-prospect.ts";
import { wholeEmails } from "#app/ui/unbroken.tsx";

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
export function EnrichIllustration({ copy, prospect }: { copy: Steps["enrich"]; prospect: SampleProspect }) {
  return (
    <div className="text-sm">
      <p className="font-semibold">{prospect.contact}</p>
      <p className="text-ink-soft text-xs">
        {prospect.role}, {prospect.company}
      </p>
      <dl className="found">
        {Object.values(copy.checks).flatMap(({ field, result }) => [
          <dt key={field}>{wholeEmails(field)}</dt>,
          <dd key={result} className="mark-check">
            {result}
          </dd>,
        ])}
      </dl>
    </div>
  );
}

/** Whom to call first, and when. */
export function CallIllustration({ prospect }: { prospect: SampleProspect }) {
  return (
    <p className="first-call">
      <b>{prospect.callTime}</b>
      <span>{prospect.contact}</span>
      {prospect.role}, {prospect.company}
      <br />
      {prospect.phone}
    </p>
  );
}
