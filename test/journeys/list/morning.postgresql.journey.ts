import { list as copy } from "#app/content/signed-in/list-copy.ts";
import { newProspect, newProspects } from "../../prospects/stored-prospects.ts";
import {
  expectNoFindings,
  expectNoFindingsAtAnyWidth,
  expectNoHorizontalScroll,
  expectNothingOverlaps,
} from "../accessibility/findings.ts";
import { expect, test } from "../journey.ts";
import { hydrated, requestsTo, toasts } from "../page-steps.ts";
import { openDevice, signedIn } from "../sign-in-steps.ts";
import { counts, deliverTo, giveOffer, record, row, rows, shownStatus, status } from "./list-view.ts";

test.use({ reducedMotion: "reduce" });

const person = (company: string, contact: string, points: number) =>
  newProspect({
    ...{ company, contact, reasons: [{ points, text: "Effectif dans la cible" }] },
    email: { value: `${company.toLowerCase().replaceAll(/\W/g, "-")}@societe.example`, state: "verified" },
  });

const morning = [
  person("Ateliers Vauclair", "Hélène Courtade", 92),
  person("Fonderie Marsaudon", "Thomas Ribaud", 89),
  person("Logis Nord-Ouest", "Inès Tarrade", 70),
];

test("before the first delivery the page says what it waits for, and lends a sample of which nothing is stored", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  await page.goto("/liste");
  await expect(page.getByRole("heading", { name: copy.before.title })).toBeVisible();
  await expect(page.getByRole("link", { name: copy.before.toAssistant })).toHaveAttribute(
    "href",
    "/assistant",
  );
  await expectNoFindingsAtAnyWidth(page);
  await page.getByRole("link", { name: copy.before.try }).click();
  await expect(page.getByText(copy.before.sample, { exact: true })).toBeVisible();
  const calls = requestsTo(page, /\/api\/prospects/);
  await rows(page).first().click();
  await status(page, "to_call_back").click();
  await expect(status(page, "to_call_back")).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(status(page, "new")).toHaveAttribute("aria-pressed", "true");
  expect(calls).toEqual([]);

  // The first delivery comes while the page is open.
  await page.goto("/liste");
  await expect(page.getByRole("heading", { name: copy.before.title })).toBeVisible();
  await deliverTo(server, visitor, morning);
  await expect(rows(page)).toHaveCount(3);
});

