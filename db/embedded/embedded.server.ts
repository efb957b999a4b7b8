import { drizzle } from "drizzle-orm/pglite";
import type { CarrierSlot } from "../carrier.ts";
import {
  clientTransactions,
  type Database,
  type OpenOptions,
  operatorTransactions,
} from "../database.server.ts";
import { pingTimeout, within } from "../deadline.ts";
import { migrate } from "../migrate.server.ts";
import { Outage } from "../outage.ts";
import { schema } from "../schema.ts";
import { withWakeUps } from "../wake-ups.server.ts";
import { DiskSpace, freeSpace } from "./disk-space.server.ts";
import { openDurablePGlite } from "./durable-pglite.server.ts";
import { createUpkeep } from "./embedded-upkeep.server.ts";
import { keepParsers } from "./kept-parsers.server.ts";
import { removeSnapshots } from "./snapshot.server.ts";
import { serveSnapshots } from "./snapshot-socket.server.ts";
import { guardWrites } from "./write-guard.server.ts";

/** Milliseconds between two measurements of the disk while the database is idle. */
const spaceInterval = 1_000;

/** Opens the embedded database in `folder`, migrated. Throws what `openDurablePGlite` throws. */
export async function openEmbedded(
  folder: string,
  { log, measureSpace = () => freeSpace(folder) }: OpenOptions,
): Promise<Database> {
  const pglite = await openDurablePGlite(folder);
  const space = new DiskSpace(measureSpace, (isLow, free) => {
    const megabytes = Math.floor(free / 1024 / 1024);
    if (isLow) log?.error({ folder, freeMegabytes: megabytes }, "the disk is full: writes are refused");
    else log?.warn({ folder, freeMegabytes: megabytes }, "the disk has room again: writes are accepted");
  });
  const upkeep = createUpkeep(pglite, folder, () => space.checkLow(), log);
  const use = guardWrites(pglite, () => space.checkLow(), upkeep.runWhenDue);
  keepParsers(pglite);
  removeSnapshots(folder);
  const wakeUps: CarrierSlot = { carrier: null };
  const orm = withWakeUps(drizzle(pglite, { schema }), wakeUps);
  try {
    await migrate({
      query: async (text, values) => (await pglite.query<Record<string, unknown>>(text, values)).rows,
      script: async (text) => void (await pglite.exec(text)),
    });
    // Without a value of its own, the setting would not return from that of a client's transaction.
    await pglite.query("select set_config('session_authorization', current_user, false)");
  } catch (error) {
    await pglite.close();
    throw error;
  }

  // Logs that the disk has space again even while the database is idle.
  const timer = setInterval(() => space.checkLow(), spaceInterval);
  timer.unref();

  const snapshots = await serveSnapshots(pglite, folder, log);

  return {
    engine: "pglite",
    asOwner: orm,
    asClient: clientTransactions(orm, "session_authorization"),
    pools: () => {
      const { running, waiting } = use();
      return [{ name: "embedded", busy: running, idle: 1 - running, waiting }];
    },
    asOperator: operatorTransactions(orm, "session_authorization"),
    warnings: [],
    listen: async (channel, listener) => {
      const stop = await pglite.listen(channel, listener);
      return () => stop();
    },
    wakeUps,
    ping: async () =>
      void (await within(pingTimeout, pglite.query("select 1"), () => new Outage("unavailable"))),
    outage: () => (space.checkLow() ? "storage_full" : null),
    close: async () => {
      clearInterval(timer);
      await snapshots.close();
      await upkeep.close();
      await pglite.close();
    },
  };
}
