import { prospectList as copy } from "#app/content/home/prospect-list-copy.ts";
import type { SampleProspect } from "#app/content/sample/sample-prospect.ts";
import {
  type SampleStatus,
  sampleStatuses,
  sampleStatusLabels,
} from "#app/content/sample/sample-statuses.ts";

type Props = { prospect: SampleProspect; status: SampleStatus };

/** The statuses as radio buttons; without scripts the present one alone is shown (prospects.css). */
export function StatusChoice({ prospect, status }: Props) {
  return (
    <fieldset className="status-choice">
      <legend className="sr-only">{copy.statusOf(prospect.contact)}</legend>
      {sampleStatuses.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={`status-${prospect.id}`}
            value={value}
            defaultChecked={value === status}
            autoComplete="off"
          />
          {sampleStatusLabels[value]}
        </label>
      ))}
    </fieldset>
  );
}
