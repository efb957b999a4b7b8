import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { expect, test } from "../journey.ts";
import { signedIn } from "../sign-in-steps.ts";
import { completeOnboarding, scroller, sendMessage, transcript, typingDots } from "./chat-view.ts";

test("a screen reader announces each new message once, but not the history", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  await completeOnboarding(visitor);
  for (let number = 1; number <= 30; number++) await visitor.say(`Question ${number}.`);
  await page.addInitScript(recordAnnouncements);
  await page.goto("/assistant");
  const log = transcript(page);
  await expect(log.getByText("Question 30.", { exact: true })).toBeInViewport();
  const announced = () => page.evaluate(() => (window as unknown as { announced: string[] }).announced);
  const times = async (part: string) => (await announced()).filter((text) => text.includes(part)).length;
  expect(await times("Question")).toBe(0);
  expect(await times(copy.help)).toBe(0);

  await sendMessage(page, "Et maintenant ?");
  await visitor.say("Depuis mon téléphone");
  await expect(log.getByText("Depuis mon téléphone")).toBeVisible();
  await expect(typingDots(page)).toHaveCount(0);
  await expect.poll(() => times(copy.help)).toBe(2);
  expect(await times("Et maintenant ?")).toBe(1);
  expect(await times("Depuis mon téléphone")).toBe(1);
  expect(await times("écrit")).toBeLessThanOrEqual(2);

  const before = await log.getByRole("listitem").count();
  await scroller(page).evaluate((box) => {
    box.scrollTop = 0;
  });
  await expect.poll(() => log.getByRole("listitem").count()).toBeGreaterThan(before);
  expect(await times("Question")).toBe(0);
});

/** Records the changes in live regions that a screen reader would announce. */
function recordAnnouncements() {
  const announced: string[] = [];
  Object.assign(window, { announced });
  const live = "[aria-live], [role=log], [role=status], [role=alert]";
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(live);
      if (!region || region.getAttribute("aria-live") === "off" || element?.closest("[aria-hidden=true]"))
        continue;
      const nodes = type === "characterData" ? [target] : [...addedNodes];
      for (const node of nodes) if (node.textContent?.trim()) announced.push(node.textContent);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
