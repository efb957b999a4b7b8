import type { Page } from "@playwright/test";
import { conversation as copy } from "../../app/content/conversation.ts";
import { newestMail, tokenIn, Visitor } from "../running-server.ts";
import { expectNoFindings } from "./findings.ts";
import { expect, onboarded, say, signedIn, test } from "./journey.ts";

for (const width of [320, 768, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 }, reducedMotion: "reduce" });

    test("axe finds nothing on the public pages", async ({ page, cleanConsole }) => {
      for (const path of ["/", "/login", "/mailbox", "/nulle-part"]) {
        await page.goto(path);
        await expectNoFindings(page);
      }
      expect(cleanConsole.splice(0).every((complaint) => complaint.includes("404"))).toBe(true);
    });

    test("axe finds nothing around a page: consent sheet, menu, toast", async ({ page }) => {
      await page.goto("/");
      await expect(page.getByRole("region", { name: "Votre choix sur les cookies" })).toBeVisible();
      await expectNoFindings(page);
      if (width < 768) {
        await page.locator("header summary").click();
        await expectNoFindings(page);
        await page.keyboard.press("Escape");
      }
      await page.getByRole("button", { name: "Tout refuser" }).click();
      await expect(page.getByText("les cookies facultatifs sont refusés").first()).toBeVisible();
      await expectNoFindings(page);
    });

    test("axe finds nothing in any state of signing in", async ({ page, server, address }) => {
      await page.goto("/login");
      await page.getByRole("button", { name: "Se connecter" }).click();
      await expect(page.getByText("Veuillez saisir votre adresse email")).toBeVisible();
      await expectNoFindings(page);

      await page.getByLabel("Adresse e-mail").fill(address);
      await page.getByRole("button", { name: "Se connecter" }).click();
      await expect(
        page.getByText("Un lien de connexion vous a été envoyé par email", { exact: true }),
      ).toBeVisible();
      await expectNoFindings(page);

      const other = new Visitor(server);
      await other.askForLink(`x${address}`);
      const token = tokenIn((await newestMail(server.dataDir, `x${address}`)).text);
      await page.goto(`/login#access_token=${token}`);
      await expect(page.getByRole("button", { name: /Continuer en tant que/ })).toBeVisible();
      await expectNoFindings(page);
    });

    test("axe finds nothing in any state of the conversation", async ({
      page,
      server,
      address,
      cleanConsole,
    }) => {
      const visitor = await signedIn(page, server, address);
      await page.goto("/assistant");
      await expect(page.getByText(copy.questions.company_name())).toBeVisible();
      await expectNoFindings(page);

      await page.route("**/api/messages", (route) => route.abort());
      await say(page, "Perdu", { expectCleared: false });
      await expect(page.getByText("Impossible d'envoyer le message.").first()).toBeVisible();
      await expectNoFindings(page);
      await page.unroute("**/api/messages");
      cleanConsole.splice(0);

      await onboarded(visitor);
      await page.reload();
      await expect(page.getByText(copy.confirmation("Aubade Conseil"))).toBeVisible();
      await expectNoFindings(page);
    });
  });
}

test("signing in and talking need the keyboard alone", async ({ page, server, address }) => {
  await page.goto("/login");
  await focusByTab(page, "Adresse e-mail");
  await page.keyboard.type(address);
  await page.keyboard.press("Enter");
  await expect(
    page.getByText("Lien de connexion envoyé ! Veuillez vérifier votre boîte mail."),
  ).toBeVisible();
  await page.goto(`/login#access_token=${tokenIn((await newestMail(server.dataDir, address)).text)}`);
  await page.waitForURL("**/assistant");
  await expect(page.getByText(copy.questions.company_name())).toBeVisible();
  await focusByTab(page, "Votre message");
  await page.keyboard.type("Aubade Conseil");
  await page.keyboard.press("Enter");
  await expect(page.getByText(copy.questions.industry("Aubade Conseil"))).toBeVisible();
});

async function focusByTab(page: Page, label: string) {
  const field = page.getByLabel(label, { exact: true });
  for (let presses = 0; presses < 30; presses++) {
    if (await field.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach "${label}".`);
}
