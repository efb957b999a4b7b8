// What a turn of the assistant asks of a model as a conversation grows: the size of the request after 10, 100 and 300
// turns, ordinary and as long as they may be, and the time to load and build it. The model's summaries are as long as
// they may be. Tokens are estimated at four characters each.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pino from "pino";
import { runnerImport } from "vite";
import type * as Building from "#app/assistant/context/build-request.ts";
import type * as Summarising from "#app/assistant/context/summarise.server.ts";
import type { Model } from "#app/assistant/model/model.ts";
import type * as Loading from "#app/conversation/turns/load-context.server.ts";
import type * as Turns from "#app/conversation/turns/turns.server.ts";
import type * as Opening from "#db/open-database.server.ts";
import { median } from "./tool.ts";

const sizes = [10, 100, 300];
/** The size grows until the next summary: the largest of so many turns is shown. */
const period = 10;
const kinds = {
  ordinary: { asked: 200, answered: 900 },
  "as long as allowed": { asked: 8_000, answered: 12_000 },
};

const { buildRequest } = await product<typeof Building>("app/assistant/context/build-request.ts");
const { loadContext } = await product<typeof Loading>("app/conversation/turns/load-context.server.ts");
const { summarise } = await product<typeof Summarising>("app/assistant/context/summarise.server.ts");
const { turnReader } = await product<typeof Turns>("app/conversation/turns/turns.server.ts");
const { openDatabase } = await product<typeof Opening>("db/open-database.server.ts");

const folder = mkdtempSync(join(tmpdir(), "matinal-bench-"));
const db = await openDatabase({ folder });
const log = pino({ level: "silent" });
const model: Model = {
  async *stream() {
    yield "résumé ".repeat(300);
    return { inputTokens: 0, outputTokens: 0 };
  },
  json: () => Promise.reject(new Error("No JSON is asked for here.")),
};

const rows: Record<string, string | number>[] = [];
for (const [kind, lengths] of Object.entries(kinds)) {
  const clientId = await createClient(kind);
  let latest: { size: number; time: number }[] = [];
  for (let turn = 1; turn <= Math.max(...sizes); turn++) {
    await storeTurn(clientId, turn, lengths);
    await summarise({ db, model, log, turns: turnReader }, clientId, new AbortController().signal);
    latest = [...latest, await measure(clientId, 2 * turn - 1)].slice(-period);
    if (!sizes.includes(turn)) continue;
    const characters = Math.max(...latest.map(({ size }) => size));
    const time = median(latest.map(({ time }) => time));
    rows.push({
      turns: kind,
      until: turn,
      "characters at most": characters,
      "tokens at most": Math.round(characters / 4),
      "load and build": `${time.toFixed(1)} ms`,
    });
  }
}
console.table(rows);
await db.close();
rmSync(folder, { recursive: true });

/** A module of the product, as vite reads it: with names from the root, and files that it finds by a pattern. */
async function product<Exports>(file: string): Promise<Exports> {
  const root = join(import.meta.dirname, "..");
  const { module } = await runnerImport<Exports>(join(root, file), {
    root,
    configFile: false,
    logLevel: "error",
    resolve: { tsconfigPaths: true },
  });
  return module;
}

async function createClient(id: string): Promise<string> {
  const email = `${id.replaceAll(" ", "-")}@exemple.fr`;
  await db.asOwner.execute(sql`insert into "user" (id, name, email) values (${id}, ${id}, ${email})`);
  await db.asOwner.execute(sql`insert into clients (id, email) values (${id}, ${email})`);
  await db.asOwner.execute(sql`
    insert into client_profile (client_id, company_name, value_prop) values (${id}, 'Pômmy', ${"valeur ".repeat(200)})`);
  return id;
}

async function storeTurn(id: string, turn: number, { asked, answered }: { asked: number; answered: number }) {
  await db.asOwner.execute(sql`
    with question as (
      insert into messages (client_id, seq, role, content) values (${id}, ${2 * turn - 1}, 'user', rpad('', ${asked}, 'mot '))
      returning id
    )
    insert into messages (client_id, seq, role, content, reply_to)
    select ${id}, ${2 * turn}, 'assistant', rpad('', ${answered}, 'mot '), id from question`);
}

async function measure(clientId: string, throughSeq: number) {
  const start = performance.now();
  const context = await db.asClient(clientId, (tx) => loadContext(tx, clientId, { throughSeq }));
  const { system, messages } = buildRequest(context, { pricingVariant: "table" });
  const time = performance.now() - start;
  return { time, size: messages.reduce((sum, { content }) => sum + content.length, system.length) };
}
