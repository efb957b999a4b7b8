import { morningList as copy } from "~/content/home/hero-copy.ts";
import { Icon } from "~/ui/icon.tsx";

/** A sample list of prospects. Its rows fade in one by one, once. */
export function MorningList() {
  return (
    <div className="min-w-0 rounded-lg border border-line bg-paper-raised shadow-float">
      <div className="border-line border-b px-5 py-4">
        <h2 className="flex flex-wrap justify-between gap-x-4 font-semibold text-base">
          {copy.title} <span className="self-center font-normal text-ink-soft text-xs">({copy.example})</span>
        </h2>
        <p className="flex flex-wrap justify-between gap-x-4 text-ink-soft text-xs">
          {copy.moment} <span className="font-medium text-sun">{copy.found}</span>
        </p>
      </div>
      <ul className="staggered">
        {copy.rows.map((row) => (
          <Row key={row.company} row={row} />
        ))}
      </ul>
    </div>
  );
}

function Row({ row }: { row: (typeof copy.rows)[number] }) {
  return (
    <li className="grid gap-x-6 gap-y-2 border-line px-5 py-3.5 text-sm not-last:border-b sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="font-semibold">{row.company}</p>
        <p className="text-ink-soft text-xs">{row.sector}</p>
        <p className="mt-1.5 flex flex-wrap gap-x-4 gap-y-0.5 text-xs">
          <span>{row.person}</span>
          <Checked icon="check" label={copy.verified} />
          {row.hasPhone && <Checked icon="phone" label={copy.direct} />}
        </p>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 sm:flex-col sm:items-end">
        <p
          className={`rounded-full border px-3 py-0.5 font-medium text-xs ${
            row.isNext ? "border-sun bg-sun-wash text-sun-deep" : "border-line text-ink-soft"
          }`}
        >
          {row.status}
        </p>
        <p className="text-ink-soft text-xs">{row.next}</p>
      </div>
    </li>
  );
}

function Checked({ icon, label }: { icon: "check" | "phone"; label: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-verified">
      <Icon name={icon} />
      {label}
    </span>
  );
}
