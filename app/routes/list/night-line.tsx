import { nightCopy as copy } from "#app/content/signed-in/night-copy.ts";
import { timeZone } from "#app/content/time-zone.ts";
import type { DropReason } from "#app/sourcing/night/candidates/dropped.ts";
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
  exhausted: copy.exhausted,
  register_away: copy.registerAway,
  provider_away: copy.providerAway,
};

/**
 * What the newest night did and why it did not do more; on demand whom it left out, for how many anything was found and what was
 * paid for it, and the same of the nights before.
 */
export function NightLine({ lines: [line, ...earlier], now }: { lines: Line[]; now: number }) {
  if (!line) return null;
  const { day, seen, found, delivered, because } = line;
  const when = day === today.format(now) ? null : dayOf.format(new Date(day));
  const [dropped, lookedUp] = [droppedOf(line), lookedUpOf(line)];
  const text = (
    <>
      {copy.line(when, seen, found, delivered)}.{because && ` ${reasons[because]}`}
    </>
  );
  if (dropped === "" && lookedUp === "" && earlier.length === 0) return <p className="list-night">{text}</p>;
  return (
    <details className="list-night">
      <summary>
        {text} <span className="list-night-more">{copy.details}</span>
      </summary>
      {dropped && <p>{dropped}</p>}
      {lookedUp && <p>{lookedUp}</p>}
      {earlier.length > 0 && (
        <>
          <h2>{copy.earlierNights}</h2>
          <dl>
            {earlier.map((night) => (
              <div key={night.day}>
                <dt>{dayOf.format(new Date(night.day))}</dt>
                <dd>
                  {[
                    `${copy.earlier(night.seen, night.found, night.delivered)}.`,
                    ...(night.because ? [reasons[night.because]] : []),
                    ...[droppedOf(night), lookedUpOf(night)].filter(Boolean),
                  ].join(" ")}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </details>
  );
}

/** Whom the night left out, and why; "" for nobody. */
function droppedOf({ dropped }: Line): string {
  const left = (Object.keys(copy.reasons) as DropReason[]).flatMap((reason) =>
    dropped[reason] ? [copy.reasons[reason](dropped[reason])] : [],
  );
  return left.length > 0 ? `${copy.dropped}${left.join(", ")}.` : "";
}

/** For how many people anything was found, and what was paid; "" where nobody was looked up with success. */
const lookedUpOf = ({ enriched, spent }: Line) =>
  enriched + spent > 0 ? `${copy.enriched(enriched, spent)}.` : "";
