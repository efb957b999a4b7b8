import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { emptyDatabase, errorsLogged, startTestServer } from "../server/server-under-test.ts";
import { Visitor } from "../server/visitor.ts";
import { until } from "../until.ts";

/** A running product with a signed-in customer, and a function that locks a table until the one it returns is called. */
async function withLocks() {
  const settings = await emptyDatabase();
  const server = await startTestServer(settings);
  const anna = new Visitor(server);
  await anna.signIn("anna@exemple.fr");
  await anna.onboard();
  const operator = new pg.Client({ connectionString: settings.DATABASE_URL });
  await operator.connect();
  onTestFinished(() => operator.end());
  const lock = async (table: string) => {
    await operator.query(`begin; lock table ${table} in access exclusive mode`);
    return () => operator.query("rollback");
  };
  return { server, anna, lock };
}

const pages = ["/assistant", "/dashboard-legacy", "/onboarding-legacy", "/brouillons", "/compte"];
const inHtml = { headers: { Accept: "text/html" } };

test("while the messages are locked, the assistant's loading screen comes first, and the page ends without them", async () => {
  const { anna, lock } = await withLocks();
  const unlock = await lock("messages");
  // The lock is held until the page has ended: only what does not wait for it can arrive.
  const response = await anna.fetch("/assistant", inHtml);
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  const decoder = new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>;
  const reader = (response.body as ReadableStream<Uint8Array>).pipeThrough(decoder).getReader();
  const { value: shell = "" } = await reader.read();
  expect(shell).toContain(assistant.loading);
  expect(shell).toContain(assistant.title);
  expect(shell).toMatch(/<script[^>]* type="text\/after-paint"/);
  let html = shell;
  for (let part = await reader.read(); !part.done; part = await reader.read()) html += part.value;
  await unlock();

  expect(html).toMatch(/<\/html>$/);
  expect(html).not.toContain(copy.questions.company_name());
  const [, nonce = ""] = response.headers.get("Content-Security-Policy")?.match(/'nonce-(\w+)'/) ?? [];
  // Blocks of data run nothing.
  const inline = [...html.matchAll(/<script(?![^>]* src=)(?![^>]*[/+]json")([^>]*)>/g)].map(([tag]) => tag);
  expect(inline.length).toBeGreaterThan(3);
  for (const tag of inline) expect(tag).toContain(`nonce="${nonce}"`);
  expect(html).not.toMatch(/ style=/);

  const whole = await (await anna.fetch("/assistant", inHtml)).text();
  expect(whole).toContain("Pômmy");
  expect(whole).not.toMatch(/ style=/);
});

test("a reader who leaves before the messages come is no failure", async () => {
  const { server, anna, lock } = await withLocks();
  const unlock = await lock("messages");
  const logged = errorsLogged(server).length;
  const leave = new AbortController();
  const response = await anna.fetch("/assistant", { ...inHtml, signal: leave.signal });
  await response.body?.getReader().read();
  leave.abort();
  await unlock();
  expect((await anna.fetch("/assistant", inHtml)).status).toBe(200);
  expect(errorsLogged(server).slice(logged)).toEqual([]);
});

test("every page of a customer is answered while a table that it needs is locked", async () => {
  const { anna, lock } = await withLocks();
  for (const table of ["session", "client_profile"]) {
    const unlock = await lock(table);
    const answers = await Promise.all(
      pages.map(async (path) => {
        const response = await anna.fetch(path, inHtml);
        const html = await response.text();
        return { path, status: response.status, retryAfter: response.headers.get("Retry-After"), html };
      }),
    );
    const sent = await anna.say("Pendant");
    await unlock();
    for (const { path, status, retryAfter, html } of answers) {
      expect([200, 503], `${path} while ${table} is locked`).toContain(status);
      expect(html, path).toMatch(/<\/html>$/);
      if (status === 503) expect(retryAfter, `${path} while ${table} is locked`).toBe("5");
    }
    if (table === "session") expect(answers.map(({ status }) => status)).toEqual(pages.map(() => 503));
    expect([201, 503], `a message while ${table} is locked`).toContain(sent.status);
  }
  await until(async () => (await anna.say("Après")).status === 201, 100);
  for (const path of pages) expect((await anna.fetch(path, inHtml)).status, path).toBe(200);
});
