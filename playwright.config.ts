import { defineConfig } from "@playwright/test";
import { findChromium, needlessFeatures } from "#test/chromium.ts";
import type { ServerOptions } from "#test/journeys/journey.ts";

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
  // Nothing waits for the end of these: they are how long a slow and busy machine may take.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json"]],
  use: {
    browserName: "chromium",
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
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
        `--disable-features=${needlessFeatures.join(",")}`,
      ],
    },
  },
  projects: [
    { name: "pglite", use: { engine: "pglite" }, testIgnore: "**/*.postgresql.journey.ts" },
    {
      name: "postgresql",
      use: { engine: "postgresql" },
      // The journeys that use the database, on the other engine. *.db.test.ts covers its failures.
      testMatch: "**/*.{db,postgresql}.journey.ts",
    },
  ],
});
