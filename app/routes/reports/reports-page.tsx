import { Form, useNavigation } from "react-router";
import { Problem } from "#app/components/problem.tsx";
import { reports as copy } from "#app/content/signed-in/reports-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { groupings, type ReportQuery, type ReportRow } from "#app/reports/reports-protocol.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Field, FieldFrame, fieldClasses, useField } from "#app/ui/form/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ReportChart } from "./report-chart.tsx";
import { ReportTable } from "./report-table.tsx";
import type { ShownRow } from "./shown-row.ts";

export type Shown =
  | { kind: "report"; rows: ShownRow[] }
  | { kind: "not included" | "limited"; sentence: string }
  | { kind: "invalid" | "failed" };

type Props = { query: ReportQuery; today: string; shown: Shown };

/** What became of the prospects of a period: a chart, the same as a table, and as a file. interpretation.md D289. */
export function ReportsPage({ query, today, shown }: Props) {
  if (shown.kind === "not included")
    return (
      <p className="reports-lead">
        {shown.sentence}{" "}
        <a href={"/compte#offre" satisfies Href} className="link">
          {copy.toOffer}
        </a>
      </p>
    );
  return (
    <>
      <Filters query={query} today={today} />
      {shown.kind === "invalid" && <Problem title={copy.filters.invalid} occurrence={shown} />}
      {shown.kind === "limited" && <Problem title={shown.sentence} occurrence={shown} />}
      {shown.kind === "report" && <Report query={query} rows={shown.rows} />}
    </>
  );
}

function Filters({ query, today }: Omit<Props, "shown">) {
  const isLoading = useNavigation().state === "loading";
  const { from, to, by } = copy.filters;
  const field = useField(undefined, { label: by });
  const days = { type: "date", required: true, min: "2000-01-01", max: today };
  return (
    <Form method="get" className="reports-filters">
      <Field {...days} label={from} name="from" defaultValue={query.from} />
      <Field {...days} label={to} name="to" defaultValue={query.to} />
      <FieldFrame {...field}>
        <select {...field.attributes} name="by" defaultValue={query.by} className={`${fieldClasses} h-12`}>
          {groupings.map((each) => (
            <option key={each} value={each}>
              {copy.by[each]}
            </option>
          ))}
        </select>
      </FieldFrame>
      <Button type="submit" variant="secondary" busy={isLoading}>
        {copy.filters.show}
      </Button>
    </Form>
  );
}

function Report({ query, rows }: { query: ReportQuery; rows: ShownRow[] }) {
  const file = new URLSearchParams({ ...query, format: "csv" });
  const isEmpty = rows.every(({ delivered, worked }) => delivered + worked === 0);
  return (
    <>
      {isEmpty ? <p className="font-medium">{copy.none}</p> : <ReportChart rows={rows} />}
      <ReportTable by={query.by} rows={rows} />
      {!isEmpty && <Reasons rows={rows} />}
      <div className="reports-part">
        <h2 className="text-lg">{copy.meaning.title}</h2>
        <ul className="reports-meaning">
          {copy.meaning.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <p>
        <a href={`/api/reports?${file}` satisfies Href} download="" className="link reports-file">
          <Icon name="download" /> {copy.filters.file}
        </a>
      </p>
    </>
  );
}

function Reasons({ rows }: { rows: ShownRow[] }) {
  const counts = Object.entries(copy.reasons)
    .map(([reason, label]) => ({
      label,
      count: rows.reduce((sum, row) => sum + row.reasons[reason as keyof ReportRow["reasons"]], 0),
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  if (counts.length === 0) return null;
  return (
    <div className="reports-part">
      <h2 className="text-lg">{copy.reasonsTitle}</h2>
      <dl className="reports-reasons">
        {counts.map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
