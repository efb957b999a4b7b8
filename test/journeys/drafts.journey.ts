import type { Page } from "@playwright/test";
import { newestMail, tokenIn } from "../process/sent-mails.ts";
import { Visitor } from "../process/visitor.ts";
import { expect, type ServerOptions, signedIn, test } from "./journey.ts";

const written = "Ce que personne d’autre ne doit lire";
const message = (page: Page) => page.getByRole("textbox", { name: "Votre message" });

/** Everything that this browser keeps for the page's origin and scripts can read. */
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

/** Somebody who has begun to write a message and to change the profile. */
async function writing(page: Page, server: ServerOptions["server"], address: string): Promise<Visitor> {
  const visitor = await signedIn(page, server, address);
  await page.goto("/onboarding-legacy");
  await page.getByLabel("Nom de l’entreprise").fill(written);
  await page.goto("/assistant");
  await message(page).fill(written);
  await expect.poll(() => kept(page)).toContain("matinal.draft.message");
  expect(await kept(page)).toContain("matinal.draft.profile");
  return visitor;
}

async function expectNothingLeft(page: Page) {
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => kept(page)).not.toContain("matinal.draft");
  expect(await kept(page)).not.toContain(written);
}

test("a session that is ended from elsewhere takes what was being written along", async ({
  page,
  server,
  address,
}) => {
  const sameSession = await writing(page, server, address);
  const second = await page.context().newPage();
  await second.goto("/assistant");
  await expect(message(second)).toHaveValue(written);
  await sameSession.fetch("/api/session", { method: "DELETE" });
  // At once, before the page is left.
  await expect.poll(() => kept(page)).not.toContain(written);
  await expectNothingLeft(page);
  await expectNothingLeft(second);
});

test("a session that ended while nobody looked takes it along when /login is reached", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  const sameSession = await writing(page, server, address);
  await page.goto("/healthz");
  await sameSession.fetch("/api/session", { method: "DELETE" });
  expect(await kept(page)).toContain(written);
  await page.goto("/dashboard-legacy");
  await expectNothingLeft(page);
  cleanConsole.splice(0);
});

test("the page of the profile form without a session takes it along as well", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  const sameSession = await writing(page, server, address);
  await page.goto("/healthz");
  await sameSession.fetch("/api/session", { method: "DELETE" });
  await page.goto("/onboarding-legacy");
  await page.getByRole("button", { name: "Rester sur cette page" }).click();
  await expect.poll(() => kept(page)).not.toContain(written);
  cleanConsole.splice(0);
});

test("after a sign-out the way back shows nothing of what was being written", async ({
  page,
  server,
  address,
}) => {
  await writing(page, server, address);
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await expectNothingLeft(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(written)).toHaveCount(0);
  expect(await kept(page)).not.toContain(written);
});

test("a page that the browser kept in memory shows nothing before it starts anew", async ({
  page,
  server,
  address,
}) => {
  await writing(page, server, address);
  for (const path of ["/assistant", "/onboarding-legacy"]) {
    await page.goto(path);
    const field = page.getByRole("textbox").first();
    await expect(field).toHaveValue(written);
    // What happens in a browser that keeps pages; the one of these journeys does not.
    const leave = () => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    await page.evaluate(leave);
    await expect(field).toBeHidden();
    const renewed = page.waitForEvent("load");
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await renewed;
    await expect(field).toBeVisible();
  }
});

test("a link that signs somebody else in takes it along", async ({ page, server, address }) => {
  await writing(page, server, address);
  const other = new Visitor(server);
  await other.askForLink(`autre-${address}`);
  const token = tokenIn((await newestMail(server.dataDir, `autre-${address}`)).text);
  await page.goto(`/assistant#access_token=${token}`);
  await page.getByRole("button", { name: `Continuer en tant que autre-${address}` }).click();
  await expect(message(page)).toBeEnabled();
  await expect(message(page)).toHaveValue("");
  expect(await kept(page)).not.toContain(written);
});

test("each tab keeps what is written in it, and a new one starts from what was typed last", async ({
  page,
  server,
  address,
}) => {
  await signedIn(page, server, address);
  await page.goto("/assistant");
  await message(page).fill("Le texte du premier");
  const second = await page.context().newPage();
  await second.goto("/assistant");
  await expect(message(second)).toHaveValue("Le texte du premier");
  await message(second).fill("Le texte du second");
  await page.reload();
  await expect(message(page)).toHaveValue("Le texte du premier");
  await second.reload();
  await expect(message(second)).toHaveValue("Le texte du second");
  const third = await page.context().newPage();
  await third.goto("/assistant");
  await expect(message(third)).toHaveValue(/Le texte du (premier|second)/);
  await message(third).fill("");
  for (const tab of [page, second]) {
    await tab.reload();
    await expect(message(tab)).toHaveValue(/Le texte du/);
  }
});

test("a message that waits in one tab outlives what another tab sends", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  const visitor = await signedIn(page, server, address);
  await page.goto("/assistant");
  const second = await page.context().newPage();
  await second.goto("/assistant");
  await expect(message(second)).toBeEnabled();
  await page.route("**/api/messages", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await message(page).fill("Celui qui attend");
  await message(page).press("Enter");
  await expect(page.getByRole("button", { name: "Envoyer à nouveau" })).toBeVisible();
  const waiting = await kept(page);
  const [key] = waiting.match(/[0-9a-f-]{36}(?=\\*",\\*"content\\*":\\*"Celui qui attend)/) ?? ["no key"];
  await message(second).fill("Aubade Conseil");
  await message(second).press("Enter");
  await expect(message(second)).toHaveValue("");
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(left).toContain(key);

  await page.unroute("**/api/messages");
  await page.reload();
  await expect(message(page)).toHaveValue("Celui qui attend");
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await expect(async () => {
    await message(page).press("Enter");
    await expect(message(page)).toHaveValue("", { timeout: 500 });
  }).toPass();
  expect((await sent).postDataJSON()).toMatchObject({ key });
  const said = (await visitor.conversation()).filter(({ role }) => role === "user");
  expect(said.map(({ content }) => content)).toContain("Aubade Conseil");
  cleanConsole.splice(0);
});

test("a sign-out takes along what stands in a tab that does not hear of it", async ({
  page,
  server,
  address,
}) => {
  const visitor = await writing(page, server, address);
  const second = await page.context().newPage();
  await second.goto("/assistant");
  await message(second).fill(`${written}, ici non plus`);
  await second.goto("/healthz");
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await expectNothingLeft(page);
  await visitor.signIn(address);
  await page
    .context()
    .addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: server.url })));
  await second.goto("/assistant");
  await expect(message(second)).toBeEnabled();
  await expect(message(second)).toHaveValue("");
  expect(await kept(second)).not.toContain(written);
});

test("a line that is cut for a while takes nothing", async ({ page, server, address, cleanConsole }) => {
  await writing(page, server, address);
  await page.context().setOffline(true);
  await expect(page.getByText("Hors connexion")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText("Hors connexion")).toHaveCount(0);
  await expect(message(page)).toHaveValue(written);
  await page.reload();
  await expect(message(page)).toHaveValue(written);
  cleanConsole.splice(0);
});
