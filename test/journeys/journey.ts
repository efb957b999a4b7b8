import { test as base, expect, type Locator, type Page } from "@playwright/test";
import pg from "pg";
import { conversation as copy } from "../../app/content/signed-in/conversation-copy.ts";
import { dataDirFrom } from "../database/pglite-template.ts";
import { discard, type RunningServer, startServer } from "../process/running-server.ts";
import { mailsTo, newestMail, tokenIn } from "../process/sent-mails.ts";
import { Visitor } from "../process/visitor.ts";

export type ServerOptions = {
  /** Which database the product runs on. */
  engine: "pglite" | "postgresql";
  /** Settings of the product beside its database. */
  settings: Record<string, string>;
  /** The built product, one for each worker. */
  server: JourneyServer;
};

type JourneyServer = RunningServer & { databaseUrl?: string };

let people = 0;

/** Journeys start from a running product and end with a console that stayed clean. */
export const test = base.extend<{ address: string; cleanConsole: string[] }, ServerOptions>({
  engine: ["pglite", { option: true, scope: "worker" }],
  settings: [{}, { option: true, scope: "worker" }],

  server: [
    async ({ engine, settings }, use) => {
      const variables: Record<string, string> = engine === "pglite" ? onPGlite() : await onPostgreSQL();
      const server = await startServer({ ...settings, ...variables });
      await use(Object.assign(server, { databaseUrl: variables.DATABASE_URL }));
      const { code } = await server.end("SIGTERM");
      discard(server);
      expect(code, server.output()).toBe(0);
    },
    { scope: "worker", timeout: 60_000 },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  /** A person's e-mail address that nobody used before. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the destructuring.
  address: async ({}, use) => use(`personne-${process.pid}-${++people}@exemple.fr`),

  /** Errors and violations that the browser told; a journey that expects one removes it. */
  cleanConsole: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || /content security policy/i.test(message.text()))
          complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Holds back what this page asks for there, until the returned function lets it through. */
export async function holdBack(page: Page, url: string | RegExp, method?: "POST"): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    if (!method || route.request().method() === method) await promise;
    await route.continue();
  });
  return resolve;
}

/** A visitor who has chosen about cookies before: no sheet opens. */
export async function settled(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("cookiesAccepted", "essential"));
}

/** Resolves when a still page's scripts have taken over. */
export async function awake(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
}

/** Settings for a server on an empty embedded database. */
export function onPGlite(): Record<string, string> {
  return { DATA_DIR: dataDirFrom(process.env.JOURNEYS_PGLITE_TEMPLATE ?? "") };
}

async function onPostgreSQL(): Promise<Record<string, string>> {
  const url = new URL(process.env.JOURNEYS_DATABASE_URL ?? "");
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  const name = `journeys_${process.pid}`;
  await admin.query(`drop database if exists ${name}`);
  await admin.query(`create database ${name}`);
  await admin.end();
  url.pathname = `/${name}`;
  return { DATABASE_URL: url.href, AUTH_SECRET: "a secret that only the journeys of this test run know" };
}

/** Opens /login, types the address and presses the button. */
export async function askForLink(page: Page, address: string): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Adresse e-mail").fill(address);
  await page.getByRole("button", { name: "Se connecter" }).click();
}

/** Asks for a link in this browser and opens it, as a person does. */
export async function signInByLink(page: Page, server: RunningServer, address: string): Promise<void> {
  await page.goto("/login");
  await askAndFollow(page, server, address);
  await page.waitForURL("**/assistant");
}

/** The same where /login stands open already, to wherever it leads. */
export async function askAndFollow(page: Page, server: RunningServer, address: string): Promise<void> {
  const former = mailsTo(server.dataDir, address).length;
  await page.getByLabel(/e-mail/i).fill(address);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(
    page.getByText("Lien de connexion envoyé ! Veuillez vérifier votre boîte mail."),
  ).toBeVisible();
  const { text } = await newestMail(server.dataDir, address, former + 1);
  await page.goto(`/login#access_token=${tokenIn(text)}`);
}

/** A page that is signed in without going through the form, for journeys about something else. */
export async function signedIn(page: Page, server: RunningServer, address: string): Promise<Visitor> {
  const visitor = new Visitor(server);
  await visitor.signIn(address);
  await page
    .context()
    .addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: server.url })));
  return visitor;
}

/** Types the message and sends it with Enter; resolves when it was stored. */
export async function say(page: Page, content: string, { expectCleared = true } = {}): Promise<void> {
  const input = page.getByRole("textbox", { name: "Votre message" });
  await expect(input).toBeEnabled();
  await input.fill(content);
  await input.press("Enter");
  if (expectCleared) await expect(input).toHaveValue("");
}

/** A failure is told once in the page, where it stays, and once as a toast, which says it aloud. */
export async function expectTold(page: Page, words: string | RegExp): Promise<void> {
  await expect(page.getByRole("main").getByText(words, { exact: true })).toBeVisible();
  await expect(page.locator(".toast").getByText(words, { exact: true })).toBeVisible();
}

/** Presses Tab until the field is focused, as who uses no mouse does. */
export async function tabTo(page: Page, field: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await field.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${field}.`);
}

/** Gives the seven answers; resolves when the profile is confirmed. */
export async function onboarded(visitor: Visitor): Promise<void> {
  const answers = [
    "Aubade Conseil",
    "Conseil",
    "Directeur commercial, PME",
    "Du temps",
    "Direct",
    "RDV",
    "non",
  ];
  for (const answer of answers) await visitor.say(answer);
  await expect
    .poll(async () => (await visitor.conversation()).map(({ content }) => content))
    .toContain(copy.confirmation("Aubade Conseil"));
}

/** What the product stored about this person's company. */
export async function profileOf(databaseUrl: string, address: string): Promise<Record<string, unknown>[]> {
  const query = `select company_name, industry, icp_title, icp_size, value_prop, tone, primary_goal, calendly_url
    from client_profile join clients on clients.id = client_profile.client_id where email = $1`;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(query, [address]);
  await client.end();
  return rows;
}
