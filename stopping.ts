import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";
import type { Schedule } from "#app/morning/morning-schedule.server.ts";
import type { Webhooks } from "#app/webhooks/webhooks.server.ts";
import type { Housekeeping } from "#db/housekeeping.server.ts";
import type { Database } from "#db/open-database.server.ts";
import type { Listener } from "#http/listener.server.ts";
import type { Live } from "#live/live.server.ts";
import type { Outbox } from "#outbox/outbox.server.ts";
import type { Environment } from "./environment.ts";

/** Milliseconds for which a proxy may find out that this process is no longer ready, before connections are refused. */
const noticeTime = 2_000;

/** Milliseconds for running requests to finish after SIGTERM. The process ends within 10 s. */
const requestTimeout = 7_000;

/** What is closed at the end. */
export type Closing = { close: () => Promise<void> };

/** The parts of the process that are closed. */
type Running = {
  listener: Listener;
  log: Logger;
  live: Live;
  outbox: Outbox;
  webhooks: Webhooks;
  housekeeping: Housekeeping;
  mornings: Schedule;
  nights: Schedule;
  /** Operators' commands on the embedded database; `null` with PostgreSQL. */
  operations: Closing | null;
  /** `null` where nothing is traced. */
  tracing: Closing | null;
  db: Database;
  /** Aborted at once; `/readyz` is 503 from then on. */
  stopping: AbortController;
  environment: Pick<Environment, "isBehindProxy">;
};

/**
 * Stops the process on SIGTERM, SIGINT and an uncaught failure, within 10 s: says to proxies that it is not ready, refuses new connections, lets running
 * requests finish, ends streams, then closes the database. docs/decisions/0007-http-edge.md.
 */
export function stopOnSignal({
  listener: { server, stopListening },
  log,
  live,
  outbox,
  webhooks,
  housekeeping,
  mornings,
  nights,
  operations,
  tracing,
  db,
  stopping,
  environment,
}: Running) {
  const stop = async (reason: string, code: number) => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    log.info({ reason }, "stopping");
    setTimeout(() => process.exit(code || 1), requestTimeout + 2_000).unref();

    const notice = environment.isBehindProxy && code === 0 ? noticeTime : 0;
    if (notice > 0) await delay(notice);
    const cut = setTimeout(() => server.closeAllConnections(), requestTimeout - notice);
    const closed = once(server, "close");
    const drained = live.close();
    await stopListening();
    await Promise.race([closed, delay(2_500)]);
    // setImmediate lets Node read what has arrived first: a connection with a request in it is not idle.
    const sweep = setInterval(() => setImmediate(() => server.closeIdleConnections()), 50);
    await Promise.all([drained, closed]);
    clearInterval(sweep);
    clearTimeout(cut);
    await Promise.all([
      ...[outbox.close(), webhooks.close(), housekeeping.close(), mornings.close(), nights.close()],
      operations?.close(),
    ]);
    await db.close();
    await tracing?.close();
    log.info("stopped");
    process.exit(code);
  };
  const onFailure = (error: unknown) => {
    log.fatal({ err: error }, "unexpected failure");
    stop("failure", 1).catch(() => process.exit(1));
  };
  const onSignal = (signal: string) => stop(signal, 0).catch(onFailure);
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
  process.on("uncaughtException", onFailure);
  process.on("unhandledRejection", onFailure);
}
