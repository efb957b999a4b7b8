import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { ensureClient } from "#app/accounts/clients.server.ts";
import { prospectEvents, prospects, teamMembers } from "#db/schema.ts";
import { servicesFor } from "#test/conversation/conversations.ts";
import { anna, bruno } from "#test/drafts/stored-drafts.ts";
import { storeProspect } from "#test/prospects/stored-prospects.ts";

/** Anna and Bruno with a prospect and an event each, stored as the owner of the tables does. */
async function twoTeams() {
  const services = await servicesFor(anna, bruno);
  const { db } = services;
  const stored = [];
  for (const client of [anna, bruno]) {
    await db.asClient(client.id, (tx) => ensureClient(tx, client));
    stored.push(await storeProspect(services, client.id));
  }
  const [own, other] = stored;
  if (!own || !other) throw new Error("Two teams are needed.");
  return { db, own, other };
}

test("a client has a team of one from its first row on, made once however often it signs in", async () => {
  const { db } = await servicesFor(anna, bruno);
  for (const client of [anna, bruno])
    await Promise.all([1, 2, 3].map(() => db.asClient(client.id, (tx) => ensureClient(tx, client))));
  const memberships = await db.asOwner.select().from(teamMembers).orderBy(teamMembers.clientId);
  expect(memberships.map(({ clientId }) => clientId)).toEqual([anna.id, bruno.id]);
  expect(new Set(memberships.map(({ teamId }) => teamId)).size).toBe(2);
  const { rows } = (await db.asOwner.execute(sql`select count(*)::int as teams from teams`)) as unknown as {
    rows: unknown[];
  };
  expect(rows).toEqual([{ teams: 2 }]);
});

test("a client outside the team reads and writes nothing of it, whatever the query says", async () => {
  const { db, own, other } = await twoTeams();
  const asAnna = async (query: SQL) =>
    ((await db.asClient(anna.id, (tx) => tx.execute(query))) as unknown as { rows: unknown[] }).rows;

  for (const table of [
    "prospects",
    "prospect_events",
    "prospect_removals",
    "team_members",
    "imports",
    "subscriptions",
  ])
    expect(await asAnna(sql`select * from ${sql.identifier(table)} where team_id = ${other.teamId}`)).toEqual(
      [],
    );
  expect(await asAnna(sql`select * from teams where id = ${other.teamId}`)).toEqual([]);
  expect(await asAnna(sql`select id from prospects`)).toEqual([{ id: own.prospectId }]);
  const found = sql`select prospects_matching as id from prospects_matching(array['ate'], 10)`;
  expect(await asAnna(found)).toEqual([{ id: own.prospectId }]);
  expect(
    await asAnna(sql`update prospects set status = 'won' where id = ${other.prospectId} returning 1`),
  ).toEqual([]);
  expect(await asAnna(sql`update teams set last_seq = 9 where id = ${other.teamId} returning 1`)).toEqual([]);

  const refused = (query: SQL) => expect(asAnna(query)).rejects.toThrow();
  await refused(sql`insert into team_members (team_id, client_id) values (${other.teamId}, ${anna.id})`);
  await refused(sql`update team_members set team_id = ${other.teamId}`);
  await refused(sql`insert into teams default values`);
  await refused(sql`update prospects set team_id = ${other.teamId}`);
  await refused(sql`delete from prospects`);
  await refused(sql`update imports set state = 'undone'`);
  await refused(sql`update subscriptions set offer = 'scale'`);
  await refused(sql`insert into prospect_events (team_id, prospect_id, seq, key, kind, data, at, author_id)
    values (${other.teamId}, ${other.prospectId}, 2, ${randomUUID()}, 'note', '{}', now(), ${anna.id})`);
  // A prospect of another team is no prospect of one's own.
  await refused(sql`insert into prospect_events (team_id, prospect_id, seq, key, kind, data, at, author_id)
    values (${own.teamId}, ${other.prospectId}, 2, ${randomUUID()}, 'note', '{}', now(), ${anna.id})`);
  expect(await db.asOwner.select({ status: prospects.status }).from(prospects)).toEqual([
    { status: "new" },
    { status: "new" },
  ]);
});

test("nobody who serves requests changes or deletes what stands in a history", async () => {
  const { db } = await twoTeams();
  for (const change of [
    sql`update prospect_events set data = '{}'`,
    sql`update prospect_events set at = now()`,
    sql`delete from prospect_events`,
    sql`truncate prospect_events`,
  ])
    await expect(db.asClient(anna.id, (tx) => tx.execute(change))).rejects.toThrow();
  expect(await db.asOwner.select({ data: prospectEvents.data }).from(prospectEvents)).toEqual([
    { data: { text: "Oui" } },
    { data: { text: "Oui" } },
  ]);
});
