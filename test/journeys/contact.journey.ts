import type { Page } from "@playwright/test";
import { brand } from "../../app/content/brand.ts";
import { contact as copy } from "../../app/content/public/contact-copy.ts";
import { startRelay } from "../fakes/relay.ts";
import { Visitor } from "../process/visitor.ts";
import { expectNoFindings } from "./findings.ts";
import { test as base, expect, holdBack, settled } from "./journey.ts";

type Relay = Awaited<ReturnType<typeof startRelay>>;

/** The product with a form relay behind it; the relay takes everything, and remembers this journey only. */
const test = base.extend<{ freshRelay: undefined }, { relay: Relay }>({
  relay: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the destructuring.
    async ({}, use) => {
      const relay = await startRelay();
      await use(relay);
      await relay.stop();
    },
    { scope: "worker" },
  ],
  settings: [
    async ({ relay }, use) => use({ CONTACT_RELAY_URL: relay.url, TRUST_PROXY: "127.0.0.1, ::1" }),
    { scope: "worker" },
  ],
  freshRelay: [
    async ({ relay }, use) => {
      relay.become(200);
      relay.received.length = 0;
      await use(undefined);
    },
    { auto: true },
  ],
});

const message = "Bonjour,\nnous cherchons des directions commerciales en Île-de-France.";
const labels = copy.form.labels;

/** Opens the page and waits until its scripts took over. */
async function open(page: Page) {
  await page.goto("/contact");
  await expect(page.locator("form")).toHaveJSProperty("noValidate", true);
}

const field = (page: Page, name: keyof typeof labels) => page.getByLabel(labels[name], { exact: true });
const submit = (page: Page) => page.locator("form").getByRole("button");
const inPage = (page: Page) => page.locator("#reponse");
const toast = (page: Page) => page.locator("[data-policy=form] li");

async function fill(page: Page, address: string) {
  await field(page, "firstName").fill("Anna");
  await field(page, "lastName").fill("Bréval");
  await field(page, "email").fill(address);
  await field(page, "subject").fill("Une démo");
  await field(page, "message").fill(message);
}

/** The browser itself tells of an answer that is no success; nothing else may complain. */
function expectOnlyStatus(cleanConsole: string[], status: number | "net") {
  const told = cleanConsole.splice(0);
  expect(told.length).toBeGreaterThan(0);
  for (const line of told) expect(line).toContain(status === "net" ? "net::ERR" : String(status));
}

test("the page tells where we are, when we answer, how to see a demo, and asks for six things", async ({
  page,
}) => {
  await page.goto("/contact");
  await expect(page.getByRole("heading", { level: 1, name: copy.title })).toBeVisible();
  await expect(page.getByText(copy.subtitle)).toBeVisible();
  const details = page.getByRole("region", { name: copy.details.heading });
  for (const fact of [
    brand.address.street,
    `${brand.address.postalCode} ${brand.address.city}`,
    "Du lundi au vendredi",
    "9:00-18:00",
    "Week-end",
    "Fermé",
  ])
    await expect(details.getByText(fact)).toBeVisible();
  await expect(details.getByRole("link", { name: brand.phone.label })).toHaveAttribute(
    "href",
    brand.phone.href,
  );
  await expect(details.getByRole("link", { name: brand.email })).toHaveAttribute(
    "href",
    `mailto:${brand.email}`,
  );
  const demo = details.getByRole("link", { name: /^Book a Demo/ });
  await expect(demo).toHaveAttribute("target", "_blank");
  await expect(demo).toHaveAttribute("rel", "noopener noreferrer");
  await expect(demo).toHaveAttribute("href", "https://calendar.matinal.example/matinal/30min");
  await expect(demo.getByText("Book a Demo", { exact: true })).toHaveAttribute("lang", "en");

  // The form asks for six things, of which only the company may be left out, and shows no bounds.
  for (const name of ["firstName", "lastName", "email", "company", "subject", "message"] as const) {
    await expect(field(page, name)).toHaveJSProperty("required", name !== "company");
    await expect(field(page, name)).toHaveJSProperty("maxLength", -1);
    await expect(field(page, name)).toHaveAttribute("name", name);
  }
  await expect(field(page, "email")).toHaveAttribute("type", "email");
  await expect(field(page, "message")).toHaveAttribute("rows", "5");
});

