import { calls as copy } from "#app/content/signed-in/calls-copy.ts";
import { list } from "#app/content/signed-in/list-copy.ts";
import { prospectLimits } from "#app/prospects/prospect-limits.ts";
import { outcomes } from "#app/prospects/prospect-status.ts";
import { newProspect } from "../../prospects/stored-prospects.ts";
import {
  expectFitsLargeText,
  expectNoFindings,
  expectNoFindingsAtAnyWidth,
} from "../accessibility/findings.ts";
import { completeOnboarding } from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";
import { asOwner } from "../journey-database.ts";
import { openDevice, signedIn } from "../sign-in-steps.ts";
import { deliverTo } from "./list-view.ts";

test.use({ reducedMotion: "reduce" });

const names = Array.from({ length: 31 }, (_, number) => `Personne ${String(number + 1).padStart(2, "0")}`);
/** The first has the highest score. */
const people = names.map((contact, number) =>
  newProspect({
    ...{ contact, company: `Société ${number}`, reasons: [{ points: 95 - number, text: "Effectif" }] },
    email: { value: `personne${number}@societe.example`, state: "verified" },
    // The last one is to be written to.
    ...(number === 30 && { phone: { value: null, state: "missing" as const } }),
  }),
);

test("thirty calls by keyboard alone, one of them taken back, one passed because it was handled elsewhere", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  await completeOnboarding(visitor);
  const ids = await deliverTo(server, visitor, people);
  const who = (number: number) => page.getByRole("heading", { level: 2, name: names[number] });
  const ready = page.locator(".calls-outcomes[data-ready]");

  await page.goto("/liste");
  await page.getByRole("link", { name: list.calls }).click();
  await expect(who(0)).toBeVisible();
  await expect(page.getByText(copy.progress(1, 31))).toBeVisible();
  await page.getByRole("button", { name: copy.script.make }).click();
  await expect(page.getByText("Je vous appelle", { exact: false })).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);
  await expectFitsLargeText(page, "calls in a row");
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

  // While it waits its turn, somebody handles the fifth.
  const status = { key: crypto.randomUUID(), kind: "status", status: "lost" };
  expect((await visitor.post(`/api/prospects/${ids[4]}/events`, status)).status).toBe(201);

  for (let number = 0; number < 31; number += 1) {
    if (number === 4) continue;
    await expect(who(number)).toBeVisible();
    await expect(ready).toBeVisible();
    if (number === 2) {
      await page.keyboard.press("n");
      const note = page.getByRole("textbox", { name: copy.actions.noteLabel });
      await page.keyboard.insertText("é".repeat(prospectLimits.note + 1));
      await page.keyboard.press("Escape");
      // A note that cannot be stored is kept, and holds its call back.
      await page.keyboard.press("1");
      await expect(note).toBeFocused();
      await expect(note).toHaveAttribute("aria-invalid", "true");
      await expect(who(2)).toBeVisible();
      await note.fill("");
      await page.keyboard.type("1 note");
      await page.keyboard.press("Escape");
    }
    if (number === 5) {
      await page.keyboard.press("n");
      await page.keyboard.type("Sa note");
      await page.keyboard.press("Escape");
    }
    if (number === 30) {
      await expect(page.getByRole("link", { name: "personne30@societe.example" })).toHaveAttribute(
        "href",
        "mailto:personne30@societe.example",
      );
      await expectNoFindings(page);
      await page.getByRole("button", { name: list.writing.write(names[30] ?? "") }).click();
      await page.waitForURL(/\/brouillons\/[\w-]{36}$/);
      await expect(page.locator(`a[href="/liste/${ids[30]}"]`)).toBeVisible();
      await page.goBack();
      await expect(who(30)).toBeVisible();
      await expect(ready).toBeVisible();
    }
    await page.keyboard.press(String((number % 4) + 1));
    if (number === 5) {
      const note = page.getByRole("textbox", { name: copy.actions.noteLabel });
      await expect(who(6)).toBeFocused();
      await page.keyboard.press("z");
      await expect(who(5)).toBeVisible();
      await expect(note).toHaveValue("Sa note");
      await expect(ready).toBeVisible();
      await page.keyboard.press("1");
      // Corrected instead of taken back, the call keeps its note too.
      await expect(who(6)).toBeFocused();
      await page.keyboard.press("k");
      await expect(note).toHaveValue("Sa note");
      await expect(ready).toBeVisible();
      await page.keyboard.press("2");
      // The address carries the place.
      await expect(who(6)).toBeVisible();
      await page.waitForURL(/&n=7$/);
      await page.reload();
    }
  }
  await expect(page.getByRole("heading", { name: copy.end.title(30, 7) })).toBeVisible();
  await expectNoFindings(page);

  const stored = () =>
    asOwner(
      server,
      `select data->>'outcome' as outcome, count(*)::int as calls, count(data->>'note')::int as notes
         from prospect_events e where kind = 'call' and not exists
           (select from prospect_events u where u.kind = 'undo' and u.data->>'event' = e.id::text)
         and author_id = (select id from clients where email = $1) group by 1`,
      [address],
    );
  // On a busy machine the page is still sending what was pressed.
  await expect
    .poll(async () => Object.fromEntries((await stored()).map(({ outcome, calls }) => [outcome, calls])), {
      timeout: 180_000,
    })
    .toEqual({
      [outcomes[0]]: 7,
      [outcomes[1]]: 8,
      [outcomes[2]]: 8,
      [outcomes[3]]: 7,
    });
  expect((await stored()).reduce((sum, { notes }) => sum + Number(notes), 0)).toBe(2);
});

