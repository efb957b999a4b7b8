import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";
import type { Housekeeping } from "./db/housekeeping.server.ts";
import type { Database } from "./db/open-database.server.ts";
import type { Listener } from "./http/listener.server.ts";
import type { Live } from "./live/live.server.ts";
import type { Outbox } from "./outbox/outbox.server.ts";

/** Milliseconds that running requests have to finish after SIGTERM; the process is gone within 10 s. */
const requestTimeout = 7_000;

/** What is to be closed, in the order in which it is. */
type Running = {
  listener: Listener;
  log: Logger;
  live: Live;
  outbox: Outbox;
  housekeeping: Housekeeping;
  db: Database;
};

/**
 * Stops the process on SIGTERM, SIGINT and on a failure that nobody caught: no new connections, what runs is finished,
 * streams end, then the database is closed. Gone within 10 s. docs/decisions/0007-http-edge.md.
 */
export function stopOnSignal({
  listener: { server, stopListening },
  log,
  live,
  outbox,
  housekeeping,
  db,
}: Running) {
  let stopping = false;
  const stop = async (reason: string, code: number) => {
    if (stopping) return;
    stopping = true;
    log.info({ reason }, "stopping");
    setTimeout(() => process.exit(code || 1), requestTimeout + 2_000).unref();

    const cut = setTimeout(() => server.closeAllConnections(), requestTimeout);
    const closed = once(server, "close");
    const drained = live.close();
    await stopListening();
    await Promise.race([closed, delay(2_500)]);
    // After what has arrived was read: a connection with a request in it is not idle.
    const sweep = setInterval(() => setImmediate(() => server.closeIdleConnections()), 50);
    await Promise.all([drained, closed]);
    clearInterval(sweep);
    clearTimeout(cut);
    await Promise.all([outbox.close(), housekeeping.close()]);
    await db.close();
    log.info("stopped");
    process.exit(code);
  };
  const failed = (error: unknown) => {
    log.fatal({ err: error }, "unexpected failure");
    stop("failure", 1).catch(() => process.exit(1));
  };
  const onSignal = (signal: string) => stop(signal, 0).catch(failed);
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
  process.on("uncaughtException", failed);
  process.on("unhandledRejection", failed);
}
