import { expect } from "vitest";
import type { DraftAnswer } from "#app/drafts/drafts-protocol.ts";
import type { startRecorder } from "./recorder.ts";

type Api = Awaited<ReturnType<typeof startRecorder>>;
const path = "/api/drafts";
const key = () => crypto.randomUUID();
const missing = `${path}/${crypto.randomUUID()}`;

/** A saved profile, as the form sends it. */
const profile = new URLSearchParams({
  company_name: "Pômmy",
  industry: "Conseil",
  icp_title: "Directrice des achats",
  icp_size: "pme",
  icp_location: "Lyon",
  value_prop: "Moitié moins de facture.",
  tone: "direct",
  primary_goal: "rdv",
});

/** Makes every answer of the drafts, except those of the quota and of too many saves. */
export async function callDrafts(api: Api) {
  const { visitor, get, post, put, patch, delete: remove } = api.newClient();
  const gaps = `${path}/gaps`;
  const kept = { gaps: [{ name: "créneau", value: "mardi à 10 h" }] };
  const paths = [
    path,
    missing,
    `${missing}/editor`,
    `${missing}/export?format=txt`,
    `${missing}/versions`,
    `${missing}/versions/1`,
  ];
  const restoring = `${missing}/versions/1/restore`;
  const expectStatuses = async (status: number, calls: Promise<{ status: number }>[]) =>
    expect((await Promise.all(calls)).map((each) => each.status)).toEqual(calls.map(() => status));

  const wish = { key: key(), kind: "sequence" };
  const calls = () => [...paths.slice(1).map((each) => get(each)), remove(missing)];
  const change = { version: 1, content: {} };
  await expectStatuses(401, [...calls(), get(path), post(path, wish)]);
  await expectStatuses(401, [patch(missing, change), post(restoring, { version: 1 })]);
  await expectStatuses(401, [put(gaps, kept)]);
  await visitor.signIn("gael@exemple.fr");
  await expectStatuses(404, [...calls(), patch(missing, change), post(restoring, { version: 1 })]);

  expect((await post(path, wish)).status).toBe(409);
  expect((await put(gaps, kept)).status).toBe(409);
  await visitor.fetch("/onboarding-legacy", { method: "POST", body: profile });
  expect((await put(gaps, kept)).status).toBe(204);
  expect((await put(gaps, { gaps: [] })).status).toBe(422);
  const made = await post(path, wish);
  expect([made.status, (await post(path, wish)).status]).toEqual([201, 200]);
  expect((await post(path, { ...wish, kind: "plan" })).status).toBe(409);
  expect((await post(path, { ...wish, key: "no UUID" })).status).toBe(422);
  for (const kind of ["email", "search", "call_script", "plan"])
    expect((await post(path, { key: key(), kind })).status).toBe(201);
  expect((await get(path)).status).toBe(200);
  expect((await get(`${path}?prospectId=x`)).status).toBe(422);
  expect((await post(path, { key: key(), kind: "email", prospectId: key() })).status).toBe(404);

  const { id, content } = (JSON.parse(made.body) as DraftAnswer).draft;
  const own = `${path}/${id}`;
  expect((await get(own)).status).toBe(200);
  expect((await get(`${own}/editor`)).status).toBe(200);
  expect((await patch(own, { version: 1, content, title: "Trois mails" })).status).toBe(200);
  expect((await patch(own, { version: 1, content })).status).toBe(409);
  expect((await patch(own, { version: 2, content: {} })).status).toBe(422);
  expect((await get(`${own}/versions`)).status).toBe(200);
  expect((await get(`${own}/versions/1`)).status).toBe(200);
  expect((await post(`${own}/versions/1/restore`, { version: 1 })).status).toBe(409);
  expect((await post(`${own}/versions/1/restore`, { version: 2 })).status).toBe(200);
  for (const query of ["format=txt", "format=md", "format=eml", "format=eml&mail=3"])
    expect((await get(`${own}/export?${query}`)).status).toBe(200);
  expect((await get(`${own}/export?format=csv`)).status).toBe(406);

  for (const [each, method, call] of [
    [path, "POST", post],
    [own, "PATCH", patch],
    [gaps, "PUT", put],
    [`${own}/versions/1/restore`, "POST", post],
  ] as const) {
    await api.refusesMalformed((body) => call(each, body));
    await api.refusesForeignAndLarge(each, method);
  }
  await api.refusesForeignAndLarge(own, "DELETE");
  expect((await remove(own)).status).toBe(204);

  const many = Array.from({ length: 20 }, () => post(path, { key: key(), kind: "plan" }));
  expect((await Promise.all(many)).some(({ status }) => status === 429)).toBe(true);
}
