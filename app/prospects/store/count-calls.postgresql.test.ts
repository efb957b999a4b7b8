import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { ensureClient } from "#app/accounts/clients.server.ts";
import { fakeClock } from "#test/clock.ts";
import { servicesFor } from "#test/conversation/conversations.ts";
import { anna, bruno } from "#test/drafts/stored-drafts.ts";
import { deliver, newProspects } from "#test/prospects/stored-prospects.ts";
import type { NewEvent } from "../prospect-bodies.ts";
import { applyEvent } from "./apply-event.server.ts";
import { countCalls } from "./count-calls.server.ts";

fakeClock();

test("calls since a moment are counted by outcome, without those that were undone, of other teams or of other prospects", async () => {
  const services = await servicesFor(anna, bruno);
  for (const client of [anna, bruno]) await services.db.asClient(client.id, (tx) => ensureClient(tx, client));
  const { ids } = await deliver(services, anna.id, newProspects(4));
  const [one = "", two = "", three = "", four = ""] = ids;
  const act = async (id: string, event: object) => {
    const applied = await applyEvent(services, anna.id, id, { key: randomUUID(), ...event } as NewEvent);
    if (applied.kind !== "created") throw new Error(applied.kind);
    return applied.event.id;
  };
  const call = (id: string, outcome: string) => act(id, { kind: "call", outcome });
  await call(one, "answered");
  vi.setSystemTime(Date.now() + 60_000);
  const since = new Date();
  await call(one, "meeting");
  await act(one, { kind: "note", text: "Oui" });
  await act(two, { kind: "undo", event: await call(two, "call_back") });
  await call(two, "no_answer");
  await call(three, "answered");
  await call(four, "answered");

  const counts = { answered: 1, no_answer: 1, call_back: 0, meeting: 1 };
  expect(await countCalls(services, anna.id, { ids: [one, two, three], since })).toEqual(counts);
  const none = { answered: 0, no_answer: 0, call_back: 0, meeting: 0 };
  expect(await countCalls(services, bruno.id, { ids, since })).toEqual(none);
  expect(await countCalls(services, anna.id, { ids: [], since })).toEqual(none);
});
