import { expect, test, vi } from "vitest";
import { messages as messageRows } from "#db/schema.ts";
import { bodyOf, signInToApi } from "#test/conversation/call-messages-api.ts";
import { fill } from "#test/conversation/conversations.ts";
import { createTestServices } from "#test/services/test-services.ts";

vi.spyOn(console, "log").mockImplementation(() => {});

test("a HEAD request for a history returns its headers without a body", async () => {
  const anna = await signInToApi(await createTestServices(), "anna@example.fr");
  const response = await anna.call("/api/messages", { method: "HEAD" });
  expect([response.status, response.headers.get("Content-Type"), response.body]).toEqual([
    200,
    "application/json",
    null,
  ]);
});

test("a history that is aborted halfway is not valid JSON", async () => {
  const services = await createTestServices();
  const anna = await signInToApi(services, "anna@example.fr");
  await anna.read();
  await fill(services.db.asOwner, anna, 400, 200);
  const body = bodyOf(await anna.call("/api/messages", {}));
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = decoder.decode((await reader.read()).value);
  await services.db.asOwner.delete(messageRows);
  const rest = async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read())
      text += decoder.decode(part.value);
  };
  await expect(rest()).rejects.toThrow();
  expect(text.length).toBeGreaterThan(1_000);
  expect(() => JSON.parse(text)).toThrow();
});

test("every part of a history is a slice of the whole", async () => {
  const services = await createTestServices();
  const anna = await signInToApi(services, "anna@example.fr");
  await anna.read();
  await fill(services.db.asOwner, anna, 700, 200);
  const { messages: all } = await anna.read();
  expect(all.map(({ seq }) => seq)).toEqual(Array.from({ length: 701 }, (_, index) => index + 1));
  expect((await anna.read("?after=650")).messages).toEqual(all.slice(650));
  expect((await anna.read("?limit=60")).messages).toEqual(all.slice(-60));
  expect((await anna.read("?before=301&limit=200")).messages).toEqual(all.slice(100, 300));
  expect((await anna.read("?before=701")).messages).toEqual(all.slice(200, 700));
  expect((await anna.read("?limit=9999")).messages).toEqual(all.slice(-500));
});
