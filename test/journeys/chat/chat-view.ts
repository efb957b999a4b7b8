import type { Page, Request } from "@playwright/test";
import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import type { Visitor } from "../../server/visitor.ts";
import { expect, type JourneyServer } from "../journey.ts";
import { signedIn } from "../sign-in-steps.ts";

/** The answers that complete the onboarding. */
export const answers = [
  "Aubade Conseil",
  "Conseil",
  "Directeur commercial, PME",
  "Du temps",
  "Direct",
  "RDV",
  "non",
];

/** The answers before the questions of the target, the tone, the goal and the booking link. */
export const untilTarget = answers.slice(0, 2);
export const untilTone = answers.slice(0, 4);
export const untilGoal = answers.slice(0, 5);
export const untilBooking = answers.slice(0, 6);

export const composer = (page: Page) => page.getByRole("textbox", { name: "Votre message" });
export const sendAgain = (page: Page) => page.getByRole("button", { name: "Envoyer à nouveau" });
export const scroller = (page: Page) => page.getByRole("region", { name: "Conversation" });
export const transcript = (page: Page) => page.getByRole("log", { name: "Messages" });
export const typingDots = (page: Page) => page.locator("[data-typing]");
export const quickReplies = (page: Page) => page.getByRole("list", { name: "Réponses proposées" });
export const choices = (page: Page) => quickReplies(page).getByRole("button");
export const choice = (page: Page, name: string) =>
  choices(page).and(page.getByRole("button", { name, exact: true }));

/** Signs in, gives these answers, and opens the chat at the question that follows them. */
export async function openChat(
  page: Page,
  server: JourneyServer,
  address: string,
  given: string[] = [],
): Promise<Visitor> {
  const visitor = await signedIn(page, server, address);
  for (const answer of given) await visitor.say(answer);
  await page.goto("/assistant");
  await expect(composer(page)).toBeEnabled();
  return visitor;
}

/** Types the message and sends it with Enter; resolves when it is stored. */
export async function sendMessage(page: Page, content: string, { expectCleared = true } = {}): Promise<void> {
  const input = composer(page);
  await expect(input).toBeEnabled();
  await input.fill(content);
  await input.press("Enter");
  if (expectCleared) await expect(input).toHaveValue("");
}

/** Presses Enter until the text is sent, since the first press may only report that the question has changed. */
export async function sendAfterWarning(page: Page): Promise<void> {
  await expect(async () => {
    await composer(page).press("Enter");
    await expect(composer(page)).toHaveValue("", { timeout: 500 });
  }).toPass();
}

/** Gives the seven answers; resolves when the profile is confirmed. */
export async function completeOnboarding(visitor: Visitor): Promise<void> {
  for (const answer of answers) await visitor.say(answer);
  await expect
    .poll(async () => (await visitor.conversation()).map(({ content }) => content))
    .toContain(copy.confirmation("Aubade Conseil"));
}

/** The stored messages of the visitor, oldest first. */
export async function userMessages(visitor: Visitor): Promise<string[]> {
  return (await visitor.conversation()).filter(({ role }) => role === "user").map(({ content }) => content);
}

type PostedMessage = { key: string; content: string; step?: string; proposal?: string };

/** Collects the messages that this page posts. */
export function postedMessages(page: Page): PostedMessage[] {
  const posts: PostedMessage[] = [];
  page.on("request", (request: Request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/messages"))
      posts.push(request.postDataJSON());
  });
  return posts;
}

/** A refusal as the interface sends it, for `route.fulfill`. */
export function refusal(status: number, code: string, message: string) {
  return { status, contentType: "application/json", body: JSON.stringify({ error: { code, message } }) };
}
