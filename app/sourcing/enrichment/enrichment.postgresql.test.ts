import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { ensureClient } from "#app/accounts/clients.server.ts";
import { removeExpired } from "#db/housekeeping.server.ts";
import { enrichmentBatches, enrichmentUnits, teams } from "#db/schema.ts";
import { after, fakeClock, start } from "#test/clock.ts";
import { openTestDatabase } from "#test/database/test-database.ts";
import { addUser } from "#test/database/users.ts";
import { anna, bruno } from "#test/drafts/stored-drafts.ts";
import { teamIdOf } from "#test/prospects/stored-prospects.ts";
import { enricherAt, newContacts, startProvider } from "#test/sourcing/enrichment-fixtures.ts";
import { recordObjection } from "../objections/record-objection.server.ts";
import { collectDue, patience } from "./collect-due.server.ts";
import type { Enricher } from "./enricher.ts";
import { forgetContacts, nextOutcomes, takeOutcomes, withdrawWaiting } from "./enrichment-outcomes.server.ts";
import { requestEnrichment } from "./request-enrichment.server.ts";
import { oldBatches, oldUnits } from "./store/old-batches.server.ts";
import { takeTurn } from "./store/turns.server.ts";
import { unitsSpent, unitsUsed } from "./store/units.server.ts";
import { submissionLease, submitDue } from "./submit-due.server.ts";

fakeClock();

const minute = 60;
/** From the start of the tests (9:00 in Paris on 2 March) to the beginning of the next night, at 1:00. */
const tomorrowNight = 16 * 60 * minute;
const day = "2026-03-02";
/** So many units since the beginning of the month. */
const atMost = (units: number, from = "2026-03-01") => ({ units, from });

type Provider = Parameters<typeof startProvider>[0];

/** The team of Anna, a provider, and what the night's job does with them. */
async function night(options: Provider = {}, wrap = (enricher: Enricher): Enricher => enricher) {
  const provider = await startProvider(options);
  const db = await openTestDatabase();
  for (const client of [anna, bruno]) {
    await addUser(db.asOwner, client);
    await db.asClient(client.id, (tx) => ensureClient(tx, client));
  }
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const teamId = await teamIdOf({ db }, anna.id);
  const services = { db, log, enricher: wrap(enricherAt(provider)) };
  return {
    ...{ provider, db, log, teamId, services },
    request: (contacts: number | ReturnType<typeof newContacts>) =>
      db.asOwner.transaction((tx) =>
        requestEnrichment(
          tx,
          services.enricher,
          teamId,
          typeof contacts === "number" ? newContacts(contacts) : contacts,
        ),
      ),
    submit: (units = 1_000, on = day) => submitDue(services, { teamId, day: on, bound: atMost(units) }),
    collect: () => collectDue(services, teamId),
    take: () => db.asOwner.transaction((tx) => takeOutcomes(tx, teamId)),
    used: (on = day) => unitsUsed(db.asOwner, teamId, on),
    forget: (ids: string[]) => db.asOwner.transaction((tx) => forgetContacts(tx, teamId, ids)),
    states: async () => {
      const rows = await db.asOwner.select({ state: enrichmentBatches.state }).from(enrichmentBatches);
      return rows.map(({ state }) => state).sort();
    },
  };
}

const everyoneHas = { answer: (record: object) => ({ ...record, email: [mail] }) };
const nobodyHas = { answer: (record: object) => record };
const mail = { email: "helene@vauclair.example", qualification: "nominative@pro" };

