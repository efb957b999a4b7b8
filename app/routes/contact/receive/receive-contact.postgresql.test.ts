import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { referencePattern } from "#app/contact/reference.ts";
import type { Caller, Services } from "#app/services.server.ts";
import { contactRequests } from "#db/schema.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { receiveContact } from "./receive-contact.server.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
});

const values = { firstName: "A", lastName: "B", email: "a@exemple.fr", subject: "S", message: "M" };
const caller: Caller = { address: "192.0.2.7", requestId: "", nonce: null };

const sent = { status: "sent", reference: expect.stringMatching(referencePattern) };

const send = (services: Services, more: Record<string, unknown> = {}) =>
  receiveContact(services, caller, "message", async () => ({ ...values, ...more }));

test("a form that was filled in too fast or has the honeypot filled in is refused and keeps its values", async () => {
  const services = await createTestServices();
  for (const elapsed of ["120", 120, "-1", "0", "   "])
    expect(await send(services, { elapsed })).toMatchObject({
      status: "refused",
      reason: "tooFast",
      values,
    });
  for (const website of ["https://spam.example", new File(["x"], "x"), ["x"]])
    expect(await send(services, { website })).toMatchObject({
      status: "refused",
      reason: "trap",
      values,
    });
  expect(await services.db.asOwner.select().from(contactRequests)).toEqual([]);
});

test("null counts as empty in the honeypot and in the time", async () => {
  const services = await createTestServices();
  const refused = { status: "refused", reason: "fields", problems: { message: "missing" } };
  for (const empty of [null, undefined, ""])
    expect(await send(services, { website: empty, elapsed: empty, message: "" })).toMatchObject(refused);
});

test("a time or a key that is not text counts as missing", async () => {
  const services = await createTestServices();
  const deep = JSON.parse(`${"[".repeat(30_000)}${"]".repeat(30_000)}`);
  const noNumber = { valueOf: 1, toString: 1 };
  for (const malformed of [deep, noNumber, new File(["x"], "x"), "@".repeat(64 * 1024)])
    expect(await send(services, { elapsed: malformed, key: malformed })).toEqual(sent);
});

test("every form counts for the rate limit, even a refused one, and a limited one is not read", async () => {
  const services = await createTestServices();
  for (let number = 0; number < 300; number++) {
    const more = [{ email: "@".repeat(60_000) }, { website: "x" }, { elapsed: "1" }][number % 3];
    expect(await send(services, more)).toMatchObject({ reason: ["fields", "trap", "tooFast"][number % 3] });
  }

  const read = vi.fn();
  expect(await receiveContact(services, caller, "message", read)).toEqual({
    status: "refused",
    values: null,
    problems: {},
    reason: { retryAfter: 600 },
  });
  expect(read).not.toHaveBeenCalled();

  const elsewhere = { ...caller, address: "192.0.2.8" };
  expect(await receiveContact(services, elsewhere, "message", async () => values)).toEqual(sent);
  vi.setSystemTime(Date.now() + 600_000);
  expect(await send(services)).toEqual(sent);
});
