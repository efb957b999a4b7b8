import type { Logger } from "pino";
import type { Schedule } from "#app/morning/morning-schedule.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { outageIn } from "#db/outage.ts";
import type { Enricher } from "../enrichment/enricher.ts";
import type { Register } from "../register/register.server.ts";
import { closeNights, deliverDue } from "./deliver-due.server.ts";
import { hourAt } from "./hours.ts";
import { takeNight } from "./lease.server.ts";
import type { NightOutcomes } from "./night-figures.server.ts";
import { nightLimits } from "./night-limits.ts";
import { planNights } from "./plan-nights.server.ts";
import { deliveryOn } from "./quota/term.ts";
import { workNight } from "./work-night.server.ts";

type Services = { db: Database; log: Logger; register: Register; enricher: Enricher | null };

export type Nights = Schedule & { outcomes: NightOutcomes };

/** Milliseconds between two rounds of one process. */
const interval = 30_000;

/**
 * Prepares the lists at night and delivers them from seven o'clock on, in each process, until it is closed. Two rounds go on
 * beside each other, so that no list waits at seven for another one's search.
 */
export function startNights(given: Services): Nights {
  const services = { ...given, clock: Date.now };
  const { db, log } = services;
  const outcomes: NightOutcomes = new Map([
    ["delivered", 0],
    ["left", 0],
  ]);
  const note = (outcome: "delivered" | "left", count = 1) =>
    void outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + count);
  let isClosed = false;
  const isStopped = () => isClosed;

  async function prepare() {
    const hour = hourAt(Date.now());
    if (!hour) return;
    await planNights({ db }, hour.day);
    const workers = Array.from({ length: nightLimits.atOnce }, () => workAll(hour.day));
    // Where one fails, the others are still at work, and the next round would come on top of them.
    await Promise.allSettled(workers);
    await Promise.all(workers);
  }

  /** Works on one night after another, until none is due. */
  async function workAll(day: string) {
    while (!isClosed && hourAt(Date.now())?.day === day) {
      const night = await takeNight(db, day);
      if (!night) return;
      if ((await workNight(services, night, isStopped)) === "left") note("left");
    }
  }

  async function deliver() {
    note("left", await closeNights({ db }, Date.now()));
    const count = await deliverDue({ db, log, note }, Date.now(), isStopped);
    if (count > 0) log.info({ count }, "lists delivered");
  }

  const rounds = [repeat(prepare, "the nights cannot go on"), repeat(deliver, "lists cannot be delivered")];

  function repeat(work: () => Promise<void>, failure: string) {
    let timer: NodeJS.Timeout | undefined;
    let running = round();
    async function round() {
      try {
        if (!db.outage()) await work();
      } catch (error) {
        if (!outageIn(error)) log.error({ err: error }, failure);
      } finally {
        if (!isClosed)
          timer = setTimeout(() => {
            running = round();
          }, untilNext()).unref();
      }
    }
    return async () => {
      clearTimeout(timer);
      await running;
    };
  }

  return {
    outcomes,
    async close() {
      isClosed = true;
      await Promise.all(rounds.map((stop) => stop()));
    },
  };
}

/** Milliseconds to the next round: at seven to the second. */
function untilNext(): number {
  const now = Date.now();
  const day = hourAt(now)?.day;
  const toDelivery = day === undefined ? 0 : deliveryOn(day).getTime() - now;
  return toDelivery > 0 ? Math.min(interval, toDelivery) : interval;
}
