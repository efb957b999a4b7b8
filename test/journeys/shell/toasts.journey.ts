import type { Page } from "@playwright/test";
import { consent } from "#app/content/consent-copy.ts";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { openChat, transcript } from "../chat/chat-view.ts";
import { fillContact, openContact, submit, test } from "../contact/contact-view.ts";
import { expect } from "../journey.ts";
import { toasts } from "../page-steps.ts";

/** How the first view of a toast was announced, and what contradicted it while it was shown. */
type Announced = { text: string; live: string | null; language: string; flaws: string[] };

const announced = (page: Page) => page.evaluate(() => (window as unknown as { toasts: Announced[] }).toasts);

/** Records every toast at each change of the page: its text must stand in one live region, which was there before it. */
function recordToasts() {
  const found = new Map<Element, Announced>();
  const known = new WeakSet<Element>();
  const live = "[aria-live], [role=status], [role=alert], [role=log]";
  const check = () => {
    for (const toast of document.querySelectorAll(".toast")) {
      const region = toast.closest(live);
      const text = toast.querySelector("div")?.innerText ?? "";
      const { lang = "" } = toast.querySelector<HTMLElement>("[lang]") ?? {};
      const record = found.get(toast) ?? {
        text,
        live: region?.getAttribute("aria-live") ?? null,
        language: lang,
        flaws: region && known.has(region) ? [] : ["a region that came with its text"],
      };
      found.set(toast, record);
      const title = text.split("\n", 1)[0] ?? "";
      const copies = [...document.querySelectorAll(live)].filter(
        (each) => !each.closest(".toast") && each !== region && (each.textContent ?? "").includes(title),
      );
      if (!region) record.flaws.push("outside");
      if (title === "" || copies.length > 0) record.flaws.push(`${copies.length} other regions`);
      Object.assign(window, { toasts: [...found.values()] });
    }
    for (const region of document.querySelectorAll(live)) known.add(region);
  };
  Object.assign(window, { toasts: [] });
  new MutationObserver(check).observe(document, { subtree: true, childList: true, characterData: true });
  setInterval(check, 20);
}

/** Draws no frame after the page is loaded, as in a tab in the background. */
function drawNoFrames() {
  addEventListener("load", () => {
    window.requestAnimationFrame = () => 0;
  });
}

test("each toast of the chat stands in one live region while it is shown, however many there are", async ({
  page,
  server,
  address,
}) => {
  await page.addInitScript(recordToasts);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: {
        writeText: async () => {
          const { isBroken = false } = window as { isBroken?: boolean };
          if (isBroken) throw new DOMException("refused", "NotAllowedError");
        },
      },
    });
  });
  await openChat(page, server, address, ["Aubade\nConseil"]);
  const copy = transcript(page).getByRole("button", { name: /^Copier/ });
  const press = (times: number) =>
    copy.evaluate((button: HTMLElement, count) => {
      for (let time = 0; time < count; time++) button.click();
    }, times);
  await press(5);
  await expect(toasts(page)).toHaveCount(3);
  await page.evaluate(() => Object.assign(window, { isBroken: true }));
  await press(1);
  await expect(toasts(page).getByText(assistant.copyFailed)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isBroken: false }));
  await press(1);
  await expect(toasts(page).getByText(assistant.copyFailed)).toBeVisible();

  const seen = await announced(page);
  expect(seen.flatMap(({ flaws }) => flaws)).toEqual([]);
  expect(seen.length).toBeGreaterThanOrEqual(5);
  for (const { text, live } of seen)
    expect([text, live]).toEqual([text, text === assistant.copyFailed ? "assertive" : "polite"]);
});

for (const [where, prepare] of [
  ["in a tab that is looked at", () => {}],
  ["in a tab that draws no frames", drawNoFrames],
] as const)
  test(`the toast of a form and the one that replaces it are announced ${where}`, async ({
    page,
    relay,
    address,
    consoleErrors,
  }) => {
    await page.addInitScript(recordToasts);
    await page.addInitScript(prepare);
    relay.become(500);
    await openContact(page);
    await page.getByRole("button", { name: "Tout refuser" }).click();
    await fillContact(page, address);
    for (let attempt = 1; attempt <= 2; attempt++) {
      const before = (await announced(page)).length;
      await submit(page).click();
      await expect.poll(async () => (await announced(page)).length).toBeGreaterThan(before);
    }
    relay.become(200);
    await submit(page).click();
    await expect(toasts(page).getByText("Message sent!")).toBeVisible();
    consoleErrors.splice(0);

    const seen = await announced(page);
    expect(seen.flatMap(({ flaws }) => flaws)).toEqual([]);
    const failure = {
      text: expect.stringContaining("There was a problem"),
      live: "assertive",
      language: "en",
    };
    expect(seen).toMatchObject([
      { text: consent.toasts.refused, live: "polite", language: "" },
      failure,
      failure,
      { text: expect.stringContaining("Message sent!"), live: "polite", language: "en" },
    ]);
  });

test("a link that fails is announced at once, as its page opens", async ({ page, consoleErrors }) => {
  await page.addInitScript(recordToasts);
  await page.goto("/login#access_token=none");
  const text = "Erreur d'authentification. Veuillez réessayer.";
  await expect(toasts(page).getByText(text)).toBeVisible();
  expect(await announced(page)).toEqual([{ text, live: "assertive", language: "", flaws: [] }]);
  consoleErrors.splice(0);
});
