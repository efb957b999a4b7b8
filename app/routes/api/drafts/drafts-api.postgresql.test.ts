import { randomUUID } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { ModelError } from "#app/assistant/model/model.ts";
import { draftKinds } from "#app/drafts/draft-kind.ts";
import type { DraftAnswer } from "#app/drafts/drafts-protocol.ts";
import { draftQuota } from "#app/drafts/store/draft-quota.ts";
import { savedAnswers } from "#app/drafts/store/save-gaps.server.ts";
import { loadProfile } from "#app/profile/profile-store.server.ts";
import type { Services } from "#app/services.server.ts";
import { clientProfile, drafts } from "#db/schema.ts";
import { signInByMail } from "#test/accounts/sign-in-by-mail.ts";
import { scriptedModel } from "#test/assistant/in-process-model.ts";
import { draftsApi } from "#test/drafts/call-drafts-api.ts";
import { modelContents } from "#test/drafts/model-contents.ts";
import { storeProfile } from "#test/drafts/stored-drafts.ts";
import { storeProspect } from "#test/prospects/stored-prospects.ts";
import { createTestServices } from "#test/services/test-services.ts";

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));

/** The API as a signed-in client with a profile calls it, and one draft of this client. */
async function signedIn(services: Services, email: string, kind = "email") {
  const { cookie, user } = await signInByMail(services, email);
  await storeProfile(services, user);
  const api = draftsApi(services, cookie);
  const made = await api("drafts", { method: "POST", body: { key: randomUUID(), kind } });
  const { draft } = (await made.json()) as DraftAnswer;
  const params = { id: draft.id };
  const save = (body: unknown) => api("draft", { method: "PATCH", params, body });
  return { api, user, draft, params, save };
}

/** The status and the error's code of a response, whose message must be a sentence. */
async function refusal(response: Response | Promise<Response>): Promise<[number, string]> {
  const answered = await response;
  const { error } = (await answered.json()) as { error: { code: string; message: string } };
  expect(error.message).toMatch(/^[^<{]+\.$/);
  return [answered.status, error.code];
}

test("a draft is made, found, saved, restored and deleted", async () => {
  const services = await createTestServices();
  const { api, draft, params, save } = await signedIn(services, "anna@exemple.fr");
  const { content: _, ...summary } = draft;
  expect(await (await api("drafts")).json()).toEqual({ drafts: [summary] });
  expect(await (await api("draft", { params })).json()).toEqual({ draft });

  const content = { subject: "Votre objet", body: "Ligne\r\nsuivante\t!" };
  const saved = (await (await save({ version: 1, content })).json()) as DraftAnswer;
  expect(saved.draft).toMatchObject({ version: 2, content: { ...content, body: "Ligne\nsuivante\t!" } });
  const stale = await save({ version: 1, content });
  expect([stale.status, await stale.json()]).toEqual([
    409,
    { error: { code: "stale_version", message: expect.any(String) }, draft: saved.draft },
  ]);
  const restored = await api("restoration", {
    method: "POST",
    params: { ...params, version: "1" },
    body: { version: 2 },
  });
  expect(await restored.json()).toMatchObject({ draft: { version: 3, content: draft.content } });

  const remove = () => api("draft", { method: "DELETE", params });
  const removed = await remove();
  expect([removed.status, await removed.text()]).toEqual([204, ""]);
  expect(await refusal(remove())).toEqual([404, "not_found"]);
  expect(await (await api("drafts")).json()).toEqual({ drafts: [] });
});

test("another client's draft, and what is no id at all, is not found by any operation", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna@exemple.fr");
  const bruno = await signedIn(services, "bruno@exemple.fr");
  const { content } = anna.draft;
  for (const id of [
    anna.draft.id,
    randomUUID(),
    "__proto__",
    "1",
    "",
    "x".repeat(60_000),
    "%00",
    "' or 1=1",
  ]) {
    const params = { id, version: "1" };
    const body = { version: 1, content };
    for (const call of [
      bruno.api("draft", { params }),
      bruno.api("draft", { params, method: "PATCH", body }),
      bruno.api("draft", { params, method: "DELETE" }),
      bruno.api("export", { params, query: "?format=txt" }),
      bruno.api("versions", { params }),
      bruno.api("version", { params }),
      bruno.api("restoration", { params, method: "POST", body }),
    ])
      expect(await refusal(call)).toEqual([404, "not_found"]);
  }
  for (const version of ["0", "-1", "1e3", "2147483648", "9".repeat(60_000), "__proto__"])
    expect(await refusal(anna.api("version", { params: { ...anna.params, version } }))).toEqual([
      404,
      "not_found",
    ]);
  expect(await (await anna.api("draft", { params: anna.params })).json()).toEqual({ draft: anna.draft });
});

