import { contact as copy } from "#app/content/public/contact-copy.ts";
import { expect } from "../journey.ts";
import { stopClock } from "../page-steps.ts";
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

test("a message is sent once, confirmed, and the form is empty again", async ({ page, relay, address }) => {
  relay.become("waits");
  await openContact(page);
  await fillContact(page, address);
  await submit(page).click();

  await expect(submit(page)).toHaveText("Sending...");
  await expect(submit(page)).toBeDisabled();
  await expect(submit(page).locator("[lang=en]")).toHaveText("Sending...");
  await page.locator("form").evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect.poll(() => receivedFrom(relay, address).length).toBe(1);
  relay.respondLate();

  await expect(toast(page).getByText("Message sent!")).toBeVisible();
  await expect(
    toast(page).getByText("Thank you for contacting us. We'll get back to you soon.", { exact: true }),
  ).toBeVisible();
  await expect(toast(page).locator("[lang=en]")).toContainText("Message sent!");
  await expect(outcome(page).locator("[lang=en]")).toHaveCount(0);
  await expect(outcome(page).getByRole("heading", { name: copy.received.heading })).toBeFocused();
  await expect(reference(page)).toBeVisible();
  const demo = outcome(page).getByRole("link", { name: /Réserver une démo/ });
  await expect(demo).toHaveAttribute("target", "_blank");
  await expect(demo).toHaveAttribute("href", "https://calendar.matinal.example/matinal/30min");
  await expect(submit(page)).toBeHidden();
  for (const name of ["firstName", "lastName", "email", "company", "subject", "message"] as const)
    await expect(field(page, name)).toHaveValue("");
  expect(receivedFrom(relay, address).map(({ body }) => body)).toEqual([
    {
      firstName: "Anna",
      lastName: "Bréval",
      email: address,
      company: "",
      subject: "Contact Form: Une démo",
      message,
      _template: "table",
    },
  ]);
});

test("from the confirmation the visitor returns to an empty form, whose message is another one", async ({
  page,
  relay,
  address,
}) => {
  const send = async () => {
    await fillContact(page, address);
    await submit(page).click();
    return reference(page).innerText();
  };
  await openContact(page);
  const first = await send();
  await outcome(page).getByRole("link", { name: copy.received.again }).click();
  await expect(reference(page)).toBeHidden();
  await expect(field(page, "firstName")).toBeFocused();
  await expect(field(page, "message")).toHaveValue("");
  expect(await send()).not.toBe(first);
  expect(receivedFrom(relay, address)).toHaveLength(2);

  await page.reload();
  await expect(submit(page)).toBeVisible();
  await expect(reference(page)).toBeHidden();
  expect(receivedFrom(relay, address)).toHaveLength(2);
});

test("a form sent before its scripts arrived is confirmed, and reloading the page does not send it again", async ({
  page,
  relay,
  address,
  consoleErrors,
}) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/contact");
  await fillContact(page, address);
  await page.unroute("**/assets/*.js");
  expectOnlyStatus(consoleErrors, "net");
  await submit(page).click();
  await expect(reference(page)).toBeVisible();
  await expect(toast(page).getByText("Message sent!")).toBeVisible();
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await page.reload();
  await expect(submit(page)).toBeVisible();
  expect(posts).toEqual([]);
  expect(receivedFrom(relay, address)).toHaveLength(1);
});

test("the toast stays for five seconds", async ({ page, address }) => {
  await page.clock.install();
  await openContact(page);
  await fillContact(page, address);
  await stopClock(page);
  await submit(page).click();
  await expect(toast(page).getByText("Message sent!")).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5_100);
  await expect(toast(page)).toHaveCount(0);
  await expect(reference(page)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a message is sent and confirmed", async ({ page, relay, address }) => {
    await page.goto("/contact");
    await fillContact(page, address);
    await submit(page).click();
    await expect(reference(page)).toBeVisible();
    await expect(outcome(page).getByRole("heading", { name: copy.received.heading })).toBeVisible();
    await expect(field(page, "message")).toHaveValue("");
    expect(receivedFrom(relay, address)).toHaveLength(1);
    await outcome(page).getByRole("link", { name: copy.received.again }).click();
    await expect(submit(page)).toBeVisible();
  });

  test("errors are shown at their fields and the text is kept", async ({ page, address, consoleErrors }) => {
    await page.goto("/contact");
    await fillContact(page, address);
    await field(page, "lastName").fill("  ");
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await submit(page).click();
    expect((await answered).status()).toBe(422);
    await expect(field(page, "lastName")).toHaveAccessibleDescription(copy.problems.lastName);
    await expect(outcome(page).getByText(copy.refusals.fields)).toBeVisible();
    await expect(field(page, "email")).toHaveValue(address);
    await expect(field(page, "message")).toHaveValue(message);
    expectOnlyStatus(consoleErrors, 422);
  });

  test("a failure keeps the form, and a retry sends one message", async ({
    page,
    relay,
    address,
    consoleErrors,
  }) => {
    relay.become(500);
    await page.goto("/contact");
    await fillContact(page, address);
    await submit(page).click();
    await expect(outcome(page).getByText("There was a problem sending your message.")).toBeVisible();
    await expect(field(page, "message")).toHaveValue(message);
    expectOnlyStatus(consoleErrors, 503);
    relay.become(200);
    await submit(page).click();
    await expect(reference(page)).toBeVisible();
    expect(new Set(receivedFrom(relay, address).map(({ headers }) => headers["idempotency-key"])).size).toBe(
      1,
    );
  });
});
