import { Link } from "react-router";
import { nightWords } from "#app/content/desk/night-words-copy.ts";
import { todayCopy } from "#app/content/desk/today-copy.ts";
import type { FailedNights, Morning } from "#app/operators/today/morning.server.ts";
import { clientsHref } from "../clients-href.ts";
import { NumberLink } from "./number-link.tsx";

const { morning: copy } = todayCopy;

const lists = (liste: string) => clientsHref({ liste });

/** The lists of this morning, and the nights that something went wrong in. */
export function MorningToday({ morning, failed }: { morning: Morning; failed: readonly FailedNights[] }) {
  const { isWorkingDay, delivered, prospects, late, held, preparing, left } = morning;
  const isNothing = delivered + late + held + preparing + left === 0;
  return (
    <>
      {isNothing ? (
        <p className="text-ink-soft">{isWorkingDay ? copy.nothing : copy.dayOff}</p>
      ) : (
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <NumberLink count={delivered} label={copy.delivered} to={lists("delivered")} />
          <NumberLink count={late} label={copy.late} to={lists("late")} tone="bad" />
          <NumberLink count={held} label={copy.held} to={lists("held")} />
          {preparing > 0 && <NumberLink count={preparing} label={copy.preparing} to={lists("preparing")} />}
          {left > 0 && <NumberLink count={left} label={copy.left} to={lists("left")} />}
        </div>
      )}
      {prospects > 0 && <p className="mt-1 text-ink-soft text-sm">{copy.prospects(prospects)}</p>}
      <h3 className="mt-4 font-semibold">{copy.failed}</h3>
      {failed.length === 0 ? (
        <p className="text-ink-soft">{copy.noneFailed}</p>
      ) : (
        <ul className="grid gap-1">
          {failed.map(({ day, cause, count }) => (
            <li key={`${day} ${cause}`} className="wrap-anywhere">
              <Link to={lists("failed")} className="link inline-flex min-h-11 items-center font-semibold">
                {copy.of(frenchDay(day), count)}
              </Link>
              <p>{nightWords.anyCause(cause)}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const format = new Intl.DateTimeFormat("fr-FR", { day: "numeric", month: "long", timeZone: "UTC" });

const frenchDay = (day: string) => format.format(new Date(day));
