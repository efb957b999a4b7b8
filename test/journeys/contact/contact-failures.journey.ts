import { contact as copy } from "#app/content/public/contact-copy.ts";
import { expect } from "../journey.ts";
import { failRequests, stopClock } from "../page-steps.ts";
import {
  expectOnlyStatus,
  field,
  fillContact,
  message,
  openContact,
  outcome,
  receivedFrom,
  reference,
  submit,
  test,
  toast,
} from "./contact-view.ts";

test("when the relay refuses, the visitor sees the failure, keeps the form, and a retry sends one message", async ({
  page,
  relay,
  address,
  server,
  consoleErrors,
}) => {
  relay.become(500);
  await openContact(page);
  await fillContact(page, address);
  await submit(page).click();

  await expect(toast(page)).toHaveAttribute("data-type", "error");
  await expect(toast(page).getByText("Error", { exact: true })).toBeVisible();
  await expect(
    toast(page).getByText("There was a problem sending your message. Please try again.", { exact: true }),
  ).toBeVisible();
  await expect(outcome(page).locator("[lang=en]").first()).toHaveText("Error");
  await expect(field(page, "message")).toHaveValue(message);
  await expect(field(page, "email")).toHaveValue(address);
  // The relay named no delay, so there is none to wait for.
  await expect(submit(page)).toHaveText(copy.form.submit);
  await submit(page).click();
  await expect.poll(() => receivedFrom(relay, address).length).toBeGreaterThan(1);
  await expect(toast(page)).toHaveCount(1);
  // The relay has the request before the page has its answer.
  await expect(submit(page)).toBeEnabled();
  expectOnlyStatus(consoleErrors, 503);

  relay.become(200);
  await submit(page).click();
  await expect(reference(page)).toBeVisible();
  consoleErrors.splice(0);
  expect(new Set(receivedFrom(relay, address).map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
  expect(server.output()).toContain("contact request not delivered");
  expect(server.output()).not.toContain(address);
});

test("when the relay names a delay, the visitor sees it, keeps the text, and sends it afterwards", async ({
  page,
  relay,
  address,
  consoleErrors,
}) => {
  relay.become({ status: 429, retryAfter: "5" });
  await page.clock.install();
  await openContact(page);
  await fillContact(page, address);
  await stopClock(page);
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await submit(page).click();
  await expect(submit(page)).toHaveText(/^Renvoyer dans [1-5]\u00A0s$/);
  await expect(outcome(page).getByRole("status")).toHaveText(copy.failed.wait(5));
  const response = await answered;
  expect([response.status(), response.headers()["retry-after"]]).toEqual([503, "5"]);

  // Until then neither the button nor Enter sends anything.
  await submit(page).click({ force: true });
  await field(page, "subject").press("Enter");
  await expect(toast(page).getByText("Error", { exact: true })).toBeVisible();
  expectOnlyStatus(consoleErrors, 503);
  expect(receivedFrom(relay, address)).toHaveLength(1);
  relay.become(200);

  await page.clock.resume();
  await expect(outcome(page).getByRole("status")).toHaveText(copy.ready);
  await expect(field(page, "message")).toHaveValue(message);
  await expect(submit(page)).toHaveText(copy.form.again);
  await submit(page).click();
  await expect(reference(page)).toBeVisible();
  expect(new Set(receivedFrom(relay, address).map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
});

test("when the network is down, the visitor sees the same failure", async ({
  page,
  address,
  consoleErrors,
}) => {
  await openContact(page);
  await fillContact(page, address);
  await failRequests(page, "**/contact*");
  await submit(page).click();
  await expect(outcome(page).getByText("There was a problem sending your message.")).toBeVisible();
  await expect(toast(page).getByText("Error", { exact: true })).toBeVisible();
  await expect(field(page, "message")).toHaveValue(message);
  expectOnlyStatus(consoleErrors, "net");

  await page.unroute("**/contact*");
  await submit(page).click();
  await expect(reference(page)).toBeVisible();
});
