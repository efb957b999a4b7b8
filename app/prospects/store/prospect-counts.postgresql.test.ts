import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { ensureClient } from "#app/accounts/clients.server.ts";
import { beginImport } from "#app/prospects/import/store/import-session.server.ts";
import { undoImport } from "#app/prospects/import/store/undo-import.server.ts";
import type { Services } from "#app/services.server.ts";
import { prospectCounts, prospects } from "#db/schema.ts";
import { fakeClock } from "#test/clock.ts";
import { servicesFor } from "#test/conversation/conversations.ts";
import { anna, bruno } from "#test/drafts/stored-drafts.ts";
import { deliver, newProspects, teamIdOf } from "#test/prospects/stored-prospects.ts";
import { applyEvent } from "./apply-event.server.ts";
import { removeProspects } from "./remove-prospects.server.ts";

// A Monday, 9:00 in Paris.
fakeClock();

/** The kept counts as `new of/next on: count`, after comparing them with the rows. */
async function countsIn({ db }: Services): Promise<string[]> {
  const rowsOf = async (text: string) => {
    const { rows } = (await db.asOwner.execute(sql.raw(text))) as unknown as {
      rows: Record<string, unknown>[];
    };
    return rows;
  };
  const kept = await rowsOf(
    `select team_id, import_id, new_of::text, next_on::text, count from prospect_counts order by 1, 2, 3, 4`,
  );
  expect(kept).toEqual(
    await rowsOf(`select team_id, import_id, case when status = 'new' then delivered_on end::text as new_of,
        (next_at at time zone 'Europe/Paris')::date::text as next_on, count(*)::int as count
      from prospects where status = 'new' or next_at is not null group by 1, 2, 3, 4 order by 1, 2, 3, 4`),
  );
  return kept.map(({ new_of, next_on, count }) => `${new_of}/${next_on}: ${count}`).sort();
}

test("the kept counts are those of the rows, whatever changes these, and nothing is kept of none", async () => {
  const services = await servicesFor(anna, bruno);
  const { db } = services;
  for (const client of [anna, bruno]) await db.asClient(client.id, (tx) => ensureClient(tx, client));
  const teamId = await teamIdOf(services, anna.id);
  const act = (id: string, event: object) =>
    applyEvent(services, anna.id, id, { key: randomUUID(), ...event } as Parameters<typeof applyEvent>[3]);

  const [one = "", two = "", three = ""] = (await deliver(services, anna.id, newProspects(4))).ids;
  await deliver(services, bruno.id, newProspects(2), "2026-03-01");
  expect(await countsIn(services)).toEqual(["2026-03-01/2026-03-02: 2", "2026-03-02/2026-03-02: 4"]);

  // The last moment of the day in Paris, and the first one of the next.
  await act(one, { kind: "next_step", what: "Rappeler", at: "2026-03-09T22:59:59.999Z" });
  const called = await act(two, { kind: "next_step", what: "Rappeler", at: "2026-03-09T23:00:00.000Z" });
  await act(three, { kind: "status", status: "lost" });
  const moved = ["2026-03-02/2026-03-02: 1", "2026-03-02/2026-03-09: 1", "2026-03-02/2026-03-10: 1"];
  expect(await countsIn(services)).toEqual(["2026-03-01/2026-03-02: 2", ...moved]);
  if (called.kind !== "created") throw new Error(called.kind);
  await act(two, { kind: "undo", event: called.event.id });
  await act(two, { kind: "note", text: "Vu au salon" });
  expect(await countsIn(services)).toContain("2026-03-02/2026-03-02: 2");

  const file = { fileName: "salon.csv", fileHash: "a".repeat(64), by: "operator" };
  const begun = await beginImport(services, teamId, file);
  if (begun.kind !== "begun") throw new Error(begun.kind);
  const imported = newProspects(3, { contact: "Anne Guilbert" }).map((each, number) => ({
    ...each,
    email: { value: `anne${number}@salon.example`, state: "given" as const },
  }));
  await begun.session.add(imported);
  const whole = await begun.session.finish(0);
  if (whole.kind !== "finished" || !whole.id) throw new Error(whole.kind);
  expect(await countsIn(services)).toContain("2026-03-02/2026-03-02: 3");
  const [kept] = await db.asOwner.select().from(prospects).where(eq(prospects.importId, whole.id)).limit(1);
  await act(kept?.id ?? "", { kind: "note", text: "Vu au salon" });
  await undoImport(services, whole.id, "operator");
  expect(await countsIn(services)).toContain("2026-03-02/2026-03-02: 3");

  const own = await db.asClient(bruno.id, (tx) =>
    tx.select({ count: prospectCounts.count }).from(prospectCounts),
  );
  expect(own).toEqual([{ count: 2 }]);
  await db.asOwner.transaction((tx) => removeProspects(tx, teamId, undefined, { limit: 100 }));
  expect(await countsIn(services)).toEqual(["2026-03-01/2026-03-02: 2"]);
  await db.asOwner.execute(sql`delete from teams`);
  expect(await countsIn(services)).toEqual([]);
});
