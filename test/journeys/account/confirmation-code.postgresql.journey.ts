import { account } from "#app/content/signed-in/account-copy.ts";
import { mailsTo, newestCode, wrongCode } from "../../server/sent-mails.ts";
import { Visitor } from "../../server/visitor.ts";
import { expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import { expect, test } from "../journey.ts";
import { ageSignIn, asOwner, resetRateLimits } from "../journey-database.ts";
import { expectFailureShown } from "../page-steps.ts";
import { signedIn } from "../sign-in-steps.ts";
import { codeField } from "./confirmation-view.ts";

// Only on PostgreSQL, where a test can move a sign-in into the past.

const { confirmation } = account;

test("a code is void after three wrong attempts or ten minutes, another can be requested, and too many requests are refused", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  await signedIn(page, server, address);
  await ageSignIn(server, address, 61);
  await page.goto("/compte/confirmation?pour=export");
  const code = await newestCode(server, address, 2);
  const finish = page.getByRole("button", { name: confirmation.code.submit.export });
  for (let guess = 0; guess < 2; guess++) {
    await codeField(page).fill(wrongCode(code));
    await finish.click();
    await expectFailureShown(page, /Ce code n’est pas le bon/);
  }
  await codeField(page).fill(wrongCode(code));
  await finish.click();
  await expectFailureShown(page, /Ce code ne sert plus/);
  await expect(codeField(page)).toHaveCount(0);
  await expectNoFindingsAtAnyWidth(page);
  const ask = page.getByRole("button", { name: confirmation.ask });
  await ask.click();
  await expectFailureShown(page, /Vous pourrez en demander un autre dans/);
  await expect(ask).toBeDisabled();
  await expect(page.getByText(/Possible dans \d+\ss\./)).toBeVisible();
  expect(mailsTo(server.dataDir, address)).toHaveLength(2);

  await resetRateLimits(server);
  await page.reload();
  await expect(page.getByText(/Le code est parti/)).toBeVisible();
  const expired = await newestCode(server, address, 3);
  await asOwner(server, "update confirmation_codes set expires_at = now()");
  await codeField(page).fill(expired);
  await finish.click();
  await expectFailureShown(page, /Ce code ne sert plus/);

  await resetRateLimits(server);
  await page.reload();
  await newestCode(server, address, 4);
  await resetRateLimits(server);
  await page.reload();
  await expect(codeField(page)).toBeVisible();
  await asOwner(server, "update confirmation_codes set expires_at = expires_at - interval '61 s'");
  await page.reload();
  await page.getByRole("button", { name: "Renvoyer un code" }).click();
  const last = await newestCode(server, address, 5);
  await codeField(page).fill(last);
  const downloadEvent = page.waitForEvent("download");
  await finish.click();
  await downloadEvent;
  consoleErrors.splice(0);
});

test("another browser's code, and the right code in another session, are refused", async ({
  server,
  address,
}) => {
  const [here, elsewhere] = [new Visitor(server), new Visitor(server)];
  await here.signIn(address);
  await resetRateLimits(server);
  await elsewhere.signIn(address);
  await ageSignIn(server, address, 61);
  const send = (visitor: Visitor, fields: Record<string, string>) =>
    visitor.fetch("/compte/confirmation?pour=suppression", {
      method: "POST",
      body: new URLSearchParams(fields),
    });
  expect((await here.fetch("/compte/export")).headers.get("Location")).toBe(
    "/compte/confirmation?pour=export",
  );
  expect((await send(here, { intent: "send" })).status).toBe(200);
  const again = await send(here, { intent: "send" });
  expect([again.status, Number(again.headers.get("Retry-After"))]).toEqual([429, expect.any(Number)]);
  const code = await newestCode(server, address, 3);
  expect((await send(elsewhere, { intent: "confirm", code })).status).toBe(400);
  expect((await new Visitor(server).post("/api/session", { email: address, code })).status).toBe(400);
  expect((await elsewhere.fetch("/compte/export")).status).toBe(302);
  const other = await here.fetch("/compte", {
    method: "POST",
    body: new URLSearchParams({ intent: "delete", confirmation: "SUPPRIMER" }),
  });
  expect(other.headers.get("Location")).toBe("/compte/confirmation?pour=suppression");
  expect((await send(here, { intent: "confirm", code })).headers.get("Location")).toBe("/login");
});
