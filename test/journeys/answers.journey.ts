import type { Page, Request } from "@playwright/test";
import { conversation as copy } from "../../app/content/conversation.ts";
import type { Visitor } from "../running-server.ts";
import { expectNoFindingsAtAnyWidth } from "./findings.ts";
import { expect, say, signedIn, test } from "./journey.ts";

const untilTone = ["Aubade Conseil", "Conseil", "Directeur commercial, PME", "Du temps"];
const untilTarget = untilTone.slice(0, 2);

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

/** A signed-in page at the question that follows these answers. */
async function askedFor(
  page: Page,
  server: Parameters<typeof signedIn>[1],
  address: string,
  answers: string[],
): Promise<Visitor> {
  const visitor = await signedIn(page, server, address);
  for (const answer of answers) await visitor.say(answer);
  await page.goto("/assistant");
  await expect(field(page)).toBeEnabled();
  return visitor;
}

/** Milliseconds without a press after which new choices can be pressed. */
const settling = 800;

/** From here on time passes only by `page.clock`. */
async function stopTheClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
}

const field = (page: Page) => page.getByRole("textbox", { name: "Votre message" });

const choice = (page: Page, name: string) =>
  page.getByRole("list", { name: "Réponses proposées" }).getByRole("button", { name, exact: true });

async function saidBy(visitor: Visitor): Promise<string[]> {
  return (await visitor.conversation()).filter(({ role }) => role === "user").map(({ content }) => content);
}

/** Presses Enter until the text is gone: the first press may only tell what has changed. */
async function sendKnowingly(page: Page) {
  await expect(async () => {
    await field(page).press("Enter");
    await expect(field(page)).toHaveValue("", { timeout: 500 });
  }).toPass();
}

/** What this page asks to be stored. */
function postsOf(page: Page): { key: string; content: string; step?: string }[] {
  const posts: { key: string; content: string; step?: string }[] = [];
  page.on("request", (request: Request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/messages"))
      posts.push(request.postDataJSON());
  });
  return posts;
}

function refusal(status: number, code: string, message: string) {
  return { status, contentType: "application/json", body: JSON.stringify({ error: { code, message } }) };
}
