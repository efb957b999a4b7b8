import type { Page } from "@playwright/test";
import { auditCopy, auditWords } from "#app/content/desk/audit-copy.ts";
import { passkeyCopy } from "#app/content/desk/passkey-copy.ts";
import { ownAudit, ownAuditWords } from "#app/content/signed-in/own-audit-copy.ts";
import { site } from "#app/content/site-copy.ts";
import { newestCode } from "../../server/sent-mails.ts";
import { Visitor } from "../../server/visitor.ts";
import {
  expectFitsLargeText,
  expectNoFindings,
  expectNoFindingsAtAnyWidth,
} from "../accessibility/findings.ts";
import { codeField, confirmationPage } from "../account/confirmation-view.ts";
import { expect, operators, test } from "../journey.ts";
import { ageSignIn, asOwner } from "../journey-database.ts";
import { clientId, openDevice, signedIn } from "../sign-in-steps.ts";

// Only on PostgreSQL, where a test can move a sign-in and an answer with a passkey into the past.

const [operator] = operators;
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("an operator proves the identity, reads the log by keyboard, and the customer sees who has looked", async ({
  page,
  server,
  address,
  browser,
  part,
  consoleErrors,
}) => {
  const customer = new Visitor(server, "198.19.0.1");
  await customer.signIn(address);
  const id = await clientId(customer);
  await signedIn(page, server, operator);

  await part("an old sign-in is confirmed by a code, and leads back", async () => {
    await ageSignIn(server, operator, 61);
    await page.goto("/operateur/journal?day=2026-03-02");
    await expect(page).toHaveURL(confirmationPage);
    const code = await newestCode(server, operator, 2);
    await expect(codeField(page)).toBeFocused();
    await page.keyboard.type(code);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/operateur\/journal\?day=2026-03-02$/);
    await expect(page.getByText(auditCopy.emptyFiltered)).toBeVisible();
  });

  await part("the log opens by keyboard alone, in its filters, and page by page", async () => {
    await asOwner(
      server,
      `insert into audit_log (at, actor, action, client_id, details)
       select now(), 'ops:root', 'offer.set', $1, '{"offer": "growth"}' from generate_series(1, 60)`,
      [id],
    );
    await page.goto("/operateur/journal");
    await expect(page.getByRole("row")).toHaveCount(51);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: site.skip })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByText(auditCopy.filters.title)).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type(address);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/client=/);
    // The look itself is the newest of this client's rows.
    await expect(page.getByRole("row").nth(1)).toContainText(auditWords["audit.read"]);
    await page.getByRole("link", { name: auditCopy.older }).press("Enter");
    // Two of them are the client's own: the sign-in and its device.
    await expect(page.getByRole("row")).toHaveCount(14);
    await expect(page.getByRole("row").nth(1)).toContainText("offre\u00A0: Growth");
    await expectNoFindingsAtAnyWidth(page);
    await page.getByRole("link", { name: auditCopy.newest }).click();
    await expect(page.getByRole("row")).toHaveCount(51);
  });

  await part("what cannot be found is said", async () => {
    await page.goto("/operateur/journal?client=personne@exemple.fr");
    await expect(page.getByRole("main").getByText(auditCopy.problems.client)).toBeVisible();
    await expectNoFindings(page);
    await page.goto("/operateur/journal?day=hier");
    await expect(page.getByRole("main").getByText(auditCopy.problems.day)).toBeVisible();
    expect(consoleErrors.splice(0).every((error) => error.includes("422"))).toBe(true);
    await expectFitsLargeText(page, "the log without a result");
  });

  await part("the customer reads what was done, and that it was a person, not who", async () => {
    const own = await openDevice(browser, customer);
    await own.goto("/compte");
    const section = own.locator("#acces");
    await expect(section.getByText(ownAuditWords["audit.read"] ?? "")).toBeVisible();
    await expect(section).toContainText(ownAudit.by.operator);
    await expect(section).toContainText(ownAudit.by.command);
    await expect(section.getByText(ownAudit.more)).toBeVisible();
    await expect(own.getByText(operator)).toHaveCount(0);
    await expectNoFindings(own, ["#acces"]);
    const response = await own.goto("/operateur/journal");
    expect(response?.status()).toBe(404);
    await own.context().close();
  });
});

