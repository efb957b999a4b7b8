import { defineConfig } from "@playwright/test";
import { findChromium, needlessFeatures } from "#test/chromium.ts";
import type { ServerOptions } from "#test/journeys/journey.ts";

/** The journeys of test/journeys/product-with-services.ts. */
const withServices = ["**/answers/*.journey.ts", "**/{market,targeting}/!(without-register).journey.ts"];

export default defineConfig<object, ServerOptions>({
  testDir: "test/journeys",
  testMatch: "**/*.journey.ts",
  globalSetup: "./test/journeys/global-setup.ts",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 4,
  forbidOnly: true,
  // A journey that passes only at its second attempt is a defect, which `npm test` names.
  retries: 1,
  // Nothing waits for the end of these: they are how long a slow and busy machine may take. The longest journey takes 50 s on a
  // quiet one. After a part that failed, the others may wait for what never comes: an hour each would end the whole run.
  timeout: 900_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json"]],
  use: {
    browserName: "chromium",
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    actionTimeout: 120_000,
    navigationTimeout: 300_000,
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        // Glyphs as wide as on a phone, not rounded to whole pixels.
        "--font-render-hinting=none",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // A tenth of the processor time of a visit is compiling functions that no journey calls.
        "--js-flags=--max-lazy",
        `--disable-features=${needlessFeatures.join(",")}`,
      ],
    },
  },
  // Each worker with an engine or with settings of its own starts a browser and a product more: some 5 s of processor time.
  projects: [
    {
      name: "settings",
      use: { engine: "pglite" },
      testMatch: withServices,
      testIgnore: "**/*.postgresql.journey.ts",
      workers: 1,
    },
    {
      name: "postgresql",
      use: { engine: "postgresql" },
      // The journeys that use the database, on the other engine. *.db.test.ts covers its failures.
      testMatch: "**/*.{db,postgresql}.journey.ts",
      // They take a seventh of the processor time of all journeys, and end before the others.
      workers: 1,
    },
    {
      name: "pglite",
      use: { engine: "pglite" },
      testIgnore: ["**/*.postgresql.journey.ts", ...withServices],
    },
  ],
});
