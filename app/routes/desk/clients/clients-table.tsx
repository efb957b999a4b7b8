import { Link } from "react-router";
import { shortDay } from "#app/calendar/day-in-words.ts";
import { clientsCopy as copy, offerNames } from "#app/content/desk/clients-copy.ts";
import { nightStates, nightWords } from "#app/content/desk/night-words-copy.ts";
import type { Href } from "#app/hrefs.ts";
import type { OfferState } from "#app/operators/clients/client-filter.ts";
import type { ListedClient } from "#app/operators/clients/find-clients.server.ts";
import { DeskTable } from "../desk-table.tsx";

const { columns, nothing } = copy;

/** Customers as a table, each with a link to the record. */
export function ClientsTable({ clients }: { clients: readonly ListedClient[] }) {
  return (
    <DeskTable
      caption={copy.count(clients.length)}
      short={[columns.offer, columns.since, columns.night, columns.list]}
      columns={[columns.client, columns.company, columns.offer, columns.since, columns.night, columns.list]}
      rows={clients.map((client) => ({
        key: client.id,
        cells: [
          <Link
            key="client"
            to={`/operateur/clients/${client.id}` satisfies Href}
            className="link -my-3 inline-flex min-h-11 items-center py-3 font-semibold"
          >
            {client.email}
          </Link>,
          client.company || nothing,
          <Offer key="offer" client={client} />,
          shortDay(client.since),
          <Night key="night" client={client} />,
          copy.list(client.list.all, client.list.fresh, client.list.next),
        ],
      }))}
    />
  );
}

function Offer({ client: { offer, until, cancellation, isCancelled } }: { client: ListedClient }) {
  const state = isCancelled ? "cancelled" : ((offer ?? "none") as OfferState);
  const last = until && (cancellation ? copy.endsOn : copy.until)(shortDay(until));
  const detail = cancellation && isCancelled ? copy.cancelledOn(shortDay(cancellation)) : last;
  return (
    <>
      <span className={`wrap-normal ${isCancelled || !offer ? "text-ink-soft" : "font-semibold"}`}>
        {offerNames[state]}
      </span>
      {detail && <span className="block text-ink-soft">{detail}</span>}
    </>
  );
}

function Night({ client: { night, isHeld } }: { client: ListedClient }) {
  if (!night) return <>{isHeld ? <Held /> : nothing}</>;
  const { day, state, delivered, error } = night;
  const outcome = state === "delivered" ? nightWords.delivered(delivered) : nightStates[state];
  return (
    <>
      <span className="block">
        {outcome}, <span className="text-ink-soft">{shortDay(day)}</span>
      </span>
      {isHeld && <Held />}
      {error && <span className="block max-w-[18rem] text-ink-soft">{nightWords.cause(error)}</span>}
    </>
  );
}

function Held() {
  return <span className="font-semibold text-danger">{copy.held}</span>;
}
