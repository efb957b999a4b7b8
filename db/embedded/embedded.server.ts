import { drizzle } from "drizzle-orm/pglite";
import { clientTransactions, type Database, type OpenOptions } from "../database.ts";
import { pingWithin, within } from "../deadline.ts";
import { migrate } from "../migrate.server.ts";
import { Outage } from "../outage.ts";
import { schema } from "../schema.ts";
import { DiskSpace, freeSpace } from "./disk-space.server.ts";
import { openDurablePGlite } from "./durable-pglite.server.ts";
import { createUpkeep } from "./embedded-upkeep.server.ts";
import { guardWrites } from "./write-guard.server.ts";

/** Milliseconds between two looks at the disk while nobody uses the database. */
const spaceInterval = 1_000;

/** The embedded database in `folder`, migrated. Throws what `openDurablePGlite` throws. */
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
  const upkeep = createUpkeep(pglite, folder, () => space.isLow(), log);
  guardWrites(pglite, () => space.isLow(), upkeep.keepUp);
  const orm = drizzle(pglite, { schema });
  try {
    await migrate({
      query: async (text, values) => (await pglite.query<Record<string, unknown>>(text, values)).rows,
      script: async (text) => void (await pglite.exec(text)),
    });
  } catch (error) {
    await pglite.close();
    throw error;
  }

  // That the disk has room again is told also while nobody uses the database.
  const timer = setInterval(() => space.isLow(), spaceInterval);
  timer.unref();

  return {
    engine: "pglite",
    asOwner: orm,
    asClient: clientTransactions(orm),
    listen: async (channel, wake) => {
      const stop = await pglite.listen(channel, wake);
      return () => stop();
    },
    ping: async () =>
      void (await within(pingWithin, pglite.query("select 1"), () => new Outage("unavailable"))),
    outage: () => (space.isLow() ? "storage_full" : null),
    close: async () => {
      clearInterval(timer);
      await upkeep.close();
      await pglite.close();
    },
  };
}
