import { test as base, expect } from "@playwright/test";
import pg from "pg";
import { startRelay } from "../contact/fake-relay.ts";
import { dataDirFrom } from "../database/pglite-template.ts";
import { discard, longRunningProduct, type RunningServer, startServer } from "../server/running-server.ts";

export type ServerOptions = {
  /** The database on which the product runs. */
  engine: "pglite" | "postgresql";
  /** Settings of the product besides its database. */
  settings: Record<string, string>;
  /** A form relay behind the product, which accepts everything unless a journey says otherwise. */
  relay: Relay;
  /** The built product, one for each worker. */
  server: JourneyServer;
};

export type Relay = Awaited<ReturnType<typeof startRelay>>;

/** `databaseUrl` is set on PostgreSQL only: the embedded database is open in the running product. */
export type JourneyServer = RunningServer & { databaseUrl?: string };

/** What the product signs with on PostgreSQL. */
export const authSecret = "a secret that only the journeys of this test run know";

/** Does a part of a journey under its own name. */
export type Part = (name: string, body: () => Promise<void>) => Promise<void>;

/** Who may open the operators' desk of the product; each for one journey alone. */
export const operators = [
  "chloe@matinal.example",
  "david@matinal.example",
  "emma@matinal.example",
  "fanny@matinal.example",
  "ines@matinal.example",
] as const;

let addresses = 0;

/**
 * Each journey gets a running product, and fails when the console shows an error that it does not expect. Whoever sets other
 * `settings` makes Playwright start a worker, a browser and a product more.
 */
export const test = base.extend<{ address: string; consoleErrors: string[]; part: Part }, ServerOptions>({
  engine: ["pglite", { option: true, scope: "worker" }],
  settings: [{}, { option: true, scope: "worker" }],

  relay: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the destructuring.
    async ({}, use) => {
      const relay = await startRelay();
      await use(relay);
      await relay.stop();
    },
    { scope: "worker" },
  ],

  server: [
    async ({ engine, settings, relay }, use) => {
      const variables: Record<string, string> = engine === "pglite" ? onPGlite() : await onPostgreSQL();
      const server = await startServer(
        {
          TRUST_PROXY: "127.0.0.1,::1",
          CONTACT_RELAY_URL: relay.url,
          OPERATOR_EMAILS: operators.join(),
          ...settings,
          ...variables,
        },
        longRunningProduct,
      );
      await use(Object.assign(server, { databaseUrl: variables.DATABASE_URL }));
      const { code } = await server.end("SIGTERM");
      discard(server);
      expect(code, server.output()).toBe(0);
    },
    { scope: "worker", timeout: 300_000 },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  /** An e-mail address that no other journey uses. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the destructuring.
  address: async ({}, use) => use(`personne-${process.pid}-${++addresses}@exemple.fr`),

  /** Errors and policy violations in the console of `page`; a journey that expects one removes it. */
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || /content security policy/i.test(message.text()))
          errors.push(message.text());
      });
      page.on("pageerror", (error) => errors.push(String(error)));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],

  /**
   * Joins what would be journeys of their own but for the page that they load. A part that fails, or that leaves an error in
   * the console, hides none of those after it: the journey fails at its end, with the names and errors of all that failed.
   */
  part: async ({ consoleErrors }, use) => {
    const failures: string[] = [];
    await use(async (name, body) => {
      try {
        await base.step(name, async () => {
          await body();
          expect(consoleErrors.splice(0), "errors in the console").toEqual([]);
        });
      } catch (error) {
        consoleErrors.splice(0);
        failures.push(`${name}\n${error instanceof Error ? (error.stack ?? error.message) : error}`);
      }
    });
    if (failures.length > 0)
      throw new Error(`${failures.length} of the journey's parts failed:\n\n${failures.join("\n\n")}`);
  },
});

export { expect };

/** Settings for a server on an empty embedded database. */
export function onPGlite(): Record<string, string> {
  return { DATA_DIR: dataDirFrom(process.env.JOURNEYS_PGLITE_TEMPLATE ?? "") };
}

async function onPostgreSQL(): Promise<Record<string, string>> {
  const url = new URL(process.env.JOURNEYS_DATABASE_URL ?? "");
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  const name = `journeys_${process.pid}`;
  await admin.query(`drop database if exists ${name}`);
  await admin.query(`create database ${name}`);
  await admin.end();
  url.pathname = `/${name}`;
  return { DATABASE_URL: url.href, AUTH_SECRET: authSecret };
}
