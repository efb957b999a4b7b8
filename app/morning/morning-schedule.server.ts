import type { Logger } from "pino";
import { parisDay } from "#app/calendar/paris-day.ts";
import { queueMonthlyReports } from "#app/reports/monthly/queue-monthly.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { outageIn } from "#db/outage.ts";
import type { Outbox } from "#outbox/outbox.server.ts";
import { beginOf } from "./morning.ts";
import { queueMornings } from "./queue-mornings.server.ts";

export type Schedule = {
  /** Begins nothing more, and resolves when what runs is done. */
  close(): Promise<void>;
};

/** Milliseconds between two rounds of one process. The clock of a machine may be set, so no wait is longer. */
const interval = 60_000;

/**
 * Sends the mails of the morning, from half past seven on, and those with the report of a month, from eight on its day, in each
 * process: in rounds, until it is closed.
 */
export function startMornings(services: { db: Database; outbox: Outbox; log: Logger }): Schedule {
  const { db, log, outbox } = services;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function round() {
    try {
      if (db.outage()) return;
      const count = await queueMornings(services, Date.now(), () => isClosed);
      if (count > 0) log.info({ count }, "mails of the morning queued");
      const reports = await queueMonthlyReports(services, Date.now(), () => isClosed);
      if (reports > 0) log.info({ count: reports }, "reports of the month queued");
      if (count + reports > 0) outbox.kick();
    } catch (error) {
      if (!outageIn(error)) log.error({ err: error }, "the mails of the morning cannot be queued");
    } finally {
      if (!isClosed) wait();
    }
  }

  function wait() {
    const now = Date.now();
    const toBegin = beginOf(parisDay(now)) - now;
    const next = toBegin > 0 ? Math.min(interval, toBegin) : interval;
    timer = setTimeout(() => {
      running = round();
    }, next).unref();
  }

  running = round();
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
