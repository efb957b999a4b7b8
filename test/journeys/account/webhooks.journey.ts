import { webhooks } from "#app/content/signed-in/webhooks-copy.ts";
import { runScript } from "../../process/run-script.ts";
import { expectFitsLargeText, expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import { expect, test } from "../journey.ts";
import { signedIn } from "../sign-in-steps.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"], reducedMotion: "reduce" });

test("a webhook is added, its secret copied, replaced and tested, and it is removed, by keyboard too", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  await signedIn(page, server, address);
  await page.goto("/compte");
  const main = page.getByRole("main");
  await expect(main.getByText(/^Webhooks.: à partir de l’offre Growth/)).toBeVisible();
  await expect(page.getByLabel(webhooks.add.url)).toHaveCount(0);
  await expectNoFindingsAtAnyWidth(page);
  const given = await runScript("ops", ["client", "set", address, "--offer", "trial"], {
    DATA_DIR: server.dataDir,
  });
  expect(given.code, given.output).toBe(0);
  await page.reload();
  await expect(main.getByText(webhooks.none)).toBeVisible();

  const url = page.getByLabel(webhooks.add.url);
  const add = page.getByRole("button", { name: webhooks.add.button });
  await add.click();
  await expect(main.getByText(webhooks.add.urlNeeded)).toBeVisible();
  await url.fill("https://127.0.0.1/hook");
  await add.click();
  await expect(main.getByText(/machine ou un réseau privé/)).toBeVisible();
  await expect(url).toBeFocused();
  await expect(url).toHaveValue("https://127.0.0.1/hook");
  await expectFitsLargeText(page, "a webhook that is refused");

  // Nobody has this name, so nothing ever leaves.
  const hook = "https://hooks.client.example/matinal";
  await url.fill(hook);
  await page.getByLabel(webhooks.events["prospect.removed"]).uncheck();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const secret = main.getByText(/^Secret whsec_/);
  await expect(secret).toBeVisible();
  await expect(main.getByText(webhooks.secret.once)).toBeFocused();
  await expect(url).toHaveValue("");
  await expectNoFindingsAtAnyWidth(page);
  await page.getByRole("button", { name: webhooks.secret.copy }).click();
  const first = await page.evaluate(() => navigator.clipboard.readText());
  expect(await secret.textContent()).toBe(`Secret ${first}`);

  await page.getByRole("button", { name: webhooks.newSecretNamed(hook) }).click();
  await expect(main.getByText(webhooks.formerSecret)).toBeVisible();
  await expect(secret).not.toHaveText(`Secret ${first}`);

  await page.getByRole("button", { name: webhooks.testNamed(hook) }).click();
  await expect(main.getByText(webhooks.testFailed(webhooks.deliveries.reasons.ENOTFOUND ?? ""))).toBeVisible({
    timeout: 20_000,
  });
  await expect(secret).toBeHidden();
  await main.getByText(webhooks.deliveries.title).click();
  await expect(main.getByText(webhooks.deliveries.status.failed, { exact: true })).toBeVisible();
  await main.getByText(webhooks.guide.title).click();
  await main.getByText(webhooks.remove, { exact: true }).click();
  await expectNoFindingsAtAnyWidth(page);
  await expectFitsLargeText(page, "a webhook with all that it shows");

  await page.getByRole("button", { name: webhooks.removeNow }).click();
  await expect(main.getByText(webhooks.removed)).toBeVisible();
  await expect(main.getByText(webhooks.none)).toBeVisible();
  // The refusals of the form.
  consoleErrors.splice(0);
});
