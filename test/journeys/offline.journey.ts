import { conversation as copy } from "../../app/content/signed-in/conversation-copy.ts";
import { askedFor, choice, field, postsOf, refusal, saidBy, untilTone } from "./answers-view.ts";
import { expectNoFindingsAtAnyWidth } from "./findings.ts";
import { expect, say, test } from "./journey.ts";

test("offline, a choice beside a draft waits in sight, over a reload too, and leaves once; the draft stays", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  const visitor = await askedFor(page, server, address, untilTone);
  const input = field(page);
  await input.fill("Un brouillon");
  await page.context().setOffline(true);
  await choice(page, "Direct").click();
  const promise = page.getByText(/Votre réponse «.Direct.» partira dès que la connexion sera revenue/);
  await expect(promise).toBeVisible();
  await expect(input).toHaveValue("Un brouillon");
  await expect(choice(page, "Amical")).toBeDisabled();
  await expect(page.getByRole("button", { name: "Envoyer", exact: true })).toBeDisabled();
  await expectNoFindingsAtAnyWidth(page);

  await page.route("**/api/messages", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await page.context().setOffline(false);
  await page.reload();
  await expect(promise).toBeVisible();
  await page.unroute("**/api/messages");
  await expect(page.getByText(copy.questions.primary_goal())).toBeVisible({ timeout: 20_000 });
  await expect(promise).toHaveCount(0);
  await expect(input).toHaveValue("Un brouillon");
  expect(await saidBy(visitor)).toEqual([...untilTone, "Direct"]);
  cleanConsole.splice(0);
});

test("offline, a choice is promised once, and no second one beside it", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  const visitor = await askedFor(page, server, address, untilTone);
  await page.context().setOffline(true);
  await choice(page, "Direct").click();
  await expect(page.getByText("Il partira dès que la connexion sera revenue.")).toBeVisible();
  await expect(field(page)).toHaveValue("Direct");
  await expect(choice(page, "Amical")).toBeDisabled();
  await page.context().setOffline(false);
  await expect(page.getByText(copy.questions.primary_goal())).toBeVisible({ timeout: 20_000 });
  await expect(field(page)).toHaveValue("");
  expect(await saidBy(visitor)).toEqual([...untilTone, "Direct"]);
  cleanConsole.splice(0);
});

test("offline, text that is changed after it was promised is promised no longer, and stays", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  const visitor = await askedFor(page, server, address, untilTone);
  await page.context().setOffline(true);
  await say(page, "Formel", { expectCleared: false });
  const promise = page.getByText("Il partira dès que la connexion sera revenue.");
  await expect(promise).toBeVisible();
  await field(page).fill("Formel ou direct");
  await expect(promise).toHaveCount(0);
  await page.context().setOffline(false);
  await visitor.say("Premium");
  await expect(page.getByText(copy.questions.primary_goal())).toBeVisible({ timeout: 20_000 });
  await expect(field(page)).toHaveValue("Formel ou direct");
  expect(await saidBy(visitor)).toEqual([...untilTone, "Premium"]);
  cleanConsole.splice(0);
});

test("too many messages: the chat says so, keeps the text, and offers to send it again when it can be", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  const visitor = await askedFor(page, server, address, untilTone);
  await page.clock.install();
  const posts = postsOf(page);
  const sentence = "Vous envoyez beaucoup de messages. Attendez 30\u00A0secondes.";
  await page.route("**/api/messages", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ ...refusal(429, "too_many_messages", sentence), headers: { "Retry-After": "30" } })
      : route.continue(),
  );
  await say(page, "Formel", { expectCleared: false });
  await expect(page.getByRole("main").getByText(sentence)).toBeVisible();
  await expect(field(page)).toHaveValue("Formel");
  const again = page.getByRole("button", { name: "Envoyer à nouveau" });
  await expect(again).toBeDisabled();
  await expectNoFindingsAtAnyWidth(page);
  await page.unroute("**/api/messages");
  await page.clock.fastForward(31_000);
  await again.click();
  await expect(field(page)).toHaveValue("");
  expect(posts[1]).toEqual(posts[0]);
  expect(await saidBy(visitor)).toEqual([...untilTone, "Formel"]);
  cleanConsole.splice(0);
});
