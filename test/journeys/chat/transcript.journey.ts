import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { expect, test } from "../journey.ts";
import { widths } from "../page-steps.ts";
import { signedIn } from "../sign-in-steps.ts";
import { completeOnboarding, sendMessage, transcript } from "./chat-view.ts";

test("the list follows the latest message, but keeps its position for a reader who has scrolled up", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  await completeOnboarding(visitor);
  for (let n = 1; n <= 12; n++) await visitor.say(`Question ${n}\n${"Une ligne de plus.\n".repeat(4)}`);
  await page.goto("/assistant");
  const list = transcript(page);
  const newest = list.getByText(copy.help).last();
  await expect(newest).toBeInViewport();

  await sendMessage(page, "Une toute autre question");
  await expect(page.getByText("Une toute autre question")).toBeInViewport();

  await page.getByText("Aubade Conseil", { exact: true }).scrollIntoViewIfNeeded();
  await visitor.say("Arrivée pendant la lecture");
  await expect(page.getByText("Arrivée pendant la lecture")).toBeAttached();
  await expect(page.getByText("Aubade Conseil", { exact: true })).toBeInViewport();
  const back = page.getByRole("button", { name: /Revenir au dernier message/ });
  await back.click();
  await expect(page.getByText("Arrivée pendant la lecture")).toBeInViewport();
  await expect(back).toHaveCount(0);
});

test("user messages are on the right, assistant messages on the left, none wider than 80% of the list", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  await visitor.say(`Une phrase longue. `.repeat(60));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/assistant");
    const list = await transcript(page).boundingBox();
    const userBox = await page
      .getByText(/^Une phrase longue/)
      .last()
      .boundingBox();
    const assistantBox = await page.getByText(copy.questions.company_name()).boundingBox();
    if (!list || !userBox || !assistantBox) throw new Error("Nothing is shown.");
    expect(userBox.width).toBeLessThanOrEqual(list.width * 0.8);
    expect(assistantBox.width).toBeLessThanOrEqual(list.width * 0.8);
    expect(userBox.x + userBox.width).toBeGreaterThan(assistantBox.x + assistantBox.width - 1);
    expect(assistantBox.x).toBeLessThan(userBox.x + 1);
  }
});
