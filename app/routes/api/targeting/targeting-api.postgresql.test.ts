import { like } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { TeamOffer } from "#app/offers/team-offers.ts";
import { saveProfile } from "#app/profile/profile-store.server.ts";
import type { Services } from "#app/services.server.ts";
import { withoutOfferShare } from "#app/sourcing/register/budget/limits.ts";
import { noCriteria } from "#app/targeting/criteria.ts";
import { setOffer } from "#app/team/subscription.server.ts";
import { rateLimitHits } from "#db/schema.ts";
import { startCompanyRegister } from "#scripts/company-register/company-register.ts";
import { signInByMail } from "#test/accounts/sign-in-by-mail.ts";
import { contractOf } from "#test/openapi/contract.ts";
import { teamIdOf } from "#test/prospects/stored-prospects.ts";
import { routeContext } from "#test/services/route-context.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { openApiDocument } from "../openapi/document.ts";
import * as counting from "./count-api.ts";
import * as targeting from "./targeting-api.ts";

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));

const contract = contractOf(openApiDocument({ appUrl: "http://localhost:3000", isHttps: false }) as never);

/** The API as a signed-in client calls it: every answer is compared with the document. */
async function signedIn(services: Services, email: string) {
  const { cookie, user } = await signInByMail(services, email);
  const call = async (
    method: string,
    path: string,
    route: typeof targeting | typeof counting,
    body?: unknown,
  ) => {
    const headers = { Cookie: cookie, "Content-Type": "application/json" };
    const text = body === undefined ? undefined : JSON.stringify(body);
    const request = new Request(`http://localhost:3000${path}`, { method, headers, body: text });
    const handle = method === "GET" ? route.loader : route.action;
    const response = await handle({ request, context: routeContext(services), params: {} });
    const answer = await response.text();
    contract.check({ method, path, request: { body: text, headers }, response, body: answer });
    return { status: response.status, json: JSON.parse(answer) };
  };
  return {
    id: user.id,
    fill: (profile: { icpTitle?: string; icpSize?: string; icpLocation?: string }) =>
      services.db.asClient(user.id, (tx) => saveProfile(tx, user.id, profile)),
    read: () => call("GET", "/api/targeting", targeting),
    save: (body: unknown) => call("PUT", "/api/targeting", targeting, body),
    count: (body: unknown) => call("POST", "/api/targeting/count", counting, body),
  };
}

const restaurants = { ...noCriteria, naf: ["56.10A"], regions: ["53"] };

test("below Scale all lists together have twenty values, and who has more may only go down", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna@exemple.fr");
  await anna.read();
  const keywords = (count: number) => Array.from({ length: count }, (_, index) => `mot ${index}`);
  const exclude = ["a.example", "b.example"];
  const enter = async (offer: TeamOffer) =>
    setOffer(services, await teamIdOf(services, anna.id), { offer, until: null, by: "ops" });
  const save = async (version: number, count: number) =>
    anna.save({ version, criteria: { ...noCriteria, exclude, keywords: keywords(count) } });
  expect((await save(0, 18)).status).toBe(200);
  for (const offer of ["starter", "trial", "growth"] as const) {
    await enter(offer);
    expect(await save(1, 19)).toMatchObject({
      status: 403,
      json: { error: { code: "not_in_offer", offer: "scale" } },
    });
  }
  await enter("scale");
  expect((await save(1, 20)).json.version).toBe(2);
  await enter("starter");
  expect((await save(2, 20)).json.version).toBe(3);
  expect((await save(3, 19)).json.version).toBe(4);
  expect((await save(4, 20)).status).toBe(403);
});

test("the targeting follows the profile until it is changed by hand, and again when that is wished", async () => {
  const anna = await signedIn(await createTestServices(), "anna@exemple.fr");
  expect((await anna.read()).json).toMatchObject({ version: 0, criteria: noCriteria, notUnderstood: [] });
  await anna.fill({ icpTitle: "Gérants de campings", icpSize: "tpe", icpLocation: "Vendée et Suisse" });
  const read = (await anna.read()).json;
  expect(read).toMatchObject({
    version: 0,
    criteria: {
      naf: ["55.30Z"],
      headcount: ["00", "01", "02", "03"],
      departments: ["85"],
      titles: ["Gérant"],
    },
  });
  expect(read.understood).toContain("Siège\u00A0: Vendée (85).");
  expect(read.notUnderstood).toEqual([expect.stringMatching(/^«\u00A0Suisse\u00A0».+en France\.$/)]);

  const saved = await anna.save({ version: 0, criteria: restaurants });
  expect(saved).toMatchObject({
    status: 200,
    json: { version: 1, criteria: restaurants, notUnderstood: [] },
  });
  await anna.fill({ icpLocation: "Lyon" });
  expect((await anna.read()).json).toEqual(saved.json);
  expect((await anna.save({ version: 1, criteria: null })).json).toMatchObject({
    version: 0,
    criteria: { departments: ["69"], naf: ["55.30Z"] },
  });
});

test("criteria of a profile that has changed since they were read are saved over nothing", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna@exemple.fr");
  await anna.fill({ icpLocation: "Lyon" });
  const { json: read } = await anna.read();
  await anna.fill({ icpLocation: "Nantes" });
  const mine = { ...read.criteria, titles: ["Gérant"] };
  const refused = await anna.save({ version: 0, criteria: mine, from: read.criteria });
  expect(refused).toMatchObject({
    status: 409,
    json: { error: { code: "stale_version" }, targeting: { version: 0, criteria: { departments: ["44"] } } },
  });
  const { criteria: from } = (await anna.read()).json;
  expect((await anna.save({ version: 0, criteria: { ...from, titles: ["Gérant"] }, from })).status).toBe(200);
});

