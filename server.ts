import { once } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createServer } from "node:http";
import { Server as TcpServer } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import * as productionBuild from "virtual:react-router/server-build";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { createAuth } from "~/accounts/session/auth.server.ts";
import { replyToAllOwed } from "~/conversation/reply.server.ts";
import { deliveries } from "~/deliveries.server.ts";
import { expiries } from "~/expiries.server.ts";
import type { Services } from "~/services.server.ts";
import { FolderInUse, NoSpace } from "./db/embedded/durable-pglite.server.ts";
import { type Housekeeping, startHousekeeping } from "./db/housekeeping.server.ts";
import { openDatabase } from "./db/open-database.server.ts";
import { outageIn } from "./db/outage.ts";
import { InvalidEnvironment, readEnvironment, warningsAbout } from "./environment.ts";
import { createApp } from "./http/app.server.ts";
import { createLog } from "./http/log.ts";
import { refuseUnclear } from "./http/request-head.ts";
import { brokenRequest, brokenRequestAnswer, brokenRequestHeaders } from "./http/security-headers.ts";
import { createLive } from "./live/live.server.ts";
import { createOutbox } from "./outbox/outbox.server.ts";
import { startWatchdog } from "./watchdog.ts";

/** Milliseconds that running requests have to finish after SIGTERM; the process is gone within 10 s. */
const patience = 7_000;

type Development = {
  build: () => Promise<ServerBuild>;
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

/** Opens everything, listens, and stops cleanly on SIGTERM or SIGINT. Exits 1 with one clear line when it cannot. */
export async function start(clientFolder: string, development?: Development): Promise<void> {
  try {
    await open(clientFolder, development);
  } catch (error) {
    if (error instanceof InvalidEnvironment) for (const problem of error.problems) console.error(problem);
    else console.error(explain(error));
    process.exit(1);
  }
}

async function open(clientFolder: string, development?: Development) {
  const environment = readEnvironment(process.env);
  const log = createLog(environment);
  const db = await openDatabase(
    environment.databaseUrl
      ? { url: environment.databaseUrl }
      : { folder: join(environment.dataDir, "database") },
    { log },
  );
  const services = { environment, log, db } as Services;
  services.auth = createAuth(services);
  services.live = await createLive(services);
  services.outbox = await createOutbox(services, deliveries);

  const { app, shortcut } = createApp({
    services,
    build: development?.build ?? productionBuild,
    clientFolder: development ? null : clientFolder,
  });
  const answer = getRequestListener((request, bindings) => app.fetch(request, bindings), {
    errorHandler: () => brokenRequest(environment, 400),
  });
  let waiting: (() => void)[] | null = null;
  const server = createServer(
    {
      // Answered by us, with our headers, rather than by Node without them.
      requireHostHeader: false,
      // A request without a body needs no stream made for one: a quarter of what Node itself spends on it.
      optimizeEmptyRequests: true,
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 5_000,
    },
    (request, response) => {
      const handle = () => {
        if (refuseUnclear(environment, request, response)) return;
        if (development) return development.middleware(request, response, () => answer(request, response));
        return shortcut(request, response) || answer(request, response);
      };
      if (waiting) waiting.push(handle);
      else handle();
    },
  );
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return socket.destroy();
    const status = {
      HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
      ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
    };
    socket.end(
      brokenRequestAnswer(environment, status[error.code as keyof typeof status] ?? "400 Bad Request"),
    );
  });

  server.on("checkExpectation", (_request, response) => {
    response.writeHead(417, brokenRequestHeaders(environment)).end();
  });

  server.listen(environment.port, environment.host);
  await once(server, "listening");
  console.log(`Matinal is ready: open ${environment.appUrl}`);
  console.log(`Mails: ${services.outbox.destination}`);
  for (const warning of warningsAbout(environment)) {
    console.warn(`Warning: ${warning}`);
    log.warn({ setting: warning.split(":", 1)[0] }, warning);
  }

  const stopListening = async () => {
    // What comes meanwhile is begun once nobody else can come.
    waiting = [];
    await quietTurn(server);
    // Only stops listening. http.Server's own close would at once cut idle connections, on which a request may be
    // under way; those that still ask are answered with "Connection: close".
    TcpServer.prototype.close.call(server);
    const held = waiting;
    waiting = null;
    for (const handle of held) handle();
  };
  startWatchdog();
  const housekeeping = startHousekeeping(services, expiries);
  stopOnSignal(server, services, housekeeping, stopListening);
  await replyToAllOwed(services);
}

function stopOnSignal(
  server: Server,
  { log, live, outbox, db }: Services,
  housekeeping: Housekeeping,
  stopListening: () => Promise<void>,
) {
  let stopping = false;
  const stop = async (reason: string, code: number) => {
    if (stopping) return;
    stopping = true;
    log.info({ reason }, "stopping");
    setTimeout(() => process.exit(code || 1), patience + 2_000).unref();

    const cut = setTimeout(() => server.closeAllConnections(), patience);
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

/**
 * Resolves right after a short turn of the event loop in which nobody connected, or after three seconds. To stop
 * listening then resets hardly anybody: the system drops who connected and was not accepted yet. Node accepts one in
 * each turn, and a turn in which the database works is long.
 */
async function quietTurn(server: Server): Promise<void> {
  const latest = performance.now() + 3_000;
  let isQuiet = false;
  const onConnection = () => {
    isQuiet = false;
  };
  server.on("connection", onConnection);
  await new Promise(setImmediate);
  while (!isQuiet && performance.now() < latest) {
    const start = performance.now();
    isQuiet = true;
    await new Promise(setImmediate);
    if (performance.now() - start > 0.5) isQuiet = false;
  }
  server.off("connection", onConnection);
}

/** One line for the person who typed the command. */
function explain(error: unknown): string {
  if (error instanceof FolderInUse || error instanceof NoSpace) return error.message;
  const outage = outageIn(error);
  if (outage) return `Matinal cannot start: ${outage.message}`;
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code === "ENOTFOUND" || code === "EADDRNOTAVAIL")
    return `HOST: this machine has no such address (${message}).`;
  if (message?.includes("permission denied to set role"))
    return "The database user may not act as matinal_client: an administrator must grant matinal_client to it.";
  if (code === "EADDRINUSE") return `Port ${port} is in use. Stop what listens there, or set PORT.`;
  return `Matinal cannot start: ${message || code}`;
}
