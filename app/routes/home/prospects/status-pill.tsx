import { Pill, type PillTone } from "#app/components/prospects/pill.tsx";
import { type SampleStatus, sampleStatusLabels } from "#app/content/sample/sample-statuses.ts";

const tones: Record<SampleStatus, PillTone> = {
  new: "new",
  "to-call": "open",
  "to-call-back": "open",
  meeting: "won",
  "not-now": "later",
};

/** The status of a prospect of the sample. */
export function StatusPill({ status }: { status: SampleStatus }) {
  return <Pill tone={tones[status]}>{sampleStatusLabels[status]}</Pill>;
}
