import { beforeEach, expect, test, vi } from "vitest";
import { loadSession } from "#app/cookies/session-cookie.server.ts";
import { customer, signInAs } from "#test/accounts/customers.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { endOtherSessions, endOwnSession, listSessions } from "./own-sessions.server.ts";

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));

test("a session can be ended by its owner and by nobody else", async () => {
  const services = await createTestServices();
  const bruno = await customer(services, "bruno@exemple.fr");
  const anna = await customer(services, "anna@exemple.fr");
  expect(await listSessions(services, anna.user.id)).toEqual([
    { id: anna.id, userAgent: "Firefox", createdAt: expect.any(Date), lastUsedAt: expect.any(Date) },
  ]);

  for (const id of [bruno.id, "none"]) expect(await endOwnSession(services, anna.user.id, id)).toBe(false);
  expect(await loadSession(services, bruno.request)).not.toBeNull();
  expect(await endOwnSession(services, anna.user.id, anna.id)).toBe(true);
  expect(await loadSession(services, anna.request)).toBeNull();
});

test("signing out all other devices ends their sessions and streams, but not this one's or another user's", async () => {
  const services = await createTestServices();
  const bruno = await customer(services, "bruno@exemple.fr");
  const phone = await customer(services, "anna@exemple.fr");
  const tablet = await signInAs(services, "anna@exemple.fr");
  const laptop = await signInAs(services, "anna@exemple.fr");
  const events: string[] = [];
  for (const { id, user } of [bruno, phone, tablet, laptop])
    services.live.subscribe({
      clientId: user.id,
      sessionId: id,
      onEvent: ({ kind }) => void (kind === "signed-out" && events.push(id)),
    });

  await endOtherSessions(services, laptop);
  for (const { request } of [phone, tablet]) expect(await loadSession(services, request)).toBeNull();
  for (const { request } of [bruno, laptop]) expect(await loadSession(services, request)).not.toBeNull();
  await expect.poll(() => events.toSorted()).toEqual([phone.id, tablet.id].toSorted());
  expect(await listSessions(services, laptop.user.id)).toEqual([expect.objectContaining({ id: laptop.id })]);
});
