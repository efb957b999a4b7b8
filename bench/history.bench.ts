// A conversation of 10,000 messages compared with one of 20 in the same run: the time to open it, to scroll up to its
// first message, and to continue once all of it is in the page.
import { randomUUID } from "node:crypto";
import { chromium, type Page } from "@playwright/test";
import pg from "pg";
import { ensureBuild } from "#scripts/bundle/ensure-build.ts";
import { findChromium } from "#test/chromium.ts";
import { startPostgreSQL } from "#test/database/postgresql-cluster.ts";
import { discard, startServer } from "#test/server/running-server.ts";
import { Visitor } from "#test/server/visitor.ts";
import { median } from "./tool.ts";

const rounds = 5;
const short = 20;
const long = 10_000;

await ensureBuild();
const cluster = await startPostgreSQL();
const server = await startServer({
  LOG_LEVEL: "warn",
  DATABASE_URL: cluster.url,
  AUTH_SECRET: "a secret that only this benchmark knows, long enough",
});
const [few, many] = [new Visitor(server), new Visitor(server)];
await few.signIn("vingt@exemple.fr");
await many.signIn("dix-mille@exemple.fr");
await fill({ "vingt@exemple.fr": short, "dix-mille@exemple.fr": long });

const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ["--no-sandbox", "--disable-gpu"],
});
const [ofFew, ofMany] = [await pageOf(few), await pageOf(many)];
const opened: Record<"few" | "many", number[]> = { few: [], many: [] };
for (let round = 0; round < rounds; round++) {
  opened.few.push(await open(ofFew, short));
  opened.many.push(await open(ofMany, long));
}
const pages = await scrollUp(ofMany);
const rows: [string, string, string][] = [
  [`open, ${long} messages`, `${Math.round(median(opened.many))} ms`, "1000 ms"],
  [`open, ${short} messages`, `${Math.round(median(opened.few))} ms`, ""],
  ["an earlier page, median", `${Math.round(median(pages.map(({ ms }) => ms)))} ms`, ""],
  ["an earlier page, slowest", `${Math.round(Math.max(...pages.map(({ ms }) => ms)))} ms`, ""],
  ["shift of visible messages", `${Math.max(...pages.map(({ jump }) => jump)).toFixed(1)} px`, "1 px"],
  [
    `frame while scrolling (95 of 100), ${long} in the page`,
    `${Math.round(await slowFrame(ofMany))} ms`,
    "34 ms",
  ],
  [`sent until rendered, ${long} in the page`, `${Math.round(await send(ofMany))} ms`, ""],
  [`sent until rendered, ${short} in the page`, `${Math.round(await send(ofFew))} ms`, ""],
];
console.table(rows.map(([figure, measured, wanted]) => ({ figure, measured, wanted })));

await browser.close();
await server.end("SIGTERM");
discard(server);
await cluster.stop();

/** Creates the messages, and profiles so that no onboarding question is open. */
async function fill(sizes: Record<string, number>) {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  for (const [email, size] of Object.entries(sizes)) {
    await client.query(
      `insert into messages (client_id, seq, role, content, created_at)
       select id, n, case when n % 2 = 1 then 'user' else 'assistant' end,
         'Message ' || n || repeat(' et la suite', n % 40), now() - ($1 - n) * interval '10 minutes'
       from clients, generate_series(1, $1::int) n where email = $2`,
      [size, email],
    );
    await client.query("update clients set last_seq = $1 where email = $2", [size, email]);
  }
  await client.query(`update messages reply set reply_to = sent.id from messages sent
    where reply.client_id = sent.client_id and reply.role = 'assistant' and sent.seq = reply.seq - 1`);
  await client.query("insert into client_profile (client_id, company_name) select id, 'Pômmy' from clients");
  await client.end();
}

async function pageOf({ cookies }: Visitor): Promise<Page> {
  const context = await browser.newContext({ locale: "fr-FR", viewport: { width: 1280, height: 800 } });
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: server.url })));
  return context.newPage();
}

/** Milliseconds from navigation until the newest message is visible. */
async function open(page: Page, size: number): Promise<number> {
  await page.goto("about:blank");
  const start = performance.now();
  await page.goto(`${server.url}/assistant`, { waitUntil: "commit" });
  await page.getByText(new RegExp(`^Message ${size}( |$)`)).waitFor();
  return performance.now() - start;
}

/** For each earlier page: milliseconds until it is rendered, and pixels by which the visible messages moved. */
function scrollUp(page: Page): Promise<{ ms: number; jump: number }[]> {
  return page.getByRole("region", { name: "Conversation" }).evaluate(async (box) => {
    const pages: { ms: number; jump: number }[] = [];
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const items = () => box.querySelectorAll("[role=log] li");
    while (!items()[0]?.textContent?.includes("Message 1 ") && pages.length < 1_000) {
      const [count, start, item] = [items().length, performance.now(), items()[3]];
      box.scrollTop = 200;
      const before = item?.getBoundingClientRect().top ?? 0;
      while (items().length === count && performance.now() - start < 10_000) await frame();
      pages.push({
        ms: performance.now() - start,
        jump: Math.abs((item?.getBoundingClientRect().top ?? 0) - before),
      });
    }
    return pages;
  });
}

/** The 95th percentile of frame times of a long scroll, in milliseconds. */
function slowFrame(page: Page): Promise<number> {
  return page.getByRole("region", { name: "Conversation" }).evaluate(async (box) => {
    const frames: number[] = [];
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    let last = await frame();
    for (let step = 0; step < 200; step++) {
      box.scrollTop += 200;
      const now = await frame();
      frames.push(now - last);
      last = now;
    }
    return frames.sort((a, b) => a - b)[Math.floor(frames.length * 0.95)] ?? Number.NaN;
  });
}

/** Milliseconds from Enter to the message in the list, measured in the page to exclude the overhead of Playwright. */
async function send(page: Page): Promise<number> {
  const input = page.getByRole("textbox", { name: "Votre message" });
  await input.fill(`Mesure ${randomUUID()}`);
  return input.evaluate(async (field: HTMLTextAreaElement) => {
    const count = () => document.querySelectorAll("[role=log] li").length;
    const [start, before] = [performance.now(), count()];
    field.form?.requestSubmit();
    while (count() === before) await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - start;
  });
}
