import { fork } from "node:child_process";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { and, eq, isNull, min, sql } from "drizzle-orm";
import { parisMoment, workingDaysAfter } from "#app/calendar/working-days.ts";
import type { TeamOffer } from "#app/offers/team-offers.ts";
import { createDropcontact } from "#app/sourcing/enrichment/dropcontact/dropcontact.server.ts";
import { deliverDue } from "#app/sourcing/night/deliver-due.server.ts";
import { takeNight } from "#app/sourcing/night/lease.server.ts";
import { isWorking } from "#app/sourcing/night/night-states.server.ts";
import { planNights } from "#app/sourcing/night/plan-nights.server.ts";
import { workNight } from "#app/sourcing/night/work-night.server.ts";
import { spacing } from "#app/sourcing/register/budget/limits.ts";
import { createRegister, type Register } from "#app/sourcing/register/register.server.ts";
import { noCriteria } from "#app/targeting/criteria.ts";
import { type Database, openDatabase } from "#db/open-database.server.ts";
import {
  clients,
  enrichmentUnits,
  nights,
  subscriptions,
  subscriptionTerms,
  targeting,
  teamMembers,
  user,
} from "#db/schema.ts";
import { createLog } from "#http/log.server.ts";
import { bands } from "#scripts/company-register/codes.ts";
import { runAsAdmin, startPostgreSQL } from "#test/database/postgresql-cluster.ts";
import { startSimulatedClock } from "./simulated-clock.ts";

/** Clients whose whole nights are worked on, and clients whose lists are delivered. */
const sizes = (process.env.MATINAL_CLIENTS ?? "50,100,200").split(",").map(Number);
const deliveredTo = Number(process.env.MATINAL_LISTS ?? 5_000);
const places = "13 31 33 35 38 44 59 67 69 75 92".split(" ");
const firstDay = "2026-12-01";
const mornings = 2;

const clock = startSimulatedClock(parisMoment(firstDay, 0.5).getTime());
const cluster = await startPostgreSQL();
const servers = fork(new URL("protocol-servers.ts", import.meta.url));
const [given] = (await once(servers, "message")) as [
  { register: string; provider: { url: string; apiKey: string } },
];
const log = createLog({ logLevel: "error" }, process.stderr);

for (const size of sizes) await nightsOf(size);
await deliveries();
servers.disconnect();
await cluster.stop();

/** Some nights of so many clients, one after another as the register's budget lets them. */
async function nightsOf(size: number) {
  clock.beginAt(parisMoment(firstDay, 0.5).getTime());
  const { db, close } = await filled(size);
  const register = createRegister({
    db,
    log,
    environment: { companyRegisterUrl: given.register, appUrl: "https://www.matinal.example" },
  });
  const services = {
    ...{ db, log, enricher: createDropcontact(given.provider), clock: clock.now },
    register: { companies: spaced(register.companies), company: register.company },
  };
  const rows = [];
  let day = firstDay;
  for (let morning = 0; morning < mornings; morning++, day = workingDaysAfter(day, 1)) {
    clock.moveTo(parisMoment(day, 1).getTime());
    const planning = await timed(() => planNights({ db }, day));
    const working = await timed(() => workAll(services, day));
    clock.moveTo(parisMoment(day, 7).getTime());
    const delivery = await timed(() => deliverDue({ db, log }, clock.now()));
    rows.push({
      ...{ clients: size, morning: day, "planned, s": planning.seconds },
      ...(await countsOf(db, day)),
      "night: s": working.seconds,
      "ms of processor a client": Math.round(working.processor / size),
      "delivered, s": delivery.seconds,
    });
  }
  console.table(rows);
  await close();
}

/** Each request takes its turn: the clock passes by what lies between two of them. */
function spaced(companies: Register["companies"]): Register["companies"] {
  return async (...asked) => {
    const answer = await companies(...asked);
    if (answer.ok) clock.moveTo(clock.now() + answer.requests * spacing);
    return answer;
  };
}

/** Works on one night after another; when none is due, it is the moment of the next one. */
async function workAll(services: Parameters<typeof workNight>[0], day: string) {
  const { db } = services;
  for (;;) {
    const night = await takeNight(db, day);
    if (night) {
      await workNight(services, night);
      continue;
    }
    const [next] = await db.asOwner
      .select({ dueAt: min(nights.dueAt) })
      .from(nights)
      .where(and(eq(nights.day, day), isWorking, isNull(nights.leaseUntil)));
    if (!next?.dueAt) return;
    clock.moveTo(next.dueAt.getTime());
  }
}

async function countsOf({ asOwner }: Database, day: string) {
  const [counts] = await asOwner
    .select({
      requests: sql<number>`sum(requests)::int`,
      answers: sql<number>`sum(pages)::int`,
      due: sql<number>`sum(quota)::int`,
      delivered: sql<number>`sum(delivered)::int`,
      "most requests": sql<number>`max(requests)`,
      "last staged after, min": sql<number>`round(extract(epoch from max(staged_at - begins_at)) / 60, 1)::float`,
    })
    .from(nights)
    .where(eq(nights.day, day));
  const [paid] = await asOwner
    .select({ units: sql<number>`coalesce(sum(units), 0)::int` })
    .from(enrichmentUnits)
    .where(eq(enrichmentUnits.day, day));
  return { ...counts, ...paid };
}

