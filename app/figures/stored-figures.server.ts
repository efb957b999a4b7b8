import { repliesOwed } from "#app/conversation/owed-replies.server.ts";
import { lateMails } from "#app/morning/late-mails.server.ts";
import { unitsSpent } from "#app/sourcing/enrichment/store/units.server.ts";
import { oldestNight } from "#app/sourcing/night/night-figures.server.ts";
import { within } from "#db/deadline.ts";
import type { Database } from "#db/open-database.server.ts";
import { Outage, outageIn } from "#db/outage.ts";
import { outboxFigures } from "#outbox/outbox-figures.server.ts";

/** What a scrape shows of the database. Ages are in seconds, 0 while nothing waits. */
export type StoredFigures = {
  repliesOwed: number;
  replyAge: number;
  outboxWaiting: number;
  outboxOldest: number;
  nightOldest: number;
  morningsLate: number;
  enrichmentUnits: number;
};

/** Milliseconds for which figures are shown again, and within which the database must have given them. */
const validity = 5_000;
const deadline = 1_000;

/**
 * Returns a function that reads the figures, for however many scrapes at once: from the database at most once in five
 * seconds, and never twice at the same time. It resolves with `null` within a second when the database gives none.
 * docs/decisions/0055-metrics.md.
 */
export function createStoredFigures(
  db: Pick<Database, "asOwner" | "outage">,
  now: () => number = Date.now,
): () => Promise<StoredFigures | null> {
  let latest: { figures: StoredFigures; at: number } | null = null;
  let reading: Promise<StoredFigures> | null = null;

  return async () => {
    if (db.outage() === "unavailable") return null;
    if (latest && Math.abs(now() - latest.at) < validity) return latest.figures;
    // One that is late goes on alone: what waits for the database already waits no faster for being asked twice.
    reading ??= read(db, now())
      .then((figures) => {
        latest = { figures, at: now() };
        return figures;
      })
      .finally(() => {
        reading = null;
      });
    try {
      return await within(deadline, reading, () => new Outage("unavailable"));
    } catch (error) {
      if (outageIn(error)) return null;
      throw error;
    }
  };
}

/** One query after another, so that a scrape takes one connection. */
async function read({ asOwner }: Pick<Database, "asOwner">, moment: number): Promise<StoredFigures> {
  const owed = await repliesOwed(asOwner);
  const outbox = await outboxFigures(asOwner, moment);
  return {
    repliesOwed: owed.count,
    replyAge: owed.since === null ? 0 : Math.max(0, (moment - owed.since.getTime()) / 1000),
    outboxWaiting: outbox.waiting,
    outboxOldest: outbox.oldest,
    nightOldest: await oldestNight(asOwner, moment),
    morningsLate: await lateMails(asOwner, moment),
    enrichmentUnits: await unitsSpent(asOwner),
  };
}