test("a message is sent once, told to have arrived, and the form is empty again", async ({
  page,
  relay,
  address,
}) => {
  relay.become("waits");
  await open(page);
  await fill(page, address);
  await submit(page).click();

  await expect(submit(page)).toHaveText("Sending...");
  await expect(submit(page)).toBeDisabled();
  await expect(submit(page).locator("[lang=en]")).toHaveText("Sending...");
  await page.locator("form").evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect.poll(() => relay.received.length).toBe(1);
  relay.answerLate();

  await expect(toast(page).getByText("Message sent!")).toBeVisible();
  await expect(
    toast(page).getByText("Thank you for contacting us. We'll get back to you soon.", { exact: true }),
  ).toBeVisible();
  await expect(toast(page).locator("[lang=en]")).toContainText("Message sent!");
  await expect(inPage(page).locator("[lang=en]").first()).toHaveText("Message sent!");
  await expect(submit(page)).toHaveText(copy.form.submit);
  await expect(submit(page)).toBeFocused();
  for (const name of ["firstName", "lastName", "email", "company", "subject", "message"] as const)
    await expect(field(page, name)).toHaveValue("");
  expect(relay.received.map(({ body }) => body)).toEqual([
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

test("when the relay refuses, the visitor is told, keeps the form, and a retry makes no second message", async ({
  page,
  relay,
  address,
  server,
  cleanConsole,
}) => {
  relay.become(500);
  await open(page);
  await fill(page, address);
  await submit(page).click();

  await expect(toast(page)).toHaveAttribute("data-type", "error");
  await expect(toast(page).getByText("Error", { exact: true })).toBeVisible();
  await expect(
    toast(page).getByText("There was a problem sending your message. Please try again.", { exact: true }),
  ).toBeVisible();
  await expect(inPage(page).locator("[lang=en]").first()).toHaveText("Error");
  await expect(field(page, "message")).toHaveValue(message);
  await expect(field(page, "email")).toHaveValue(address);
  await submit(page).click();
  await expect(toast(page)).toHaveCount(1);
  expectOnlyStatus(cleanConsole, 503);

  relay.become(200);
  await submit(page).click();
  await expect(inPage(page).getByText("Message sent!")).toBeVisible();
  cleanConsole.splice(0);
  expect(new Set(relay.received.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
  expect(server.output()).toContain("contact request not delivered");
  expect(server.output()).not.toContain(address);
});

test("when the relay names a time, the visitor is told how long, keeps the text, and sends it then", async ({
  page,
  relay,
  address,
  cleanConsole,
}) => {
  relay.become({ status: 429, retryAfter: "5" });
  await open(page);
  await fill(page, address);
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await submit(page).click();
  await expect(submit(page)).toHaveText(/^Renvoyer dans [1-5]\u00A0s$/);
  await expect(inPage(page).getByRole("status")).toHaveText(copy.failed.wait(5));
  const answer = await answered;
  expect([answer.status(), answer.headers()["retry-after"]]).toEqual([503, "5"]);

  // Neither the button nor Enter in a field sends anything meanwhile.
  await submit(page).click({ force: true });
  await field(page, "subject").press("Enter");
  await expect(toast(page).getByText("Error", { exact: true })).toBeVisible();
  expectOnlyStatus(cleanConsole, 503);
  expect(relay.received).toHaveLength(1);
  relay.become(200);

  await expect(inPage(page).getByRole("status")).toHaveText(copy.ready);
  await expect(field(page, "message")).toHaveValue(message);
  await expect(submit(page)).toHaveText(copy.form.again);
  await submit(page).click();
  await expect(inPage(page).getByText("Message sent!")).toBeVisible();
  await expect(submit(page)).toHaveText(copy.form.submit);
  expect(new Set(relay.received.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
});

test("who sent too many forms is told how long to wait, keeps the text, and may send it afterwards", async ({
  page,
  relay,
  server,
  address,
  cleanConsole,
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
  await open(page);
  await fill(page, address);
  await submit(page).click();
  await expect(page.getByRole("alert")).toHaveText(/dans 10\u00A0minutes, ou appelez-nous/);
  await expect(submit(page)).toHaveAttribute("aria-disabled", "true");
  await expect(submit(page)).toHaveText(/^Renvoyer dans (10\u00A0min\u00A000|9\u00A0min\u00A0\d\d)\u00A0s$/);
  await expect(submit(page)).toBeFocused();
  await expect(field(page, "message")).toHaveValue(message);
  expectOnlyStatus(cleanConsole, 429);

  // Without JavaScript the page gives the text back.
  const still = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: here });
  const paper = await still.newPage();
  await paper.goto(`${server.url}/contact`);
  await fill(paper, address);
  await submit(paper).click();
  await expect(paper.getByRole("alert")).toHaveText(/dans (10|9)\u00A0minutes, ou appelez-nous/);
  await expect(field(paper, "message")).toHaveValue(message);
  await expect(submit(paper)).toHaveText(copy.form.submit);
  await still.close();

  expect(relay.received).toEqual([]);
  await page.setExtraHTTPHeaders({});
  await page.clock.runFor(600_000);
  await expect(inPage(page).getByRole("status")).toHaveText(copy.ready);
  await submit(page).click();
  await expect(inPage(page).getByText("Message sent!")).toBeVisible();
  expect(relay.received).toHaveLength(1);
});

test("when the network is down, it is the same failure", async ({ page, address, cleanConsole }) => {
  await open(page);
  await fill(page, address);
  await page.route("**/contact*", (route) => route.abort());
  await submit(page).click();
  await expect(inPage(page).getByText("There was a problem sending your message.")).toBeVisible();
  await expect(toast(page).getByText("Error", { exact: true })).toBeVisible();
  await expect(field(page, "message")).toHaveValue(message);
  expectOnlyStatus(cleanConsole, "net");

  await page.unroute("**/contact*");
  await submit(page).click();
  await expect(inPage(page).getByText("Message sent!")).toBeVisible();
});

test("the toast stays five seconds", async ({ page, address }) => {
  await page.clock.install();
  await open(page);
  await fill(page, address);
  await submit(page).click();
  await expect(toast(page).getByText("Message sent!")).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5_100);
  await expect(toast(page)).toHaveCount(0);
  await expect(inPage(page).getByText("Message sent!")).toBeVisible();
});

test("what is missing or wrong is said at its field in French, the first of them has the focus", async ({
  page,
  relay,
}) => {
  await open(page);
  await submit(page).click();
  await expect(field(page, "firstName")).toBeFocused();
  for (const name of ["firstName", "lastName", "email", "subject", "message"] as const) {
    await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, name)).toHaveAccessibleDescription(copy.problems[name]);
  }
  await expect(field(page, "company")).not.toHaveAttribute("aria-invalid");

  await field(page, "firstName").fill("Anna");
  await expect(page.getByText(copy.problems.firstName)).toBeHidden();
  await field(page, "lastName").fill("   ");
  await field(page, "email").fill("anna@exemple");
  await field(page, "subject").fill("Une démo");
  await field(page, "message").fill(message);
  await submit(page).click();
  await expect(field(page, "lastName")).toBeFocused();
  await expect(field(page, "email")).toHaveAccessibleDescription(copy.problems.malformed);
  expect(relay.received).toEqual([]);
});

test("the keyboard alone sends a message", async ({ page, address }) => {
  await open(page);
  await field(page, "firstName").focus();
  for (const text of ["Anna", "Bréval", address, "Aubade Conseil", "Une démo", "Bonjour"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(inPage(page).getByText("Message sent!")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a message is sent, and the page says so", async ({ page, relay, address }) => {
    await page.goto("/contact");
    await fill(page, address);
    await submit(page).click();
    await expect(inPage(page).getByText("Message sent!")).toBeVisible();
    await expect(field(page, "message")).toHaveValue("");
    expect(relay.received).toHaveLength(1);
  });

  test("errors stand at their fields and what was written stays", async ({ page, address, cleanConsole }) => {
    await page.goto("/contact");
    await fill(page, address);
    await field(page, "lastName").fill("  ");
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await submit(page).click();
    expect((await answered).status()).toBe(422);
    await expect(field(page, "lastName")).toHaveAccessibleDescription(copy.problems.lastName);
    await expect(inPage(page).getByText(copy.refusals.fields)).toBeVisible();
    await expect(field(page, "email")).toHaveValue(address);
    await expect(field(page, "message")).toHaveValue(message);
    expectOnlyStatus(cleanConsole, 422);
  });

  test("a failure keeps the form, and sending again makes one message", async ({
    page,
    relay,
    address,
    cleanConsole,
  }) => {
    relay.become(500);
    await page.goto("/contact");
    await fill(page, address);
    await submit(page).click();
    await expect(inPage(page).getByText("There was a problem sending your message.")).toBeVisible();
    await expect(field(page, "message")).toHaveValue(message);
    expectOnlyStatus(cleanConsole, 503);
    relay.become(200);
    await submit(page).click();
    await expect(inPage(page).getByText("Message sent!")).toBeVisible();
    expect(new Set(relay.received.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
  });
});

test("robots are told apart by the hidden field and by their haste, and told so", async ({
  page,
  server,
  relay,
  address,
}) => {
  await page.goto("/contact");
  const trap = page.locator("input[name=website]");
  await expect(trap).not.toBeInViewport();
  await expect(trap).toHaveAttribute("tabindex", "-1");

  const visitor = new Visitor(server);
  const fields = { firstName: "A", lastName: "B", email: address, subject: "S", message: "M" };
  for (const [name, value] of [
    ["website", "https://spam.example"],
    ["elapsed", "120"],
  ] as const) {
    const body = new URLSearchParams(fields);
    body.set(name, value);
    const answer = await visitor.fetch("/contact", { method: "POST", body });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("ce que font les robots");
  }
  expect(relay.received).toEqual([]);
});

test("a program is answered in JSON, with the fields that it must mend", async ({
  server,
  relay,
  address,
}) => {
  const visitor = new Visitor(server);
  const post = (fields: Record<string, string>) =>
    visitor.fetch("/contact", {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams(fields),
    });
  const refused = await post({ firstName: "A" });
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { error: { code: "invalid_fields", fields: { email: copy.problems.email } } },
  ]);
  const fields = {
    firstName: "A",
    lastName: "B",
    email: address,
    subject: "S\r\nBcc: x@y.fr",
    message: "<b>M</b>",
  };
  const sent = await post(fields);
  expect([sent.status, await sent.json()]).toEqual([200, { status: "sent" }]);
  expect(relay.received[0]?.body).toMatchObject({
    subject: "Contact Form: S Bcc: x@y.fr",
    message: "<b>M</b>",
  });
  relay.become(500);
  expect((await post({ ...fields, message: "autre" })).status).toBe(503);
});

for (const width of [320, 768, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 }, reducedMotion: "reduce" });

    test("axe finds nothing in any state of the form, and nothing overflows", async ({
      page,
      relay,
      address,
      cleanConsole,
    }) => {
      await settled(page);
      await open(page);
      await expectNothingAmiss(page);
      await submit(page).click();
      await expect(page.getByText(copy.problems.message)).toBeVisible();
      await expectNothingAmiss(page);

      relay.become(500);
      await fill(page, address);
      await submit(page).click();
      await expect(toast(page).getByText("Error", { exact: true })).toBeVisible();
      await expectNothingAmiss(page);
      expectOnlyStatus(cleanConsole, 503);

      await page.route("**/contact*", (route) =>
        route.fulfill({ status: 503, headers: { "Retry-After": "2" }, json: {} }),
      );
      await submit(page).click();
      await expect(submit(page)).toHaveAttribute("aria-disabled", "true");
      await expectNothingAmiss(page);
      await expect(inPage(page).getByText(copy.ready)).toBeVisible();
      await expectNothingAmiss(page);
      expectOnlyStatus(cleanConsole, 503);
      await page.unroute("**/contact*");

      relay.become(200);
      const release = await holdBack(page, "**/contact*");
      await submit(page).click();
      await expect(submit(page)).toBeDisabled();
      await expectNothingAmiss(page);
      release();
      await expect(inPage(page).getByText("Message sent!")).toBeVisible();
      await expectNothingAmiss(page);
    });
  });
}

async function expectNothingAmiss(page: Page) {
  await expectNoFindings(page);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
  ).toBe(true);
}
