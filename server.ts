import { once } from "node:events";
import type { Server } from "node:http";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { createAuth } from "#app/accounts/session/auth.server.ts";
import { linkLifetime } from "#app/accounts/sign-in/redeem/sign-in-links.server.ts";
import { warmUpGuard } from "#app/assistant/guard/warm-up-guard.ts";
import { takeOverAnswers } from "#app/conversation/answering/claim/take-over-answers.server.ts";
import { replyToAllOwed } from "#app/conversation/reply.server.ts";
import { warmUpMessages } from "#app/conversation/warm-up.server.ts";
import { operatorsCookies } from "#app/cookies/operators-cookie.server.ts";
import { deliveries } from "#app/deliveries.server.ts";
import { refuseToSeed } from "#app/demo/refuse-to-seed.server.ts";
import { storeDemo } from "#app/demo/store-demo.server.ts";
import { createStoredFigures } from "#app/figures/stored-figures.server.ts";
import { startMornings } from "#app/morning/morning-schedule.server.ts";
import { type Ask, openOperations } from "#app/operations/operations.server.ts";
import { serveOperations } from "#app/operations/serve-operations.server.ts";
import { commandActor, recordAudit } from "#app/operators/audit/record-audit.server.ts";
import { rules } from "#app/retention/enforcement.server.ts";
import type { Services } from "#app/services.server.ts";
import { enricherOf } from "#app/sourcing/enrichment/enrichers.server.ts";
import { type Nights, startNights } from "#app/sourcing/night/night-schedule.server.ts";
import { finishObjections } from "#app/sourcing/objections/record-objection.server.ts";
import { createRegister } from "#app/sourcing/register/register.server.ts";
import { watchTotal } from "#app/storage/watch-total.server.ts";
import { publicNetwork } from "#app/webhooks/sending/network.server.ts";
import { startWebhooks } from "#app/webhooks/webhooks.server.ts";
import { explainRoleError } from "#db/client-role.ts";
import { lowSpaceWarning } from "#db/embedded/low-space-warning.server.ts";
import { startHousekeeping } from "#db/housekeeping.server.ts";
import { type Move, moveToPostgreSQL } from "#db/move/move-to-postgresql.server.ts";
import { openDatabase } from "#db/open-database.server.ts";
import { OperatorError } from "#db/operator-error.ts";
import { outageIn } from "#db/outage.ts";
import { migratePostgreSQL } from "#db/postgresql/postgresql.server.ts";
import { type DataLocation, readDataLocation } from "#environment/data-location.ts";
import { InvalidEnvironment } from "#environment/invalid-environment.ts";
import { legalWarning } from "#environment/legal-warning.ts";
import { createApp } from "#http/app.server.ts";
import { createListener, type Middleware } from "#http/listener.server.ts";
import { createLog } from "#http/log.server.ts";
import { createLive } from "#live/live.server.ts";
import { signInMail } from "#mail/sign-in-mail.tsx";
import { createExposition } from "#metrics/exposition.server.ts";
import { createOutbox } from "#outbox/outbox.server.ts";
import { traceBy } from "#tracing/tracing.ts";
import { configurationWarnings, type Environment, readEnvironment } from "./environment.ts";
import { type Closing, stopOnSignal } from "./stopping.ts";
import { startWatchdog } from "./watchdog.ts";

/** Before any has started. */
const noNights: Nights["outcomes"] = new Map();

/** What Vite's development server takes part in. `sockets` gets the requests for a WebSocket. */
type Development = {
  build: () => Promise<ServerBuild>;
  middleware: Middleware;
  sockets: Server;
  errorPage: (error: unknown) => string;
};

/** Starts the product, and stops it cleanly on SIGTERM or SIGINT. Exits with 1 and a clear line when it cannot start. */
export async function start(clientFolder: string, development?: Development): Promise<void> {
  await orExit(() => open(clientFolder, development));
}

/** `npm run seed`: stores the demo company and prints its sign-in link. Exits with 1 and a clear line when it refuses. */
export async function seed(): Promise<void> {
  await orExit(async () => {
    const environment: Environment = { ...readEnvironment(process.env), logLevel: "error" };
    await refuseToSeed(environment);
    const services = await openServices(environment);
    try {
      const { email, link } = await storeDemo(services);
      console.log(
        `Stored a demo company. Run npm start, then open this link within ${linkLifetime / 60} minutes:`,
      );
      console.log(link);
      console.log(`Later, sign in as ${email}.`);
    } finally {
      await Promise.all([services.live.close(), services.outbox.close(), services.webhooks.close()]);
      await services.db.close();
    }
  });
}

/** `npm run migrate`: migrates the PostgreSQL database as the owner of its tables. Exits with 1 and a clear line. */
export async function migrate(): Promise<void> {
  await orExit(async () => {
    const { databaseUrl } = readDataLocation(process.env);
    if (databaseUrl === null)
      throw new OperatorError(
        "DATABASE_OWNER_URL: not set. The embedded database is migrated at each start.",
      );
    await migratePostgreSQL(databaseUrl);
    console.log("The database is migrated.");
  });
}

/** For `npm run ops -- move`: takes the embedded database to PostgreSQL. Throws an `OperatorError`. */
export function move(dataDir: string, url: string, by: string): Promise<Move> {
  return moveToPostgreSQL(dataDir, url, (queries, { tables }) =>
    recordAudit(queries, commandActor(by), {
      ...{ action: "database.moved", clientId: null },
      details: { tables: tables.length, rows: tables.reduce((sum, { source }) => sum + source.rows, 0) },
    }),
  );
}

