import type { Page } from "@playwright/test";
import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { hostileAddresses } from "../../hostile/hostile-addresses.ts";
import type { Visitor } from "../../server/visitor.ts";
import { expectNoFindings, expectNoHorizontalScroll } from "../accessibility/findings.ts";
import { expect, test } from "../journey.ts";
import { signedIn } from "../sign-in-steps.ts";
import { transcript } from "./chat-view.ts";

test("hostile messages are shown as written, and none of them runs", async ({ page, server, address }) => {
  const visitor = await signedIn(page, server, address);
  // The assistant repeats the company's name.
  await visitor.say("[Aubade](javascript:window.ran=1)");
  const hostile = [
    ...hostileAddresses.filter((text) => !text.includes("\0")),
    ...hostileAddresses.slice(0, 3).map((text) => `[lien](${text})`),
    '</script><img src=x onerror="window.ran = 1">',
    "مرحبا بالعالم",
    "👩🏽‍🚀 été — ça va ?",
    "mot".repeat(400),
  ];
  // A client may send 60 messages a minute, so two of them share these.
  const half = Math.ceil(hostile.length / 2);
  await expectShownAsWritten(page, visitor, hostile.slice(0, half));
  const other = await signedIn(page, server, `autre-${address}`);
  await other.say("[Aubade](javascript:window.ran=1)");
  await expectShownAsWritten(page, other, hostile.slice(half));
});

async function expectShownAsWritten(page: Page, visitor: Visitor, hostile: string[]) {
  for (const content of hostile) expect((await visitor.say(content)).status).toBe(201);
  await page.goto("/assistant");
  const log = transcript(page);
  const earlier = page.getByRole("button", { name: "Messages précédents" });
  await expect(async () => {
    // The button can go away before it is clicked, when the page before the first is read.
    if (await earlier.isVisible()) await earlier.click({ timeout: 5_000 });
    await expect(log.getByText(copy.questions.company_name())).toBeAttached({ timeout: 5_000 });
  }).toPass();
  const shown = await log.locator("[data-role=user] p").evaluateAll((all) => all.map((p) => p.textContent));
  expect(shown.slice(1)).toEqual(hostile.map((content) => content.trim()));
  expect(await log.locator("[data-role=user] p > :not(wbr)").count()).toBe(0);
  const hrefs = await log
    .getByRole("link")
    .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
  expect(hrefs.filter((href) => !href.startsWith("https://"))).toEqual([]);
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoFindings(page);
  await expectNoHorizontalScroll(page);
}
