import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { ensureClient } from "#app/accounts/clients.server.ts";
import type { NewProspect } from "#app/prospects/new-prospect.ts";
import type { StatusReason } from "#app/prospects/prospect-status.ts";
import { storeEvent } from "#app/prospects/store/apply-event.server.ts";
import { removeProspects } from "#app/prospects/store/remove-prospects.server.ts";
import { candidates, prospects, rateLimitHits, settledDismissals } from "#db/schema.ts";
import { fakeClock } from "#test/clock.ts";
import { servicesFor } from "#test/conversation/conversations.ts";
import { anna, bruno } from "#test/drafts/stored-drafts.ts";
import { deliver, newProspect, teamIdOf } from "#test/prospects/stored-prospects.ts";
import { type Criteria, noCriteria } from "../criteria.ts";
import { loadProposals, loadTargeting, saveTargeting } from "../store/targeting.server.ts";
import { declineProposal, loadDismissals } from "./proposals.server.ts";
import { proposalsOf } from "./proposals.ts";

// A Monday, 9:00 in Paris.
fakeClock();

const wanted: Criteria = { ...noCriteria, naf: ["10.71C"], headcount: ["03", "11", "12"] };

/** Anna, who looks for three sizes, and Bruno, and what they do. */
async function annaAndBruno() {
  const services = await servicesFor(anna, bruno);
  for (const client of [anna, bruno]) await services.db.asClient(client.id, (tx) => ensureClient(tx, client));
  let count = 0;
  const delivered = async (values: Partial<NewProspect> = {}, on?: string, client = anna) => {
    count += 1;
    const own = {
      company: `Société ${count}`,
      siren: null,
      email: { value: `a${count}@societe.example`, state: "given" },
    };
    const prospect = newProspect({
      ...own,
      headcount: { min: 6, max: 9 },
      ...values,
    } as Partial<NewProspect>);
    return (await deliver(services, client.id, [prospect], on)).ids[0] ?? "";
  };
  const act = async (id: string, event: object, client = anna) => {
    const key = randomUUID();
    const stored = await services.db.asClient(client.id, (tx) =>
      storeEvent(tx, client.id, id, { key, ...event } as never),
    );
    if (stored.kind !== "created") throw new Error(stored.kind);
    return stored.event.id;
  };
  const dismiss = async (reason: StatusReason | null, values = {}, on?: string) => {
    const id = await delivered(values, on);
    return {
      id,
      event: await act(id, { kind: "status", status: "not_relevant", ...(reason && { reason }) }),
    };
  };
  const proposed = async (client = anna) =>
    (await loadProposals(services, client.id)).map(({ reason, why }) => [
      reason,
      why.replaceAll("\u00A0", " "),
    ]);
  const save = async (criteria: Criteria | null) => {
    const { version } = await loadTargeting(services, anna.id);
    expect((await saveTargeting(services, anna, { version, criteria })).kind).toBe("saved");
  };
  await save(wanted);
  const through = async () => (await loadProposals(services, anna.id))[0]?.through ?? 0;
  return { services, delivered, act, dismiss, proposed, save, through };
}

const threeSmall = [["size", "Vous avez écarté 3 entreprises de 6 à 9 salariés."]];

test("after three of one reason a change is proposed, until one is taken back, changed or removed", async () => {
  const { services, act, dismiss, proposed, delivered } = await annaAndBruno();
  const first = await dismiss("size");
  await dismiss("size");
  await dismiss("other");
  await dismiss(null);
  await dismiss("size", {}, "2025-11-01");
  expect(await proposed()).toEqual([]);
  const third = await dismiss("size");
  expect(await proposed()).toEqual(threeSmall);
  expect(await proposed(bruno)).toEqual([]);
  expect(await loadDismissals(services, bruno.id)).toEqual([]);

  await act(third.id, { kind: "undo", event: third.event });
  expect(await proposed()).toEqual([]);
  await act(third.id, { kind: "status", status: "not_relevant", reason: "sector" });
  expect(await proposed()).toEqual([]);
  const sector = await act(third.id, { kind: "status", status: "not_relevant", reason: "size" });
  expect(await proposed()).toEqual(threeSmall);
  // The reason that stands is the one before.
  await act(third.id, { kind: "undo", event: sector });
  expect(await proposed()).toEqual([]);
  await act(await delivered(), { kind: "status", status: "not_relevant", reason: "size" });
  expect(await proposed()).toEqual(threeSmall);
  await act(first.id, { kind: "call", outcome: "meeting" });
  expect(await proposed()).toEqual([]);
  await dismiss("size");
  expect(await proposed()).toEqual(threeSmall);

  const teamId = await teamIdOf(services, anna.id);
  await services.db.asOwner.transaction((tx) =>
    removeProspects(tx, teamId, eq(prospects.dismissedBecause, "size"), { limit: 1, because: "objection" }),
  );
  expect(await proposed()).toEqual([]);
});

