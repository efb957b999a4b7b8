import { randomUUID } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { formatWait } from "#app/content/format-wait.ts";
import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { profile as copyOfProfile } from "#app/content/signed-in/profile-copy.ts";
import { createDraft } from "#app/drafts/store/create-draft.server.ts";
import { saveProfile } from "#app/profile/profile-store.server.ts";
import { signInByMail } from "#test/accounts/sign-in-by-mail.ts";
import { say } from "#test/conversation/conversations.ts";
import { routeContext } from "#test/services/route-context.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { action, loader } from "./profile-api.ts";

const copyOfForm = copyOfProfile.errors;

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));

test("`toCheck` lists the values that the form would refuse, before and after the profile is complete", async () => {
  const { services, user, read } = await signedIn();
  await say(services, user, "Pômmy", "Logiciels", "Directeur, licornes", "Du temps", "Humoristique");
  expect(await read()).toEqual({
    values: expect.objectContaining({ icp_size: "licornes", tone: "Humoristique", calendly_url: "" }),
    isComplete: false,
    answered: ["company_name", "industry", "icp", "value_prop", "tone"],
    toCheck: ["icp_size", "tone"],
    ...{ lacking: [], owner: null },
  });

  await say(services, user, "RDV", "oui");
  expect(await read()).toMatchObject({
    isComplete: true,
    toCheck: ["icp_size", "tone", "calendly_url"],
  });
  await saveProfile(services.db.asOwner, user.id, {
    icpSize: "pme",
    tone: "direct",
    calendlyUrl: "https://agenda.exemple.fr/pommy",
    valueProp: "é".repeat(2_001),
  });
  expect((await read()).toCheck).toEqual(["value_prop"]);
});

test("`toCheck` lists no empty field", async () => {
  const { services, user, read } = await signedIn();
  await say(services, user, "Pômmy");
  expect((await read()).toCheck).toEqual([]);
});

test("a correction returns its text, is 429 above the limit, and 409 before its question", async () => {
  const { services, user, post } = await signedIn();
  await say(services, user, "Pômmy", "Logiciels");
  const correct = (body: object) => post({ key: randomUUID(), step: "industry", ...body });
  const corrected = await correct({ content: "Éclairage LED" });
  expect(corrected.status).toBe(201);
  expect((await corrected.json()).message).toMatchObject({ content: "Secteur\u00A0: Éclairage LED" });

  expect((await correct({ step: "tone", content: "Direct" })).status).toBe(409);
  expect((await correct({ step: "nom", content: "x" })).status).toBe(422);
  expect((await correct({ key: "x".repeat(60_000), content: "x" })).status).toBe(422);
  expect((await correct({ content: "x".repeat(8_001) })).status).toBe(413);
  for (let count = 3; count < 60; count++) expect((await correct({ content: `${count}` })).status).toBe(201);
  const refused = await correct({ content: "Une de trop" });
  const seconds = Number(refused.headers.get("Retry-After"));
  expect([refused.status, await refused.json()]).toEqual([
    429,
    { error: { code: "too_many_messages", message: copy.refusals.tooMany(seconds) } },
  ]);
});

const complete = ["Pômmy", "Logiciels", "Directeur, PME", "Du temps", "Direct", "RDV", "non"];

test("a field is changed as the form would store it, and drafts use the new value at once", async () => {
  const { services, user, patch, read } = await signedIn();
  await say(services, user, ...complete);
  for (const [field, value, stored] of [
    ["company_name", "  Aubade Conseil ", "Aubade Conseil"],
    ["icp_size", "tpe", "tpe"],
    ["icp_size", " PME de 10 à 50 salariés", "PME de 10 à 50 salariés"],
    ["common_objections", "Trop cher\r\nPas le temps", "Trop cher\nPas le temps"],
    ["common_objections", "", ""],
    ["linkedin_url", "https://linkedin.example/aubade", "https://linkedin.example/aubade"],
  ] as const) {
    const changed = await patch({ field, value });
    expect(changed.status).toBe(200);
    const profile = await changed.json();
    expect(profile.values[field]).toBe(stored);
    expect(await read()).toEqual(profile);
  }
  const created = await createDraft(services, user.id, { key: randomUUID(), kind: "email" });
  expect(JSON.stringify(created)).toContain("Aubade Conseil");
});

test("what the seven answers did not say is asked in order, until it is known or skipped", async () => {
  const { services, user, patch, read } = await signedIn();
  await say(
    services,
    user,
    "Pômmy",
    "Logiciels",
    "Directeurs d’usine en Rhône-Alpes, PME de 10 à 50 salariés",
  );
  // The form would begin with what was understood.
  expect(await read()).toMatchObject({ values: { icp_location: "Rhône-Alpes" }, lacking: [] });
  expect((await patch({ skip: "sender_name" })).status).toBe(409);
  await say(services, user, "Du temps", "Direct", "RDV", "non");
  expect(await read()).toMatchObject({
    values: { icp_title: "Directeurs d’usine en Rhône-Alpes", icp_size: "PME de 10 à 50 salariés" },
    toCheck: [],
    lacking: ["sender_name"],
  });

  await patch({ field: "icp_title", value: "Directeurs commerciaux" });
  await patch({ field: "icp_location", value: "Lyon" });
  // The sector of the first answer stays until it is taken out.
  expect((await read()).lacking).toEqual(["sender_name"]);
  await patch({ field: "icp_industry", value: "" });
  expect((await read()).lacking).toEqual(["icp_industry", "sender_name"]);
  expect((await (await patch({ skip: "icp_industry" })).json()).lacking).toEqual(["sender_name"]);
  await patch({ field: "sender_name", value: "Hélène Roy" });
  expect((await read()).lacking).toEqual([]);
  await patch({ field: "sender_name", value: "" });
  await patch({ skip: "sender_name" });
  expect((await patch({ skip: "sender_name" })).status).toBe(200);
  expect((await read()).lacking).toEqual([]);
  for (const body of [{ skip: "tone" }, { skip: ["sender_name"] }, { skip: "__proto__" }, { field: "skip" }])
    expect((await patch(body)).status).toBe(422);
});

