import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Caller, Services } from "~/services.server.ts";
import { contactRequests } from "../../../db/schema.ts";
import { createTestServices } from "../../../test/services/test-services.ts";
import { receive } from "./receive.server.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
});

const written = { firstName: "A", lastName: "B", email: "a@exemple.fr", subject: "S", message: "M" };
const caller: Caller = { address: "192.0.2.7", requestId: "", nonce: null };

const send = (services: Services, more: Record<string, unknown> = {}) =>
  receive(services, caller, async () => ({ ...written, ...more }));

test("who was faster than a person, or fills in the hidden field, is refused, with what was written", async () => {
  const services = await createTestServices();
  for (const elapsed of ["120", 120, "-1", "0", "   "])
    expect(await send(services, { elapsed })).toMatchObject({
      status: "refused",
      reason: "tooFast",
      values: written,
    });
  for (const website of ["https://spam.example", new File(["x"], "x"), ["x"]])
    expect(await send(services, { website })).toMatchObject({
      status: "refused",
      reason: "trap",
      values: written,
    });
  expect(await services.db.asOwner.select().from(contactRequests)).toEqual([]);
});

test("a hidden field that a program leaves at null is empty, and so is a time that it does not tell", async () => {
  const services = await createTestServices();
  const refused = { status: "refused", reason: "fields", problems: { message: "missing" } };
  for (const nothing of [null, undefined, ""])
    expect(await send(services, { website: nothing, elapsed: nothing, message: "" })).toMatchObject(refused);
});

test("a time or a key that is something else than text is as good as none", async () => {
  const services = await createTestServices();
  const deep = JSON.parse(`${"[".repeat(30_000)}${"]".repeat(30_000)}`);
  const noNumber = { valueOf: 1, toString: 1 };
  for (const odd of [deep, noNumber, new File(["x"], "x"), "@".repeat(64 * 1024)])
    expect(await send(services, { elapsed: odd, key: odd })).toEqual({ status: "sent" });
});

test("every form counts, also one that is refused, and who sends too many is not even read", async () => {
  const services = await createTestServices();
  for (let number = 0; number < 300; number++) {
    const more = [{ email: "@".repeat(60_000) }, { website: "x" }, { elapsed: "1" }][number % 3];
    expect(await send(services, more)).toMatchObject({ reason: ["fields", "trap", "tooFast"][number % 3] });
  }

  const read = vi.fn();
  expect(await receive(services, caller, read)).toEqual({
    status: "refused",
    values: null,
    problems: {},
    reason: { retryAfter: 600 },
  });
  expect(read).not.toHaveBeenCalled();

  const elsewhere = { ...caller, address: "192.0.2.8" };
  expect(await receive(services, elsewhere, async () => written)).toEqual({ status: "sent" });
  vi.setSystemTime(Date.now() + 600_000);
  expect(await send(services)).toEqual({ status: "sent" });
}, 60_000);