test("what is asked for is submitted, collected and handed over once, and units that found nothing come back", async () => {
  let answered = 0;
  const { request, submit, collect, take, used, db, provider, teamId } = await night({
    answer: (record) => (++answered % 3 === 0 ? record : { ...record, email: [mail] }),
  });
  const contacts = newContacts(6);
  expect(await request(contacts)).toEqual({ kind: "requested", added: 6 });
  // A step that is repeated changes nothing.
  expect(await request(contacts)).toEqual({ kind: "requested", added: 0 });
  expect(await submit()).toEqual({ contacts: 6, stopped: null });
  expect([await used(), await unitsSpent(db.asOwner)]).toEqual([6, 0]);
  expect(await submit()).toEqual({ contacts: 0, stopped: null });
  const soon = { submitted: new Date(start), others: null };
  expect(await nextOutcomes(db.asOwner, teamId, "dropcontact")).toEqual(soon);

  expect(await collect()).toEqual({ contacts: 6, stopped: null });
  expect([await used(), await unitsSpent(db.asOwner)]).toEqual([4, 4]);
  const { enriched, without } = await take();
  expect(without).toEqual([]);
  expect(enriched.map(({ id }) => id)).toEqual(contacts.map(({ id }) => id));
  const own = { value: mail.email, state: "verified" };
  const none = { value: null, state: "missing" };
  expect(enriched.map(({ email }) => email)).toEqual([own, own, none, own, own, none]);
  expect(await take()).toEqual({ enriched: [], without: [] });
  expect(provider.submitted()).toHaveLength(1);
  expect((await request(1)).kind).toBe("requested");
});

test("without a provider nothing is stored, and each step says so", async () => {
  const { services, teamId, states } = await night();
  const off = { ...services, enricher: null };
  const { asOwner } = off.db;
  expect(await requestEnrichment(asOwner, off.enricher, teamId, newContacts(2))).toEqual({ kind: "off" });
  const nothing = { contacts: 0, stopped: { because: "off" } };
  expect(await submitDue(off, { teamId, day, bound: atMost(9) })).toEqual(nothing);
  expect(await collectDue(off, teamId)).toEqual(nothing);
  expect(await states()).toEqual([]);
});

test("250 contacts are one batch and 251 are two", async () => {
  const { request, submit, provider } = await night(nobodyHas);
  await request(250);
  expect(await submit()).toEqual({ contacts: 250, stopped: null });
  await request(251);
  expect(await submit()).toEqual({ contacts: 251, stopped: null });
  const [first, ...others] = provider.submitted().map(({ length }) => length);
  expect([first, others.sort()]).toEqual([250, [1, 250]]);
});

test("a result that is not ready is asked for during half an hour, and again in the next night", async () => {
  const { request, submit, collect, take, provider } = await night({
    ...everyoneHas,
    readyAfter: 31 * minute * 1000,
  });
  await request(2);
  await submit();
  const asked = () => provider.received.filter(({ method }) => method === "GET").length;
  await collect();
  await collect();
  expect(asked()).toBe(1);
  for (let seconds = 30; seconds <= patience / 1000; seconds += 30) {
    after(seconds);
    expect(await collect()).toEqual({ contacts: 0, stopped: null });
  }
  expect(asked()).toBe(61);
  // It is ready now, but nobody asks any more.
  for (const seconds of [31 * minute, 3 * 60 * minute, tomorrowNight - 1]) {
    after(seconds);
    await collect();
  }
  expect(asked()).toBe(61);
  after(tomorrowNight);
  expect(await collect()).toEqual({ contacts: 2, stopped: null });
  expect((await take()).enriched).toHaveLength(2);
});

test("a night that was cut short takes nothing from the patience of the next", async () => {
  const { request, submit, collect } = await night({
    ...everyoneHas,
    readyAfter: (tomorrowNight + 10 * minute) * 1000,
  });
  await request(2);
  await submit();
  await collect();
  after(tomorrowNight);
  await collect();
  after(tomorrowNight + 10 * minute);
  expect(await collect()).toEqual({ contacts: 2, stopped: null });
});

test("a result that the provider keeps no longer is given up, and its units count as used", async () => {
  const day = 24 * 60 * minute;
  const { request, submit, collect, take, used, db } = await night({ readyAfter: 100 * day * 1000 });
  await request(2);
  await submit();
  after(31 * day);
  await collect();
  expect([await used(), await unitsSpent(db.asOwner)]).toEqual([2, 2]);
  const { enriched, without } = await take();
  expect([enriched.length, without.length]).toEqual([0, 2]);
});

