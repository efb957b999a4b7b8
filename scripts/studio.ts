// `npm run db:studio`: Drizzle Studio on the database at DATABASE_URL, or on the embedded one in DATA_DIR while no other
// process uses it. Its page is https://local.drizzle.studio, which talks to the server that this command starts on port
// 4983, or on another one with `-- --port 5000`.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { administer } from "#db/backup/administer.server.ts";
import { openDurablePGlite } from "#db/embedded/durable-pglite.server.ts";
import { OperatorError } from "#db/operator-error.ts";
import { schema } from "#db/schema.ts";
import { readDataLocation } from "#environment/data-location.ts";
import { InvalidEnvironment } from "#environment/invalid-environment.ts";
import { fail, readCommandLine, readPort } from "./command-line.ts";

/** The port that the page looks for unless its address names another. */
const usualPort = 4983;

const { options } = readCommandLine({
  usage: `npm run db:studio [-- --port NUMBER]   Serves the database to Drizzle Studio, https://local.drizzle.studio. The
embedded database must not be in use: stop the product first.`,
  options: { port: { type: "string", default: String(usualPort) } },
});
const port = readPort("--port", options.port);

process.on("uncaughtException", ({ code, message }: NodeJS.ErrnoException) =>
  fail(code === "EADDRINUSE" ? `Port ${port} is in use. Is Drizzle Studio running already?` : message),
);

try {
  const { databaseUrl, dataDir } = readDataLocation(process.env);
  if (databaseUrl) {
    // Studio itself connects at its first query only.
    await administer(databaseUrl, async () => {});
    await (await drizzleKit()).startStudioPostgresServer(schema, { url: databaseUrl }, { port });
  } else await openEmbedded(join(dataDir, "database"));
  const query = port === usualPort ? "" : `?port=${port}`;
  console.log(`Open https://local.drizzle.studio${query}; Ctrl+C ends it.`);
} catch (error) {
  const isExpected = error instanceof OperatorError || error instanceof InvalidEnvironment;
  fail(isExpected ? error.message : `Drizzle Studio cannot start: ${(error as Error).message}`);
}

/** Opens the folder as the product does: locked, and with durable commits, which drizzle-kit's own driver lacks. */
async function openEmbedded(folder: string) {
  if (!existsSync(join(folder, "pglite"))) fail(`${folder} has no database yet. Run npm start once.`);
  const client = await openDurablePGlite(folder);
  for (const signal of ["SIGINT", "SIGTERM"])
    process.on(signal, () => void client.close().then(() => process.exit(0)));
  await (await drizzleKit()).startStudioPostgresServer(schema, { driver: "pglite", client }, { port });
}

/** Loads it when the database is open: it takes longer than most refusals. */
function drizzleKit() {
  return import("drizzle-kit/api");
}
