import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import { choice, composer, openChat, untilTone, userMessages } from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";
import { openDevice, signedIn } from "../sign-in-steps.ts";

test("the composer shows a placeholder and how to insert a line break", async ({ page, server, address }) => {
  const visitor = await openChat(page, server, address, [...untilTone, "Direct", "RDV"]);
  const input = composer(page);
  await expect(input).toHaveAttribute("placeholder", assistant.composer.answerPlaceholder);
  await expect(page.getByText(/Entrée pour envoyer, Maj.\+.Entrée pour aller à la ligne/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Aller à la ligne" })).toHaveCount(0);
  await choice(page, "Non").click();
  await expect(input).toHaveAttribute("placeholder", assistant.composer.messagePlaceholder);

  await input.fill("Une");
  await input.press("Shift+Enter");
  await input.pressSequentially("deux");
  await input.dispatchEvent("keydown", { key: "Enter", isComposing: true });
  await expect(input).toHaveValue("Une\ndeux");
  await input.press("Control+Enter");
  await expect(input).toHaveValue("");
  expect((await userMessages(visitor)).at(-1)).toBe("Une\ndeux");
});

test("a phone has a button for line breaks, and a quick reply does not open its keyboard", async ({
  browser,
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  for (const answer of untilTone) await visitor.say(answer);
  const phone = await openDevice(browser, visitor, {
    viewport: { width: 320, height: 568 },
    isMobile: true,
    hasTouch: true,
  });
  await phone.goto("/assistant");
  await expect(phone.getByText(/Maj.\+.Entrée/).filter({ visible: true })).toHaveCount(0);
  await choice(phone, "Direct").tap();
  await expect(phone.getByText(copy.questions.primary_goal())).toBeVisible();
  await expect(composer(phone)).not.toBeFocused();
  await composer(phone).fill("Des rendez-vous");
  const newLine = phone.getByRole("button", { name: "Aller à la ligne" });
  await newLine.tap();
  await expect(composer(phone)).toBeFocused();
  await composer(phone).pressSequentially("qualifiés");
  await expectNoFindingsAtAnyWidth(phone);
  await composer(phone).press("Enter");
  await expect(composer(phone)).toHaveValue("");
  expect((await userMessages(visitor)).slice(-2)).toEqual(["Direct", "Des rendez-vous\nqualifiés"]);
  await phone.context().close();
});
