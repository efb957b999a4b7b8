import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database } from "#db/open-database.server.ts";
import { enrichmentProviders } from "#db/schema.ts";
import type { Enricher } from "../enricher.ts";

type Services = { db: Pick<Database, "asOwner"> };

/** Milliseconds that a turn lies ahead at most: a later one was stored before the clock was set back. */
const furthest = 30_000;

/** Waits until the provider may be asked, so that all nodes together keep its pace (`spacing`). */
export async function waitForTurn(services: Services, enricher: Enricher): Promise<void> {
  const wait = (await takeTurn(services, enricher)) - Date.now();
  if (wait > 0) await delay(wait, undefined, { ref: false });
}

/** Takes the next moment at which nobody else asks the provider, in milliseconds since the epoch: one short write. */
export async function takeTurn(
  { db }: Services,
  { name, spacing }: Pick<Enricher, "name" | "spacing">,
): Promise<number> {
  const now = Date.now();
  const { nextAt } = enrichmentProviders;
  const [at, last] = [new Date(now).toISOString(), new Date(now + furthest).toISOString()];
  const free = sql`case when ${nextAt} between ${at}::timestamptz and ${last}::timestamptz then ${nextAt} else ${at}::timestamptz end`;
  const [row] = await db.asOwner
    .insert(enrichmentProviders)
    .values({ name, nextAt: new Date(now + spacing) })
    .onConflictDoUpdate({
      target: enrichmentProviders.name,
      set: { nextAt: sql`${free} + ${spacing}::integer * interval '1 millisecond'` },
    })
    .returning({ nextAt });
  return (row?.nextAt?.getTime() ?? now + spacing) - spacing;
}
