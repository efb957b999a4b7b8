import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";

// Headless Shell comes first: a journey takes half the time in it.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

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
