import { shortDay } from "#app/calendar/day-in-words.ts";
import { clientCopy } from "#app/content/desk/client-copy.ts";
import { nightStates, nightWords } from "#app/content/desk/night-words-copy.ts";
import type { ClientRecord } from "#app/operators/clients/read-client.server.ts";
import { DeskTable } from "../desk-table.tsx";

type Night = ClientRecord["nights"][number];

const copy = clientCopy.nights;
const { columns } = copy;

/** The last nights of a customer, with what they did and why not more. */
export function NightsTable({ nights }: { nights: readonly Night[] }) {
  return (
    <DeskTable
      caption={copy.count(nights.length)}
      short={[columns.day, columns.outcome, columns.figures, columns.why]}
      columns={[columns.day, columns.outcome, columns.figures, columns.why]}
      rows={nights.map((night) => {
        const { day, state, delivered, quota, seen, found, enriched, spent } = night;
        return {
          key: day,
          cells: [
            shortDay(day),
            <span key="outcome" className="font-semibold">
              {state === "delivered" ? nightWords.delivered(delivered) : nightStates[state]}
            </span>,
            copy.figures(quota, seen, found, enriched, spent),
            reasonsOf(night).join(" ") || clientCopy.nothing,
          ],
        };
      })}
    />
  );
}

function reasonsOf({ error, enrichmentError, failures }: Night): string[] {
  return [
    ...(error ? [nightWords.cause(error)] : []),
    ...(enrichmentError ? [nightWords.enrichmentCause(enrichmentError)] : []),
    ...(failures > 0 ? [`${copy.failures(failures)}.`] : []),
  ];
}
