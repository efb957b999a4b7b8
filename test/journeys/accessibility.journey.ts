import { conversation as copy } from "../../app/content/signed-in/conversation-copy.ts";
import { newestMail, tokenIn } from "../process/sent-mails.ts";
import { Visitor } from "../process/visitor.ts";
import { expectNoFindings, expectNoFindingsAtAnyWidth } from "./findings.ts";
import {
  askForLink,
  expect,
  expectTold,
  holdBack,
  onboarded,
  say,
  signedIn,
  tabTo,
  test,
} from "./journey.ts";

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
  });
}

test.describe("in every state", () => {
  test.use({ reducedMotion: "reduce" });

  test("axe finds nothing in any state of signing in", async ({ page, server, address, cleanConsole }) => {
    await page.goto("/login");
    await page.getByRole("button", { name: "Se connecter" }).click();
    await expect(page.getByText("Veuillez saisir votre adresse email")).toBeVisible();
    await expectNoFindingsAtAnyWidth(page);

    await page.getByLabel("Adresse e-mail").fill(address);
    await page.getByRole("button", { name: "Se connecter" }).click();
    await expect(
      page.getByText("Un lien de connexion vous a été envoyé par email", { exact: true }),
    ).toBeVisible();
    await expectNoFindingsAtAnyWidth(page);

    const other = new Visitor(server);
    await other.askForLink(`x${address}`);
    const token = tokenIn((await newestMail(server.dataDir, `x${address}`)).text);
    await page.goto(`/login#access_token=${token}`);
    await expect(page.getByRole("button", { name: /Continuer en tant que/ })).toBeVisible();
    await expectNoFindingsAtAnyWidth(page);

    await page.goto("/login#access_token=wrong");
    await expectTold(page, "Erreur d'authentification. Veuillez réessayer.");
    await expectNoFindingsAtAnyWidth(page);
    cleanConsole.splice(0);
  });

  test("axe finds nothing where toasts stand in two places at once", async ({
    page,
    address,
    cleanConsole,
  }) => {
    await askForLink(page, address);
    // Under the pointer it stays.
    await page.locator(".toast").hover();
    await page.goto("/login#access_token=wrong");
    await expectTold(page, "Erreur d'authentification. Veuillez réessayer.");
    await expect(page.locator(".toast")).toHaveCount(2);
    await expectNoFindings(page);
    cleanConsole.splice(0);
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
    await expectNoFindingsAtAnyWidth(page);

    await page.route("**/api/messages", (route) => route.abort());
    await say(page, "Perdu", { expectCleared: false });
    await expectTold(page, "Impossible d'envoyer le message.");
    await expectNoFindingsAtAnyWidth(page);
    await page.unroute("**/api/messages");

    const release = await holdBack(page, "**/api/messages");
    await say(page, "Aubade Conseil", { expectCleared: false });
    await expect(page.getByRole("button", { name: "Envoi…" })).toBeDisabled();
    await expectNoFindingsAtAnyWidth(page);
    release();
    await expect(page.getByText(copy.questions.industry("Aubade Conseil"))).toBeVisible();
    cleanConsole.splice(0);

    await page.getByRole("textbox", { name: "Votre message" }).fill("x".repeat(8_001));
    await expect(page.getByRole("alert")).toHaveText("Message trop long : 8 000 caractères au plus,");
    await expect(page.getByText("soit 1 à retirer.")).toBeVisible();
    await expectNoFindingsAtAnyWidth(page);

    await onboarded(visitor);
    await page.reload();
    await expect(page.getByText(copy.confirmation("Aubade Conseil"))).toBeVisible();
    await expectNoFindingsAtAnyWidth(page);
  });
});

test("signing in and talking need the keyboard alone", async ({ page, server, address }) => {
  await page.goto("/login");
  await tabTo(page, page.getByLabel("Adresse e-mail", { exact: true }));
  await page.keyboard.type(address);
  await page.keyboard.press("Enter");
  await expect(
    page.getByText("Lien de connexion envoyé ! Veuillez vérifier votre boîte mail."),
  ).toBeVisible();
  await page.goto(`/login#access_token=${tokenIn((await newestMail(server.dataDir, address)).text)}`);
  await page.waitForURL("**/assistant");
  await expect(page.getByText(copy.questions.company_name())).toBeVisible();
  await tabTo(page, page.getByLabel("Votre message", { exact: true }));
  await page.keyboard.type("Aubade Conseil");
  await page.keyboard.press("Enter");
  await expect(page.getByText(copy.questions.industry("Aubade Conseil"))).toBeVisible();
});
