import { conversation as copy } from "../../app/content/signed-in/conversation-copy.ts";
import { expectNoFindingsAtAnyWidth } from "./findings.ts";
import { expect, say, signedIn, test } from "./journey.ts";
import { expectReachable } from "./workplace-view.ts";

test("dashboard, profile and account are in the header during the questions, and the ending offers the first two", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  await page.goto("/assistant");
  const ways = page.getByRole("navigation", { name: "Espace client" });
  for (const [name, path] of [
    ["Tableau de bord", "/dashboard-legacy"],
    ["Profil", "/onboarding-legacy"],
    ["Compte", "/compte"],
  ] as const)
    await expect(ways.getByRole("link", { name })).toHaveAttribute("href", path);

  for (const answer of [
    "Aubade Conseil",
    "Conseil",
    "Directeur commercial, PME",
    "Du temps",
    "Direct",
    "RDV",
  ])
    await visitor.say(answer);
  await expect(page.getByText(copy.questions.calendly_url())).toBeVisible();
  const dashboard = page.getByRole("link", { name: "Voir le tableau de bord" });
  const profile = page.getByRole("link", { name: "Compléter mon profil" });
  await expect(dashboard).toHaveCount(0);
  await say(page, "non");
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

test("a long address is cut with an ellipsis, and told whole to who asks", async ({
  page,
  server,
  address,
}) => {
  const long = `prenom-et-nom-de-famille-composes-tres-longs.${address}`;
  await signedIn(page, server, long);
  await page.goto("/assistant");
  const account = page.getByRole("link", { name: `${long}, votre compte` });
  await page.setViewportSize({ width: 1024, height: 700 });
  await expect(account).toHaveAttribute("title", long);
  const isOneLine = () => account.evaluate((link) => link.getBoundingClientRect().height < 60);
  expect(await isOneLine()).toBe(true);

  await page.setViewportSize({ width: 320, height: 568 });
  await page.getByRole("button", { name: "Menu" }).click();
  const shown = page.locator("#navigation").getByText(long);
  await expect(shown).toHaveAttribute("title", long);
  expect(
    await shown.evaluate((words) => ({
      isCut: words.scrollWidth > words.clientWidth,
      overflow: getComputedStyle(words).textOverflow,
      isOneLine: words.getClientRects().length === 1 && words.clientHeight < 30,
    })),
  ).toEqual({ isCut: true, overflow: "ellipsis", isOneLine: true });
});

test("a lost connection is told across the page, and leaves when it is back", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  await signedIn(page, server, address);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("/assistant");
  await expect(page.getByText(copy.questions.company_name())).toBeVisible();
  await page.context().setOffline(true);
  const line = page.getByRole("status").filter({ hasText: "Hors connexion" });
  await expect(line).toBeVisible();
  expect(await line.evaluate((status) => status.getBoundingClientRect().width)).toBe(320);
  await expectReachable(line.getByText("Hors connexion", { exact: true }), "the words");
  await page.context().setOffline(false);
  await expect(line).toHaveCount(0);
  // What the browser says of requests that had no network.
  cleanConsole.splice(0);
});

test("every target of the chat measures 44 pixels", async ({ page, server, address }) => {
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
    await expect(page.getByRole("log").getByRole("link")).toBeVisible();
    await expect(page.locator("#profile-card")).toBeAttached();
    if (width < 1024) {
      await page.getByRole("button", { name: "Menu" }).click();
      expect(await small(), `menu at ${width}`).toEqual([]);
      await page.getByRole("button", { name: /Votre profil/ }).click();
    }
    const card = page.getByRole("complementary", { name: "Votre profil" });
    expect(await small(), `card at ${width}`).toEqual([]);
    await card.getByRole("button", { name: /Modifier.*Secteur/ }).click();
    expect(await small(), `correction at ${width}`).toEqual([]);
  }
});

test("where there is a keyboard, it is said how to make a new line", async ({ page, server, address }) => {
  await signedIn(page, server, address);
  await page.goto("/assistant");
  await expect(page.getByText("Maj + Entrée pour aller à la ligne.")).toBeVisible();
});

test.describe("on a device elsewhere", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("times and days are those of Paris", async ({ page, browser, server, address }) => {
    const visitor = await signedIn(page, server, address);
    await visitor.say("Aubade Conseil");
    await page.goto("/assistant");
    expect(await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(
      "America/Los_Angeles",
    );
    const inParis = new Intl.DateTimeFormat("fr-FR", {
      hour: "2-digit",
      minute: "2-digit",
      timeZone: "Europe/Paris",
    });
    const times = page.getByRole("log").getByRole("time");
    await expect(times).toHaveCount(3);
    for (const time of await times.all()) {
      const moment = new Date((await time.getAttribute("datetime")) ?? "");
      await expect(time).toHaveText(inParis.format(moment));
    }

    const home = await browser.newContext({ baseURL: server.url, timezoneId: "Asia/Tokyo", locale: "fr-FR" });
    await home.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: server.url })));
    const other = await home.newPage();
    await other.goto("/assistant");
    await expect(other.getByRole("log").getByRole("time")).toHaveCount(3);
    for (const path of ["/assistant", "/compte"]) {
      const spoken: string[][] = [];
      for (const device of [page, other]) {
        await device.goto(path);
        await expect(device.locator("time").first()).toBeVisible();
        const days = await device.getByRole("log").getByRole("heading").allTextContents();
        spoken.push([...days, ...(await device.locator("time").allTextContents())]);
      }
      expect(spoken[0]?.length).toBeGreaterThan(0);
      expect(spoken[0], path).toEqual(spoken[1]);
    }
    await home.close();
  });
});