test("a key that is refused stops every client with one clear line, until the next night or another key", async () => {
  const { request, submit, services, provider, log, used, teamId, states } = await night();
  await request(2);
  const wrong = { ...services, enricher: enricherAt({ ...provider, key: "wrong" }) };
  const team = { teamId, day, bound: atMost(9) };
  const stopped = { because: "key_refused", until: new Date(start + tomorrowNight * 1000) };
  expect(await submitDue(wrong, team)).toEqual({ contacts: 0, stopped });
  const other = { ...team, teamId: await teamIdOf(services, bruno.id) };
  expect(await submitDue(wrong, other)).toEqual({ contacts: 0, stopped });
  expect((await collectDue(wrong, teamId)).stopped).toEqual(stopped);
  expect([provider.received.length, await used(), await states()]).toEqual([1, 0, ["waiting"]]);
  expect(log.error.mock.calls.map(([, line]) => line)).toEqual([
    "Dropcontact refuses DROPCONTACT_API_KEY: no address is looked for until it is corrected.",
  ]);
  expect(JSON.stringify(log.error.mock.calls)).not.toContain('"wrong"');
  // The right key works at once.
  expect(await submit()).toEqual({ contacts: 2, stopped: null });
});

test("an account without credits stops submissions, costs nothing, and results are still collected", async () => {
  const { request, submit, collect, provider, log, used } = await night({ ...everyoneHas, credits: 3 });
  await request(2);
  await submit();
  await request(2);
  expect((await submit()).stopped).toMatchObject({ because: "credits_exhausted" });
  expect(log.error.mock.calls.map(([, line]) => line)).toEqual([
    "The Dropcontact account has too few credits: no address is looked for until the next night, and then only if it has more.",
  ]);
  expect(await collect()).toEqual({ contacts: 2, stopped: null });
  expect((await submit()).stopped).toMatchObject({ because: "credits_exhausted" });
  expect([await used(), provider.submitted().length]).toEqual([2, 2]);
  provider.state.credits = 100;
  after(tomorrowNight);
  expect(await submit()).toEqual({ contacts: 2, stopped: null });
});

test("a provider that wants a pause has it, and gets the same batch afterwards", async () => {
  const { request, submit, provider, used } = await night();
  await request(2);
  provider.next({ status: 429, headers: { "Retry-After": "17" } });
  const stopped = { because: "busy", until: new Date(start + 17_000) };
  expect(await submit()).toEqual({ contacts: 0, stopped });
  after(16);
  expect(await submit()).toEqual({ contacts: 0, stopped });
  expect([await used(), provider.received.length]).toEqual([0, 1]);
  after(17);
  expect(await submit()).toEqual({ contacts: 2, stopped: null });
});

test("a pause while the account is empty does not hide that it is, nor tells operators again", async () => {
  const { request, submit, collect, provider, log } = await night({ ...everyoneHas, credits: 3 });
  await request(2);
  await submit();
  await request(2);
  await submit();
  provider.next({ status: 429 });
  expect((await collect()).stopped).toMatchObject({ because: "busy" });
  after(30);
  expect(await collect()).toEqual({ contacts: 2, stopped: null });
  expect((await submit()).stopped).toMatchObject({ because: "credits_exhausted" });
  expect([provider.submitted().length, log.error.mock.calls.length]).toEqual([2, 1]);
  expect(log.info).not.toHaveBeenCalled();
});

/** A second provider, as a folder of its own would make it. */
const another = (enricher: Enricher): Enricher => ({
  ...enricher,
  ...{ name: "autre" as Enricher["name"], label: "Autre", keySetting: "AUTRE_API_KEY" },
});

