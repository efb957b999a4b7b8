import { reports as copy } from "#app/content/signed-in/reports-copy.ts";
import type { ShownRow } from "./shown-row.ts";

/** What a line of the chart compares, from its widest bar to its narrowest: they differ in height, so that no colour is needed. */
const bars = ["delivered", "reached", "meetings"] as const;

/** How far the prospects of each line came. The table below says the same in numbers. */
export function ReportChart({ rows }: { rows: ShownRow[] }) {
  const most = Math.max(1, ...rows.flatMap((row) => bars.map((bar) => row[bar])));
  return (
    <figure className="reports-part">
      <figcaption>
        <h2 className="text-lg">{copy.chart}</h2>
        <p className="text-ink-soft text-sm">{copy.chartText}</p>
      </figcaption>
      <ul className="reports-legend">
        {bars.map((bar) => (
          <li key={bar}>
            <span aria-hidden="true" className={`reports-swatch reports-${bar}`} />
            {copy.measures[bar]}
          </li>
        ))}
      </ul>
      <ul className="reports-chart">
        {rows.map((row) => (
          <li key={row.key}>
            <span className="reports-label">{row.label}</span>
            <svg aria-hidden="true" viewBox="0 0 100 20" preserveAspectRatio="none" className="reports-bars">
              {bars.map((bar, index) => (
                <rect
                  key={bar}
                  className={`reports-${bar}`}
                  y={4 * index}
                  height={20 - 8 * index}
                  width={(100 * row[bar]) / most}
                />
              ))}
            </svg>
            <span className="reports-numbers">
              {bars.map((bar) => (
                <span key={bar}>
                  <span className="sr-only">{copy.measures[bar]}</span> {row[bar]}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