test("on a phone the number dials, the question comes on return, and a call outlives its tab and the network", async ({
  page,
  browser,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  await deliverTo(server, visitor, people.slice(0, 3));
  const phone = await openDevice(browser, visitor, {
    ...{ viewport: { width: 320, height: 568 }, isMobile: true, hasTouch: true, reducedMotion: "reduce" },
  });
  await phone.goto("/liste/appels");
  const who = (number: number) => phone.getByRole("heading", { level: 2, name: names[number] });
  const ready = phone.locator(".calls-outcomes[data-ready]");
  await expect(who(0)).toBeVisible();
  await expect(ready).toBeVisible();
  const number = phone.locator(".calls-number");
  await expect(number).toHaveAttribute("href", /^tel:0199/);
  for (const seen of [number, ...(await phone.locator("[data-outcome]").all())]) {
    await expect(seen).toBeInViewport({ ratio: 1 });
    expect((await seen.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await expectNoFindings(phone);

  // The phone takes over; meanwhile the browser ends the tab.
  await number.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
  await number.tap();
  const question = phone.getByText(copy.outcome.asked(names[0] ?? ""));
  await expect(question).toBeVisible();
  const { url, context } = { url: phone.url(), context: phone.context() };
  await phone.close();
  const back = await context.newPage();
  await back.goto(url);
  const asked = back.getByText(copy.outcome.asked(names[0] ?? ""));
  await expect(asked).toBeFocused();

  // Without a network the outcome is kept, and sent once when it is back. A second press counts for nobody.
  await expect(back.locator(".calls-outcomes[data-ready]")).toBeVisible();
  await context.setOffline(true);
  await back.evaluate(() => {
    for (let press = 0; press < 2; press += 1)
      document.querySelector<HTMLButtonElement>("[data-outcome=meeting]")?.click();
  });
  await expect(back.getByRole("heading", { level: 2, name: names[1] })).toBeVisible();
  await expect(back.getByText(copy.kept(1))).toBeVisible();
  await context.setOffline(false);
  await expect(back.getByText(copy.kept(1))).toHaveCount(0);
  const calls = () =>
    asOwner(
      server,
      "select data->>'outcome' as outcome from prospect_events where kind = 'call' and author_id = (select id from clients where email = $1)",
      [address],
    );
  await expect.poll(calls).toEqual([{ outcome: "meeting" }]);

  // A recall gets its day with one press more.
  await expect(back.locator(".calls-outcomes[data-ready]")).toBeVisible();
  await back.locator("[data-outcome=call_back]").tap();
  const day = back.locator(".calls-recall button").first();
  await day.tap();
  await expect(day).toHaveAttribute("aria-pressed", "true");
  await expect(back.getByRole("heading", { level: 2, name: names[2] })).toBeVisible();

  // Who closes its form is where they opened it.
  const choose = back.locator("[data-recall]");
  await choose.tap();
  await expect(back.getByLabel(list.step.day)).toBeFocused();
  await back.keyboard.press("Escape");
  await expect(choose).toBeFocused();

  // At the end without a network, the counts are the browser's until it is back.
  await expect.poll(async () => (await calls()).length).toBe(2);
  await context.setOffline(true);
  // The line that says so comes in above the buttons: a tap on its way would miss them.
  await expect(back.getByText(copy.offline)).toBeVisible();
  await expect(back.locator(".calls-outcomes[data-ready]")).toBeVisible();
  await back.getByRole("button", { name: copy.actions.skip }).tap();
  await expect(back.getByText(copy.end.local)).toBeVisible();
  await context.setOffline(false);
  await expect(back.getByText(copy.end.local)).toHaveCount(0);
  await expect(back.getByRole("heading", { name: copy.end.title(2, 1) })).toBeVisible();
});
