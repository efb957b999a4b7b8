import { type SampleStatus, sampleStatusLabels } from "#app/content/sample/sample-statuses.ts";

const tones: Record<SampleStatus, string> = {
  new: "border-sun bg-sun-wash text-sun-deep",
  "to-call": "border-line-strong text-ink",
  "to-call-back": "border-line-strong text-ink",
  meeting: "border-verified bg-verified-wash text-verified",
  "not-now": "border-line text-ink-soft",
};

/** The status of a prospect. */
export function StatusPill({ status }: { status: SampleStatus }) {
  return (
    <span className={`inline-block rounded-full border px-2.5 py-0.5 font-medium text-xs ${tones[status]}`}>
      {sampleStatusLabels[status]}
    </span>
  );
}
