import { codeIn, mailsIn, newestMail, tokenIn } from "../process/sent-mails.ts";
import { Visitor } from "../process/visitor.ts";
import { askForLink, expect, expectTold, holdBack, signedIn, signInByLink, test } from "./journey.ts";

test("a link from the mail signs in at once in the browser that asked for it, and only once", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  await signInByLink(page, server, address);
  await expect(page).toHaveURL(`${server.url}/assistant`);
  await expect(page.getByText(address)).toBeVisible();

  // Away from the assistant first, which would itself notice that the session is gone.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await page.goto(`/login#access_token=${tokenIn((await newestMail(server.dataDir, address)).text)}`);
  await expectTold(page, "Erreur d'authentification. Veuillez réessayer.");
  await expect(page.getByText(/Un lien sert une seule fois/)).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/login`);
  await expect(page.getByRole("button", { name: "Se connecter" })).toBeVisible();
  expect(cleanConsole.splice(0).every((complaint) => complaint.includes("400"))).toBe(true);
});

test("in another browser the link first names the address and waits for a click", async ({
  page,
  server,
  address,
}) => {
  const elsewhere = new Visitor(server);
  await elsewhere.askForLink(address);
  const token = tokenIn((await newestMail(server.dataDir, address)).text);

  await page.goto(`/login#access_token=${token}`);
  const enter = page.getByRole("button", { name: `Continuer en tant que ${address}` });
  await expect(enter).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/login`);
  await page.reload();
  expect((await page.context().cookies()).some(({ name }) => name.includes("session"))).toBe(false);

  await page.goto(`/login#access_token=${token}`);
  await enter.click();
  await page.waitForURL("**/assistant");
});

test("twenty GETs and twenty HEADs of the link, as mail scanners send them, do not spend it", async ({
  page,
  server,
  address,
}) => {
  await askForLink(page, address);
  await expect(
    page.getByText("Lien de connexion envoyé ! Veuillez vérifier votre boîte mail."),
  ).toBeVisible();
  const token = tokenIn((await newestMail(server.dataDir, address)).text);
  for (let time = 0; time < 20; time++) {
    await fetch(`${server.url}/login?access_token=${token}`);
    await fetch(`${server.url}/login#access_token=${token}`, { method: "HEAD" });
  }
  await page.goto(`/login#access_token=${token}`);
  await page.waitForURL("**/assistant");
});

test("the code of the mail can be typed instead", async ({ page, server, address }) => {
  await askForLink(page, address);
  await page.getByLabel(/code/i).fill(codeIn((await newestMail(server.dataDir, address)).text));
  await page.keyboard.press("Enter");
  await page.waitForURL("**/assistant");
});

test("strangers who guess a code close it to themselves, and the browser that asked gets in", async ({
  page,
  browser,
  server,
  address,
}) => {
  await askForLink(page, address);
  const code = codeIn((await newestMail(server.dataDir, address)).text);
  const stranger = new Visitor(server);
  const guess = () =>
    stranger.post("/api/session", { email: address, code: code === "000000" ? "000001" : "000000" });
  for (let n = 0; n < 10; n++) expect((await guess()).status).toBe(400);
  expect((await guess()).status).toBe(429);

  const elsewhere = await browser.newContext({ baseURL: server.url });
  const other = await elsewhere.newPage();
  await askForLink(other, address);
  await expect(other.getByRole("main").getByText(/Vous pourrez en demander un autre dans/)).toBeVisible();
  await other.getByLabel(/code/i).fill(code);
  await other.keyboard.press("Enter");
  await expect(other.getByRole("main").getByText(/Trop de codes faux ont été essayés/)).toBeVisible();
  await elsewhere.close();

  await page.getByLabel(/code/i).fill(code);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/assistant");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("address, code and session work as plain forms", async ({ page, server, address }) => {
    await askForLink(page, address);
    await expect(
      page.getByText("Lien de connexion envoyé ! Veuillez vérifier votre boîte mail."),
    ).toBeVisible();
    await page.getByLabel(/code/i).fill(codeIn((await newestMail(server.dataDir, address)).text));
    await page.getByRole("button", { name: "Valider le code" }).click();
    await expect(page).toHaveURL(`${server.url}/assistant`);
    await expect(page.getByText(/JavaScript/)).toBeVisible();
  });
});

