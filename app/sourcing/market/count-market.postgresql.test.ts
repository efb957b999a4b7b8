import { expect, test } from "vitest";
import { registerAnswers } from "#db/schema.ts";
import { forgetRefusals } from "#limits/limits.server.ts";
import { departmentCodes } from "#scripts/company-register/codes.ts";
import { after, fakeClock } from "#test/clock.ts";
import { criteria } from "#test/sourcing/criteria.ts";
import { startRegister } from "#test/sourcing/register-under-test.ts";
import { visitorsShare } from "../register/budget/limits.ts";
import { takeMoment } from "../register/budget/register-budget.server.ts";
import { countMarket } from "./count-market.server.ts";
import { perNetwork } from "./market-limits.server.ts";

fakeClock();

const environment = { authSecret: "a secret that only this test knows" };
/** Those that the invented register knows, but for Paris and those that tests name. */
const departments = departmentCodes.filter(
  (code) => /^\d\d$/.test(code) && !["29", "69", "75"].includes(code),
);

/** A register, and visitors who count the companies of a place a second after one another. */
async function visited() {
  forgetRefusals();
  const register = await startRegister({ perSecond: 1_000 });
  let seconds = 0;
  const count = (place: string, address = "203.0.113.7") => {
    after(++seconds);
    return countMarket({ ...register, environment }, { sector: "", size: "", place }, address);
  };
  return { ...register, count };
}

const oneMinute = perNetwork[0]?.max ?? 0;

test("a visitor's words are counted once for everybody, by codes alone", async () => {
  const { count, asked, register, received } = await visited();
  const first = await count("Lyon, xylotruc");
  expect(first).toMatchObject({
    kind: "read",
    notUnderstood: [expect.stringContaining("xylotruc")],
    found: { count: expect.any(Number), on: "2026-03-02" },
  });
  expect(asked()).toHaveLength(1);
  expect(asked()[0]).toMatchObject({ departement: "69", page: "1" });
  expect(JSON.stringify(asked())).not.toContain("xylo");
  expect(await count("69", "198.51.100.4")).toMatchObject({ found: (first as { found: object }).found });
  // Customers profit from it too, and ask for more only where they are shown examples.
  await register.companies(criteria({ departments: ["69"] }), { walk: null, priority: "person" });
  expect(received).toHaveLength(1);
  for (const place of ["", "Suisse", "France entière"])
    expect(await count(place)).toMatchObject({ kind: "read", found: null });
  expect(received).toHaveLength(1);
});

test("a network that asks too much waits, is still told what is stored, and holds up no other network", async () => {
  const { count, received } = await visited();
  const asked = departments.slice(0, oneMinute);
  for (const place of asked) expect((await count(place, "2001:db8:1:2::1")).kind).toBe("read");
  expect(await count("75", "2001:db8:1:2:ffff::9")).toEqual({
    kind: "limited",
    retryAfter: expect.any(Number),
  });
  expect(received).toHaveLength(oneMinute);
  expect((await count(asked[0] ?? "", "2001:db8:1:2::1")).kind).toBe("read");
  expect((await count("75", "2001:db8:1:3::1")).kind).toBe("read");
});

test("of two visitors who ask the same at once, the limit of one is not that of the other", async () => {
  const { count, received } = await visited();
  for (const place of departments.slice(0, oneMinute)) await count(place);
  const both = await Promise.all([count("75"), count("75", "198.51.100.4")]);
  expect(both.map(({ kind }) => kind)).toEqual(["limited", "read"]);
  expect(received).toHaveLength(oneMinute + 1);
});

test("all visitors together have a tenth of the budget, and customers what is left", async () => {
  const { count, register } = await visited();
  const sizes = ["", "TPE", "PME", "ETI"];
  const markets = sizes.flatMap((size) => departments.map((place) => `${place} ${size}`));
  const kinds = [];
  for (const [index, place] of markets.slice(0, visitorsShare + 2).entries())
    kinds.push((await count(place, `198.51.100.${index}`)).kind);
  expect(kinds.filter((kind) => kind === "read").length).toBeLessThanOrEqual(visitorsShare);
  expect(kinds.at(-1)).toBe("limited");
  expect(await register.count(criteria({ departments: ["75"] }))).toMatchObject({ ok: true });
});

test("a visitor takes only a moment that neither a customer nor the night wants", async () => {
  const { register, db, received } = await visited();
  // The clock stands still, so that no moment becomes free while the visitor waits.
  after(1);
  await takeMoment(db, 0);
  const answer = countMarket(
    { db, environment, register },
    { sector: "", size: "", place: "Brest" },
    "203.0.113.7",
  );
  expect(await answer).toEqual({ kind: "unavailable", retryAfter: 1 });
  expect(received).toEqual([]);
  expect((await register.count(criteria({ departments: ["29"] }))).ok).toBe(true);
});

test("a register that is away, or slow in the middle, is said to be, with a time to try again", async () => {
  const { count, answer } = await visited();
  answer((_, response) => {
    response.writeHead(500).end();
    return true;
  });
  expect(await count("Lyon")).toEqual({ kind: "unavailable", retryAfter: 30 });
  answer(() => false);
  expect((await count("Lyon")).kind).toBe("read");
});

test("what visitors asked for never pushes out an answer that others did", async () => {
  const { count, register, db } = await visited();
  await count("75");
  await register.count(criteria({ departments: ["13"] }));
  const keys = (await db.asOwner.select({ key: registerAnswers.key }).from(registerAnswers)).map(
    ({ key }) => key,
  );
  expect(keys.filter((key) => key.startsWith("visitor."))).toHaveLength(1);
  expect(keys.length).toBeGreaterThan(1);
});
