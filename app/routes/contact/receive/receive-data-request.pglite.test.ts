import { expect, test, vi } from "vitest";
import type { Caller } from "#app/services.server.ts";
import { contactRequests } from "#db/schema.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { receiveContact } from "./receive-contact.server.ts";

const values = { firstName: "A", lastName: "B", email: "a@exemple.fr", subject: "oppose" };
const caller: Caller = { address: "192.0.2.7", requestId: "", nonce: null };
const key = "0123456789abcdef";

test("a request about data is stored once for each view of the form, and a retry has the same reference", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const services = await createTestServices();
  const send = (more: Record<string, unknown> = {}, address = caller.address) =>
    receiveContact(services, { ...caller, address }, "dataRequest", async () => ({
      ...values,
      key,
      ...more,
    }));
  const stored = () => services.db.asOwner.select().from(contactRequests);

  const answers = await Promise.all([send(), send(), send({}, "192.0.2.8")]);
  expect(new Set(answers.map((each) => each.status === "sent" && each.reference)).size).toBe(1);
  expect(await stored()).toMatchObject([
    {
      firstName: "A",
      company: "",
      subject: expect.stringContaining("opposition"),
      message: "(Aucun message.)",
    },
  ]);

  // What was not understood comes back as it was chosen, not as it would be stored.
  expect(await send({ email: "a" })).toMatchObject({
    status: "refused",
    reason: "fields",
    problems: { email: "malformed" },
    values: { subject: "oppose" },
  });
  expect(await send({ website: "x" })).toMatchObject({ reason: "trap" });
  expect(await send({ subject: "erase" })).toMatchObject({ status: "sent" });
  expect(await stored()).toHaveLength(2);
});
