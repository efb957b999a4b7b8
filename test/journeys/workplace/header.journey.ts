import type { Locator } from "@playwright/test";
import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import { completeOnboarding, openChat, sendMessage, transcript, untilBooking } from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";
import { openDevice, signedIn } from "../sign-in-steps.ts";
import { pencil } from "./card-view.ts";
import { expectFullyVisible, expectReachable, siteMenu, windows } from "./workplace-view.ts";

test("the header links to dashboard, profile and account during the onboarding, and its end offers the first two", async ({
  page,
  server,
  address,
}) => {
  const visitor = await openChat(page, server, address);
  const menu = siteMenu(page);
  for (const [name, path] of [
    ["Tableau de bord", "/dashboard-legacy"],
    ["Profil", "/onboarding-legacy"],
    ["Compte", "/compte"],
  ] as const)
    await expect(menu.getByRole("link", { name })).toHaveAttribute("href", path);

  for (const answer of untilBooking) await visitor.say(answer);
  await expect(page.getByText(copy.questions.calendly_url())).toBeVisible();
  const dashboard = page.getByRole("link", { name: "Voir le tableau de bord" });
  const profile = page.getByRole("link", { name: "Compléter mon profil" });
  await expect(dashboard).toHaveCount(0);
  await sendMessage(page, "non");
  await expect(page.getByText(copy.confirmation("Aubade Conseil"))).toBeVisible();
  await expectReachable(dashboard, "the dashboard");
  await expectReachable(profile, "the profile");
  await expectNoFindingsAtAnyWidth(page);
  await profile.click();
  await page.waitForURL("**/onboarding-legacy");
  await page.goto("/assistant");
  await dashboard.click();
  await page.waitForURL("**/dashboard-legacy");

  await visitor.say("Merci");
  await page.goto("/assistant");
  await expect(page.getByText(copy.help)).toBeVisible();
  await expect(dashboard).toHaveCount(0);
});

test("a long address is cut with an ellipsis and shown in full in its title", async ({
  page,
  server,
  address,
}) => {
  const long = `prenom-et-nom-de-famille-composes-tres-longs.${address}`;
  await signedIn(page, server, long);
  await page.goto("/assistant");
  const expectCut = async (shown: Locator) => {
    await expect(shown).toHaveAttribute("title", long);
    expect(
      await shown.evaluate((element) => ({
        isCut: element.scrollWidth > element.clientWidth,
        overflow: getComputedStyle(element).textOverflow,
        isOneLine: element.getClientRects().length === 1 && element.clientHeight < 30,
      })),
    ).toEqual({ isCut: true, overflow: "ellipsis", isOneLine: true });
  };
  await page.setViewportSize({ width: 1024, height: 700 });
  await expectCut(page.getByRole("banner").getByText(long));
  await page.setViewportSize({ width: 320, height: 568 });
  await page.getByRole("button", { name: "Menu" }).click();
  await expectCut(page.locator("#navigation").getByText(long));
});

test("a lost connection is shown across the page until it is back", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  await signedIn(page, server, address);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("/assistant");
  await expect(page.getByText(copy.questions.company_name())).toBeVisible();
  await page.context().setOffline(true);
  const line = page.getByRole("status").filter({ hasText: "Hors connexion" });
  await expect(line).toBeVisible();
  expect(await line.evaluate((status) => status.getBoundingClientRect().width)).toBe(320);
  await expectReachable(line.getByText("Hors connexion", { exact: true }), "the text");
  await page.context().setOffline(false);
  await expect(line).toHaveCount(0);
  // The browser reports the requests that failed offline.
  consoleErrors.splice(0);
});

test("both links at the end of the onboarding are visible together on every phone", async ({
  page,
  server,
  address,
}) => {
  await completeOnboarding(await signedIn(page, server, address));
  await page.goto("/assistant");
  for (const size of windows.filter(({ width, height }) => width > 320 || height > 400)) {
    await page.setViewportSize(size);
    for (const name of ["Voir le tableau de bord", "Compléter mon profil"])
      await expectFullyVisible(page.getByRole("link", { name }), `${name} at ${size.width}×${size.height}`);
  }
});

test("every target of the chat measures at least 44 pixels", async ({ page, server, address }) => {
  const visitor = await signedIn(page, server, address);
  await visitor.say("[Aubade Conseil](https://aubade.example)");
  await visitor.say("Conseil");
  const small = () =>
    page.evaluate(() => {
      const targets = [...document.querySelectorAll(".workplace :is(a, button, textarea, summary, label)")];
      return targets
        .filter((target) => target.checkVisibility())
        .flatMap((target) => {
          const box = target.getBoundingClientRect();
          const [width, height] = [Math.round(box.width), Math.round(box.height)];
          const isSmall = height < 44 || (width < 44 && !target.closest("[role=log] p"));
          return isSmall ? [`${target.outerHTML.slice(0, 80)} ${width}×${height}`] : [];
        });
    });
  for (const [width, height] of [
    [320, 568],
    [640, 400],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/assistant");
    await expect(transcript(page).getByRole("link")).toBeVisible();
    await expect(page.locator("#profile-card")).toBeAttached();
    if (width < 1024) {
      await page.getByRole("button", { name: "Menu" }).click();
      expect(await small(), `menu at ${width}`).toEqual([]);
      await page.getByRole("button", { name: /Votre profil/ }).click();
    }
    expect(await small(), `card at ${width}`).toEqual([]);
    await pencil(page, "Secteur").click();
    expect(await small(), `correction at ${width}`).toEqual([]);
  }
});

test("without scripts all links of the bar and the sign-out are visible, at any width", async ({
  page,
  server,
  address,
  browser,
}) => {
  const visitor = await signedIn(page, server, address);
  const plain = await openDevice(browser, visitor, { javaScriptEnabled: false });
  for (const [width, height] of [
    [320, 568],
    [390, 450],
    [640, 400],
    [768, 900],
    [1280, 800],
  ] as const) {
    await plain.setViewportSize({ width, height });
    await plain.goto("/assistant");
    for (const name of ["Assistant", "Brouillons", "Tableau de bord", "Profil", "Compte"])
      await expect(siteMenu(plain).getByRole("link", { name })).toBeInViewport({ ratio: 1 });
    await expect(plain.getByRole("button", { name: "Se déconnecter" })).toBeInViewport({ ratio: 1 });
  }
  await plain.getByRole("button", { name: "Se déconnecter" }).click();
  await expect(plain).toHaveURL(/login$/);
  await plain.context().close();
});
