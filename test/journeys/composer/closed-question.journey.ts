import type { Page } from "@playwright/test";
import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import type { Visitor } from "../../server/visitor.ts";
import { expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import {
  choice,
  composer,
  openChat,
  postedMessages,
  refusal,
  sendMessage,
  untilTone,
  userMessages,
} from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";

/** Answers the question elsewhere and then refuses this page's answer because the question is closed. */
async function closeQuestion(page: Page, visitor: Visitor) {
  await page.route("**/api/messages", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await visitor.say("Direct");
    await route.fulfill(refusal(409, "question_closed", "Cette question n’est plus ouverte."));
    await page.unroute("**/api/messages");
  });
}

test("an answer refused because its question is closed stays in the composer, and is sent again as a new one", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  const visitor = await openChat(page, server, address, untilTone);
  const posts = postedMessages(page);
  await closeQuestion(page, visitor);
  await sendMessage(page, "Formel", { expectCleared: false });
  await expect(page.getByRole("main").getByText(/Cette question a déjà reçu une réponse/)).toBeVisible();
  await expect(composer(page)).toHaveValue("Formel");
  await expect(page.getByText(copy.questions.primary_goal())).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);

  await composer(page).press("Enter");
  await expect(composer(page)).toHaveValue("");
  expect(posts.map(({ step }) => step)).toEqual(["tone", "primary_goal"]);
  expect(posts[0]?.key).not.toBe(posts[1]?.key);
  expect(await userMessages(visitor)).toEqual([...untilTone, "Direct", "Formel"]);
  consoleErrors.splice(0);
});

test("a quick reply refused because its question is closed is reported and leaves the composer empty", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  const visitor = await openChat(page, server, address, untilTone);
  await closeQuestion(page, visitor);
  await choice(page, "Premium").click();
  await expect(page.getByRole("main").getByText(/«.Premium.» n’a pas été envoyé/)).toBeVisible();
  await expect(composer(page)).toHaveValue("");
  consoleErrors.splice(0);
});
