import { nightCopy as copy } from "#app/content/signed-in/night-copy.ts";
import { timeZone } from "#app/content/time-zone.ts";
import type { NightLine as Line } from "#app/sourcing/night/night-line.server.ts";

const dayOf = new Intl.DateTimeFormat("fr-FR", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});
const today = new Intl.DateTimeFormat("fr-CA", { timeZone });

const reasons = {
  held: copy.held,
  no_target: copy.noTarget,
  unsearchable: copy.unsearchable,
  away: copy.away,
};

/** What the newest night did, and why it did not do more. */
export function NightLine({ line, now }: { line: Line; now: number }) {
  const { day, seen, found, delivered, because } = line;
  const when = day === today.format(now) ? null : dayOf.format(new Date(day));
  return (
    <p className="list-night">
      {copy.line(when, seen, found, delivered)}.{because && ` ${reasons[because]}`}
    </p>
  );
}
