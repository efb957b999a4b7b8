import { setTimeout as delay } from "node:timers/promises";
import { and, eq, inArray } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { workingDaysAfter } from "#app/calendar/working-days.ts";
import type { Services } from "#app/services.server.ts";
import { planNights } from "#app/sourcing/night/plan-nights.server.ts";
import { dueOn } from "#app/sourcing/night/quota/due.server.ts";
import { setOffer } from "#app/team/subscription.server.ts";
import { openDatabase } from "#db/open-database.server.ts";
import { candidates, enrichmentBatches, nights, prospects } from "#db/schema.ts";
import { startCompanyRegister } from "#scripts/company-register/company-register.ts";
import { diceFor } from "#scripts/company-register/dice.ts";
import { newTestDatabase } from "../database/test-database.ts";
import { addClient } from "../morning/mornings.ts";
import { teamIdOf } from "../prospects/stored-prospects.ts";
import { settingsFor } from "../server/server-under-test.ts";
import { startProvider } from "../sourcing/enrichment-fixtures.ts";
import { type Step, startNodes } from "../sourcing/killed-nodes.ts";
import { at, lookFor, nightClock } from "../sourcing/nights.ts";
import { until } from "../until.ts";

nightClock();

/** At which steps a process is killed, in the order of a night. */
const searches = ({ from, to }: Step) => from === "searching" && to === "searching";
const moments: ((step: Step) => boolean)[] = [
  searches,
  ({ from, to }) => from === "searching" && to === "enriching",
  ({ from, to }) => from === "enriching" && to === "scoring",
  ({ from, to }) => from === "scoring" && to === "staged",
];
const delivered = ({ to }: Step) => to === "delivered";

/** How often processes are killed; `npm run test:faults` does it more often, over many mornings. */
const kills = Number(process.env.KILLS ?? moments.length + 1);
const places = "13 31 33 35 38 44 59 67 69 75".split(" ");

test("two nodes that are killed at every step of ten clients' nights deliver each list once and whole", async () => {
  const register = await startCompanyRegister({ perSecond: 1_000 });
  onTestFinished(register.stop);
  const provider = await startProvider();
  const target = await newTestDatabase();
  const db = await openDatabase(target);
  onTestFinished(() => db.close());
  const services = { db } as Services;
  const { steps, setClock, start, next, kill, nodeOf } = await startNodes({
    ...settingsFor(target),
    ...{
      COMPANY_REGISTER_URL: register.baseUrl,
      DROPCONTACT_URL: provider.url,
      DROPCONTACT_API_KEY: provider.key,
    },
  });
  const dice = diceFor(24);

  setClock(at("00:00", "2026-11-01"));
  const teams: string[] = [];
  for (const [number, place] of places.entries()) {
    await addClient(services, `client${number}`);
    const teamId = await teamIdOf(services, `client${number}`);
    await setOffer(services, teamId, { offer: "starter", until: null, by: "test" });
    await lookFor(services, `client${number}`, { departments: [place] });
    teams.push(teamId);
  }

  setClock(at("00:30", "2026-11-24"));
  await Promise.all(["one", "two"].map(start));
  const brought = new Map(teams.map((teamId) => [teamId, 0]));
  let killed = 0;
  for (let day = "2026-11-24"; killed < kills; day = workingDaysAfter(day, 1)) {
    let now = at("01:00", day);
    const pass = (milliseconds: number) => {
      now += milliseconds;
      setClock(now);
    };
    const nightsOf = (ids: readonly string[]) => and(eq(nights.day, day), inArray(nights.teamId, [...ids]));
    const statesOf = async () =>
      (await db.asOwner.select({ state: nights.state }).from(nights).where(eq(nights.day, day))).map(
        ({ state }) => state,
      );
    // Nobody's hour comes before the test says so.
    await planNights(services, day);
    await db.asOwner
      .update(nights)
      .set({ dueAt: new Date(at("06:40", day)) })
      .where(eq(nights.day, day));
    setClock(now);
    const expected = new Map<string, number>();
    for (const teamId of teams) expected.set(teamId, await dueOn(db.asOwner, teamId, day));

    /** Lets two nights begin, and resolves with the first such step of theirs. */
    async function release(pair: number, isOne: (step: Step) => boolean) {
      const released = teams.slice(2 * pair, 2 * pair + 2);
      const seen = next((step) => released.includes(step.teamId) && isOne(step));
      await db.asOwner
        .update(nights)
        .set({ dueAt: new Date(now) })
        .where(nightsOf(released));
      return seen;
    }
    for (const [index, moment] of moments.entries()) {
      const { node } = await release(index, moment);
      await delay(dice.between(0, 30));
      await kill(node);
      killed += 1;
      // Its leases end.
      pass(5 * 60_000);
    }

    // One that stands still is overtaken, and writes nothing when it goes on.
    const { node: frozen, teamId } = await release(moments.length, searches);
    nodeOf(frozen).process.kill("SIGSTOP");
    const overtaken = next((step) => step.teamId === teamId && step.node !== frozen);
    pass(5 * 60_000);
    // Unless it stands still in the middle of a transaction, which nobody overtakes.
    await Promise.race([overtaken, delay(3_000)]);
    nodeOf(frozen).process.kill("SIGCONT");

    await until(async () => {
      // What waits for the provider is looked at again.
      if (now < at("06:40", day)) pass(30_000);
      return (await statesOf()).every((state) => state === "staged");
    }, 250);

    const seen = next(delivered);
    setClock(at("07:00", day));
    const { node } = await seen;
    await delay(dice.between(0, 30));
    await kill(node);
    killed += 1;
    await until(async () => (await statesOf()).every((state) => state === "delivered"), 100);

    for (const [teamId, due] of expected) {
      const [night] = await db.asOwner
        .select()
        .from(nights)
        .where(nightsOf([teamId]));
      // Whose batch nobody knows to be sent, since the process was killed that second, come the next morning.
      const [batch] = await db.asOwner
        .select()
        .from(enrichmentBatches)
        .where(and(eq(enrichmentBatches.teamId, teamId), eq(enrichmentBatches.state, "unanswered")));
      const waiting = ((batch?.contacts ?? []) as unknown[]).length;
      const delivered = night?.delivered ?? 0;
      expect([teamId, delivered + waiting >= due, due > 0]).toEqual([teamId, true, true]);
      expect(delivered).toBeLessThanOrEqual(due);
      brought.set(teamId, (brought.get(teamId) ?? 0) + delivered);
    }
  }

  for (const [teamId, count] of brought) {
    const list = await db.asOwner.select().from(prospects).where(eq(prospects.teamId, teamId));
    expect([teamId, list.length]).toEqual([teamId, count]);
    expect(new Set(list.map(({ siren, contact }) => `${siren} ${contact}`)).size).toBe(count);
    const people = await db.asOwner
      .select()
      .from(candidates)
      .where(and(eq(candidates.teamId, teamId), eq(candidates.state, "delivered")));
    expect(people.map(({ prospectId }) => prospectId).sort()).toEqual(list.map(({ id }) => id).sort());
  }
  // Of each night only the newest holder writes.
  for (const own of Map.groupBy(steps, ({ teamId, day }) => `${teamId} ${day}`).values()) {
    const fences = own.map(({ fence }) => fence);
    expect(fences).toEqual(fences.toSorted((one, other) => one - other));
    expect(own.filter(delivered)).toHaveLength(1);
    const worked = own.filter(({ from }) => from !== "staged");
    for (const held of Map.groupBy(worked, ({ fence }) => fence).values())
      expect(new Set(held.map(({ node }) => node)).size).toBe(1);
  }
});
