import { profile } from "#app/content/signed-in/profile-copy.ts";
import { maxLengths } from "#app/profile/profile-schema.ts";
import { hostileAddresses } from "../../hostile/hostile-addresses.ts";
import { expectNoFindings, expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import { expect, test } from "../journey.ts";
import { signedIn } from "../sign-in-steps.ts";
import { fillProfile, profileFields, saveProfile } from "./profile-view.ts";

test("a missing value or invalid URL is reported at its field, and the first such field is focused", async ({
  page,
  server,
  address,
}) => {
  await signedIn(page, server, address);
  await page.goto("/onboarding-legacy");
  await saveProfile(page).click();
  await expect(page.getByLabel("Nom de l’entreprise")).toBeFocused();
  await expect(page.getByText(profile.errors.required)).toHaveCount(5);
  await expect(page.getByText(profile.errors.choose)).toHaveCount(3);
  await expectNoFindingsAtAnyWidth(page);

  await fillProfile(page);
  for (const hostile of [
    "JaVaScRiPt:window.ran=1",
    "\u0001javascript:window.ran=1",
    "data:text/html,x",
    "//exemple.fr",
    "ftp://exemple.fr",
    "exemple.fr",
    "https://",
  ]) {
    await page.getByLabel("Page LinkedIn").fill(hostile);
    await saveProfile(page).click();
    await expect(page.getByText(profile.errors.url)).toBeVisible();
    await expect(page.getByLabel("Page LinkedIn")).toBeFocused();
  }
  await page.getByLabel("Page LinkedIn").fill("");

  // A paste is kept whole, and the limit is said.
  for (const [label, max] of [
    ["Secteur d’activité", maxLengths.line],
    ["Proposition de valeur", maxLengths.text],
  ] as const) {
    const field = page.getByLabel(label, { exact: true });
    await field.fill("");
    await page.keyboard.insertText("é".repeat(max + 1));
    await saveProfile(page).click();
    await expect(page.getByText(profile.errors.tooLong(max))).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("é".repeat(max + 1));
    await field.fill("Conseil");
  }
});

test("hostile URLs are refused by the server too, shown as text, and never stored", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  const visitor = await signedIn(page, server, address);
  const whole = { ...profileFields, common_objections: "", banned_phrases: "" };
  expect(hostileAddresses.length).toBeGreaterThan(50);
  for (const hostile of hostileAddresses) {
    const body = new FormData();
    const fields = { ...whole, linkedin_url: hostile, calendly_url: hostile };
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const response = await visitor.fetch("/onboarding-legacy", { method: "POST", body });
    expect(response.status, JSON.stringify(hostile)).toBe(422);
    const html = await response.text();
    const invalid = html.match(/<[^>]* aria-invalid="true"[^>]*>/g) ?? [];
    const names = invalid.map((field) => field.match(/ name="([^"]+)"/)?.[1]);
    expect(names, JSON.stringify(hostile)).toEqual(["linkedin_url", "calendly_url"]);
    if (!/[<>"']/.test(hostile)) continue;

    // Rendered without the Content-Security-Policy, which would hide a missed escape.
    await page.setContent(html, { waitUntil: "domcontentloaded" });
    await expect(page.getByText(profile.errors.url)).toHaveCount(2);
    await expect(page.getByLabel("Page LinkedIn")).toHaveValue(hostile);
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
  }
  expect((await visitor.fetch("/dashboard-legacy")).status).toBe(302);
  consoleErrors.splice(0);
});

test("the lists open, search and close by keyboard, and keep 10 px from the window's edges", async ({
  page,
  server,
  address,
}) => {
  await signedIn(page, server, address);
  await page.setViewportSize({ width: 320, height: 500 });
  await page.goto("/onboarding-legacy");
  const goal = page.getByRole("combobox", { name: "Objectif principal" });
  await goal.focus();
  await page.keyboard.press("Enter");
  const list = page.getByRole("listbox");
  await expect(list.getByRole("option")).toHaveText([
    "Prise de rendez-vous",
    "Ouvrir un échange",
    "Recueillir des avis",
    "Autre",
  ]);
  const box = await list.boundingBox();
  if (!box) throw new Error("The list does not show.");
  expect(box.x).toBeGreaterThanOrEqual(10);
  expect(box.x + box.width).toBeLessThanOrEqual(310);
  expect(box.y).toBeGreaterThanOrEqual(10);
  expect(box.y + box.height).toBeLessThanOrEqual(490);
  // Not at other widths, because a list closes when the window is resized.
  await expectNoFindings(page);
  await page.keyboard.type("rec");
  await expect(page.getByRole("option", { name: "Recueillir des avis" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(goal).toHaveText("Recueillir des avis");
  await expect(goal).toBeFocused();
});

test("a list forgets the typed letters one second after the last one", async ({ page, server, address }) => {
  await signedIn(page, server, address);
  await page.clock.install();
  await page.goto("/onboarding-legacy");
  const tone = page.getByRole("combobox", { name: "Ton des messages" });
  await tone.focus();
  await page.keyboard.press("Enter");
  const option = (name: string) => page.getByRole("option", { name });
  await expect(option("Amical")).toBeFocused();
  await page.clock.pauseAt(Date.now() + 60_000);

  await page.keyboard.press("f");
  await page.clock.runFor(50);
  await expect(option("Formel")).toBeFocused();
  await page.clock.runFor(900);
  await page.keyboard.press("p");
  await page.clock.runFor(50);
  await expect(option("Formel")).toBeFocused();
  await page.clock.runFor(1_000);
  await page.keyboard.press("p");
  await page.clock.runFor(50);
  await expect(option("Premium")).toBeFocused();
});
