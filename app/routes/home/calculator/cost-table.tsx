import { costCopy as copy } from "#app/content/home/cost-copy.ts";
import type { CostCell, CostContent } from "./cost-content.ts";

/** The price of a contact, offer by offer. With very large text on a phone each cell is a line with its own label. */
export function CostTable({ columns, rows }: Omit<CostContent, "statement">) {
  return (
    <div className="@container mt-8">
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{copy.caption}</caption>
        <thead className="@max-[15rem]:sr-only">
          <tr className="border-ink border-b text-ink-soft text-xs">
            {Object.values(columns).map((column) => (
              <th key={column} scope="col" className="py-2 pe-3 text-start align-bottom font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, contacts, monthly, yearly }) => (
            <tr key={name} className="border-line border-b align-top @max-[15rem]:block">
              <th
                scope="row"
                className="py-3 pe-3 text-start font-semibold @max-[15rem]:block @max-[15rem]:pb-0"
              >
                {name}
                <span className="block font-normal text-ink-soft text-xs">{contacts}</span>
              </th>
              <Cell {...monthly} label={columns.monthly} />
              <Cell {...yearly} label={columns.yearly} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ price, quotient, label }: CostCell & { label: string }) {
  return (
    <td className="py-3 pe-3 last:pe-0 @max-[15rem]:block">
      <span className="hidden text-ink-soft text-xs @max-[15rem]:block">{label}</span>
      <span className="font-semibold">{price}</span>
      <span className="block text-ink-soft text-xs">{quotient}</span>
    </td>
  );
}