test("a second provider is named to operators, and as the source of what it told, whichever works by then", async () => {
  const { request, submit, collect, take, provider, log, services, teamId } = await night(
    { ...everyoneHas, credits: 1 },
    another,
  );
  await request(1);
  await submit();
  await collect();
  await request(1);
  await submit();
  services.enricher = enricherAt(provider);
  expect((await take()).enriched).toMatchObject([{ source: "autre", email: { value: mail.email } }]);
  const wrong = another(enricherAt({ ...provider, key: "wrong" }));
  await submitDue({ ...services, enricher: wrong }, { teamId, day, bound: atMost(9) });
  expect(log.error.mock.calls.map(([, line]) => line)).toEqual([
    "The Autre account has too few credits: no address is looked for until the next night, and then only if it has more.",
    "Autre refuses AUTRE_API_KEY: no address is looked for until it is corrected.",
  ]);
});

test("a request that will never be taken ends its batch alone, and costs nothing", async () => {
  const { request, submit, take, provider, used, log } = await night();
  await request(1);
  await request(2);
  provider.next({ status: 400, body: { error: true, reason: "Data size is too big", success: false } });
  expect(await submit()).toEqual({ contacts: expect.any(Number), stopped: null });
  expect(log.error.mock.calls.map(([, line]) => line)).toEqual(["enrichment_refused"]);
  const { without } = await take();
  expect(3 - without.length).toBe(await used());
});

test("a result that cannot be read is asked for again, and holds up no other", async () => {
  const { request, submit, collect, provider, log } = await night(everyoneHas);
  await request(1);
  await request(1);
  await submit();
  provider.next({ status: 500, body: { detail: "Oops" } });
  expect(await collect()).toEqual({ contacts: 1, stopped: null });
  after(30);
  provider.next({ status: 200, body: '{"success": true, "da' });
  expect(await collect()).toEqual({ contacts: 0, stopped: null });
  expect(log.warn).toHaveBeenCalledTimes(1);
  after(60);
  expect(await collect()).toEqual({ contacts: 1, stopped: null });
});

test("units are used to the last one and never beyond, by several nodes at once", async () => {
  const { request, submit, collect, used, provider, db, states } = await night(everyoneHas);
  for (const count of [30, 30, 30]) await request(count);
  const nodes = await Promise.all(Array.from({ length: 4 }, () => submit(70)));
  expect(nodes.reduce((sum, { contacts }) => sum + contacts, 0)).toBe(70);
  expect(await used()).toBe(70);
  expect(provider.submitted().flat()).toHaveLength(70);
  expect(await submit(70)).toEqual({ contacts: 0, stopped: { because: "no_units" } });

  // A result is collected once, whoever asks.
  const results = await Promise.all([collect(), collect(), collect()]);
  expect(results.reduce((sum, { contacts }) => sum + contacts, 0)).toBe(70);
  expect([await used(), await unitsSpent(db.asOwner)]).toEqual([70, 70]);
  expect((await states()).filter((state) => state === "waiting")).toHaveLength(1);
});

test("units that found nothing pay for those who waited, and come back to the night that had taken them", async () => {
  const { request, submit, collect, used } = await night(nobodyHas);
  const tomorrow = "2026-03-03";
  await request(5);
  expect(await submit(3)).toEqual({ contacts: 3, stopped: { because: "no_units" } });
  expect(await submit(3, tomorrow)).toEqual({ contacts: 0, stopped: { because: "no_units" } });
  await collect();
  expect(await submit(3, tomorrow)).toEqual({ contacts: 2, stopped: null });
  expect([await used(), await used(tomorrow)]).toEqual([0, 2]);
  await collect();
  expect([await used(), await used(tomorrow)]).toEqual([0, 0]);
});

test("a bound counts from its own day on, whatever month that is in", async () => {
  const { request, submit, services, teamId } = await night(everyoneHas);
  await request(3);
  await submit(3);
  await request(9);
  // A new bound in the same month, and then one over its end.
  const work = { teamId, day: "2026-03-31", bound: atMost(4, "2026-03-30") };
  expect(await submitDue(services, work)).toEqual({ contacts: 4, stopped: { because: "no_units" } });
  const later = { ...work, day: "2026-04-01" };
  expect(await submitDue(services, later)).toEqual({ contacts: 0, stopped: { because: "no_units" } });
  const april = { ...later, bound: atMost(5, "2026-04-01") };
  expect(await submitDue(services, april)).toEqual({ contacts: 5, stopped: null });
});

