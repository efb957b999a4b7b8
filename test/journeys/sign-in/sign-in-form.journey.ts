import { login } from "#app/content/public/login-copy.ts";
import { conversation } from "#app/content/signed-in/conversation-copy.ts";
import { mailsIn, newestCode, newestMail } from "../../server/sent-mails.ts";
import { Visitor } from "../../server/visitor.ts";
import { expect, test } from "../journey.ts";
import { expectFailureShown, holdRequests, setTextSize } from "../page-steps.ts";
import { requestLink, signedIn, submitAddress } from "../sign-in-steps.ts";

test("an address is checked without a request, and a mail is requested visibly", async ({
  page,
  server,
  address,
  part,
  consoleErrors,
}) => {
  await part("an empty or malformed address is reported without a request", async () => {
    await page.goto("/login");
    await page.waitForLoadState("networkidle");
    let posts = 0;
    page.on("request", (request) => {
      if (request.method() === "POST") posts++;
    });
    await page.getByRole("button", { name: "Se connecter" }).click();
    await expect(page.getByText("Veuillez saisir votre adresse email")).toBeVisible();
    await page.getByLabel("Adresse e-mail").fill("anna@");
    await page.getByRole("button", { name: "Se connecter" }).click();
    await expect(page.getByText(/n’est pas complète/)).toBeVisible();
    expect(posts).toBe(0);
  });

  await part(
    "the button shows that the mail is being requested, then a toast and the page confirm it",
    async () => {
      const release = await holdRequests(page, "**/login*", "POST");
      await submitAddress(page, address);
      await expect(page.getByRole("button", { name: "Envoi en cours..." })).toBeVisible();
      release();
      await expect(
        page.getByText("Un lien de connexion vous a été envoyé par email", { exact: true }),
      ).toBeVisible();
      await expect(
        page.getByText("Lien de connexion envoyé ! Veuillez vérifier votre boîte mail."),
      ).toBeVisible();
    },
  );

  await part(
    "the field of the code is there again after a reload, until three codes were wrong",
    async () => {
      const code = await newestCode(server, address);
      await page.reload();
      const field = page.getByLabel(login.code.label);
      await expect(field).toBeFocused();
      await expect(page.getByText(address)).toBeVisible();
      await expect(page.getByText(login.sent.notice)).toBeHidden();
      await expect(page.getByText(login.help.resendIn(1).split("1")[0] ?? "")).toBeVisible();
      for (const told of [login.problems.rejected, login.problems.rejected, login.problems.voidCode]) {
        await field.fill(code === "000000" ? "000001" : "000000");
        const answered = page.waitForResponse((response) => response.request().method() === "POST");
        await page.keyboard.press("Enter");
        await answered;
        await expect(page.getByRole("main").getByText(told)).toBeVisible();
      }
      await page.reload();
      await expect(page.getByRole("main").getByText(login.problems.voidCode)).toBeVisible();
      await page.getByRole("button", { name: login.sent.change }).click();
      await expect(page.getByLabel(login.email.label)).toBeVisible();
      consoleErrors.splice(0);
    },
  );
});

test("a second mail to the same address within a minute is refused", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  await new Visitor(server).requestLink(address);
  await newestMail(server.dataDir, address);
  await requestLink(page, address);
  await expectFailureShown(page, /Vous pourrez en demander un autre dans/);
  expect(mailsIn(server.dataDir).filter((mail) => mail.to === address)).toHaveLength(1);
  expect(consoleErrors.splice(0).every((error) => error.includes("429"))).toBe(true);
});

test("/login redirects signed-in clients to the assistant, and the assistant redirects signed-out visitors to /login", async ({
  page,
  server,
  address,
}) => {
  await page.goto("/assistant");
  await expect(page).toHaveURL(`${server.url}/login`);
  await expect(page.getByText("Veuillez vous connecter pour accéder à cette page")).toBeVisible();

  await signedIn(page, server, address);
  await page.goto("/login");
  await expect(page).toHaveURL(`${server.url}/assistant`);
});

test("no target leaves the site after signing in", async ({ page, server, address, part }) => {
  for (const [index, target] of [
    "//evil.example",
    "/\\evil.example",
    "/%09/evil.example",
    "javascript:alert(1)",
    "https://evil.example",
  ].entries())
    await part(`the target ${target} does not leave the site after signing in`, async () => {
      await page.goto("/healthz");
      await page.context().clearCookies();
      await page.goto(`/login?next=${encodeURIComponent(target)}`);
      await submitAddress(page, `${index}-${address}`);
      await page.getByLabel(/code/i).fill(await newestCode(server, `${index}-${address}`));
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`${server.url}/assistant`);
    });
});

test("an example conversation stands beside the form only where both have room", async ({ page }) => {
  const example = page.getByText(conversation.questions.company_name(), { exact: true });
  const field = page.getByLabel("Adresse e-mail");
  await page.setViewportSize({ width: 1023, height: 800 });
  await page.goto("/login");
  await expect(field).toBeVisible();
  await expect(example).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(example).toBeVisible();
  await expect(page.getByText(login.example.label, { exact: true })).toBeVisible();
  const [form, beside] = [await field.boundingBox(), await example.boundingBox()];
  expect((form?.x ?? 0) + (form?.width ?? 0)).toBeLessThan(beside?.x ?? 0);
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - heading "Connexion"
      - paragraph
      - text: Adresse e-mail
  `);
  await setTextSize(page, 200);
  await expect(example).toBeHidden();
});

test("a form that was sent before the scripts ran is not sent again by going back", async ({
  page,
  server,
  address,
}) => {
  const release = await holdRequests(page, /\/assets\/.*\.js$/);
  await page.goto("/login", { waitUntil: "domcontentloaded" });
  await page.getByLabel(login.email.label).fill(address);
  await page.keyboard.press("Enter");
  await expect(page.getByText(login.sent.notice)).toBeVisible();
  release();
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByLabel(/code/i).fill(await newestCode(server, address));
  await page.keyboard.press("Enter");
  await page.waitForURL("**/assistant");
  await page.goBack();
  await expect(page).toHaveURL(`${server.url}/assistant`);
  await page.reload();
  expect(mailsIn(server.dataDir).filter((mail) => mail.to === address)).toHaveLength(1);
});
