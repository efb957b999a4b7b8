import { expect, test, vi } from "vitest";
import { inventedSiren } from "#scripts/company-register/invented-companies.ts";
import { teamIdOf } from "#test/prospects/stored-prospects.ts";
import { enricherAt, startProvider } from "#test/sourcing/enrichment-fixtures.ts";
import {
  at,
  day,
  lookFor,
  morning,
  nightClock,
  nightOf,
  nightsOf,
  workAll,
  working,
} from "#test/sourcing/nights.ts";
import { answerTimeout, waits } from "../register/budget/limits.ts";
import { takeNight } from "./lease.server.ts";
import { oldestNight } from "./night-figures.server.ts";
import { nightLimits } from "./night-limits.ts";
import { planNights } from "./plan-nights.server.ts";
import { runNight } from "./run-night.server.ts";
import { workNight } from "./work-night.server.ts";

nightClock();

test("who has read all that the register has for a targeting asks again a week later, and finds who is new", async () => {
  const { services, register } = await nightsOf(["anna"], { wanted: { naf: ["01.11Z"] } });
  const isOfTrade = ({ unit }: (typeof register.companies)[number]) => unit.activite_principale === "01.11Z";
  const isOpen = ({ unit, bodacc, dirigeants }: (typeof register.companies)[number]) =>
    unit.etat_administratif === "A" && unit.statut_diffusion === "O" && !bodacc && dirigeants.length > 0;
  const late = register.companies.findIndex((each) => isOfTrade(each) && isOpen(each));
  const [newcomer] = register.companies.splice(late, 1);
  if (!newcomer) throw new Error("No company is invented for this trade.");

  await morning(services, "2026-11-24");
  const requests = () => register.received.length;
  const first = requests();
  expect(first).toBeGreaterThan(0);
  register.companies.push(newcomer);
  for (const on of ["2026-11-25", "2026-11-26", "2026-11-27", "2026-11-30"]) {
    await morning(services, on);
    expect(requests()).toBe(first);
    expect(await nightOf(services, "anna", on)).toMatchObject({ state: "delivered", error: "EXHAUSTED" });
  }
  // Seven days later; a new month would end the wait, too.
  await morning(services, "2026-12-01");
  expect(requests()).toBe(2 * first);
  expect((await nightOf(services, "anna", "2026-12-01"))?.found).toBeGreaterThan(0);
});

test("a night of twenty searches sends so many requests at most, and goes on where it stopped", async () => {
  const keywords = Array.from({ length: 20 }, (_, number) => `introuvable${number}`);
  const { services, register } = await nightsOf(["anna"], { wanted: { keywords } });
  // Each search has more pages than a night may read, and nobody on them who is still there.
  register.answer((_, response) => {
    const results = [{ siren: inventedSiren(1), etat_administratif: "C" }];
    response.end(JSON.stringify({ results, total_results: 1_000 }));
    return true;
  });
  await morning(services, "2026-11-24");
  expect(register.received).toHaveLength(nightLimits.requests);
  await morning(services, "2026-11-25");
  const asked = register.asked().map(({ q, page }) => `${page} ${q}`);
  expect(asked).toHaveLength(2 * nightLimits.requests);
  expect(new Set(asked).size).toBe(asked.length);
});

test("a page that the register never answers is passed by in the next night, and a search that it does not answer is not", async () => {
  const { services, register } = await nightsOf(["anna", "bruno"]);
  await lookFor(services, "bruno", { departments: ["75"] });
  register.answer((request, response) => {
    const query = new URL(request.url ?? "", "http://register.example").searchParams;
    if (query.get("departement") === "75" || query.get("page") === "3") response.writeHead(500).end();
    else {
      const results = [{ siren: inventedSiren(1), etat_administratif: "C" }];
      response.end(JSON.stringify({ results, total_results: 100 }));
    }
    return true;
  });
  const pagesOn = async (on: string, place: string) => {
    const before = register.received.length;
    await planNights(services, on);
    const team = await teamIdOf(services, place === "75" ? "bruno" : "anna");
    for (const time of ["06:31", "06:50"]) {
      vi.setSystemTime(at(time, on));
      const night = await takeNight(services.db, on, team);
      if (night) await workNight(working(services), night);
    }
    return register
      .asked()
      .slice(before)
      .map(({ page }) => page);
  };
  expect(await pagesOn(day, "69")).toEqual(["1", "2", "3", "3"]);
  expect(await pagesOn("2026-11-25", "69")).toEqual(["4"]);
  expect(await pagesOn("2026-11-25", "75")).toEqual(["1", "1"]);
  expect(await pagesOn("2026-11-26", "75")).toEqual(["1", "1"]);
});

