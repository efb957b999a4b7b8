import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";

/** The browser without windows, in which a journey takes two thirds of the processor time. */
export const headlessShell = "chromium-headless-shell";

const names = [headlessShell, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The path of `CHROMIUM_PATH`, of the system's Chromium or Chrome, or of Playwright's own; `null` when there is none. */
export function findChromium(): string | null {
  const folders = (process.env.PATH ?? "").split(":");
  const candidates = [
    process.env.CHROMIUM_PATH,
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    chromium.executablePath(),
  ];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

/**
 * Features of Chromium to turn off in tests. The first two load pages for the suggestions of an address bar that nobody
 * sees, which takes as long as the tests' own pages. Chromium reads one list only, so it repeats what matters of Playwright's.
 */
export const needlessFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];
