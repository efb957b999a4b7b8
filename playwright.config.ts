import { defineConfig } from "@playwright/test";
import { findChromium } from "./test/chromium.ts";
import type { ServerOptions } from "./test/journeys/journey.ts";

export default defineConfig<object, ServerOptions>({
  testDir: "test/journeys",
  testMatch: "**/*.journey.ts",
  globalSetup: "./test/journeys/global-setup.ts",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A machine that is busy with other things makes a browser late; what fails three times is broken.
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
        // Letters as wide as on a phone, not rounded to whole pixels.
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
      // What people do with the database, once more on the other engine; its faults are tried in *.db.test.ts.
      testMatch: "**/*.{db,postgresql}.journey.ts",
    },
  ],
});
