import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { Services } from "#app/services.server.ts";
import { fill, say, servicesFor } from "#test/conversation/conversations.ts";
import { type Reads, readsSoFar } from "#test/database/reads.ts";
import { appendMessage } from "../messages.server.ts";
import { closedSteps, correctResponse } from "../onboarding/correction.server.ts";
import { newestResponsesQuery, profileSoFar } from "../onboarding/profile-so-far.server.ts";
import { openConversation } from "../open-conversation.server.ts";
import { clientsOwedReplies } from "../owed-replies.server.ts";
import { openHistory } from "./history.server.ts";

const anna = { id: "anna", email: "anna@exemple.fr" };
const bruno = { id: "bruno", email: "bruno@exemple.fr" };

/** The number of messages added to the history; the tested queries must not read more of them. */
const historySize = 4_000;

const analyze = ({ db }: Services) => db.asOwner.execute(sql`analyze messages`);

/** When the planner has last looked at the messages, if ever. Autovacuum may do so at any moment, on any of these. */
type Analysed = {
  before?: (services: Services) => Promise<unknown>;
  atBeginning?: typeof analyze;
  atEnd?: typeof analyze;
};

/** Services in which Anna is in the middle of the onboarding, and has corrected one answer thousands of times. */
async function withManyCorrections({ before, atBeginning, atEnd }: Analysed): Promise<Services> {
  const services = await servicesFor(anna, bruno);
  await openConversation(services, bruno);
  await before?.(services);
  await say(services, anna, "Pômmy", "Logiciels", "PME", "Acheteur");
  await atBeginning?.(services);
  const { asOwner } = services.db;
  await fill(asOwner, anna, historySize, 200);
  await asOwner.execute(sql`
    update messages set answers_step = 'industry', asks_step = 'value_prop'
    where client_id = 'anna' and role = 'assistant' and seq > 10`);
  await atEnd?.(services);
  return services;
}

/** Statistics in which only another client has messages. */
async function knowBruno(services: Services) {
  await fill(services.db.asOwner, bruno, 20, 20);
  await analyze(services);
}

/** Statistics of a table that has many pages and nearly no rows. */
async function knowEmptiness(services: Services) {
  await fill(services.db.asOwner, bruno, historySize, 200);
  await services.db.asOwner.execute(sql`delete from messages where client_id = 'bruno' and seq > 1`);
  await analyze(services);
}

describe.each<[string, Analysed]>([
  ["without", {}],
  ["with", { atEnd: analyze }],
  ["with another client’s", { before: knowBruno }],
  ["with an emptied table’s", { before: knowEmptiness }],
  ["with the conversation’s first", { atBeginning: analyze }],
])("%s statistics", (_, analysed) => {
  test("an answer, a correction and the profile read a bounded number of rows", async () => {
    const services = await withManyCorrections(analysed);
    const reads = recordingReads(services);
    const profile = await reads.services.db.asClient(anna.id, async (tx) => {
      await closedSteps(tx, anna.id);
      return profileSoFar(tx, anna.id);
    });
    expect(profile).toMatchObject({ company_name: "Pômmy", icp_title: "Acheteur", icp_size: "pme" });
    expect(profile.industry).toContain(`n° ${historySize - 1} `);

    const correction = { key: randomUUID(), step: "industry" as const, content: "Conseil" };
    expect((await correctResponse(reads.services, anna, correction)).kind).toBe("created");
    const answer = { key: randomUUID(), step: "value_prop" as const, content: "Du temps" };
    expect((await appendMessage(reads.services, anna, answer)).kind).toBe("created");
    await openConversation(reads.services, anna);
    await openHistory(reads.services, anna.id, { before: null, limit: 60 });

    expect(reads.all.length).toBeGreaterThanOrEqual(8);
    expect(reads.all.map(({ scans }) => scans)).toEqual(reads.all.map(() => 0));
    expect(Math.max(...reads.all.map(({ rows }) => rows))).toBeLessThan(300);
  });

  test("the newest answers are found by their index", async () => {
    const services = await withManyCorrections(analysed);
    const plan = await services.db.asClient(anna.id, async (tx) => {
      const { rows } = (await tx.execute(
        sql`explain (costs off) ${newestResponsesQuery(anna.id)}`,
      )) as unknown as { rows: { "QUERY PLAN": string }[] };
      return rows.map((row) => row["QUERY PLAN"]).join("\n");
    });
    expect(plan).toContain("messages_answers_step");
    expect(plan).not.toContain("Seq Scan on messages");
  });

  test("the clients who are owed a reply are found without reading conversations", async () => {
    const services = await withManyCorrections(analysed);
    await appendMessage(services, bruno, { key: randomUUID(), content: "Aubade" });
    await services.db.asOwner.transaction(async (tx) => {
      const before = await readsSoFar(tx, "messages");
      expect(await clientsOwedReplies(tx, "", 100)).toEqual({
        owed: ["bruno"],
        last: "bruno",
      });
      expect(await clientsOwedReplies(tx, "anna", 100)).toEqual({ owed: ["bruno"], last: "bruno" });
      expect(await clientsOwedReplies(tx, "", 1)).toEqual({ owed: [], last: "anna" });
      expect(await clientsOwedReplies(tx, "bruno", 1)).toEqual({ owed: [], last: null });
      const after = await readsSoFar(tx, "messages");
      expect([after.scans - before.scans, after.rows - before.rows < 100]).toEqual([0, true]);
    });
  });
});

/** The same services; `all` records what each transaction has read of `messages`. */
function recordingReads({ db, ...services }: Services) {
  const all: Reads[] = [];
  const asClient: Services["db"]["asClient"] = (id, work) =>
    db.asClient(id, async (tx) => {
      const before = await readsSoFar(tx, "messages");
      const result = await work(tx);
      const after = await readsSoFar(tx, "messages");
      all.push({ scans: after.scans - before.scans, rows: after.rows - before.rows });
      return result;
    });
  return { all, services: { ...services, db: { ...db, asClient } } };
}
