import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { storeMessage } from "#test/conversation/conversations.ts";
import { connect } from "#test/database/catalog.ts";
import { newTestDatabase } from "#test/database/test-database.ts";
import { anna, bruno, servicesWithProfiles } from "#test/drafts/stored-drafts.ts";
import { openDatabase } from "./open-database.server.ts";
import { messages } from "./schema.ts";

/** Keys of clients' data that begin neither with the client nor with the team, and why no client can be in another's way. */
const exceptions = new Map([
  ["clients (id)", "the id is the client"],
  ["teams (id)", "the id is the team"],
  ["model_tokens (day, client_id)", "written by the owner alone, who deletes whole days"],
  ["model_reservations (id)", "written by the owner alone, with random ids"],
  ["unexpected_errors (id)", "written by the owner alone, with ids of requests"],
  ["audit_log (id)", "written by operators and the owner alone, with ids of the database"],
]);

test("every key of a client's or a team's table begins with its owner, so that no row of another one is in the way", async () => {
  const target = await newTestDatabase("blank");
  await (await openDatabase(target)).close();
  const { query, close } = await connect(target);
  onTestFinished(close);
  const keys = await query(`
    select format('%s (%s)', c.relname, string_agg(a.attname, ', ' order by k.place)) as key
    from pg_index i
      join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
      cross join unnest(i.indkey::int2[]) with ordinality as k (attnum, place)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
    where i.indisunique and (c.relrowsecurity
      or exists (select from pg_attribute o where o.attrelid = c.oid and o.attname = 'client_id'))
    group by i.indexrelid, c.relname order by 1`);
  const found = keys.map(({ key }) => String(key));
  expect(found).toContain("messages (client_id, reply_to, attempt)");
  const others = found.filter((key) => !/ \((?:client_id|team_id)[,)]/.test(key));
  expect(others.sort()).toEqual([...exceptions.keys()].sort());
});

test("another client's rows with the same ids are neither in the way nor seen", async () => {
  const services = await servicesWithProfiles(anna, bruno);
  const { db } = services;
  const asked = await storeMessage(services, anna, "Bonjour");
  const id = randomUUID();
  for (const client of [bruno, anna])
    await db.asClient(client.id, (tx) =>
      tx.insert(messages).values({
        ...{ id, clientId: client.id, seq: 100, role: "assistant", replyTo: asked.id },
        content: `Pour ${client.email}`,
      }),
    );
  const seen = await db.asClient(anna.id, (tx) => tx.select().from(messages).where(eq(messages.id, id)));
  expect(seen.map(({ content }) => content)).toEqual([`Pour ${anna.email}`]);
  const again = db.asClient(anna.id, (tx) =>
    tx
      .insert(messages)
      .values({ clientId: anna.id, seq: 101, role: "assistant", replyTo: asked.id, content: "Encore" }),
  );
  await expect(again).rejects.toThrow();
});
