import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { appendMessage } from "~/conversation/messages.server.ts";
import { answeredSteps, correctAnswer } from "~/conversation/onboarding/correction.server.ts";
import { newestAnswersQuery, profileSoFar } from "~/conversation/onboarding/profile-so-far.server.ts";
import { openConversation } from "~/conversation/open-conversation.server.ts";
import { clientsOwedReplies } from "~/conversation/owed-replies.server.ts";
import type { Services } from "~/services.server.ts";
import type { Queries } from "../../../db/open-database.server.ts";
import { fill, say, servicesFor } from "../../../test/services/conversations.ts";
import { openHistory } from "./history.server.ts";

const anna = { id: "anna", email: "anna@exemple.fr" };
const bruno = { id: "bruno", email: "bruno@exemple.fr" };

/** How many messages a history may grow by without any of this reading more of them. */
const many = 20_000;

/** Anna in the middle of the questions, who has corrected one of them thousands of times. */
async function corrected(isAnalysed: boolean): Promise<Services> {
  const services = await servicesFor(anna, bruno);
  await openConversation(services, bruno);
  await say(services, anna, "Pômmy", "Logiciels", "PME", "Acheteur");
  const { asOwner } = services.db;
  await fill(asOwner, anna, many, 200);
  await asOwner.execute(sql`
    update messages set answers_step = 'industry', asks_step = 'value_prop'
    where client_id = 'anna' and role = 'assistant' and seq > 10`);
  if (isAnalysed) await asOwner.execute(sql`analyze messages`);
  return services;
}

describe.each([
  ["without", false],
  ["with", true],
])("%s statistics", (_, isAnalysed) => {
  test("what an answer, a correction or a look at the profile reads does not grow with the history", async () => {
    const services = await corrected(isAnalysed);
    const reads = counting(services);
    const known = await reads.services.db.asClient(anna.id, async (tx) => {
      await answeredSteps(tx, anna.id);
      return profileSoFar(tx, anna.id);
    });
    expect(known).toMatchObject({ company_name: "Pômmy", icp_title: "Acheteur", icp_size: "pme" });
    expect(known.industry).toContain(`n° ${many - 1} `);

    const correction = { key: randomUUID(), step: "industry" as const, content: "Conseil" };
    expect((await correctAnswer(reads.services, anna, correction)).kind).toBe("created");
    const answer = { key: randomUUID(), step: "value_prop" as const, content: "Du temps" };
    expect((await appendMessage(reads.services, anna, answer)).kind).toBe("created");
    await openConversation(reads.services, anna);
    await openHistory(reads.services, anna.id, { before: null, limit: 60 });

    expect(reads.all.length).toBeGreaterThanOrEqual(8);
    expect(reads.all.map(({ scans }) => scans)).toEqual(reads.all.map(() => 0));
    expect(Math.max(...reads.all.map(({ rows }) => rows))).toBeLessThan(300);
  });

  test("the newest answers are looked up in their index", async () => {
    const services = await corrected(isAnalysed);
    const plan = await services.db.asClient(anna.id, async (tx) => {
      const { rows } = (await tx.execute(
        sql`explain (costs off) ${newestAnswersQuery(anna.id)}`,
      )) as unknown as { rows: { "QUERY PLAN": string }[] };
      return rows.map((row) => row["QUERY PLAN"]).join("\n");
    });
    expect(plan).toContain("messages_answers_step");
    expect(plan).not.toContain("Seq Scan on messages");
  });

  test("who is owed a reply is found without reading conversations", async () => {
    const services = await corrected(isAnalysed);
    await appendMessage(services, bruno, { key: randomUUID(), content: "Aubade" });
    await services.db.asOwner.transaction(async (tx) => {
      const before = await readOf(tx);
      expect(await clientsOwedReplies(tx, "", 100)).toEqual({
        waiting: ["bruno"],
        last: "bruno",
      });
      expect(await clientsOwedReplies(tx, "anna", 100)).toEqual({ waiting: ["bruno"], last: "bruno" });
      expect(await clientsOwedReplies(tx, "", 1)).toEqual({ waiting: [], last: "anna" });
      expect(await clientsOwedReplies(tx, "bruno", 1)).toEqual({ waiting: [], last: null });
      const after = await readOf(tx);
      expect([after.scans - before.scans, after.rows - before.rows < 100]).toEqual([0, true]);
    });
  });
});

type Read = { scans: number; rows: number };

/** The same services, which note what each client's transaction has read of `messages`. */
function counting({ db, ...services }: Services) {
  const all: Read[] = [];
  const asClient: Services["db"]["asClient"] = (id, work) =>
    db.asClient(id, async (tx) => {
      const before = await readOf(tx);
      const result = await work(tx);
      const after = await readOf(tx);
      all.push({ scans: after.scans - before.scans, rows: after.rows - before.rows });
      return result;
    });
  return { all, services: { ...services, db: { ...db, asClient } } };
}

/** Sequential scans of `messages` in this transaction, and rows that they or the indexes brought. */
async function readOf(tx: Queries): Promise<Read> {
  const { rows } = (await tx.execute(sql`
    select seq_scan::int as scans, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows
    from pg_stat_xact_user_tables where relname = 'messages'`)) as unknown as { rows: Read[] };
  return rows[0] ?? { scans: 0, rows: 0 };
}
