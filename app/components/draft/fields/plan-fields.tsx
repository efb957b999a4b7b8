import { draftPages } from "#app/content/signed-in/draft-page-copy.ts";
import { drafts } from "#app/content/signed-in/drafts-copy.ts";
import type { PlanContent } from "#app/drafts/draft-content.ts";
import { draftLimits } from "#app/drafts/draft-limits.ts";
import { RepeatedItems } from "./repeated-items.tsx";
import { type ContentFieldsProps, LineField, LinesField } from "./text-fields.tsx";

const copy = draftPages.draft;
const { fields } = drafts;

/** The weeks of a plan. */
export function PlanFields({ content, errors, onChange }: ContentFieldsProps<PlanContent>) {
  return (
    <RepeatedItems
      items={content.weeks}
      max={draftLimits.plan.weeks}
      heading={fields.week}
      level={2}
      addLabel={copy.addWeek}
      removeLabel={copy.removeWeek}
      blank={{ goal: "", actions: [] }}
      onChange={(weeks) => onChange({ weeks })}
    >
      {(week, index, change) => (
        <>
          <LineField
            path={`weeks.${index}.goal`}
            label={fields.goal}
            value={week.goal}
            errors={errors}
            onChange={(goal) => change({ ...week, goal })}
          />
          <LinesField
            path={`weeks.${index}.actions`}
            label={fields.actions}
            hint={copy.perLine}
            value={week.actions}
            errors={errors}
            onChange={(actions) => change({ ...week, actions })}
          />
        </>
      )}
    </RepeatedItems>
  );
}
