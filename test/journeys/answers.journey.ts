import type { Page } from "@playwright/test";
import { conversation as copy } from "../../app/content/signed-in/conversation-copy.ts";
import { askedFor, choice, field, postsOf, refusal, saidBy, untilTone } from "./answers-view.ts";
import { expectNoFindingsAtAnyWidth } from "./findings.ts";
import { expect, say, test } from "./journey.ts";

const untilTarget = untilTone.slice(0, 2);

/** Milliseconds without a press after which new choices can be pressed. */
const settling = 800;

/** From here on time passes only by `page.clock`. */
async function stopTheClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
}

/** Presses Enter until the text is gone: the first press may only tell what has changed. */
async function sendKnowingly(page: Page) {
  await expect(async () => {
    await field(page).press("Enter");
    await expect(field(page)).toHaveValue("", { timeout: 500 });
  }).toPass();
}

test("a double tap on a choice answers one question, wherever the next choices appear", async ({
  page,
  server,
  address,
}) => {
  const visitor = await askedFor(page, server, address, untilTone);
  const posts = postsOf(page);
  await expect(choice(page, "Direct")).toBeEnabled();
  const place = await choice(page, "Direct").boundingBox();
  if (!place) throw new Error("The choice is not shown.");
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  await stopTheClock(page);
  await page.mouse.dblclick(x, y);
  const next = choice(page, "Engagement");
  await expect(next).toBeVisible();
  const under = page.getByRole("list", { name: "Réponses proposées" }).locator("button:hover");
  await page.mouse.click(x, y);
  await expect(under).toBeDisabled();
  await page.clock.runFor(settling);
  await expect(next).toBeEnabled();
  expect(posts.map(({ content }) => content)).toEqual(["Direct"]);
  expect(await saidBy(visitor)).toEqual([...untilTone, "Direct"]);
});

test("a press that begins before the choices can be pressed chooses none of them", async ({
  page,
  server,
  address,
}) => {
  await askedFor(page, server, address, untilTone);
  const posts = postsOf(page);
  await expect(choice(page, "Direct")).toBeEnabled();
  await stopTheClock(page);
  await choice(page, "Direct").click();
  const next = choice(page, "Engagement");
  await expect(next).toBeDisabled();
  const place = await next.boundingBox();
  await page.mouse.move((place?.x ?? 0) + 10, (place?.y ?? 0) + 10);
  await page.mouse.down();
  await page.clock.runFor(settling);
  await expect(next).toBeEnabled();
  await page.mouse.up();
  await next.hover();
  expect(posts.map(({ content }) => content)).toEqual(["Direct"]);
});

test("a key that is held down chooses once, and sends nothing of what stands in the field", async ({
  page,
  server,
  address,
}) => {
  const visitor = await askedFor(page, server, address, untilTone);
  const input = field(page);
  await input.fill("Un brouillon");
  await expect(choice(page, "Direct")).toBeEnabled();
  await choice(page, "Direct").focus();
  for (let repeat = 0; repeat < 4; repeat++) await page.keyboard.down("Enter");
  await expect(page.getByText(copy.questions.primary_goal())).toBeVisible();
  await expect(input).toBeFocused();
  for (let repeat = 0; repeat < 4; repeat++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(input).toHaveValue("Un brouillon");
  await expect(choice(page, "Engagement")).toBeEnabled();
  expect(await saidBy(visitor)).toEqual([...untilTone, "Direct"]);
});

test("every answer names its question, and a message after the last question names none", async ({
  page,
  server,
  address,
}) => {
  await askedFor(page, server, address, untilTone);
  const posts = postsOf(page);
  await say(page, "Premium");
  await choice(page, "Engagement").click();
  await choice(page, "Non").click();
  await expect(page.getByText(copy.confirmation("Aubade Conseil"))).toBeVisible();
  await say(page, "Bonjour");
  await expect(page.getByText(copy.help)).toBeVisible();
  expect(posts.map(({ content, step }) => [content, step])).toEqual([
    ["Premium", "tone"],
    ["Engagement", "primary_goal"],
    ["non", "calendly_url"],
    ["Bonjour", undefined],
  ]);
});

test("text that was begun under one question answers another only when its writer knows", async ({
  page,
  server,
  address,
}) => {
  const visitor = await askedFor(page, server, address, untilTone);
  const input = field(page);
  await input.fill("Formel");
  await visitor.say("Direct");
  await expect(page.getByText(/La question a changé pendant que vous écriviez/)).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);
  await input.pressSequentially(", toujours");
  await input.press("Enter");
  await input.press("Enter");
  await expect(page.getByRole("main").getByText(/Votre texte n’est pas parti/)).toBeVisible();
  await expect(input).toHaveValue("Formel, toujours");
  expect(await saidBy(visitor)).toEqual([...untilTone, "Direct"]);

  await page.reload();
  await expect(input).toHaveValue("Formel, toujours");
  await sendKnowingly(page);
  expect(await saidBy(visitor)).toEqual([...untilTone, "Direct", "Formel, toujours"]);
});

