import { brand } from "#app/content/brand.ts";
import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { drafts } from "#app/content/signed-in/drafts-copy.ts";
import { factsCopy } from "#app/content/signed-in/facts-copy.ts";
import { nextSteps } from "#app/content/signed-in/next-steps-copy.ts";
import {
  expectNoFindings,
  expectNoFindingsAtAnyWidth,
  expectNoHorizontalScroll,
} from "../accessibility/findings.ts";
import {
  choice,
  composer,
  openChat,
  postedMessages,
  sendAfterWarning,
  sendMessage,
  transcript,
  untilTarget,
  untilTone,
  userMessages,
} from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";
import { tabTo } from "../page-steps.ts";
import { expectComposerAndTranscriptVisible, windows } from "../workplace/workplace-view.ts";

test("an answer names its question, and after the last question facts answer without a model", async ({
  page,
  context,
  server,
  address,
  part,
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

  const steps = page.getByRole("region", { name: nextSteps.title });
  await part("what can be done now stands below the fixed reply, by keyboard", async () => {
    for (const name of [drafts.kinds.email.make, drafts.kinds.plan.make])
      await expect(steps.getByRole("button", { name })).toBeVisible();
    await expect(steps.getByRole("link", { name: nextSteps.list })).toHaveAttribute("href", "/liste");
    const person = steps.getByRole("button", { name: nextSteps.person });
    await tabTo(page, person);
    await page.keyboard.press("Enter");
    await expect(steps.getByRole("link", { name: brand.phone.label })).toBeVisible();
    await expect(steps.getByRole("link", { name: factsCopy.contact.book })).toHaveAttribute(
      "href",
      /company=Aubade\+Conseil|company=Aubade%20Conseil/,
    );
    await page.keyboard.press("Enter");
    await expect(steps.getByRole("link", { name: brand.phone.label })).toHaveCount(0);
  });

  await part("what was asked stands first, in each tab and after a reload", async () => {
    await sendMessage(page, "Combien coûte Growth ?");
    await expect(transcript(page).getByText("Growth 199€/mois")).toBeVisible();
    await expect(transcript(page).getByText("Starter")).toHaveCount(0);
    await sendMessage(page, "Écris-moi un e-mail");
    await expect(transcript(page).getByRole("button", { name: "Préparer un e-mail" })).toBeVisible();
    const second = await context.newPage();
    await second.goto("/assistant");
    await expect(transcript(second).getByText("Growth 199€/mois")).toBeVisible();
    await second.close();
    await page.reload();
    await expect(transcript(page).getByText("Growth 199€/mois")).toBeVisible();
    await expect(steps).toHaveCount(1);
  });

  await part(
    "a field opens in its editor with what the message says, and its offer ends when it is saved",
    async () => {
      await sendMessage(page, "Change mon ton en formel");
      const edit = transcript(page).getByRole("button", { name: factsCopy.field.edit("Ton") });
      for (const size of windows) {
        await page.setViewportSize(size);
        await expectComposerAndTranscriptVisible(page, "with facts");
        await expectNoHorizontalScroll(page);
        if (size.width === 320 || size.width === 1280) await expectNoFindings(page);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      await edit.click();
      await expect(page.getByRole("radio", { name: "Formel" })).toBeChecked();
      await page.getByRole("button", { name: "Enregistrer" }).click();
      await expect(transcript(page).getByText("c’est enregistré.")).toBeVisible();
      await expect(edit).toHaveCount(0);
    },
  );
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
