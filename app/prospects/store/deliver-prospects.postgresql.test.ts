import { expect, test } from "vitest";
import { ensureClient } from "#app/accounts/clients.server.ts";
import { prospects, teams } from "#db/schema.ts";
import { servicesFor } from "#test/conversation/conversations.ts";
import { anna, bruno } from "#test/drafts/stored-drafts.ts";
import { deliver, newProspect, newProspects, teamIdOf } from "#test/prospects/stored-prospects.ts";
import { prospectLimits } from "../prospect-limits.ts";
import { deliverProspects } from "./deliver-prospects.server.ts";
import { readChanges } from "./read-changes.server.ts";

async function twoClients() {
  const services = await servicesFor(anna, bruno);
  for (const client of [anna, bruno]) await services.db.asClient(client.id, (tx) => ensureClient(tx, client));
  return services;
}

const address = (value: string) => ({ value, state: "given" }) as const;
const without = { value: null, state: "missing" } as const;

test("who is there already is skipped: by address, or by person and company where one of both has no address", async () => {
  const services = await twoClients();
  const skipped = async (...wanted: ReturnType<typeof newProspect>[]) =>
    (await deliver(services, anna.id, wanted)).skipped;
  const one = newProspect({
    company: "Été & Fils",
    contact: "Élodie Lœw",
    email: address("E.Loew@ete.example"),
  });
  expect(await skipped(one, one)).toEqual([1]);
  expect(await skipped(one)).toEqual([0]);
  expect(
    await skipped({ ...one, company: "Autre", contact: "Autre", email: address("e.loew@ete.example") }),
  ).toEqual([0]);
  expect(await skipped({ ...one, company: "ETE  & fils", contact: "elodie LOEW", email: without })).toEqual([
    0,
  ]);
  // Two people of the same name, as their addresses say.
  expect(await skipped({ ...one, email: address("elodie2@ete.example") })).toEqual([]);
  expect(await skipped({ ...one, contact: "Élodie Martin", email: without })).toEqual([]);
  expect(await skipped({ ...one, contact: "Élodie Martin", email: address("em@ete.example") })).toEqual([0]);
  expect((await deliver(services, bruno.id, [one])).skipped).toEqual([]);
});

test("simultaneous deliveries store each prospect once, with numbers without gaps", async () => {
  const services = await twoClients();
  const wanted = newProspects(600);
  const both = await Promise.all([
    deliver(services, anna.id, wanted.slice(0, 400)),
    deliver(services, anna.id, wanted.slice(200)),
    deliver(services, anna.id, wanted.slice(100, 500).reverse()),
  ]);
  expect(both.flatMap(({ ids }) => ids)).toHaveLength(600);
  const seqs = await services.db.asOwner
    .select({ seq: prospects.seq })
    .from(prospects)
    .orderBy(prospects.seq);
  expect(seqs.map(({ seq }) => seq)).toEqual(Array.from({ length: 600 }, (_, index) => index + 1));
  const [first, second, third] = await changesFrom(services, 0);
  expect([first?.prospects.length, second?.prospects.length, third?.prospects.length]).toEqual([500, 100, 0]);
  expect(third?.seq).toBe(600);
});

async function changesFrom(services: Parameters<typeof readChanges>[0], after: number) {
  const all = [];
  for (let seq = after, left = 3; left > 0; left--) {
    const changes = await readChanges(services, anna.id, seq);
    all.push(changes);
    seq = changes.seq;
  }
  return all;
}

test("a delivery that would be too much, or is for nobody, stores nothing", async () => {
  const services = await twoClients();
  const delivery = { deliveredOn: "2026-03-02", prospects: [newProspect()] };
  const nobody = await deliverProspects(services, "11111111-1111-4111-8111-111111111111", delivery);
  expect(nobody).toEqual({ kind: "missing" });
  await services.db.asOwner.update(teams).set({ prospectCount: prospectLimits.prospects });
  const full = await deliverProspects(services, await teamIdOf(services, anna.id), delivery);
  expect(full).toEqual({ kind: "full" });
  expect(await services.db.asOwner.$count(prospects)).toBe(0);
});