test("nobody else takes a night whose every request takes as long as it may", async () => {
  const keywords = Array.from({ length: 20 }, (_, number) => `introuvable${number}`);
  const { services, register } = await nightsOf(["anna"], { wanted: { keywords } });
  await planNights(services, day);
  vi.setSystemTime(at("02:00"));
  const night = await takeNight(services.db, day, await teamIdOf(services, "anna"));
  register.answer(() => {
    vi.setSystemTime(Date.now() + waits.night + answerTimeout);
    return false;
  });
  const others: unknown[] = [];
  const { companies } = register.register;
  services.register = {
    ...register.register,
    async companies(...given) {
      const answer = await companies(...given);
      others.push(await takeNight(services.db, day, await teamIdOf(services, "anna")));
      return answer;
    },
  };
  if (night) await workNight(working(services), night);
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter((taken) => taken !== null)).toEqual([]);
  expect(await nightOf(services, "anna")).toMatchObject({ state: "staged", fence: 1 });
});

test("criteria that name companies alone look up these, and nobody else's", async () => {
  const wanted = Array.from({ length: 30 }, (_, number) => inventedSiren(300 + number));
  const { services, register } = await nightsOf(["anna"], {
    wanted: { include: wanted, titles: ["gérant"] },
  });
  await morning(services, "2026-11-24");
  const asked = register.asked().map(({ q }) => q);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((q) => !wanted.includes(q ?? ""))).toEqual([]);
  expect(await nightOf(services, "anna")).toMatchObject({ delivered: 10, error: null });

  // Who was found by other criteria does not come any more.
  await lookFor(services, "anna", { departments: ["69"] });
  await morning(services, "2026-11-25");
  await lookFor(services, "anna", { include: [inventedSiren(400)] });
  await morning(services, "2026-11-26");
  expect((await nightOf(services, "anna", "2026-11-26"))?.delivered).toBeLessThanOrEqual(2);
});

test("how late the oldest night is counts from when it was to begin, however often it was put off", async () => {
  const { services, register } = await nightsOf(["anna"]);
  register.answer((_, response) => !!response.writeHead(500).end());
  await planNights(services, day);
  const begins = (await nightOf(services, "anna"))?.dueAt.getTime() ?? 0;
  for (const minutes of [0, 2, 10]) {
    vi.setSystemTime(begins + minutes * 60_000);
    await workAll(services);
  }
  const night = await nightOf(services, "anna");
  expect(night).toMatchObject({ state: "searching", error: expect.any(String) });
  expect(night?.dueAt.getTime()).toBeGreaterThan(begins + 10 * 60_000);
  expect(await oldestNight(services.db.asOwner, begins + 15 * 60_000)).toBe(15 * 60);
});

test("an operator who wants a night delivered reads that it was not, and why", async () => {
  const { services } = await nightsOf(["anna"]);
  services.enricher = enricherAt(await startProvider({ readyAfter: 10 ** 9 }));
  const teamId = await teamIdOf(services, "anna");
  const run = (isDelivered: boolean) => runNight(working(services), teamId, { at: at("03:00"), isDelivered });
  expect(await run(false)).toMatchObject({ kind: "ran", delivery: null, night: { state: "enriching" } });
  expect(await run(true)).toMatchObject({
    kind: "ran",
    delivery: "not_staged",
    night: { state: "enriching" },
  });
});