/** A provider that takes the first batch, while the process is killed before it can note it. */
const killed = (enricher: Enricher): Enricher => {
  let isKilled = false;
  return {
    ...enricher,
    async submit(contacts) {
      const answer = await enricher.submit(contacts);
      if (isKilled) return answer;
      isKilled = true;
      throw new Error("killed");
    },
  };
};

test("after a kill between submission and note, the batch is submitted once more in the next night, and both are counted", async () => {
  const { request, submit, collect, take, used, provider, db, states } = await night(everyoneHas, killed);
  await request(2);
  await expect(submit()).rejects.toThrow("killed");
  // Another node waits for the lease, and then for the night: it may have been paid.
  expect(await submit()).toEqual({ contacts: 0, stopped: null });
  after(submissionLease / 1000);
  expect(await submit()).toEqual({ contacts: 0, stopped: null });
  expect([await states(), await used(), provider.submitted().length]).toEqual([["unanswered"], 2, 1]);
  after(tomorrowNight);
  expect(await submit()).toEqual({ contacts: 2, stopped: null });
  await collect();
  expect((await take()).enriched).toHaveLength(2);
  expect([await used(), await unitsSpent(db.asOwner), provider.submitted().length]).toEqual([4, 4, 2]);
});

test("a batch that nobody answers twice is given up, and the provider is spared meanwhile", async () => {
  const { request, submit, take, used, provider, db } = await night();
  await request(2);
  await request(2);
  provider.next("break", { status: 500 }, { status: 500 });
  const stopped = { because: "unanswered", until: new Date(start + 600_000) };
  expect(await submit()).toEqual({ contacts: 0, stopped });
  expect(await submit()).toEqual({ contacts: 0, stopped });
  expect(provider.submitted()).toHaveLength(1);
  after(tomorrowNight);
  await submit();
  after(2 * tomorrowNight);
  await submit();
  after(4 * tomorrowNight);
  await submit();
  const { without } = await take();
  expect(without).toHaveLength(2);
  expect(provider.submitted()).toHaveLength(4);
  // Three times two contacts of which nobody knows, and two that were taken.
  expect([await used(), await unitsSpent(db.asOwner)]).toEqual([8, 6]);
});

test("a note that comes late still counts, unless the batch was submitted again", async () => {
  let finish: (() => void) | null = null;
  const { request, submit, collect, provider, log } = await night(everyoneHas, (enricher) => ({
    ...enricher,
    async submit(contacts) {
      const answer = await enricher.submit(contacts);
      if (finish === null)
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
      return answer;
    },
  }));
  await request(2);
  const slow = submit();
  await vi.waitFor(() => expect(finish).not.toBeNull(), 10_000);
  after(submissionLease / 1000);
  await submit();
  (finish as unknown as () => void)();
  expect(await slow).toEqual({ contacts: 2, stopped: null });
  expect((await collect()).contacts).toBe(2);
  expect([provider.submitted().length, log.warn.mock.calls]).toEqual([1, []]);
});

test("contacts that no provider has can be withdrawn, and others not", async () => {
  const { request, submit, teamId, states, db } = await night();
  await request(3);
  await submit(2);
  const withdrawn = await db.asOwner.transaction((tx) => withdrawWaiting(tx, teamId));
  expect([withdrawn.length, await states()]).toEqual([1, ["submitted"]]);
});

