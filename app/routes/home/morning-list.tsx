import { home } from "~/content/home.ts";
import { Icon } from "~/ui/icon.tsx";

const words = home.list;

/** A piece of the product as a reader would find it on a morning. */
export function MorningList() {
  return (
    <figure className="min-w-0">
      <div className="rounded-lg border border-line bg-paper-raised shadow-float">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b px-5 py-4">
          <h2 className="font-semibold text-base">
            {words.title} <span className="font-normal text-ink-soft text-xs">({words.example})</span>
          </h2>
          <p className="text-ink-soft text-xs">
            {words.moment} · <span className="font-medium text-sun">{words.found}</span>
          </p>
        </div>
        <ul>
          {words.rows.map((row) => (
            <Row key={row.company} row={row} />
          ))}
        </ul>
      </div>
      <figcaption className="mt-3 text-ink-soft text-xs">{words.note}</figcaption>
    </figure>
  );
}

function Row({ row }: { row: (typeof words.rows)[number] }) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-line px-5 py-4 text-sm not-last:border-b">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">{row.company}</p>
        <p className="text-ink-soft text-xs">{row.sector}</p>
        <p className="mt-2">{row.person}</p>
        <p className="mt-1 flex flex-wrap gap-x-4 text-verified text-xs">
          <span className="inline-flex items-center gap-1.5">
            <Icon name="check" />
            {words.verified}
          </span>
          {row.hasPhone && (
            <span className="inline-flex items-center gap-1.5">
              <Icon name="phone" />
              {words.direct}
            </span>
          )}
        </p>
      </div>
      <p
        className={`rounded-full border px-3 py-0.5 font-medium text-xs ${
          row.isNext ? "border-sun bg-sun-wash text-sun-deep" : "border-line text-ink-soft"
        }`}
      >
        {row.status}
      </p>
    </li>
  );
}
