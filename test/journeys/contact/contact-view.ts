import type { Page } from "@playwright/test";
import { referencePattern } from "#app/contact/reference.ts";
import { contact as copy } from "#app/content/public/contact-copy.ts";
import { test as base, expect, type Relay } from "../journey.ts";

/** A journey whose form relay accepts everything at first, and has received nothing. */
export const test = base.extend<{ freshRelay: undefined }>({
  freshRelay: [
    async ({ relay }, use) => {
      relay.become(200);
      relay.received.length = 0;
      await use(undefined);
    },
    { auto: true },
  ],
});

/** The requests of this visitor that the relay received: the outbox may still retry those of earlier journeys. */
export const receivedFrom = (relay: Relay, address: string) =>
  relay.received.filter(({ body }) => body.email === address);

export const message = "Bonjour,\nnous cherchons des directions commerciales en Île-de-France.";
const labels = copy.form.labels;

/** Opens the page of a form and waits until it is hydrated. */
export async function openContact(page: Page, path = "/contact") {
  await page.goto(path);
  await expect(page.locator("form")).toHaveJSProperty("noValidate", true);
}

export const field = (page: Page, name: keyof typeof labels) =>
  page.getByLabel(labels[name], { exact: true });
export const submit = (page: Page) => page.locator("form").getByRole("button");
/** The reference that the confirmation shows. */
export const reference = (page: Page) => outcome(page).getByText(referencePattern);
export const outcome = (page: Page) => page.locator("#reponse");
export const toast = (page: Page) => page.locator("[data-policy=form] li");

/** Fills the required fields. */
export async function fillContact(page: Page, address: string) {
  await field(page, "firstName").fill("Anna");
  await field(page, "lastName").fill("Bréval");
  await field(page, "email").fill(address);
  await field(page, "subject").fill("Une démo");
  await field(page, "message").fill(message);
}

/** Expects only the console errors that the browser itself reports for unsuccessful responses. */
export function expectOnlyStatus(consoleErrors: string[], status: number | "net") {
  const errors = consoleErrors.splice(0);
  expect(errors.length).toBeGreaterThan(0);
  for (const line of errors) expect(line).toContain(status === "net" ? "net::ERR" : String(status));
}