test("a value that the form would refuse is 422 with the form's message, and changes nothing", async () => {
  const { services, user, patch, read } = await signedIn();
  await say(services, user, ...complete);
  const before = await read();
  for (const [field, value, message] of [
    ["company_name", " \u00a0\u200b", copyOfForm.required],
    ["value_prop", "", copyOfForm.required],
    ["industry", "x".repeat(201), copyOfForm.tooLong(200)],
    ["banned_phrases", "é".repeat(2_001), copyOfForm.tooLong(2_000)],
    ["banned_phrases", "a\0b", copyOfForm.unreadable],
    ["icp_title", "a\ud800b", copyOfForm.unreadable],
    ["tone", "poétique", copyOfForm.choose],
    ["icp_size", "", copyOfForm.choose],
    ["icp_size", "Lyon 69", copyOfForm.choose],
    ["calendly_url", "javascript:alert(1)", copyOfForm.url],
  ] as const) {
    const refused = await patch({ field, value });
    expect([value, refused.status, await refused.json()]).toEqual([
      value,
      422,
      { error: { code: "invalid_value", message } },
    ]);
  }
  for (const body of [
    {},
    { field: "tone" },
    { field: "email", value: "x" },
    { field: "__proto__", value: "x" },
    { field: ["tone"], value: "direct" },
    { field: "tone", value: ["direct"] },
    { field: "tone", value: null },
  ])
    expect((await patch(body)).status).toBe(422);
  expect(await read()).toEqual(before);
});

test("without a complete profile a change is 409, and the open question stays open", async () => {
  const { services, user, patch, read } = await signedIn();
  const change = { field: "company_name", value: "Aubade" };
  expect((await patch(change)).status).toBe(409);
  await say(services, user, ...complete.slice(0, 6));
  const refused = await patch(change);
  expect([refused.status, (await refused.json()).error.code]).toEqual([409, "no_profile"]);
  expect(await read()).toMatchObject({ isComplete: false, values: { company_name: "Pômmy" } });
});

test("fields that are changed at the same time are all kept, and the last change of one field counts", async () => {
  const { services, user, patch, read } = await signedIn();
  await say(services, user, ...complete);
  const changes = [
    { field: "tone", value: "formal" },
    { field: "industry", value: "Énergie" },
    { field: "icp_location", value: "Lyon" },
    { field: "primary_goal", value: "autre" },
    ...Array.from({ length: 6 }, (_, number) => ({ field: "value_prop", value: `Valeur ${number}` })),
  ];
  const answers = await Promise.all(changes.map(patch));
  expect(answers.map(({ status }) => status)).toEqual(changes.map(() => 200));
  const { values } = await read();
  expect(values).toMatchObject({
    tone: "formal",
    industry: "Énergie",
    icp_location: "Lyon",
    primary_goal: "autre",
  });
  expect(values).toMatchObject({ value_prop: expect.stringMatching(/^Valeur \d$/) });
});

test("the sixty-first change of a minute is 429, while messages are still accepted", async () => {
  const { services, user, patch, read } = await signedIn();
  await say(services, user, ...complete);
  for (let count = 0; count < 60; count++)
    expect((await patch({ field: "industry", value: `${count}` })).status).toBe(200);
  const refused = await patch({ field: "industry", value: "Une de trop" });
  const seconds = Number(refused.headers.get("Retry-After"));
  expect([refused.status, (await refused.json()).error]).toEqual([
    429,
    { code: "too_many_changes", message: copyOfProfile.refusals.tooMany(formatWait(seconds)) },
  ]);
  expect(await read()).toMatchObject({ values: { industry: "59" } });
  await say(services, user, "Bonjour");
});

/** Signs Anna in and returns the profile API of her session. */
async function signedIn() {
  const services = await createTestServices();
  const { cookie, user } = await signInByMail(services, "anna@exemple.fr");
  const context = routeContext(services);
  const address = "http://localhost:3000/api/profile";
  const send = (method: string) => (body: object) => {
    const headers = { Cookie: cookie, "Content-Type": "application/json" };
    return action({
      request: new Request(address, { method, headers, body: JSON.stringify(body) }),
      context,
    });
  };
  return {
    services,
    user,
    read: async (): Promise<Record<string, unknown>> =>
      (await loader({ request: new Request(address, { headers: { Cookie: cookie } }), context })).json(),
    post: send("POST"),
    patch: send("PATCH"),
  };
}