/** For `npm run ops`: the product's own work, in the name of the system's user `by`, on a database that no process has open, or on PostgreSQL, migrated already. */
export async function operate<Result>(
  { databaseUrl, dataDir }: DataLocation,
  by: string,
  work: (ask: Ask) => Promise<Result>,
): Promise<Result> {
  const db = await openDatabase(databaseUrl ? { url: databaseUrl } : { folder: join(dataDir, "database") }, {
    migrates: databaseUrl === null,
  });
  try {
    // What a command prints stands alone on stdout.
    const log = createLog({ logLevel: "error" }, process.stderr);
    const { ask, close } = openOperations({ db, log, sources: () => openSources({ db, log }) }, by);
    return await work(ask).finally(close);
  } finally {
    await db.close();
  }
}

/** The register and the provider of addresses by the product's own settings. */
function openSources({ db, log }: Pick<Services, "db" | "log">) {
  const environment = readEnvironment(process.env);
  return { register: createRegister({ db, log, environment }), enricher: enricherOf(environment) };
}

async function orExit(work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    if (error instanceof InvalidEnvironment) for (const problem of error.problems) console.error(problem);
    else console.error(explain(error));
    process.exit(1);
  }
}

async function open(clientFolder: string, development?: Development) {
  const environment = readEnvironment(process.env);
  // Measured before a new database takes its part.
  const diskWarning = environment.databaseUrl === null ? lowSpaceWarning(environment.dataDir) : null;
  const tracing = await openTraces(environment);
  const services = await openServices(environment);
  const { outbox } = services;
  const exposition = createExposition();
  const stopping = new AbortController();
  let nights: Nights | null = null;
  const app = createApp({
    services,
    stopping: stopping.signal,
    metrics: {
      exposition,
      stored: createStoredFigures(services.db),
      nights: () => nights?.outcomes ?? noNights,
    },
    // Imported on demand, because in development Vite would transform every page before the first request.
    build: development?.build ?? (await import("virtual:react-router/server-build")),
    clientFolder: development ? null : clientFolder,
    errorPage: development?.errorPage,
  });
  // Its thread takes a while to begin, in which no request waits for the processor yet.
  startWatchdog();
  const listener = createListener(environment, app, operatorsCookies(services), development?.middleware);
  if (!development)
    await Promise.all([
      app.warmUp(),
      signInMail({ link: environment.appUrl, code: "" }),
      warmUpMessages(services),
    ]);

  if (development)
    listener.server.on("upgrade", (...upgrade) => development.sockets.emit("upgrade", ...upgrade));
  listener.server.listen(environment.port, environment.host);
  await once(listener.server, "listening");

  const housekeeping = startHousekeeping(services, rules, async () => {
    await watchTotal(services);
    await finishObjections(services);
  });
  const mornings = startMornings(services);
  nights = startNights(services);
  const operations =
    environment.databaseUrl === null
      ? await serveOperations(services, join(environment.dataDir, "database"))
      : null;
  stopOnSignal({ ...services, stopping, listener, housekeeping, mornings, nights, operations, tracing });

  // Whoever reads that it is ready may stop it.
  console.log(`Matinal is ready: open ${environment.appUrl}`);
  console.log(`Mails: ${outbox.destination}`);
  const warnings = [
    ...configurationWarnings(environment),
    ...services.db.warnings,
    diskWarning,
    legalWarning(),
  ];
  for (const warning of warnings) if (warning !== null) console.warn(`Warning: ${warning}`);

  if (services.model) await warmUpGuard();
  await takeOverAnswers(services);
  await replyToAllOwed(services);
}

async function openServices(environment: Environment): Promise<Services> {
  const log = createLog(environment);
  const db = await openDatabase(
    environment.databaseUrl
      ? { url: environment.databaseUrl, directUrl: environment.directUrl }
      : { folder: join(environment.dataDir, "database") },
    { log },
  );
  const base = { environment, log, db };
  const delivering = {
    ...base,
    live: await createLive({ ...base, carrier: await openCarrier(base) }),
    outbox: await createOutbox(base, deliveries),
  };
  return {
    ...delivering,
    auth: createAuth(base),
    webhooks: startWebhooks(delivering, publicNetwork),
    register: createRegister(base),
    enricher: enricherOf(environment),
    model: await openModel(base),
  };
}

/** OpenTelemetry is imported on demand: a start without traces takes neither its time nor its memory. */
async function openTraces(environment: Environment): Promise<Closing | null> {
  if (environment.tracesUrl === null) return null;
  const { openTracing } = await import("#tracing/open-telemetry.server.ts");
  const { tracer, close } = openTracing(environment.tracesUrl, createLog(environment));
  traceBy(tracer);
  return { close };
}

/** As is the client of NATS. */
async function openCarrier({ environment, log }: Pick<Services, "environment" | "log">) {
  if (environment.liveServers === null) return null;
  const { openNats } = await import("#live/nats.server.ts");
  return openNats(environment.liveServers, log);
}

/** The client of the service is imported on demand, because a start without a model does not need it. */
async function openModel({ environment, log }: Pick<Services, "environment" | "log">) {
  if (!environment.assistant) return null;
  const { createModel } = await import("#app/assistant/model/create-model.server.ts");
  return createModel(environment.assistant, { log });
}

/** The failure to start in one line, for the operator. */
function explain(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  const outage = outageIn(error);
  if (outage) return `Matinal cannot start: ${outage.message}`;
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code === "ENOTFOUND" || code === "EADDRNOTAVAIL")
    return `HOST: this machine has no such address (${message}).`;
  if (code === "EADDRINUSE") return `Port ${port} is in use. Stop what listens there, or set PORT.`;
  return explainRoleError(error as Error) ?? `Matinal cannot start: ${message || code}`;
}
