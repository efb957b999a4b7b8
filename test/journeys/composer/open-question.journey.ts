import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import {
  choice,
  composer,
  openChat,
  postedMessages,
  sendAfterWarning,
  sendMessage,
  untilTarget,
  untilTone,
  userMessages,
} from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";

test("an answer names its question, and a message after the last question names none", async ({
  page,
  server,
  address,
}) => {
  await openChat(page, server, address, untilTone);
  const posts = postedMessages(page);
  await sendMessage(page, "Premium");
  await choice(page, "Ouvrir un échange").click();
  await choice(page, "Non").click();
  await expect(page.getByText(copy.confirmation("Aubade Conseil"))).toBeVisible();
  await sendMessage(page, "Bonjour");
  await expect(page.getByText(copy.help)).toBeVisible();
  expect(posts.map(({ content, step }) => [content, step])).toEqual([
    ["Premium", "tone"],
    ["Ouvrir un échange", "primary_goal"],
    ["non", "calendly_url"],
    ["Bonjour", undefined],
  ]);
});

test("text begun under one question is sent as an answer to another only after a warning", async ({
  page,
  server,
  address,
}) => {
  const visitor = await openChat(page, server, address, untilTone);
  const input = composer(page);
  await input.fill("Formel");
  await visitor.say("Direct");
  await expect(page.getByText(/La question a changé pendant que vous écriviez/)).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);
  await input.pressSequentially(", toujours");
  await input.press("Enter");
  await input.press("Enter");
  await expect(page.getByRole("main").getByText(/Votre texte n’est pas parti/)).toBeVisible();
  await expect(input).toHaveValue("Formel, toujours");
  expect(await userMessages(visitor)).toEqual([...untilTone, "Direct"]);

  await page.reload();
  await expect(input).toHaveValue("Formel, toujours");
  await sendAfterWarning(page);
  expect(await userMessages(visitor)).toEqual([...untilTone, "Direct", "Formel, toujours"]);
});

test("a size chosen before the function is not sent until the function is typed", async ({
  page,
  server,
  address,
}) => {
  const visitor = await openChat(page, server, address, untilTarget);
  const input = composer(page);
  await choice(page, "PME").click();
  await expect(input).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByText(/Indiquez d’abord la fonction/)).toBeVisible();
  expect(await userMessages(visitor)).toEqual(untilTarget);
  await expectNoFindingsAtAnyWidth(page);

  await page.keyboard.type("Directeur commercial");
  await expect(input).toHaveValue("Directeur commercial, PME");
  await input.press("Enter");
  await expect(page.getByText(copy.questions.value_prop("Aubade Conseil"))).toBeVisible();
  expect(await userMessages(visitor)).toEqual([...untilTarget, "Directeur commercial, PME"]);
});
