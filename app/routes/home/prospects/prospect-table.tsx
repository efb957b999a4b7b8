import { prospectList as copy } from "#app/content/home/prospect-list-copy.ts";
import type { SampleProspect } from "#app/content/sample/sample-prospect.ts";
import { nextStepOf } from "#app/content/sample/sample-statuses.ts";
import { StatusPill } from "./status-pill.tsx";
import type { Statuses } from "./statuses.ts";

type Props = { prospects: readonly SampleProspect[]; statuses: Statuses };

const headClasses =
  "h-px px-2 py-2 @max-[20rem]:not-first:px-1.5 text-start font-medium text-ink-soft text-xs first:ps-4 sm:first:ps-6";
const cellClasses = "px-2 py-2.5 align-middle";

/**
 * The list. The radio button in a row's name opens its record; the whole row is its label. With very large text on a
 * phone the score and the status stand below the name.
 */
export function ProspectTable({ prospects, statuses }: Props) {
  return (
    <div role="radiogroup" aria-label={copy.rows} className="min-w-0">
      <table className="h-full w-full border-collapse text-sm @max-[15rem]:block @min-[68rem]:table-fixed">
        <thead className="@max-[15rem]:sr-only">
          <tr className="border-line border-b">
            <th scope="col" className={`${headClasses} @min-[68rem]:w-[28%]`}>
              {copy.columns.company}
            </th>
            <th scope="col" className={`${headClasses} @max-[40rem]:hidden @min-[68rem]:w-[21%]`}>
              {copy.columns.contact}
            </th>
            <th scope="col" className={`${headClasses} @min-[68rem]:w-[9%]`}>
              {copy.columns.score}
            </th>
            <th scope="col" className={`${headClasses} @min-[68rem]:w-[19.5%]`}>
              {copy.columns.status}
            </th>
            <th scope="col" className={`${headClasses} @max-[40rem]:hidden`}>
              {copy.columns.next}
            </th>
          </tr>
        </thead>
        <tbody className="staggered @max-[15rem]:block">
          {prospects.map((prospect, index) => (
            <Row
              key={prospect.id}
              prospect={prospect}
              status={statuses[prospect.id] ?? prospect.status}
              isFirst={index === 0}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = { prospect: SampleProspect; status: SampleProspect["status"]; isFirst: boolean };

function Row({ prospect, status, isFirst }: RowProps) {
  const { id, company, sector, contact, role, score } = prospect;
  return (
    <tr className="group relative border-line @max-[15rem]:block transition-colors not-last:border-b hover:bg-paper-sunk has-checked:bg-sun-wash has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-sun">
      <th
        scope="row"
        className={`${cellClasses} ps-4 @max-[20rem]:pe-1 @max-[15rem]:block @max-[15rem]:pb-0 text-start font-normal group-has-checked:shadow-[inset_3px_0_0_var(--color-sun-fill)] sm:ps-6`}
      >
        <label htmlFor={`prospect-${id}`} className="cursor-pointer after:absolute after:inset-0">
          <input
            type="radio"
            id={`prospect-${id}`}
            name="prospect"
            value={id}
            defaultChecked={isFirst}
            autoComplete="off"
            className="sr-only"
          />
          <span className="block font-semibold leading-tight">{company}</span>
          <span className="block text-ink-soft text-xs @max-[40rem]:hidden">{sector}</span>
        </label>
        <span className="block text-ink-soft text-xs @max-[20rem]:hidden @min-[40rem]:hidden">{role}</span>
      </th>
      <td className={`${cellClasses} @max-[40rem]:hidden`}>
        {contact}
        <span className="block text-ink-soft text-xs">{role}</span>
      </td>
      <td className={`${cellClasses} @max-[15rem]:inline-block @max-[15rem]:ps-4! @max-[20rem]:px-1.5`}>
        <ScoreBar score={score} />
      </td>
      <td
        className={`${cellClasses} @max-[15rem]:inline-block @max-[15rem]:ps-4! @max-[20rem]:ps-1.5 @max-[40rem]:pe-4 @min-[20rem]:whitespace-nowrap`}
      >
        <StatusPill status={status} />
      </td>
      <td className={`${cellClasses} pe-4 text-ink-soft text-xs @max-[40rem]:hidden`}>
        {nextStepOf(prospect, status)}
      </td>
    </tr>
  );
}

/** A score from 0 to 100 with a bar. */
function ScoreBar({ score }: { score: number }) {
  return (
    <span className="inline-grid gap-1 font-semibold tabular-nums leading-none">
      {score}
      <svg aria-hidden="true" viewBox="0 0 40 4" className="block h-1 w-10">
        <rect width="40" height="4" rx="2" fill="var(--color-line)" />
        <rect width={(score / 100) * 40} height="4" rx="2" fill="var(--color-sun-fill)" />
      </svg>
    </span>
  );
}
