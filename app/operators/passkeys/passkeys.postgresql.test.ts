import { eq, ne } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { commandActor } from "#app/operators/audit/record-audit.server.ts";
import type { Services } from "#app/services.server.ts";
import { auditLog, passkey, session as sessions } from "#db/schema.ts";
import { signInAs } from "#test/accounts/customers.ts";
import { createTestServices } from "#test/services/test-services.ts";
import {
  addPasskey,
  answerWithPasskey,
  challenge,
  needsPasskey,
  passkeysOf,
  removePasskey,
  resetPasskeys,
} from "./passkeys.server.ts";

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));

const who = { actor: "chloe@matinal.example" };

const credentialOf = (email: string) => Buffer.from(email).toString("base64url");

/** An operator with a passkey that nobody can answer with. */
async function withPasskey(services: Services, email = who.actor) {
  const session = await signInAs(services, email);
  const { id: userId } = session.user;
  const stored = {
    name: "Bureau",
    publicKey: "eA==",
    counter: 0,
    deviceType: "singleDevice",
    backedUp: false,
  };
  await services.db.asOwner
    .insert(passkey)
    .values({ id: email, credentialID: credentialOf(email), userId, createdAt: new Date(), ...stored });
  return session;
}

const answered = (services: Services, id: string, ago: number) =>
  services.db.asOwner
    .update(sessions)
    .set({ passkeyAt: new Date(Date.now() - ago) })
    .where(eq(sessions.id, id));

test("an answer with a passkey counts for an hour, for the session that gave it, and only where there is a passkey", async () => {
  const services = await createTestServices();
  const nobody = await signInAs(services, "anna@exemple.fr");
  expect(await needsPasskey(services, nobody)).toBe(false);
  const session = await withPasskey(services);
  const hour = 60 * 60 * 1000;
  expect(await needsPasskey(services, session)).toBe(true);
  await answered(services, session.id, hour - 60_000);
  expect(await needsPasskey(services, session)).toBe(false);
  const other = await signInAs(services, who.actor);
  expect(await needsPasskey(services, other)).toBe(true);
  await answered(services, session.id, hour + 1_000);
  expect(await needsPasskey(services, session)).toBe(true);
});

test("what is no answer to the challenge changes nothing, and twenty in ten minutes are the limit", async () => {
  const services = await createTestServices();
  const session = await withPasskey(services);
  const cookie = session.request.headers.get("Cookie") ?? "";
  const asked = await challenge(services, session, cookie, "authentication");
  expect(asked?.options).toMatchObject({ rpId: "localhost", allowCredentials: [expect.anything()] });
  const sent = asked?.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  expect(sent).toMatch(/^matinal\.passkey=/);
  const both = `${cookie}; ${sent}`;
  const wrong = (id: string) => JSON.stringify({ id, rawId: id, type: "public-key", response: {} });
  const before = await services.db.asOwner.$count(sessions);
  for (const answer of ["", "{}", "x".repeat(30_000), wrong("unknown"), wrong(credentialOf(who.actor))])
    expect(await answerWithPasskey(services, session, { cookie: both, answer }), answer.slice(0, 80)).toBe(
      false,
    );
  const made = { answer: wrong("x"), name: "Faux", who };
  for (const each of [both, cookie])
    expect(await addPasskey(services, session, { cookie: each, ...made })).toBe(false);
  expect(await services.db.asOwner.$count(sessions)).toBe(before);
  expect(await needsPasskey(services, session)).toBe(true);
  expect(await passkeysOf(services, session.user.id)).toHaveLength(1);
  for (let n = 0; n < 20; n++) await challenge(services, session, cookie, "authentication");
  expect(await challenge(services, session, cookie, "authentication")).toBe(null);
});

test("a passkey is removed by its owner alone, all of them by whoever runs the server, and the log tells both", async () => {
  const services = await createTestServices();
  const chloe = await withPasskey(services);
  const david = await withPasskey(services, "david@matinal.example");
  const last = { id: who.actor, isLast: true };
  expect(await removePasskey(services, david.user.id, last, { actor: david.user.email })).toBe("missing");
  expect(await removePasskey(services, chloe.user.id, { ...last, isLast: false }, who)).toBe("last");
  expect(await removePasskey(services, chloe.user.id, last, who)).toBe("removed");
  await answered(services, david.id, 0);
  expect(await resetPasskeys(services, david.user.id, commandActor("root"))).toBe(1);
  expect(await needsPasskey(services, david)).toBe(false);
  const told = await services.db.asOwner
    .select({ actor: auditLog.actor, action: auditLog.action, of: auditLog.clientId })
    .from(auditLog)
    .where(ne(auditLog.actor, "client"))
    .orderBy(auditLog.id);
  expect(told).toEqual([
    { actor: who.actor, action: "passkey.removed", of: chloe.user.id },
    { actor: "ops:root", action: "passkeys.reset", of: david.user.id },
  ]);
});