test("a morning by keyboard alone, followed in another window, with what was done taken back", async ({
  page,
  server,
  address,
  browser,
}) => {
  const visitor = await signedIn(page, server, address);
  await deliverTo(server, visitor, morning);
  const [late = ""] = await deliverTo(
    server,
    visitor,
    [person("Cycles Trémière", "Bruno Castellan", 50)],
    "2026-01-05",
  );
  await page.goto("/liste");
  const other = await openDevice(browser, visitor, { reducedMotion: "reduce" });
  await other.goto("/liste");
  await expect(rows(other)).toHaveCount(4);
  await expect(row(other, "Cycles Trémière")).toHaveAttribute("data-prospect", late);
  await expect(other.getByRole("row").filter({ hasText: "Cycles Trémière" })).toContainText(copy.row.late);

  await page.keyboard.press("j");
  await expect(record(page).getByRole("heading", { name: "Hélène Courtade" })).toBeVisible();
  await expect(row(page, "Ateliers Vauclair")).toBeFocused();
  await page.keyboard.press("3");
  await expect(status(page, "to_call_back")).toHaveAttribute("aria-pressed", "true");
  // It stays where it is while it is open.
  await expect(rows(page).first()).toContainText("Ateliers Vauclair");
  await expect(shownStatus(other, "Ateliers Vauclair", "to_call_back")).toBeVisible();
  await expect(counts(other)).toHaveText(copy.counts(2, 1));
  await expect(rows(other).first()).toContainText("Fonderie Marsaudon");

  await page.keyboard.press("z");
  await expect(status(page, "new")).toHaveAttribute("aria-pressed", "true");
  await expect(counts(other)).toHaveText(copy.counts(3, 1));
  await expect(record(page).getByText(copy.history.taken, { exact: true })).toBeVisible();

  await page.keyboard.press("ArrowDown");
  await expect(record(page).getByRole("heading", { name: "Thomas Ribaud" })).toBeVisible();
  await page.keyboard.press("n");
  await page.keyboard.type("Rappeler après le salon : 8, j, k.");
  await page.keyboard.press("Control+Enter");
  await expect(record(page).getByText("Rappeler après le salon", { exact: false })).toBeVisible();
  await expect(status(page, "new")).toHaveAttribute("aria-pressed", "true");
  // Escape leaves the field, and only the next one would leave the record.
  await page.keyboard.press("Escape");
  await expect(page.locator("#note")).not.toBeFocused();
  await expect(record(page).getByRole("heading", { name: "Thomas Ribaud" })).toBeVisible();
  await page.keyboard.press("8");
  await expect(record(page).getByText(copy.status.why)).toBeVisible();
  await expectNoFindings(page);
  await page.keyboard.press("Enter");
  await expect(status(page, "not_relevant")).toHaveAttribute("aria-pressed", "true");
  await expectNoFindingsAtAnyWidth(page);

  // Keys that follow each other as fast as they can: what is written is no shortcut.
  await page.keyboard.press("Escape");
  await expect(row(page, "Fonderie Marsaudon")).toBeFocused();
  await page.keyboard.type("jn2 salons, j'y serai");
  await expect(record(page).getByRole("heading", { name: "Thomas Ribaud" })).toBeHidden();
  await expect(page.locator("#note")).toHaveValue("2 salons, j'y serai");
  await expect(status(page, "new")).toHaveAttribute("aria-pressed", "true");
  // Of a row that is not open, its key opens the record.
  await page.locator("#note").fill("");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.keyboard.type("n3 appels");
  await expect(page.locator("#note")).toHaveValue("3 appels");
  await page.locator("#note").fill("");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  // Enter on a row leads into its record, past the rows that follow it.
  await page.keyboard.press("Enter");
  await expect(record(page).getByRole("heading", { level: 2 })).toBeFocused();
  // A step that is half filled in waits until the reader comes back to it.
  const id = new URL(page.url()).pathname.split("/").at(-1);
  await page.keyboard.press("r");
  const step = record(page).getByLabel(copy.step.what);
  await step.fill("Envoyer le devis signé");
  await row(page, "Ateliers Vauclair").click();
  await expect(step).toBeHidden();
  await page.locator(`a[data-prospect="${id}"]`).click();
  await expect(step).toHaveValue("Envoyer le devis signé");
  await step.press("Escape");
  await expect(step).toBeHidden();

  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: copy.keys.title })).toBeVisible();
  await expectNoFindings(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await page.keyboard.type("helene");
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole("searchbox")).toHaveValue("helene");
  await page.getByRole("searchbox").fill("personne de ce nom");
  await expect(page.getByText(copy.empty.searched("personne de ce nom"))).toBeVisible();
  await other.context().close();
});

test("what is done without a network is kept over a reload and sent once, and a conflict is told", async ({
  page,
  server,
  address,
  browser,
  consoleErrors,
}) => {
  const visitor = await signedIn(page, server, address);
  const [first = "", second = ""] = await deliverTo(server, visitor, morning);
  await page.goto(`/liste/${first}`);
  await expect(record(page).getByText(copy.done.delivered)).toBeVisible();
  const other = await openDevice(browser, visitor, { reducedMotion: "reduce" });
  await other.goto(`/liste/${second}`);

  await page.context().setOffline(true);
  await status(page, "to_call").click();
  await expect(status(page, "to_call")).toHaveAttribute("aria-pressed", "true");
  await row(page, "Fonderie Marsaudon").click();
  await status(page, "meeting").click();
  await record(page).getByLabel(copy.note.label).fill("Vu au salon");
  await page.getByRole("button", { name: copy.note.save }).click();
  await expect(page.getByText(copy.live.kept(3))).toBeVisible();
  await status(other, "won").click();
  await expect(toasts(other)).toBeVisible();
  await row(page, "Logis Nord-Ouest").click();

  // What depends on nobody's decision is sent, and what does is said above the list.
  await page.context().setOffline(false);
  await expect(page.getByText(copy.live.undecided(1))).toBeVisible();
  await expect(page.getByText(copy.live.lost)).toBeHidden();
  const kindsOf = async (id: string) => {
    const answer = await visitor.fetch(`/api/prospects/${id}`);
    return ((await answer.json()) as { history: { kind: string }[] }).history.map(({ kind }) => kind);
  };
  await expect.poll(() => kindsOf(second)).toEqual(["note", "status"]);
  await page.getByRole("link", { name: copy.live.decide("Thomas Ribaud") }).click();
  await expect(page.getByText(copy.problems.conflict)).toBeVisible();
  await page.goto("/liste");
  await expect(page.getByText(copy.live.undecided(1))).toBeVisible();
  await expectNoFindings(page);

  // What was kept waits for the next page.
  await page.goto(`/liste/${second}`);
  await expect(page.getByText(copy.problems.conflict)).toBeVisible();
  await expect(status(page, "won")).toHaveAttribute("aria-pressed", "true");
  await expectNoFindings(page);
  await page.getByRole("button", { name: copy.problems.discard }).click();
  await expect(page.getByText(copy.problems.conflict)).toBeHidden();
  await expect(page.getByText(copy.live.undecided(1))).toBeHidden();
  await expect(shownStatus(other, "Ateliers Vauclair", "to_call")).toBeVisible();
  expect(await kindsOf(first)).toEqual(["status"]);
  consoleErrors.splice(0);
  await other.context().close();
});

