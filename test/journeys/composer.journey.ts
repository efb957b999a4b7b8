import { conversation as copy } from "../../app/content/signed-in/conversation-copy.ts";
import { askedFor, choice, field, saidBy, untilTone } from "./answers-view.ts";
import { expectNoFindingsAtAnyWidth } from "./findings.ts";
import { expect, signedIn, test } from "./journey.ts";

test("the field says what it is for, and how a new line is made", async ({ page, server, address }) => {
  const visitor = await askedFor(page, server, address, [...untilTone, "Direct", "RDV"]);
  const input = field(page);
  await expect(input).toHaveAttribute("placeholder", "Écrivez votre réponse");
  await expect(page.getByText(/Entrée pour envoyer, Maj.\+.Entrée pour aller à la ligne/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Aller à la ligne" })).toHaveCount(0);
  await choice(page, "Non").click();
  await expect(input).toHaveAttribute("placeholder", "Écrivez votre message");

  await input.fill("Une");
  await input.press("Shift+Enter");
  await input.pressSequentially("deux");
  await input.dispatchEvent("keydown", { key: "Enter", isComposing: true });
  await expect(input).toHaveValue("Une\ndeux");
  await input.press("Control+Enter");
  await expect(input).toHaveValue("");
  expect((await saidBy(visitor)).at(-1)).toBe("Une\ndeux");
});

test("a phone has a key of its own for a new line, and a chosen answer does not open its keyboard", async ({
  browser,
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  for (const answer of untilTone) await visitor.say(answer);
  const pocket = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 320, height: 568 },
    isMobile: true,
    hasTouch: true,
  });
  await pocket.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: server.url })));
  const phone = await pocket.newPage();
  await phone.goto("/assistant");
  await expect(phone.getByText(/Maj.\+.Entrée/)).toBeHidden();
  await choice(phone, "Direct").tap();
  await expect(phone.getByText(copy.questions.primary_goal())).toBeVisible();
  await expect(field(phone)).not.toBeFocused();
  await field(phone).fill("Des rendez-vous");
  const newLine = phone.getByRole("button", { name: "Aller à la ligne" });
  await newLine.tap();
  await expect(field(phone)).toBeFocused();
  await field(phone).pressSequentially("qualifiés");
  await expectNoFindingsAtAnyWidth(phone);
  await field(phone).press("Enter");
  await expect(field(phone)).toHaveValue("");
  expect((await saidBy(visitor)).slice(-2)).toEqual(["Direct", "Des rendez-vous\nqualifiés"]);
  await pocket.close();
});
