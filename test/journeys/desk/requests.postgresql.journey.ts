import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { maxReplyLength } from "#app/contact/inbox/inbox-request.ts";
import { referenceOf } from "#app/contact/reference.ts";
import { deliveriesCopy } from "#app/content/desk/deliveries-copy.ts";
import { desk } from "#app/content/desk/desk-copy.ts";
import { requestsCopy as copy } from "#app/content/desk/requests-copy.ts";
import { todayCopy } from "#app/content/desk/today-copy.ts";
import { newestMail } from "../../server/sent-mails.ts";
import { expectFitsLargeText, expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import { expect, type JourneyServer, operators, test } from "../journey.ts";
import { ageSignIn, asOwner } from "../journey-database.ts";
import { openDevice, signedIn } from "../sign-in-steps.ts";

// Only on PostgreSQL, where a test can store requests and items of the past.

const [, , operator] = operators;
const hostile = `<img src=x onerror=alert(1)> \u202Egnp.exe\u202C ${"W".repeat(200)}`;

/** Stores a request of `days` ago, and returns its id. */
async function stored(server: JourneyServer, address: string, days: number, right: string | null) {
  const id = randomUUID();
  await asOwner(
    server,
    `insert into contact_requests
       (id, content_digest, first_name, last_name, email, company, subject, message, created_at, delivered_at, data_right)
     values ($1, $2, $3, 'Martin', $4, '', $5, $6, now() - $7 * interval '1 day', now(), $8)`,
    [id, id, hostile, address, hostile, `<script>alert(1)</script>\n${hostile}`, days, right],
  );
  return id;
}

const open = (page: Page, id: string) => page.goto(`/operateur/demandes/${id}`);
const textOf = (page: Page) => page.getByLabel(copy.reply.text);
const status = (page: Page) => page.getByRole("main");

test("an operator finds, carries out and answers a request, beside another one, and mends deliveries", async ({
  page,
  server,
  address,
  browser,
  consoleErrors,
  part,
}) => {
  const id = await stored(server, address, 26, "oppose");
  const reference = referenceOf(id);
  const visitor = await signedIn(page, server, operator);

  await part("today leads to what waits, and a reference to its request", async () => {
    await page.goto("/operateur");
    await expect(page.getByRole("heading", { level: 1, name: todayCopy.title })).toBeVisible();
    await expect(page.getByRole("table")).toContainText(todayCopy.health.parts.database);
    await expectNoFindingsAtAnyWidth(page);
    await page.getByRole("link", { name: todayCopy.requests.data }).press("Enter");
    await expect(page).toHaveURL(/nature=data/);
    await expect(page.getByRole("row", { name: reference })).toContainText(copy.rights.oppose);
    await expectNoFindingsAtAnyWidth(page);
    await page.getByLabel(copy.filters.words).fill(reference.toLowerCase());
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/operateur/demandes/${id}$`));
    await expect(page.getByRole("heading", { level: 1 })).toContainText(reference);
    await expectNoFindingsAtAnyWidth(page);
    await expectFitsLargeText(page, "a request with hostile texts");
  });

  const other = await openDevice(browser, visitor);
  await open(other, id);

  await part(
    "what an objection would remove is shown first, and pressed twice it is carried out once",
    async () => {
      await page.getByRole("button", { name: copy.objection.preview }).press("Enter");
      await expect(status(page)).toContainText(copy.objection.found(0, 0, false));
      await expectNoFindingsAtAnyWidth(page);
      await page.getByRole("button", { name: copy.objection.confirm }).dblclick();
      await expect(status(page)).toContainText(copy.objection.result(0, 0, 0));
      await expect(textOf(page)).toHaveValue(/Votre opposition est enregistrée/);
      expect(
        await asOwner(server, "select id from audit_log where action = 'person.objected' and subject = $1", [
          reference,
        ]),
      ).toHaveLength(1);
    },
  );

  await part("who answers what has changed meanwhile is told so and keeps the text", async () => {
    await textOf(other).fill("Une autre réponse");
    await other.getByRole("button", { name: copy.reply.send }).click();
    await expect(status(other)).toContainText(copy.problems.stale);
    await expect(textOf(other)).toHaveValue("Une autre réponse");
    const pasted = "é".repeat(maxReplyLength + 1);
    await textOf(other).fill("");
    await other.keyboard.insertText(pasted);
    await other.getByRole("button", { name: copy.reply.send }).click();
    await expect(other.getByText(copy.problems.longReply)).toBeVisible();
    await expect(textOf(other)).toBeFocused();
    await expect(textOf(other)).toHaveValue(pasted);
    await expectNoFindingsAtAnyWidth(other);
  });

  await part("a reply outlives the proof of identity under which it was typed", async () => {
    const typed = `${await textOf(page).inputValue()} À bientôt.`;
    await textOf(page).fill(typed);
    await ageSignIn(server, operator, 61);
    await page.getByRole("button", { name: copy.reply.send }).click();
    await expect(page).toHaveURL(/\/compte\/confirmation\?/);
    await ageSignIn(server, operator, -61);
    await open(page, id);
    await expect(textOf(page)).toHaveValue(typed);
  });

  await part(
    "the reply leaves once as a mail with the reference, and the request counts as answered",
    async () => {
      await page.getByRole("button", { name: copy.reply.send }).dblclick();
      const mail = await newestMail(server.dataDir, address);
      expect(mail.subject).toContain(reference);
      await expect(status(page)).toContainText(copy.done.replied);
      await expect(async () => {
        await open(page, id);
        await expect(status(page)).toContainText(copy.request.mail.sent, { timeout: 1_000 });
      }).toPass();
      expect(
        await asOwner(server, "select id from contact_replies where request_id = $1", [id]),
      ).toHaveLength(1);
      await page.getByRole("button", { name: copy.actions.closeAnswered }).click();
      await expect(status(page)).toContainText(copy.done.close);
      await page.getByRole("button", { name: copy.actions.reopen }).click();
      await expect(status(page)).toContainText(copy.done.reopen);
    },
  );

  await part("a delivery that failed is tried again, and one is given up after a question", async () => {
    await asOwner(
      server,
      `insert into outbox (kind, dedupe_key, payload, attempts, created_at, due_at, expires_at, failed_at, last_error)
       select 'morning', $1 || n, '{}', 9, now() - interval '9 days', now(), now() - n * interval '1 hour', now(), 'RCPT TO: 550'
       from generate_series(1, 2) n`,
      [id],
    );
    await page.getByRole("link", { name: desk.deliveries, exact: true }).press("Enter");
    await expect(page).toHaveURL(/\/operateur\/envois$/);
    await page.goto("/operateur/envois?etat=failed&nature=morning");
    await expect(page.getByRole("row")).toHaveCount(3);
    await expectNoFindingsAtAnyWidth(page);
    await page.getByRole("button", { name: deliveriesCopy.retry }).first().press("Enter");
    await expect(status(page)).toContainText(deliveriesCopy.problems.expired);
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining("409 (Conflict)")]);
    await page.locator("summary").first().press("Enter");
    await expectNoFindingsAtAnyWidth(page);
    await page.getByRole("button", { name: deliveriesCopy.confirmDrop }).first().dblclick();
    await expect(page.getByRole("row")).toHaveCount(2);
  });
});
