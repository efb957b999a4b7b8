import { Fragment } from "react";
import type { PlanRow } from "#app/offers/plan-rows.ts";
import { unbroken } from "#app/ui/unbroken.tsx";

/** What a plan contains, by subject. */
export function PlanContents({ rows }: { rows: PlanRow[] }) {
  return (
    <dl className="plan-contents">
      {rows.map(({ subject, label, features, common }) => (
        <div key={subject}>
          <dt>{label}</dt>
          {features.map(({ text, explanation }) => (
            <Fragment key={text}>
              <dd>{unbroken(text)}</dd>
              {explanation && <dd className="plan-note">{explanation}</dd>}
            </Fragment>
          ))}
          {common && <dd className="plan-common">{common}</dd>}
        </div>
      ))}
    </dl>
  );
}