test("a content of another shape is refused with a sentence and a place, and changes nothing", async () => {
  const services = await createTestServices();
  const { api, draft, params, save } = await signedIn(services, "anna@exemple.fr");
  const { subject, body } = draft.content as { subject: string; body: string };
  const deep = (open: string, close: string) => `${open.repeat(9_000)}${close.repeat(9_000)}`;
  const contents = [
    "null",
    "[]",
    '"texte"',
    JSON.stringify({ subject }),
    JSON.stringify({ subject, body, mails: [] }),
    JSON.stringify({ subject: [subject], body }),
    JSON.stringify({ subject, body: `${body}\0` }),
    JSON.stringify({ subject, body: `${body}\uD800` }),
    JSON.stringify({ subject, body: "x".repeat(60_000) }),
    `{"subject":"S","body":"B","__proto__":{"admin":true}}`,
    `{"__proto__":{"subject":"S","body":"B"}}`,
    `{"constructor":{"prototype":{}},"subject":"S","body":"B"}`,
    `{"subject":"S","body":${deep("[", "]")}}`,
    deep('{"a":', "}").replace("}", "1}"),
    `{"subject":"S","body":"B",${Array.from({ length: 5_000 }, (_, index) => `"k${index}":1`).join()}}`,
  ];
  for (const content of contents) {
    const response = await save(`{"version":1,"content":${content}}`);
    expect(response.status, content.slice(0, 80)).toBe(422);
    const { error } = (await response.json()) as { error: { places: { path: string; message: string }[] } };
    expect(error).toMatchObject({ code: "invalid_content", message: error.places[0]?.message });
    expect(error.places.length).toBeLessThanOrEqual(20);
    for (const { path, message } of error.places) {
      expect(path.length).toBeLessThanOrEqual(100);
      expect(message).toMatch(/\.$/);
    }
  }
  expect(await (await api("draft", { params })).json()).toEqual({ draft });
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
});

test("a body of another shape is refused", async () => {
  const services = await createTestServices();
  const { api, draft, save } = await signedIn(services, "anna@exemple.fr");
  const { content } = draft;
  for (const version of [0, -1, 1.5, "1", null, [1], 2_147_483_648, 1e300, undefined])
    expect(await refusal(save({ version, content }))).toEqual([422, "invalid_body"]);
  expect(await refusal(save({ version: 1 }))).toEqual([422, "invalid_body"]);
  expect(await refusal(save({ version: 1, content, title: ["Titre"] }))).toEqual([422, "invalid_body"]);
  expect(await refusal(save({ version: 1, content, title: " " }))).toEqual([422, "invalid_content"]);
  expect(await refusal(save("{"))).toEqual([400, "invalid_json"]);

  const create = (body: unknown, type?: string) => api("drafts", { method: "POST", body, type });
  for (const kind of ["letter", "__proto__", "", null, ["email"], 1])
    expect(await refusal(create({ key: randomUUID(), kind }))).toEqual([422, "invalid_body"]);
  for (const key of ["no UUID", "x".repeat(60_000), `${randomUUID()}\0`])
    expect(await refusal(create({ key, kind: "email" }))).toEqual([422, "invalid_key"]);
  expect(await refusal(create("{}", "text/plain"))).toEqual([415, "unsupported_type"]);
  expect(await refusal(api("drafts", { method: "PUT" }))).toEqual([405, "method_not_allowed"]);
});