test("of simultaneous changes of one version one is saved, and no number ever stands for two versions", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna@exemple.fr");
  const answers = await Promise.all(
    ["01", "02", "03", "06"].map((code) =>
      anna.save({ version: 0, criteria: { ...noCriteria, departments: [code] } }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const { json: newest } = await anna.read();
  for (const { status, json } of answers)
    if (status === 409) expect(json).toMatchObject({ error: { code: "stale_version" }, targeting: newest });
  expect((await anna.save({ version: 1, criteria: null })).json.version).toBe(0);
  expect((await anna.save({ version: 0, criteria: restaurants })).json.version).toBe(2);
  expect((await anna.save({ version: 1, criteria: noCriteria })).status).toBe(409);
});

test("nobody reads or changes another client's targeting", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna@exemple.fr");
  const bruno = await signedIn(services, "bruno@exemple.fr");
  await anna.save({ version: 0, criteria: restaurants });
  expect((await bruno.read()).json).toMatchObject({ version: 0, criteria: noCriteria });
  await bruno.save({ version: 0, criteria: { ...noCriteria, departments: ["75"] } });
  expect((await anna.read()).json.criteria).toEqual(restaurants);
});

test("what is no criteria is refused with a sentence", async () => {
  const anna = await signedIn(await createTestServices(), "anna@exemple.fr");
  const wrong = [
    ...[null, [], 1, "x", {}],
    ...["naf", "headcount", "departments", "regions", "include", "exclude"].map((name) => ({
      ...noCriteria,
      [name]: ["__proto__"],
    })),
    { ...noCriteria, keywords: ["x".repeat(60_000)] },
    { ...noCriteria, titles: "Gérant" },
  ];
  for (const criteria of wrong) {
    const answers = [await anna.count({ criteria })];
    if (criteria !== null) answers.push(await anna.save({ version: 0, criteria }));
    for (const { status, json } of answers)
      expect([status, json.error.code], JSON.stringify(criteria).slice(0, 60)).toEqual([422, "invalid_body"]);
  }
  for (const body of [
    null,
    [],
    { version: 0 },
    { criteria: noCriteria },
    { version: -1, criteria: noCriteria },
  ])
    expect((await anna.save(body)).json.error.code).toBe("invalid_body");
  expect((await anna.read()).json.version).toBe(0);
});

test("companies are counted in the register, with five examples at most and the exclusions left out", async () => {
  const register = await startCompanyRegister({ count: 1_500, perSecond: 1_000 });
  const anna = await signedIn(
    await createTestServices({ COMPANY_REGISTER_URL: register.baseUrl }),
    "anna@exemple.fr",
  );
  try {
    const all = await anna.count({ criteria: { ...noCriteria, regions: ["53"] } });
    expect(all.status).toBe(200);
    expect(all.json.count).toBeGreaterThan(0);
    expect(all.json.examples.length).toBeLessThanOrEqual(5);
    const [first] = all.json.examples;
    expect(first).toMatchObject({ siren: expect.stringMatching(/^\d{9}$/), name: expect.any(String) });
    const without = await anna.count({
      criteria: { ...noCriteria, regions: ["53"], exclude: [first.siren] },
    });
    expect(without.json.examples.map(({ siren }: { siren: string }) => siren)).not.toContain(first.siren);
  } finally {
    await register.stop();
  }
  const away = await anna.count({ criteria: { ...noCriteria, regions: ["11"] } });
  expect([away.status, away.json.error.code]).toEqual([503, "register_unavailable"]);
});

test("a count costs the requests that it sends, and who has no offer keeps no customer waiting", async () => {
  const register = await startCompanyRegister({ count: 200, perSecond: 1_000 });
  onTestFinished(register.stop);
  const services = await createTestServices({ COMPANY_REGISTER_URL: register.baseUrl });
  const [anna, bruno] = [
    await signedIn(services, "anna@exemple.fr"),
    await signedIn(services, "b@exemple.fr"),
  ];
  const { db } = services;
  const of = (region: string) => ({ criteria: { ...noCriteria, regions: [region] } });
  expect((await anna.count(of("53"))).status).toBe(200);
  const spent = await db.asOwner.select().from(rateLimitHits).where(like(rateLimitHits.bucket, "%register%"));
  const sent = register.received.length;
  expect(spent).toHaveLength(3 * sent);

  // Others without an offer use up what they have together.
  const others = Array.from({ length: withoutOfferShare }, () => ({
    ...{ bucket: "register.people-without-offer", hitAt: new Date() },
  }));
  await db.asOwner.insert(rateLimitHits).values(others);
  const refused = await anna.count(of("28"));
  expect([refused.status, refused.json.error.code]).toEqual([429, "too_many_counts"]);
  // What is stored costs nothing,
  expect((await anna.count(of("53"))).status).toBe(200);
  // and a customer is counted apart.
  const brunosTeam = await teamIdOf(services, bruno.id);
  await setOffer(services, brunosTeam, { offer: "starter", until: null, by: "test" });
  expect((await bruno.count(of("28"))).status).toBe(200);
  await setOffer(services, brunosTeam, { offer: "trial", until: "2026-01-02", by: "test" });
  expect((await bruno.count(of("32"))).status).toBe(429);
});

test("without a register a count says so, and too many changes have to wait", async () => {
  const anna = await signedIn(await createTestServices(), "anna@exemple.fr");
  const off = await anna.count({ criteria: noCriteria });
  expect([off.status, off.json.error.code]).toEqual([503, "register_unavailable"]);
  for (let times = 0; times < 60; times++) await anna.save({ version: 9, criteria: noCriteria });
  const refused = await anna.save({ version: 0, criteria: noCriteria });
  expect([refused.status, refused.json.error.code]).toEqual([429, "too_many_changes"]);
});
