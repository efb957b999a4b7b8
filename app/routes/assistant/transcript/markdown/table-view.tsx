import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { type Alignment, type Block, type Inline, plainText } from "#app/ui/markdown/markdown-block.ts";
import { InlineText } from "./inline-view.tsx";
import { Scroller } from "./scroller.tsx";

const aligned = { left: "text-left", right: "text-right", center: "text-center" };
const classOf = (align: Alignment | undefined) => (align ? aligned[align] : "text-start");

/** Characters from which a text needs more than the width of its longest word. */
const longText = 24;
/** Keeps short texts in a line and long ones from becoming a column of words; the table then scrolls. */
const widthOf = (cell: Inline[]) => `max-w-80 ${plainText(cell).length > longText ? "min-w-32" : "min-w-16"}`;

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
                  className={`py-2 pe-4 align-top last:pe-0 ${widthOf(cell)} ${classOf(align[column])}`}
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
      className={`py-2 pe-4 align-bottom font-semibold last:pe-0 ${widthOf(cell)} ${classOf(align)}`}
    >
      <InlineText content={cell} />
    </th>
  );
}