test("an operator who registers a passkey is asked for it, and gets back in after losing it", async ({
  page,
  server,
  part,
  consoleErrors,
}) => {
  const [, owner] = operators;
  await signedIn(page, server, owner);
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  const add = () =>
    client.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        ...{ protocol: "ctap2", transport: "internal", automaticPresenceSimulation: true },
        ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
      },
    });
  let { authenticatorId } = await add();
  /** The hour of the last answer is over. */
  const forget = () => asOwner(server, "update session set passkey_at = now() - interval '61 minutes'");

  await part("a passkey is registered under a name", async () => {
    await page.goto("/operateur/cles");
    await expect(page.getByText(passkeyCopy.list.none)).toBeVisible();
    await page.getByLabel(passkeyCopy.list.name).fill("Ordinateur du bureau");
    await page.keyboard.press("Enter");
    await expect(page.getByText(passkeyCopy.list.added)).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Ordinateur du bureau" })).toBeVisible();
    await expectNoFindingsAtAnyWidth(page);
    await page.getByLabel(passkeyCopy.list.name).fill("Le même ordinateur");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main").getByText(passkeyCopy.problems.known)).toBeVisible();
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
    await page.goto("/operateur/journal");
    await expect(page.getByRole("row").nth(1)).toContainText(auditWords["passkey.added"]);
  });

  await part("the last one of several says what its removal brings", async () => {
    for (const name of ["Clé 1", "Clé 2"])
      await asOwner(
        server,
        `insert into passkey (id, name, public_key, user_id, credential_id, counter, device_type, backed_up, created_at)
         select id || $1, $1, public_key, user_id, credential_id || $1, counter, device_type, backed_up, now()
         from passkey where name = 'Ordinateur du bureau'`,
        [name],
      );
    const remove = (name: string) =>
      page.getByRole("listitem").getByLabel(passkeyCopy.list.removeNamed(name), { exact: true });
    await page.goto("/operateur/cles");
    for (const name of ["Clé 1", "Clé 2"]) {
      await remove(name).click();
      await expect(remove(name)).toHaveCount(0);
    }
    await remove("Ordinateur du bureau").click();
    await expect(page.getByText(passkeyCopy.list.removeLastText)).toBeVisible();
    await expect(page.getByRole("button", { name: passkeyCopy.list.removeLast })).toBeVisible();
    await expectNoFindingsAtAnyWidth(page);
  });

  await part("the desk asks for it, by whatever address, and opens with it", async () => {
    await forget();
    for (const path of ["/operateur", "/operateur/journal", "/operateur/cles"]) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/operateur\/cle\?retour=/);
    }
    const ask = page.getByRole("button", { name: passkeyCopy.ask.button });
    await expect(ask).toBeEnabled();
    // Its colours change for a moment when its scripts have come.
    const moving = () => ask.evaluate((button) => button.getAnimations({ subtree: true }).length);
    await expect.poll(moving).toBe(0);
    await expectNoFindingsAtAnyWidth(page);
    await expectFitsLargeText(page, "the page that asks for the passkey");
    await ask.press("Enter");
    await expect(page).toHaveURL(/\/operateur\/cles$/);
    await expect(heading(page, passkeyCopy.list.title)).toBeVisible();
  });

  await part(
    "another passkey does not open it, and without one there is no other by the code alone",
    async () => {
      await forget();
      await client.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
      ({ authenticatorId } = await add());
      await page.goto("/operateur/journal");
      await page.getByRole("button", { name: passkeyCopy.ask.button }).click();
      await expect(page.getByRole("main").getByText(passkeyCopy.problems.declined)).toBeVisible();
      const asked = await page.evaluate(async () => {
        const body = new URLSearchParams({ kind: "registration" });
        return (await fetch("/operateur/cle/question", { method: "POST", body })).status;
      });
      expect(asked).toBe(403);
      const forged = await page.evaluate(async () => {
        const answer = JSON.stringify({ id: "x", rawId: "x", type: "public-key", response: {} });
        const body = new URLSearchParams({ answer });
        return (await fetch("/operateur/cle", { method: "POST", body })).status;
      });
      expect(forged).toBe(400);
      expect(consoleErrors.splice(0).every((error) => /403|400/.test(error))).toBe(true);
    },
  );

  await part("whoever runs the server takes the lost ones away", async () => {
    await asOwner(server, `delete from passkey where user_id = (select id from "user" where email = $1)`, [
      owner,
    ]);
    await page.goto("/operateur/journal");
    await expect(heading(page, auditCopy.title)).toBeVisible();
  });
});