test("a client without a session is refused by every operation", async () => {
  const services = await createTestServices();
  const { draft, params } = await signedIn(services, "anna@exemple.fr");
  const api = draftsApi(services, "");
  const body = { version: 1, content: draft.content };
  for (const call of [
    api("drafts"),
    api("drafts", { method: "POST", body: { key: randomUUID(), kind: "plan" } }),
    api("draft", { params }),
    api("draft", { params, method: "PATCH", body }),
    api("draft", { params, method: "DELETE" }),
    api("export", { params, query: "?format=txt" }),
    api("gaps", { method: "PUT", body: { gaps: [{ name: "votre nom", value: "Roy" }] } }),
    api("versions", { params }),
    api("version", { params: { ...params, version: "1" } }),
    api("restoration", { params: { ...params, version: "1" }, method: "POST", body }),
  ])
    expect(await refusal(call)).toEqual([401, "signed_out"]);
});

test("what is written into gaps is kept for the next drafts, what is about a recipient is not", async () => {
  const services = await createTestServices();
  const { api, user } = await signedIn(services, "anna@exemple.fr");
  const keep = (gaps: object[]) => api("gaps", { method: "PUT", body: { gaps } });
  const said = [
    { name: "votre prénom", value: "Hélène" },
    { name: "Votre nom", value: "Roy" },
    { name: "prénom", value: "Paul" },
    { name: "[Société]", value: "Nordec" },
    { name: "Créneau", value: "mardi à 10 h" },
    { name: "ville", value: "Épernay" },
    { name: "votre téléphone", value: "01 99 00 14 27" },
    { name: "votre entreprise", value: "Autre" },
    { name: "__proto__", value: "x" },
  ];
  expect((await keep(said)).status).toBe(204);
  const stored = await services.db.asClient(user.id, (tx) => loadProfile(tx, user.id));
  // The company was known: nothing of the profile is overwritten.
  expect(stored).toMatchObject({ senderName: "Hélène Roy", companyName: "Pômmy" });
  expect(stored && savedAnswers(stored)).toMatchObject({
    "votre prenom": "Hélène",
    "votre nom": "Roy",
    "votre telephone": "01 99 00 14 27",
  });
  expect(JSON.stringify(stored?.draftGaps)).not.toMatch(/Paul|Nordec|mardi|Épernay/);
  const next = await api("drafts", { method: "POST", body: { key: randomUUID(), kind: "email" } });
  expect(JSON.stringify(await next.json())).toContain("Hélène Roy\\nPômmy");

  const answers = (from: number) =>
    Array.from({ length: 12 }, (_, at) => ({ name: `réponse : objection n° ${from + at}`, value: "Oui." }));
  for (const from of [0, 12, 24]) expect((await keep(answers(from))).status).toBe(204);
  const answered = await services.db.asClient(user.id, (tx) => loadProfile(tx, user.id));
  expect(Object.keys(answered?.draftGaps ?? {})).toHaveLength(30);
  expect(answered?.draftGaps).toMatchObject({
    "votre telephone": "01 99 00 14 27",
    "reponse : objection n° 35": "Oui.",
  });

  const many = (from: number) =>
    Array.from({ length: 12 }, (_, at) => ({ name: `votre champ ${from + at}`, value: "x".repeat(300) }));
  for (const from of [0, 12, 24, 36]) expect((await keep(many(from))).status).toBe(204);
  const later = await services.db.asClient(user.id, (tx) => loadProfile(tx, user.id));
  expect(Object.keys(later?.draftGaps ?? {})).toHaveLength(30);
  expect(Object.keys(later?.draftGaps ?? {})).toContain("votre champ 47");

  for (const gaps of [
    [],
    [{ name: " ", value: "x" }],
    [{ name: "a", value: "x".repeat(301) }],
    [...many(0), said[0]],
  ])
    expect(await refusal(keep(gaps as object[]))).toEqual([422, "invalid_body"]);
  await services.db.asOwner.delete(clientProfile);
  expect(await refusal(keep(said))).toEqual([409, "no_profile"]);
});

