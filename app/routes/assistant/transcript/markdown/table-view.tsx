import { assistant } from "~/content/signed-in/assistant-copy.ts";
import { type Alignment, type Block, type Inline, plainText } from "~/ui/markdown/markdown-block.ts";
import { InlineText } from "./inline-view.tsx";
import { Scroller } from "./scroller.tsx";

const aligned = { left: "text-left", right: "text-right", center: "text-center" };
const classOf = (align: Alignment | undefined) => (align ? aligned[align] : "text-start");

/** Renders a table of a message, which scrolls by itself where it is too wide. */
export function TableView({ align, head, rows }: Extract<Block, { kind: "table" }>) {
  return (
    <Scroller label={assistant.rich.table}>
      <table className="min-w-full border-collapse border-line border-y text-sm tabular-nums">
        <thead>
          <tr>
            {head.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity, and a message only grows at its end
              <HeadCell key={column} cell={cell} align={align[column]} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <tr key={row} className="border-line border-t">
              {cells.map((cell, column) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  key={column}
                  dir="auto"
                  className={`max-w-80 py-2 pe-4 align-top last:pe-0 ${classOf(align[column])}`}
                >
                  <InlineText content={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

/** An empty cell heads nothing. */
function HeadCell({ cell, align }: { cell: Inline[]; align: Alignment | undefined }) {
  if (!plainText(cell).trim()) return <td />;
  return (
    <th
      scope="col"
      dir="auto"
      className={`max-w-80 py-2 pe-4 align-bottom font-semibold last:pe-0 ${classOf(align)}`}
    >
      <InlineText content={cell} />
    </th>
  );
}