test("without scripts the list is read and exported, and no button is pressed in vain", async ({
  page,
  browser,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  const [id] = await deliverTo(server, visitor, morning);
  await giveOffer(server, visitor, "growth");
  const plain = await openDevice(browser, visitor, { javaScriptEnabled: false });
  for (const path of ["/liste?q=vauclair", `/liste/${id}`]) {
    await plain.goto(path);
    await expect(plain.getByRole("link", { name: "CSV" })).toBeVisible();
    await expect(plain.getByRole("button", { name: copy.keys.open })).toBeHidden();
    await expect(plain.getByRole("button", { name: copy.record.copyEmail })).toBeHidden();
  }
  await plain.goto("/liste");
  await row(plain, "Fonderie Marsaudon").click();
  await expect(record(plain).getByRole("heading", { name: "Thomas Ribaud" })).toBeVisible();
  await plain.context().close();
});

test("with text at 200% the list comes back to its row after a reload, and J goes to the first one from there", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  await deliverTo(server, visitor, newProspects(230));
  // As a reader whose browser is set to large text has it from the start.
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await page.goto("/liste");
  await expect(rows(page).first()).toBeVisible();
  const firstId = await rows(page).first().getAttribute("data-prospect");
  await expect(async () => {
    const top = await page.evaluate(() => {
      window.scrollBy({ top: 600, behavior: "instant" });
      return window.scrollY;
    });
    expect(top).toBeGreaterThan(12_000);
  }).toPass();
  const topmost = () =>
    page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLElement>("a[data-prospect]")];
      return links.find((link) => link.getBoundingClientRect().top > 200)?.dataset.prospect;
    });
  const before = await topmost();
  await page.reload();
  await expect.poll(topmost).toBe(before);

  await page.keyboard.press("j");
  await expect(page.locator(`[data-prospect="${firstId}"]`)).toBeFocused();

  for (const [standard, width] of [
    [32, 320],
    [24, 390],
    [20, 320],
  ] as const) {
    await session.send("Page.setFontSizes", { fontSizes: { standard } });
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/liste");
    await hydrated(page);
    await expectNothingOverlaps(page, `the list with a text of ${standard} pixels`);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a record has an address of its own, and the way back leads to the same place in the list", async ({
    page,
    server,
    address,
    consoleErrors,
  }) => {
    const visitor = await signedIn(page, server, address);
    await deliverTo(server, visitor, newProspects(230));
    await page.goto("/liste");
    await expect(rows(page).first()).toBeVisible();
    await expect(async () => {
      await page.mouse.move(195, 600);
      await page.mouse.wheel(0, 1_000);
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(6_000);
    }).toPass();
    const drawn = await rows(page).count();
    expect(drawn).toBeLessThan(60);
    const id = await rows(page)
      .nth(Math.floor(drawn / 2))
      .getAttribute("data-prospect");
    const chosen = page.locator(`[data-prospect="${id}"]`);
    await chosen.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await chosen.tap();
    await expect(page).toHaveURL(new RegExp(`/liste/${id}$`));
    await expect(record(page).getByRole("heading", { level: 2 }).first()).toBeFocused();
    await expect(rows(page).first()).toBeHidden();
    await expectNoFindings(page);
    await expectNoHorizontalScroll(page);
    await page.getByRole("link", { name: copy.record.back }).tap();
    await expect(chosen).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    // The way forward leads to where the record was read.
    await chosen.tap();
    await page.locator(".list-sources").scrollIntoViewIfNeeded();
    const read = await page.evaluate(() => window.scrollY);
    expect(read).toBeGreaterThan(200);
    await page.goBack();
    await expect(chosen).toBeFocused();
    await page.goForward();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(read);
    await page.goto(`/liste/${crypto.randomUUID()}`).then((response) => expect(response?.status()).toBe(404));
    await expect(page.getByText(copy.record.missing)).toBeVisible();
    consoleErrors.splice(0);
  });
});
