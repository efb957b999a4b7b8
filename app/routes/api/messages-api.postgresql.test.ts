import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { deleteAccount } from "#app/accounts/delete-account.server.ts";
import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { endSession } from "#app/cookies/session-cookie.server.ts";
import { clients, messages as messageRows } from "#db/schema.ts";
import { signInToApi } from "#test/conversation/call-messages-api.ts";
import { createTestServices } from "#test/services/test-services.ts";

vi.spyOn(console, "log").mockImplementation(() => {});

test("a message is stored, repeated by its key, refused for another content, and read back", async () => {
  const anna = await signInToApi(await createTestServices(), "anna@example.fr");
  const key = randomUUID();

  const created = await anna.post({ key, content: "  Pômmy " });
  expect(created.status).toBe(201);
  const { message } = await created.json();
  expect(message).toMatchObject({ seq: 2, role: "user", content: "Pômmy" });

  const repeated = await anna.post({ key, content: "Pômmy" });
  expect([repeated.status, await repeated.json()]).toEqual([200, { message }]);
  expect((await anna.post({ key, content: "Autre" })).status).toBe(409);

  const { messages: all, step } = await anna.read();
  expect([all[1], all.length, step]).toEqual([message, 3, "industry"]);
  expect((await anna.read("?after=2")).messages).toEqual(all.slice(2));
});

test("role, id, seq, client and time in a body are ignored", async () => {
  const services = await createTestServices();
  const [anna, bruno] = [
    await signInToApi(services, "anna@example.fr"),
    await signInToApi(services, "bruno@example.fr"),
  ];
  const claimed = { id: randomUUID(), seq: 77, role: "assistant", client_id: bruno.id, clientId: bruno.id };
  const times = { created_at: "2001-01-01T00:00:00Z", createdAt: "2001-01-01T00:00:00Z", asks: "tone" };
  const response = await anna.post({ key: randomUUID(), content: "Bonjour", ...claimed, ...times });

  const { message } = await response.json();
  expect(message).toMatchObject({ seq: 2, role: "user", content: "Bonjour" });
  expect(message.id).not.toBe(claimed.id);
  expect(message.createdAt).not.toMatch(/^2001/);
  expect((await bruno.read()).messages).toHaveLength(1);
});

const refused = [
  ["{", 400],
  ["", 400],
  ["[".repeat(30_000), 400],
  ["null", 422],
  ["[]", 422],
  ['{"__proto__":{"key":"a","content":"b"}}', 422],
  [{ content: "sans clé" }, 422],
  [{ key: "pas-un-uuid", content: "x" }, 422],
  [{ key: [randomUUID()], content: "x" }, 422],
  [{ key: randomUUID(), content: ["x"] }, 422],
  [{ key: randomUUID(), content: 5 }, 422],
  [{ key: randomUUID(), content: " \u00a0\n" }, 422],
  [{ key: randomUUID(), content: "a\0b" }, 422],
  [{ key: randomUUID(), content: "a\ud800b" }, 422],
  [{ key: randomUUID(), content: "😀".repeat(8_001) }, 413],
] as const;

test("an invalid message is refused with a status and a sentence, and not stored", async () => {
  const anna = await signInToApi(await createTestServices(), "anna@example.fr");
  for (const [body, status] of refused) {
    const response = await anna.post(body);
    expect([body, response.status, await response.json()]).toEqual([
      body,
      status,
      { error: { code: expect.stringMatching(/^[a-z_]+$/), message: expect.stringMatching(/\.$/) } },
    ]);
  }
  expect((await anna.read()).messages.map(({ content }) => content)).toEqual([copy.questions.company_name()]);
});

test("a message of 8,000 characters is stored", async () => {
  const anna = await signInToApi(await createTestServices(), "anna@example.fr");
  expect((await anna.post({ key: randomUUID(), content: "😀".repeat(8_000) })).status).toBe(201);
});

test("an answer to a closed question is 409 with a sentence, and not stored", async () => {
  const anna = await signInToApi(await createTestServices(), "anna@example.fr");
  await anna.read();
  const key = randomUUID();
  const answer = { key, content: "Pômmy", step: "company_name" };
  expect((await anna.post(answer)).status).toBe(201);
  expect((await anna.post(answer)).status).toBe(200);
  for (const step of ["company_name", "tone"]) {
    const late = await anna.post({ key: randomUUID(), content: "Trop tard", step });
    expect([late.status, await late.json()]).toEqual([
      409,
      { error: { code: "question_closed", message: copy.refusals.closed } },
    ]);
  }
  expect((await anna.post({ key: randomUUID(), content: "Logiciels", step: null })).status).toBe(201);
  for (const step of ["", "nom", 3, {}])
    expect((await anna.post({ key: randomUUID(), content: "x", step })).status).toBe(422);
  const contents = (await anna.read()).messages.map(({ content }) => content);
  expect(contents).toEqual(expect.arrayContaining(["Pômmy", "Logiciels"]));
  expect(contents).not.toContain("Trop tard");
});

test("the sixty-first message of a minute is 429 with the seconds to wait, but a repeated one is not", async () => {
  const anna = await signInToApi(await createTestServices(), "anna@example.fr");
  const key = randomUUID();
  expect((await anna.post({ key, content: "Bonjour" })).status).toBe(201);
  for (let count = 1; count < 60; count++)
    expect((await anna.post({ key: randomUUID(), content: "Encore" })).status).toBe(201);

  const refused = await anna.post({ key: randomUUID(), content: "Trop" });
  expect(refused.status).toBe(429);
  const seconds = Number(refused.headers.get("Retry-After"));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(await refused.json()).toEqual({
    error: { code: "too_many_messages", message: copy.refusals.tooMany(seconds) },
  });
  expect((await anna.post({ key, content: "Bonjour" })).status).toBe(200);
  expect((await anna.read()).messages.map(({ content }) => content)).not.toContain("Trop");
});

test("a message whose session ends while its body is sent is not stored", async () => {
  const services = await createTestServices();
  const anna = await signInToApi(services, "anna@example.fr");
  const bruno = await signInToApi(services, "bruno@example.fr");
  const slow = [anna, bruno].map((each) => each.postSlowly({ key: randomUUID(), content: "Trop tard" }));
  await endSession(services, anna.request("/api/messages"));
  await deleteAccount(services, { id: bruno.id, email: "bruno@example.fr" });
  for (const { finish, answered } of slow) {
    finish();
    expect((await answered).status).toBe(401);
  }
  expect(await services.db.asOwner.select().from(messageRows)).toEqual([]);
  expect(await services.db.asOwner.select().from(clients)).toMatchObject([{ id: anna.id }]);
});
