import type { Page, Request } from "@playwright/test";
import type { Visitor } from "../process/visitor.ts";
import { expect, signedIn } from "./journey.ts";

export const untilTone = ["Aubade Conseil", "Conseil", "Directeur commercial, PME", "Du temps"];

/** A signed-in page at the question that follows these answers. */
export async function askedFor(
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

export const field = (page: Page) => page.getByRole("textbox", { name: "Votre message" });

export const choice = (page: Page, name: string) =>
  page.getByRole("list", { name: "Réponses proposées" }).getByRole("button", { name, exact: true });

export async function saidBy(visitor: Visitor): Promise<string[]> {
  return (await visitor.conversation()).filter(({ role }) => role === "user").map(({ content }) => content);
}

/** What this page asks to be stored. */
export function postsOf(page: Page): { key: string; content: string; step?: string }[] {
  const posts: { key: string; content: string; step?: string }[] = [];
  page.on("request", (request: Request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/messages"))
      posts.push(request.postDataJSON());
  });
  return posts;
}

export function refusal(status: number, code: string, message: string) {
  return { status, contentType: "application/json", body: JSON.stringify({ error: { code, message } }) };
}
