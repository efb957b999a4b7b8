import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { login } from "#app/content/public/login-copy.ts";
import { mailsTo, newestToken } from "../server/sent-mails.ts";
import { Visitor } from "../server/visitor.ts";
import { expect, type JourneyServer } from "./journey.ts";

type Server = Pick<JourneyServer, "url" | "dataDir">;

/** Opens /login, types the address and presses the button. */
export async function requestLink(page: Page, address: string): Promise<void> {
  await page.goto("/login");
  await submitAddress(page, address);
}

/** Types the address on the open page /login and presses the button. */
export async function submitAddress(page: Page, address: string): Promise<void> {
  await page.getByLabel(login.email.label).fill(address);
  await page.getByRole("button", { name: login.submit }).click();
}

/** Requests a link in this browser and opens it. */
export async function signInByLink(page: Page, server: Server, address: string): Promise<void> {
  await page.goto("/login");
  await followSignInLink(page, server, address);
  await page.waitForURL("**/assistant");
}

/** Requests a link on the open page /login and opens it. */
export async function followSignInLink(page: Page, server: Server, address: string): Promise<void> {
  const previousMails = mailsTo(server.dataDir, address).length;
  await submitAddress(page, address);
  await expect(page.getByText(login.sent.notice)).toBeVisible();
  await page.goto(`/login#access_token=${await newestToken(server, address, previousMails + 1)}`);
}

let networks = 0;

/** Signs this page's browser in without the form, from a network of its own: a network gets 50 mails in ten minutes. */
export async function signedIn(page: Page, server: Server, address: string): Promise<Visitor> {
  networks += 1;
  const visitor = new Visitor(server, `198.18.${networks >> 8}.${networks & 255}`);
  await visitor.signIn(address);
  await page.context().addCookies(cookiesOf(visitor));
  return visitor;
}

/** The cookies of a visitor, in the format of a browser context. */
export const cookiesOf = ({ cookies, server }: Visitor) =>
  [...cookies].map(([name, value]) => ({ name, value, url: server.url }));

/** A page in a browser of its own, signed in as the visitor. */
export async function openDevice(
  browser: Browser,
  visitor: Visitor,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: visitor.server.url, ...options });
  await context.addCookies(cookiesOf(visitor));
  return context.newPage();
}

export const signOut = (page: Page) => page.getByRole("button", { name: "Se déconnecter" }).click();

/** The id of the signed-in client. */
export async function clientId(visitor: Visitor): Promise<string> {
  const { user } = (await (await visitor.fetch("/api/session")).json()) as { user: { id: string } };
  return user.id;
}
