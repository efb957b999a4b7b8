import { contact as copy } from "#app/content/public/contact-copy.ts";
import { Visitor } from "../../server/visitor.ts";
import { expect } from "../journey.ts";
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
} from "./contact-view.ts";

test("a visitor who sends too many forms sees how long to wait, keeps the text, and may send it afterwards", async ({
  page,
  relay,
  server,
  address,
  consoleErrors,
  browser,
}) => {
  const here = { "X-Forwarded-For": "203.0.113.9" };
  const visitor = new Visitor(server);
  for (let sent = 0; sent < 300; sent += 20)
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const body = new URLSearchParams({ email: "@" });
        const headers = { ...here, Accept: "application/json" };
        expect((await visitor.fetch("/contact", { method: "POST", headers, body })).status).toBe(422);
      }),
    );
  await page.setExtraHTTPHeaders(here);
  await page.clock.install();
  await openContact(page);
  await fillContact(page, address);
  await submit(page).click();
  await expect(page.getByRole("alert")).toHaveText(/dans 10\u00A0minutes, ou appelez-nous/);
  await expect(submit(page)).toHaveAttribute("aria-disabled", "true");
  await expect(submit(page)).toHaveText(/^Renvoyer dans (10\u00A0min\u00A000|9\u00A0min\u00A0\d\d)\u00A0s$/);
  await expect(submit(page)).toBeFocused();
  await expect(field(page, "message")).toHaveValue(message);
  expectOnlyStatus(consoleErrors, 429);

  // Without JavaScript the response contains the text.
  const other = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: here });
  const plainPage = await other.newPage();
  await plainPage.goto(`${server.url}/contact`);
  await fillContact(plainPage, address);
  await submit(plainPage).click();
  await expect(plainPage.getByRole("alert")).toHaveText(/dans (10|9)\u00A0minutes, ou appelez-nous/);
  await expect(field(plainPage, "message")).toHaveValue(message);
  await expect(submit(plainPage)).toHaveText(copy.form.submit);
  await other.close();

  expect(receivedFrom(relay, address)).toEqual([]);
  await page.setExtraHTTPHeaders({});
  await page.clock.runFor(600_000);
  await expect(outcome(page).getByRole("status")).toHaveText(copy.ready);
  await submit(page).click();
  await expect(reference(page)).toBeVisible();
  expect(receivedFrom(relay, address)).toHaveLength(1);
});

test("robots are recognised by the hidden field and by their speed, and refused", async ({
  page,
  server,
  relay,
  address,
}) => {
  await page.goto("/contact");
  const honeypot = page.locator("input[name=website]");
  await expect(honeypot).not.toBeInViewport();
  await expect(honeypot).toHaveAttribute("tabindex", "-1");

  const visitor = new Visitor(server);
  const fields = { firstName: "A", lastName: "B", email: address, subject: "S", message: "M" };
  for (const [name, value] of [
    ["website", "https://spam.example"],
    ["elapsed", "120"],
  ] as const) {
    const body = new URLSearchParams(fields);
    body.set(name, value);
    const response = await visitor.fetch("/contact", { method: "POST", body });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain("ce que font les robots");
  }
  expect(receivedFrom(relay, address)).toEqual([]);
});
