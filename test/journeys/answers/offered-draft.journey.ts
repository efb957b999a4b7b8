import { nextSteps } from "#app/content/signed-in/next-steps-copy.ts";
import { expectNoFindings, expectNoHorizontalScroll } from "../accessibility/findings.ts";
import { answers, composer, openChat, sendMessage, transcript } from "../chat/chat-view.ts";
import { expect } from "../journey.ts";
import { tabTo } from "../page-steps.ts";
import { test } from "../product-with-services.ts";

const mail = "Bonjour Madame,\nPouvez-vous me rédiger un plan d’action ?\nCordialement, Jean";

test("a suggestion is sent once; a pasted mail makes nothing; its offer makes one draft, by keyboard and in two tabs", async ({
  page,
  context,
  server,
  model,
  address,
  consoleErrors,
}) => {
  // No draft, so that the template serves.
  model.reply = () => ({ pieces: ["Remerciez-le, puis proposez une date."] });
  await openChat(page, server, address, answers);
  const suggestion = page.getByRole("button", { name: nextSteps.suggestions.first });
  await expect(
    page.getByRole("button", { name: /^Rédige un e-mail pour .*directeur commercial$/ }),
  ).toBeVisible();
  await suggestion.dblclick();
  await expect(transcript(page).getByText(nextSteps.suggestions.first)).toHaveCount(1);
  await expect(suggestion).toHaveCount(0);
  await sendMessage(page, mail);
  const offer = transcript(page).getByRole("button", { name: "Préparer un plan d’action" });
  const made = transcript(page).getByRole("link", { name: /^Ouvrir le brouillon/ });
  await expect(offer).toBeVisible();
  await expect(made).toHaveCount(0);
  await page.reload();
  await expect(offer).toBeVisible();

  const second = await context.newPage();
  await second.goto("/assistant");
  await expect(transcript(second).getByRole("button", { name: "Préparer un plan d’action" })).toBeVisible();

  await context.setOffline(true);
  await offer.click();
  await expect(transcript(page).getByText("Vous êtes hors ligne.")).toBeVisible();
  await context.setOffline(false);
  await expect(transcript(page).getByText("Vous êtes hors ligne.")).toHaveCount(0);
  await page.route("**/api/drafts", (route) => route.fulfill({ status: 503, body: "" }), { times: 1 });
  await offer.click();
  await expect(transcript(page).getByText("Le brouillon n’a pas pu être préparé.")).toBeVisible();
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoHorizontalScroll(page);
    if (width !== 768) await expectNoFindings(page);
  }
  consoleErrors.splice(0);

  await tabTo(page, offer);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(made).toHaveCount(1);
  await expect(offer).toHaveCount(0);
  await expect(composer(page)).toBeFocused();
  await expectNoFindings(page);

  await transcript(second).getByRole("button", { name: "Préparer un plan d’action" }).click();
  const other = transcript(second).getByRole("link", { name: /^Ouvrir le brouillon/ });
  await expect(other).toHaveAttribute("href", (await made.getAttribute("href")) ?? "");
  await page.reload();
  await expect(made).toBeVisible();
  await expect(offer).toHaveCount(0);
  await made.click();
  await expect(page).toHaveURL(/\/assistant\?brouillon=[\w-]+$/);
  await page.goto("/brouillons");
  await expect(page.getByRole("main").getByRole("link", { name: /Plan des premières semaines/ })).toHaveCount(
    1,
  );
});
