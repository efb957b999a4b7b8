import { Link } from "react-router";
import { deliveriesCopy } from "#app/content/desk/deliveries-copy.ts";
import { requestsCopy } from "#app/content/desk/requests-copy.ts";
import { todayCopy } from "#app/content/desk/today-copy.ts";
import type { Href } from "#app/hrefs.ts";
import type { WaitingRequests } from "#app/operators/today/waiting-requests.server.ts";
import { NumberLink } from "./number-link.tsx";

const { requests: copy } = todayCopy;

/** The requests that nobody has answered, and the days that those about personal data have left. */
export function RequestsToday({ requests, now }: { requests: WaitingRequests; now: number }) {
  const { data, messages, oldestMessage, next } = requests;
  return (
    <>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <NumberLink count={data} most={1_000} label={copy.data} to="/operateur/demandes?nature=data" />
        <NumberLink
          count={messages}
          most={1_000}
          label={copy.messages}
          to="/operateur/demandes?nature=message"
        />
      </div>
      {oldestMessage && (
        <p className="mt-1 text-ink-soft text-sm">
          {copy.oldest(deliveriesCopy.age(now - oldestMessage.getTime()))}
        </p>
      )}
      <ul className="mt-2 grid gap-1">
        {next.map(({ id, reference, daysLeft }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4">
            <Link
              to={`/operateur/demandes/${id}` satisfies Href}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              {reference}
            </Link>
            <span className={`tabular-nums ${daysLeft < 0 ? "font-bold text-danger" : ""}`}>
              {requestsCopy.left(daysLeft)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
