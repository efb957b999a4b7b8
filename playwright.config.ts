import { defineConfig } from "@playwright/test";
import { findChromium } from "#test/chromium.ts";
import type { ServerOptions } from "#test/journeys/journey.ts";

export default defineConfig<object, ServerOptions>({
  testDir: "test/journeys",
  testMatch: "**/*.journey.ts",
  globalSetup: "./test/journeys/global-setup.ts",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 4,
  forbidOnly: true,
  // A busy machine can delay a browser. A test that fails three times is broken.
  retries: 2,
  timeout: 60_000,
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