/** The lists of many clients at seven, on one node and on two, each in a thread of its own with its own connections. */
async function deliveries() {
  const { db, url, close } = await filled(deliveredTo);
  const rows = [];
  let day = firstDay;
  for (const count of [1, 2]) {
    await stage(db, day);
    const nodes = Array.from(
      { length: count },
      () => new Worker(new URL("in-vite.ts", import.meta.url), { workerData: { file: "deliver.ts", url } }),
    );
    await Promise.all(nodes.map((node) => once(node, "message")));
    const seven = parisMoment(day, 7).getTime();
    let delivered = 0;
    const delivery = await timed(() =>
      Promise.all(
        nodes.map(async (node) => {
          const told = once(node, "message");
          node.postMessage(seven);
          const [count] = (await told) as [number];
          delivered += count;
        }),
      ),
    );
    if (delivered !== deliveredTo) throw new Error(`${delivered} of ${deliveredTo} lists were delivered.`);
    rows.push({ lists: deliveredTo, nodes: count, "the last one is late by, s": delivery.seconds });
    day = workingDaysAfter(day, 1);
  }
  console.table(rows);
  await close();
}

/** Ten people who are staged for each team on that morning. */
async function stage({ asOwner }: Database, day: string) {
  await asOwner.execute(sql`
    insert into nights (team_id, day, begins_at, due_at, state, quota, staged_at)
    select id, ${day}::date, now(), now(), 'staged', 10, now() from teams`);
  await asOwner.execute(sql`
    insert into candidates (team_id, person_key, siren, state, seen_on, chosen_on, score, company, director, reasons, traits)
    select teams.id, md5(${day}::text || number), lpad(number::text, 9, '0'), 'staged', ${day}::date, ${day}::date, 50 + number,
      jsonb_build_object('siren', lpad(number::text, 9, '0'), 'name', 'ATELIERS ' || number, 'naf', '25.62B', 'naf25', null,
        'legalForm', '5710', 'headcount', jsonb_build_object('band', '12', 'year', 2024), 'createdOn', '1998-04-12',
        'headOffice', jsonb_build_object('siret', null, 'address', null, 'postalCode', null, 'city', 'LYON',
          'department', '69', 'region', '84'), 'accounts', '[]'::jsonb, 'labels', '[]'::jsonb, 'directors', '[]'::jsonb),
      jsonb_build_object('firstNames', 'ANNE', 'familyName', 'VALBERT ' || ${day}::text || number, 'title', 'Gérant'),
      jsonb_build_array(jsonb_build_object('points', 50, 'text', '20 à 49 salariés')), '[]'::jsonb
    from teams, generate_series(1, 10) number`);
  await asOwner.execute(sql`analyze`);
}

/** A database with so many clients who have an offer since the first of the month, three in five the smallest. */
async function filled(size: number) {
  const name = `nights_${size}`;
  await runAsAdmin(cluster.url, `create database ${name}`);
  const url = new URL(cluster.url);
  url.pathname = `/${name}`;
  const db = await openDatabase({ url: url.href });
  const { asOwner } = db;
  const offers: TeamOffer[] = ["starter", "starter", "starter", "growth", "scale"];
  const since = parisMoment("2026-01-01", 0);
  for (let from = 0; from < size; from += 500) {
    const numbers = Array.from({ length: Math.min(500, size - from) }, (_, index) => from + index);
    const ids = numbers.map((number) => ({
      id: `c${number}`,
      email: `c${number}@exemple.fr`,
      name: `c${number}`,
    }));
    await asOwner.insert(user).values(ids);
    await asOwner.insert(clients).values(ids.map(({ id, email }) => ({ id, email, createdAt: since })));
    await asOwner.insert(targeting).values(
      numbers.map((number) => ({
        clientId: `c${number}`,
        criteria: { ...noCriteria, departments: placesOf(number), headcount: bandsOf(number) },
        ...{ lastVersion: 1, updatedAt: since },
      })),
    );
  }
  const teams = await asOwner.select().from(teamMembers);
  for (let from = 0; from < size; from += 500) {
    const terms = teams.slice(from, from + 500).map(({ teamId, clientId }) => {
      const number = Number(clientId.slice(1));
      return { teamId, offer: offers[number % offers.length] ?? "starter", until: null };
    });
    await asOwner
      .insert(subscriptions)
      .values(terms.map((term) => ({ ...term, changedAt: since, changedBy: "bench" })));
    await asOwner.insert(subscriptionTerms).values(terms.map((term) => ({ ...term, since })));
  }
  await asOwner.execute(sql`analyze`);
  const close = async () => {
    await db.close();
    await runAsAdmin(cluster.url, `drop database ${name} with (force)`);
  };
  return { db, url: url.href, close };
}

/** Two departments in which there are many companies. */
function placesOf(number: number): string[] {
  const place = (index: number) => places[index % places.length] ?? "75";
  return [place(number), place(number + 1 + (Math.floor(number / places.length) % (places.length - 1)))];
}

/** All bands but two: nobody looks for the same as somebody else, so that no answer of one serves another. */
function bandsOf(number: number): string[] {
  const left = [number % bands.length, (number + 1 + Math.floor(number / bands.length)) % bands.length];
  return bands.filter((_, index) => !left.includes(index));
}

/** Seconds and milliseconds of this process's own processor time. */
async function timed(work: () => Promise<unknown>) {
  const start = performance.now();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return {
    seconds: Number(((performance.now() - start) / 1_000).toFixed(1)),
    processor: (user + system) / 1_000,
  };
}
