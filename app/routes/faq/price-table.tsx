import type { PriceFigures } from "./price-figures.ts";

/** The offers side by side, a fact in each row. With very large text each row is a list below its name. */
export function PriceTable({ caption, corner, offers, rows }: PriceFigures) {
  return (
    <div className="@container">
      <table className="w-full tabular-nums text-ink text-sm @max-[15rem]:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="@max-[15rem]:sr-only">
          <tr>
            <th scope="col" className="pe-3 pb-2.5 text-start font-normal text-ink-soft">
              {corner}
            </th>
            {offers.map((offer) => (
              <th key={offer} scope="col" className="ps-3 pb-2.5 text-end font-semibold">
                {offer}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-[15rem]:block">
          {rows.map(({ name, values }) => (
            <tr key={name} className="border-line border-t @max-[15rem]:block @max-[15rem]:py-2">
              <th
                scope="row"
                className="py-2.5 pe-3 text-start align-top font-normal text-ink-soft @max-[15rem]:block @max-[15rem]:p-0"
              >
                {name}
              </th>
              {values.map((value, index) => (
                <td
                  key={offers[index]}
                  className="whitespace-nowrap py-2.5 ps-3 text-end align-top font-medium @max-[15rem]:flex @max-[15rem]:flex-wrap @max-[15rem]:justify-between @max-[15rem]:gap-x-3 @max-[15rem]:p-0"
                >
                  <span aria-hidden="true" className="hidden @max-[15rem]:block">
                    {offers[index]}
                  </span>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
