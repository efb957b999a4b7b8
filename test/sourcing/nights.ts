import { and, asc, eq } from "drizzle-orm";
import { afterEach, beforeEach, vi } from "vitest";
import type { TeamOffer } from "#app/offers/team-offers.ts";
import type { Services } from "#app/services.server.ts";
import { deliverDue } from "#app/sourcing/night/deliver-due.server.ts";
import { type Night, takeNight } from "#app/sourcing/night/lease.server.ts";
import { planNights } from "#app/sourcing/night/plan-nights.server.ts";
import type { NightServices } from "#app/sourcing/night/steps/services.ts";
import { workNight } from "#app/sourcing/night/work-night.server.ts";
import type { Criteria } from "#app/targeting/criteria.ts";
import { setOffer } from "#app/team/subscription.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { candidates, nights, prospects, targeting } from "#db/schema.ts";
import { mornings } from "../morning/mornings.ts";
import { teamIdOf } from "../prospects/stored-prospects.ts";
import { criteria } from "./criteria.ts";
import { startRegister } from "./register-under-test.ts";

/** A Tuesday in winter, and a time of it in Paris. */
export const day = "2026-11-24";
export const at = (time: string, on = day) => Date.parse(`${on}T${time}+01:00`);

/** Sets the clock to a time of that day; it goes on from there, since the register's turns are waited for. */
export function nightClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: at("02:00"), shouldAdvanceTime: true });
  });
  afterEach(() => void vi.useRealTimers());
}

/** Clients with an offer since the first of the month, who look for companies in these departments; and the register. */
export async function nightsOf(
  ids: readonly string[],
  {
    offer = "starter",
    since = "2026-11-01",
    wanted = { departments: ["69"] },
  }: { offer?: TeamOffer; since?: string; wanted?: Partial<Criteria> } = {},
) {
  const services = await mornings(ids);
  const register = await startRegister({ db: services.db, perSecond: 1_000 });
  services.register = register.register;
  const now = Date.now();
  vi.setSystemTime(at("00:00", since));
  for (const id of ids)
    await setOffer(services, await teamIdOf(services, id), { offer, until: null, by: "test" });
  vi.setSystemTime(now);
  for (const id of ids) await lookFor(services, id, wanted);
  return { services, register };
}

/** Saves whom a client looks for. */
export async function lookFor({ db }: Services, clientId: string, wanted: Partial<Criteria>) {
  const values = { criteria: criteria(wanted), lastVersion: 1, updatedAt: new Date() };
  await db.asOwner
    .insert(targeting)
    .values({ clientId, ...values })
    .onConflictDoUpdate({ target: targeting.teamId, set: values });
}

/** What works on nights, on this clock. */
export const working = ({ db, log, register, enricher }: Services): NightServices => ({
  db,
  log,
  register,
  enricher,
  clock: Date.now,
});

/** Works on what is due, one night after another, as a node does. */
export async function workAll(services: Services, on = day): Promise<number> {
  for (let count = 0; ; count++) {
    const night = await takeNight(services.db, on);
    if (!night) return count;
    await workNight(working(services), night);
  }
}

/** Plans and works on all nights of the day, late enough that each has begun. Returns how many there were. */
export async function wholeNight(services: Services, on = day): Promise<number> {
  await planNights(services, on);
  vi.setSystemTime(at("06:31", on));
  return workAll(services, on);
}

/** The whole night before a day and its delivery. */
export async function morning(services: Services, on = day): Promise<void> {
  await wholeNight(services, on);
  vi.setSystemTime(at("07:00", on));
  await deliverDue(services, at("07:00", on));
}

/** The night of a client before a day. */
export async function nightOf(services: Services, clientId: string, on = day): Promise<Night | null> {
  const teamId = await teamIdOf(services, clientId);
  const [night] = await services.db.asOwner
    .select()
    .from(nights)
    .where(and(eq(nights.teamId, teamId), eq(nights.day, on)));
  return night ?? null;
}

/** What a client's list has, as it is stored, in the order of its delivery. */
export async function listOf(services: Services, clientId: string) {
  const teamId = await teamIdOf(services, clientId);
  return services.db.asOwner
    .select()
    .from(prospects)
    .where(eq(prospects.teamId, teamId))
    .orderBy(asc(prospects.seq));
}

/** Who waits for a client's list, or was delivered by a night. */
export async function candidatesOf(services: Services, clientId: string) {
  const teamId = await teamIdOf(services, clientId);
  return services.db.asOwner.select().from(candidates).where(eq(candidates.teamId, teamId));
}

/** The database as a node sees it that is killed after so many transactions: the next one never begins, nor does anything after. */
export function killedAfter(db: Database, transactions: number): Database {
  let left = transactions;
  const asOwner = new Proxy(db.asOwner, {
    get(target, name, receiver) {
      if (left < 0) throw new Error("killed");
      if (name !== "transaction") return Reflect.get(target, name, receiver);
      return (work: (tx: Queries) => Promise<unknown>) => {
        left -= 1;
        if (left < 0) return Promise.reject(new Error("killed"));
        return target.transaction(work);
      };
    },
  });
  return { ...db, asOwner };
}