test("what is declined is not proposed again before three new ones, in whichever order it is told", async () => {
  const { services, dismiss, proposed, through, act } = await annaAndBruno();
  const marked = [await dismiss("size"), await dismiss("size"), await dismiss("size")];
  const declined = { reason: "size", through: await through() } as const;
  const late = await dismiss("size");
  expect(await declineProposal(services, anna.id, declined)).toBe(0);
  expect(await proposed()).toEqual([]);
  // An older answer of another tab, and one that claims what has not happened.
  await declineProposal(services, anna.id, { reason: "size", through: 1 });
  await declineProposal(services, bruno.id, { reason: "size", through: Number.MAX_SAFE_INTEGER });
  await dismiss("size");
  expect(await proposed()).toEqual([]);
  await dismiss("size");
  expect(await proposed()).toEqual(threeSmall);
  await act(late.id, { kind: "undo", event: late.event });
  expect(await proposed()).toEqual([]);
  expect(marked).toHaveLength(3);

  const rows = await services.db.asClient(bruno.id, (tx) => tx.select().from(settledDismissals));
  expect(rows).toMatchObject([{ clientId: bruno.id, throughSeq: 0 }]);
  const teamId = await teamIdOf(services, anna.id);
  const stolen = {
    clientId: anna.id,
    teamId,
    reason: "sector",
    throughSeq: 9,
    settledAt: new Date(),
  } as const;
  await expect(
    services.db.asClient(bruno.id, (tx) => tx.insert(settledDismissals).values(stolen)),
  ).rejects.toThrow();
  await services.db.asOwner.delete(rateLimitHits);
  for (let times = 0; times < 60; times++) await declineProposal(services, bruno.id, declined);
  expect(await declineProposal(services, bruno.id, declined)).toBeGreaterThan(0);
});

test("a change that is saved decides: what comes back by hand is not proposed for the same prospects", async () => {
  const { services, dismiss, proposed, save } = await annaAndBruno();
  for (let times = 0; times < 3; times++) {
    await dismiss("size");
    await dismiss("competitor", { siren: null, website: `concurrent-${times}.example` });
  }
  const [competitors, sizes] = proposalsOf(wanted, await loadDismissals(services, anna.id));
  expect(competitors?.criteria.exclude).toEqual([
    "concurrent-2.example",
    "concurrent-1.example",
    "concurrent-0.example",
  ]);
  await save(sizes?.criteria ?? null);
  expect((await proposed()).map(([reason]) => reason)).toEqual(["competitor"]);
  await save(wanted);
  expect((await proposed()).map(([reason]) => reason)).toEqual(["competitor"]);
  // While the criteria follow an empty profile, every size is wanted.
  await save(null);
  for (let times = 0; times < 3; times++) await dismiss("size");
  expect((await proposed()).map(([reason]) => reason)).toEqual(["size", "competitor"]);
  expect((await loadTargeting(services, anna.id)).version).toBe(0);
});

test("of many the newest are read, in the register's own terms where the night told them", async () => {
  const { services, dismiss, proposed } = await annaAndBruno();
  for (let times = 0; times < 3; times++)
    await dismiss("sector", { sector: "Autre libellé", naf: ["10.71C", "10.99Z"], department: "2A" });
  expect(await proposed()).toEqual([]);
  expect(await loadDismissals(services, anna.id)).toMatchObject(
    Array.from({ length: 3 }, () => ({ naf: ["10.71C"], department: "2A", band: "03" })),
  );
  // As if they had been dismissed, many at once.
  const teamId = await teamIdOf(services, anna.id);
  await services.db.asOwner.execute(sql`
    insert into prospects select made.*
    from (select * from prospects where team_id = ${teamId} limit 1) as one, generate_series(1, 300) as n,
      jsonb_populate_record(null::prospects, to_jsonb(one) || jsonb_build_object(
        'id', gen_random_uuid(), 'seq', 1000 + n, 'dismissed_seq', 1000 + n, 'email', null, 'email_state', 'missing',
        'dismissed_because', 'size', 'company', 'Société n° ' || n)) as made`);
  expect(await loadDismissals(services, anna.id)).toHaveLength(3 + 50);
  expect((await proposed())[0]?.[1]).toMatch(/^Vous avez écarté au moins 50 .+ de 6 à 9 salariés\.$/);
});

test("the migration tells of earlier prospects why they are not relevant, and what the night knew", async () => {
  const { services, dismiss, act } = await annaAndBruno();
  const told = await dismiss("place", { naf: ["10.71C"], department: "2A" });
  const undone = await act(told.id, { kind: "status", status: "not_relevant", reason: "size" });
  await act(told.id, { kind: "undo", event: undone });
  const { asOwner } = services.db;
  const { naf, department, dismissedBecause, dismissedSeq } = prospects;
  const facts = () => asOwner.select({ naf, department, dismissedBecause, dismissedSeq }).from(prospects);
  const before = await facts();
  expect(before).toMatchObject([{ dismissedBecause: "place", department: "2A", naf: ["10.71C"] }]);

  await asOwner.insert(candidates).values({
    ...{ teamId: await teamIdOf(services, anna.id), personKey: "x", siren: "123456782", state: "delivered" },
    ...{ seenOn: "2026-03-01", deliveredOn: "2026-03-02", prospectId: told.id },
    traits: ["sector:10.71C", "size:03", "place:2A", "role:wanted"],
  });
  await asOwner.execute(sql`alter table prospects drop constraint prospects_dismissal`);
  await asOwner
    .update(prospects)
    .set({ naf: [], department: null, dismissedBecause: null, dismissedSeq: null });
  const file = join(import.meta.dirname, "../../../db/migrations/0028_dismissals.sql");
  const updates = readFileSync(file, "utf8").match(/^update prospects set[^;]+;/gm) ?? [];
  expect(updates).toHaveLength(2);
  for (const update of updates) await asOwner.execute(sql.raw(update));
  expect(await facts()).toEqual(before);
});