test("who is forgotten is handed to nobody, and what a provider tells of them is not stored", async () => {
  const { request, submit, collect, take, forget, provider, used, db } = await night(everyoneHas);
  const [waits, asked, stays, told] = newContacts(4) as [C, C, C, C];
  await request([waits]);
  await forget([waits.id]);
  expect(await submit()).toEqual({ contacts: 0, stopped: null });

  await request([asked, stays]);
  await submit();
  await forget([asked.id]);
  const stored = await db.asOwner.select().from(enrichmentBatches);
  expect(JSON.stringify(stored)).not.toContain(asked.lastName);
  expect(JSON.stringify(stored)).toContain(stays.lastName);
  await collect();
  expect((await take()).enriched.map(({ id }) => id)).toEqual([stays.id]);

  await request([told]);
  await submit();
  await collect();
  await forget([told.id]);
  expect(JSON.stringify(await db.asOwner.select().from(enrichmentBatches))).not.toContain(mail.email);
  expect(await take()).toEqual({ enriched: [], without: [] });
  // They were paid for all the same.
  expect([await used(), provider.submitted().length]).toEqual([3, 2]);
});
type C = ReturnType<typeof newContacts>[number];

test("who is forgotten while nobody knows whether they were submitted is not submitted again, and counts as paid", async () => {
  const { request, submit, forget, provider, used, db, states } = await night(everyoneHas);
  const [gone, stays] = newContacts(2) as [C, C];
  await request([gone, stays]);
  provider.next("break");
  await submit();
  await forget([gone.id]);
  after(tomorrowNight);
  expect(await submit()).toEqual({ contacts: 1, stopped: null });
  expect(provider.submitted()[1]).toMatchObject([{ last_name: stays.lastName }]);
  await forget([stays.id]);
  // Its result may still give units back.
  expect([await states(), await used(), await unitsSpent(db.asOwner)]).toEqual([["submitted"], 3, 2]);
});

test("who has objected is handed to no provider, wherever they were stored before", async () => {
  const { request, submit, provider, services } = await night(everyoneHas);
  const contacts = newContacts(3);
  const [gone] = contacts as [C];
  await request(contacts);
  const person = { email: null, contact: `${gone.lastName} ${gone.firstName}`, siren: gone.siren };
  await recordObjection(services, person, "test");
  expect(await submit()).toEqual({ contacts: 2, stopped: null });
  expect(provider.submitted().flat()).toHaveLength(2);
  expect(JSON.stringify(provider.submitted())).not.toContain(gone.lastName);
});

test("all nodes together keep the provider's pace, and a clock that is set back holds nobody up", async () => {
  const { services, request, submit, collect } = await night(everyoneHas);
  const dropcontact = enricherAt({ url: "http://127.0.0.1:1", key: "other" });
  const turns = await Promise.all(Array.from({ length: 30 }, () => takeTurn(services, dropcontact)));
  expect(turns.sort()).toEqual(Array.from({ length: 30 }, (_, number) => start + number * 20));

  // A batch and the question for its result are two requests.
  after(minute);
  await request(1);
  await submit();
  await collect();
  expect(await takeTurn(services, dropcontact)).toBe(start + minute * 1000 + 2 * 20);
  after(-minute);
  expect(await takeTurn(services, dropcontact)).toBe(start - minute * 1000);
});

test("everything goes with its team, also while a batch is under way, and after its time", async () => {
  const { request, submit, collect, teamId, db, states } = await night(everyoneHas);
  await request(1);
  await submit();
  await request(1);
  await Promise.all([db.asOwner.delete(teams).where(eq(teams.id, teamId)), submit(), collect()]);
  expect([await states(), await db.asOwner.select().from(enrichmentUnits)]).toEqual([[], []]);

  const other = await teamIdOf({ db }, bruno.id);
  await db.asOwner.insert(enrichmentUnits).values({ teamId: other, day: "2024-12-01", units: 1 });
  const created = new Date(start - 15 * 24 * 60 * minute * 1000);
  const spent = await unitsSpent(db.asOwner);
  await db.asOwner.insert(enrichmentBatches).values({
    ...{ teamId: other, contacts: [], createdAt: created, dueAt: created },
    ...{ state: "unanswered", provider: "dropcontact", day, units: 3 },
  });
  expect(await removeExpired(db, [oldBatches, oldUnits])).toEqual({
    "old enrichment batches": 1,
    "old enrichment units": 1,
  });
  expect(await unitsSpent(db.asOwner)).toBe(spent + 3);
});
