import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import {
  composer,
  openChat,
  postedMessages,
  refusal,
  sendAgain,
  sendMessage,
  untilTone,
  userMessages,
} from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";
import { failRequests, loseResponses } from "../page-steps.ts";
import { signedIn } from "../sign-in-steps.ts";

test("a failed answer that is sent again keeps its key and its question", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  const visitor = await openChat(page, server, address, untilTone);
  const posts = postedMessages(page);
  await failRequests(page, "**/api/messages", "POST");
  await sendMessage(page, "Formel", { expectCleared: false });
  await expect(sendAgain(page)).toBeVisible();
  await visitor.say("Direct");
  await expect(page.getByText(copy.questions.primary_goal())).toBeVisible();
  await sendAgain(page).click();
  await expect.poll(() => posts.length).toBe(2);
  expect(posts[1]).toEqual(posts[0]);
  expect(posts[0]?.step).toBe("tone");
  consoleErrors.splice(0);
});

test("a message whose response was lost is stored once, even when it is sent again after a reload", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  const visitor = await signedIn(page, server, address);
  // Without the stream the page does not learn that the message is stored.
  await failRequests(page, "**/api/messages/stream*");
  await page.goto("/assistant");
  await loseResponses(page, "**/api/messages", "POST");
  await sendMessage(page, "Aubade Conseil", { expectCleared: false });
  await expect(sendAgain(page)).toBeVisible();
  await page.unroute("**/api/messages");
  await page.reload();
  const input = composer(page);
  await expect(input).toHaveValue("Aubade Conseil");
  await input.press("Enter");
  await expect(input).toHaveValue("");
  expect(await userMessages(visitor)).toEqual(["Aubade Conseil"]);
  consoleErrors.splice(0);
});

test("a client who sends too many messages keeps the text, and may send it after the wait", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  const visitor = await openChat(page, server, address, untilTone);
  await page.clock.install();
  const posts = postedMessages(page);
  const reason = "Vous envoyez beaucoup de messages. Attendez 30\u00A0secondes.";
  await page.route("**/api/messages", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ ...refusal(429, "too_many_messages", reason), headers: { "Retry-After": "30" } })
      : route.continue(),
  );
  await sendMessage(page, "Formel", { expectCleared: false });
  await expect(page.getByRole("main").getByText(reason)).toBeVisible();
  await expect(composer(page)).toHaveValue("Formel");
  await expect(sendAgain(page)).toBeDisabled();
  await expectNoFindingsAtAnyWidth(page);
  await page.unroute("**/api/messages");
  await page.clock.fastForward(31_000);
  await sendAgain(page).click();
  await expect(composer(page)).toHaveValue("");
  expect(posts[1]).toEqual(posts[0]);
  expect(await userMessages(visitor)).toEqual([...untilTone, "Formel"]);
  consoleErrors.splice(0);
});