test("an answer that the server refuses because the question is closed stays, and leaves again as a new one", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  const visitor = await askedFor(page, server, address, untilTone);
  const posts = postsOf(page);
  await page.route("**/api/messages", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await visitor.say("Direct");
    await route.fulfill(refusal(409, "question_closed", "Cette question n’est plus ouverte."));
    await page.unroute("**/api/messages");
  });
  await say(page, "Formel", { expectCleared: false });
  await expect(page.getByRole("main").getByText(/Cette question a déjà reçu une réponse/)).toBeVisible();
  await expect(field(page)).toHaveValue("Formel");
  await expect(page.getByText(copy.questions.primary_goal())).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);

  await field(page).press("Enter");
  await expect(field(page)).toHaveValue("");
  expect(posts.map(({ step }) => step)).toEqual(["tone", "primary_goal"]);
  expect(posts[0]?.key).not.toBe(posts[1]?.key);
  expect(await saidBy(visitor)).toEqual([...untilTone, "Direct", "Formel"]);
  cleanConsole.splice(0);
});

test("a choice that the server refuses because the question is closed is told and does not stay", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  const visitor = await askedFor(page, server, address, untilTone);
  await page.route("**/api/messages", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await visitor.say("Direct");
    await route.fulfill(refusal(409, "question_closed", "Cette question n’est plus ouverte."));
  });
  await choice(page, "Premium").click();
  await expect(page.getByRole("main").getByText(/«.Premium.» n’a pas été envoyé/)).toBeVisible();
  await expect(field(page)).toHaveValue("");
  cleanConsole.splice(0);
});

test("a failed answer that is sent again keeps its key and its question", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  const visitor = await askedFor(page, server, address, untilTone);
  const posts = postsOf(page);
  await page.route("**/api/messages", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await say(page, "Formel", { expectCleared: false });
  const again = page.getByRole("button", { name: "Envoyer à nouveau" });
  await expect(again).toBeVisible();
  await visitor.say("Direct");
  await expect(page.getByText(copy.questions.primary_goal())).toBeVisible();
  await again.click();
  await expect.poll(() => posts.length).toBe(2);
  expect(posts[1]).toEqual(posts[0]);
  expect(posts[0]?.step).toBe("tone");
  cleanConsole.splice(0);
});

test("a size that is chosen first waits for the function before it", async ({ page, server, address }) => {
  const visitor = await askedFor(page, server, address, untilTarget);
  const input = field(page);
  await choice(page, "PME").click();
  await expect(input).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByText(/Indiquez d’abord la fonction/)).toBeVisible();
  expect(await saidBy(visitor)).toEqual(untilTarget);
  await expectNoFindingsAtAnyWidth(page);

  await page.keyboard.type("Directeur commercial");
  await expect(input).toHaveValue("Directeur commercial, PME");
  await input.press("Enter");
  await expect(page.getByText(copy.questions.value_prop("Aubade Conseil"))).toBeVisible();
  expect(await saidBy(visitor)).toEqual([...untilTarget, "Directeur commercial, PME"]);
});