test("a client with too many drafts, or too many saves, gets a sentence that says what to do", async () => {
  const services = await createTestServices();
  const { api, user, draft, save } = await signedIn(services, "anna@exemple.fr", "plan");
  const { id: _, ...same } = draft;
  const now = new Date();
  const row = { ...same, clientId: user.id, createdAt: now, updatedAt: now };
  const rows = Array.from({ length: draftQuota.drafts - 1 }, () => ({ ...row, key: randomUUID() }));
  await services.db.asOwner.insert(drafts).values(rows);
  const create = () => api("drafts", { method: "POST", body: { key: randomUUID(), kind: "plan" } });
  expect(await refusal(create())).toEqual([409, "drafts_full"]);

  const content = { weeks: [] };
  for (let times = 0; times < 120; times++) await save({ version: 9, content });
  const refused = await save({ version: 1, content });
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await refusal(refused)).toEqual([429, "too_many_saves"]);
});

test("with a model, each kind is filled by it, and every export says so", async () => {
  const model = scriptedModel(({ jsonSchema }) => {
    const fields = Object.keys((jsonSchema as { properties: object }).properties).join();
    return Object.values(modelContents).find((content) => Object.keys(content).join() === fields);
  });
  const services = await createTestServices(
    { ASSISTANT_BASE_URL: "http://127.0.0.1:1", ASSISTANT_MODEL: "any" },
    { model },
  );
  for (const kind of draftKinds) {
    const { api, draft, params } = await signedIn(services, `${kind}@exemple.fr`, kind);
    expect(draft).toMatchObject({ source: "model", model: "any", content: modelContents[kind] });
    for (const format of ["txt", "md", "csv", "eml"]) {
      const exported = await api("export", { params, query: `?format=${format}` });
      if (exported.status !== 200) continue;
      const text = await exported.text();
      expect(text, format).toMatch(/intelligence artificielle|trainedAlgorithmicMedia/);
    }
  }
  expect(model.requests).toHaveLength(draftKinds.length);
});

test("when the model fails, the template serves", async () => {
  const model = scriptedModel(() => {
    throw new ModelError("unavailable", { inputTokens: 0, outputTokens: 0 });
  });
  const services = await createTestServices(
    { ASSISTANT_BASE_URL: "http://127.0.0.1:1", ASSISTANT_MODEL: "any" },
    { model },
  );
  expect((await signedIn(services, "anna@exemple.fr")).draft.source).toBe("template");
});

test("a draft for a prospect says for whom; another team's prospect is 404, a kind for nobody in particular 422", async () => {
  const services = await createTestServices();
  const { api, user } = await signedIn(services, "anna@exemple.fr");
  const other = await signedIn(services, "bruno@exemple.fr");
  const { prospectId } = await storeProspect(services, user.id);
  const make = (body: object, as = api) =>
    as("drafts", { method: "POST", body: { key: randomUUID(), kind: "email", ...body } });
  const made = await make({ prospectId });
  expect(made.status).toBe(201);
  expect(await made.json()).toMatchObject({
    draft: { prospect: { id: prospectId, company: "Ateliers Vauclair", contact: "Hélène Courtade" } },
  });
  const listed = async (id: string, as = api) => (await as("drafts", { query: `?prospectId=${id}` })).json();
  expect(await listed(prospectId)).toMatchObject({ drafts: [{ prospect: { id: prospectId } }] });
  expect(await listed(randomUUID())).toEqual({ drafts: [] });
  expect(await listed(prospectId, other.api)).toEqual({ drafts: [] });
  expect(await refusal(api("drafts", { query: "?prospectId=x" }))).toEqual([422, "invalid_query"]);
  expect(await refusal(make({ prospectId }, other.api))).toEqual([404, "not_found"]);
  expect(await refusal(make({ prospectId: randomUUID() }))).toEqual([404, "not_found"]);
  expect(await refusal(make({ prospectId, kind: "plan" }))).toEqual([422, "invalid_body"]);
  for (const wrong of ["", "x", 1, null, [prospectId], `${prospectId}'`])
    expect(await refusal(make({ prospectId: wrong }))).toEqual([422, "invalid_body"]);
});