test("an empty address is told so, and a malformed one too, without a request", async ({ page }) => {
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

test("while the mail is ordered the button says so, then toast and notice confirm", async ({
  page,
  address,
}) => {
  await page.goto("/login");
  const release = await holdBack(page, "**/login*", "POST");
  await page.getByLabel("Adresse e-mail").fill(address);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByRole("button", { name: "Envoi en cours..." })).toBeVisible();
  release();
  await expect(
    page.getByText("Un lien de connexion vous a été envoyé par email", { exact: true }),
  ).toBeVisible();
  await expect(
    page.getByText("Lien de connexion envoyé ! Veuillez vérifier votre boîte mail."),
  ).toBeVisible();
});

test("a second mail to the same address within a minute is refused in words, and none is sent", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  await new Visitor(server).askForLink(address);
  await newestMail(server.dataDir, address);
  await askForLink(page, address);
  await expectTold(page, /Vous pourrez en demander un autre dans/);
  expect(mailsIn(server.dataDir).filter((mail) => mail.to === address)).toHaveLength(1);
  expect(cleanConsole.splice(0).every((complaint) => complaint.includes("429"))).toBe(true);
});

test("who is signed in and opens /login goes to the assistant; who is not and opens the assistant goes to /login", async ({
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

test("a link opened on /assistant signs in as well, never silently into another account, and a spent one changes nothing", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  const other = new Visitor(server);
  await other.askForLink(address);
  const token = tokenIn((await newestMail(server.dataDir, address)).text);
  await signedIn(page, server, `autre-${address}`);

  await page.goto(`/assistant#access_token=${token}`);
  const enter = page.getByRole("button", { name: `Continuer en tant que ${address}` });
  await expect(enter).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/assistant`);
  await enter.click();
  await expect(page.getByRole("banner").getByText(address, { exact: true })).toBeVisible();

  await page.goto("about:blank");
  await page.goto(`/assistant#access_token=${token}`);
  await expectTold(page, "Erreur d'authentification. Veuillez réessayer.");
  await expect(page.getByRole("banner").getByText(address, { exact: true })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Votre message" })).toBeEnabled();
  expect(cleanConsole.splice(0).every((complaint) => complaint.includes("400"))).toBe(true);
});

test("signing out ends the session everywhere in this browser and returns to /login", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  await page.goto("/assistant");
  const second = await page.context().newPage();
  await second.goto("/assistant");
  await expect(second.getByRole("textbox")).toBeEnabled();

  await page.getByRole("button", { name: /déconne/i }).click();
  await expect(page).toHaveURL(`${server.url}/login`);
  await expect(page.getByText("Déconnexion réussie")).toBeVisible();
  await expect(second).toHaveURL(`${server.url}/login`, { timeout: 6_000 });
  expect((await visitor.fetch("/api/messages")).status).toBe(401);
});

for (const target of [
  "//evil.example",
  "/\\evil.example",
  "/%09/evil.example",
  "javascript:alert(1)",
  "https://evil.example",
]) {
  test(`after signing in, the target ${target} stays here`, async ({ page, server, address }) => {
    await page.goto(`/login?next=${encodeURIComponent(target)}`);
    await page.getByLabel("Adresse e-mail").fill(address);
    await page.getByRole("button", { name: "Se connecter" }).click();
    await page.getByLabel(/code/i).fill(codeIn((await newestMail(server.dataDir, address)).text));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${server.url}/assistant`);
  });
}
