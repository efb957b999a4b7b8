import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { developmentServer, discard, startServer } from "../../server/running-server.ts";
import { expect, onPGlite, test } from "../journey.ts";
import { widths } from "../page-steps.ts";
import { expectFitsLargeText, expectNoFindings, expectNoHorizontalScroll } from "./findings.ts";

test.use({ reducedMotion: "reduce" });

test("axe finds nothing in any component in any state, on the page that development serves", async ({
  page,
  consoleErrors,
}) => {
  const development = await startServer(onPGlite(), developmentServer);
  try {
    await open(page, development.url);
    // Vite may have bundled a dependency for the first time, and then reloads the page.
    await page.waitForLoadState("networkidle");
    await open(page, development.url);
    consoleErrors.length = 0;

    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.locator("summary").first().click();
      await expectNoFindings(page);
      await expectNoHorizontalScroll(page);
      await page.locator("summary").first().click();
      await expectNoFindingsInStates(page);
    }
    await expectFitsLargeText(page, "the components");
    // Otherwise the page notices that the server ends.
    await page.goto("about:blank");
  } finally {
    await development.end("SIGTERM");
    discard(development);
  }
});

test("no build contains the page of all components", async ({ request, server }) => {
  expect((await request.get(`${server.url}/ui`)).status()).toBe(404);
  const build = join(import.meta.dirname, "../../../build");
  expect(existsSync(join(build, "server/index.js"))).toBe(true);
  const traces = globSync("**/*.{js,css}", { cwd: build }).filter((file) =>
    /Component workshop|routes\/ui\/|6\.5rem\),1fr/.test(readFileSync(join(build, file), "utf8")),
  );
  expect(traces).toEqual([]);
});

/** Opens the page, and resolves when it is hydrated. */
async function open(page: Page, url: string) {
  await page.goto(`${url}/ui`);
  await expect(page.locator("button[role=combobox]").first()).toBeVisible({ timeout: 60_000 });
}

async function expectNoFindingsInStates(page: Page) {
  const select = page.getByRole("combobox", { name: "Ton des messages" });
  await select.click();
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectNoFindings(page, ["section[aria-labelledby=selects]", "[role=listbox]"]);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Menu" }).click();
  await expectNoFindings(page, ["#specimen-panel"]);
  await page.keyboard.press("Escape");

  const field = page.getByLabel("Adresse de connexion");
  await field.fill("");
  await page.getByRole("button", { name: "Recevoir le lien" }).click();
  await expect(page.getByText("Saisissez une adresse.")).toBeVisible();
  await expectNoFindings(page, ["section[aria-labelledby=fields]"]);
  await field.fill("a");
  await expect(page.getByText("Saisissez une adresse.")).toBeHidden();

  for (const name of ["until closed", "form, error", "top right", "loading"])
    await page.getByRole("button", { name, exact: true }).click();
  await expect(page.locator(".toast")).toHaveCount(4);
  await expectNoFindings(page, ["section[aria-labelledby=toasts]", "[data-policy]"]);
  await page.getByRole("button", { name: "close all" }).click();
  await expect(page.locator(".toast")).toHaveCount(0);
}
