import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { inspectSignInToken } from "#app/accounts/sign-in/redeem/redeem-link.server.ts";
import { demo } from "#app/content/signed-in/demo-copy.ts";
import { profileSoFar } from "#app/conversation/onboarding/profile-so-far.server.ts";
import { listDrafts } from "#app/drafts/store/read-drafts.server.ts";
import { fieldsToCheck } from "#app/profile/profile-schema.ts";
import { ListQuery } from "#app/prospects/prospect-bodies.ts";
import { statuses } from "#app/prospects/prospect-status.ts";
import { listProspects } from "#app/prospects/store/list-prospects.server.ts";
import { clients, outbox, prospectEvents, session } from "#db/schema.ts";
import { wholeConversation } from "#test/conversation/conversations.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { storeDemo } from "./store-demo.server.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("the demo is a finished onboarding with a complete profile and drafts, and a link that signs in", async () => {
  // A Monday afternoon in Paris.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-23T15:00:00+01:00") });
  const services = await createTestServices();
  const { email, link } = await storeDemo(services);

  const [client] = await services.db.asOwner.select().from(clients);
  const { messages, step } = await wholeConversation(services, client?.id ?? "");
  expect(step).toBeNull();
  expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, index) => index + 1));
  expect(messages.filter(({ role }) => role === "user").map(({ content }) => content)).toEqual([
    ...demo.answers,
    ...demo.messages,
  ]);
  expect(messages.at(-1)?.role).toBe("assistant");

  const profile = await services.db.asClient(client?.id ?? "", (tx) => profileSoFar(tx, client?.id ?? ""));
  // Every trade buys packaging, so none is named.
  expect(Object.entries(profile).filter(([, value]) => value === "")).toEqual([["icp_industry", ""]]);
  expect(fieldsToCheck(profile)).toEqual([]);

  const drafts = await listDrafts(services, client?.id ?? "");
  expect(drafts.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...demo.drafts]));
  expect(drafts).toHaveLength(demo.drafts.length);

  const list = await listProspects(services, client?.id ?? "", v.parse(ListQuery, { limit: "200" }));
  if (list === "wrong-cursor") throw new Error("The cursor is wrong.");
  expect(list.counts).toMatchObject({ new: 10, all: 100 });
  expect(list.counts.due).toBeGreaterThan(5);
  expect(list.counts.due).toBeLessThan(40);
  expect(new Set(list.prospects.map(({ status }) => status))).toEqual(new Set(statuses));
  expect(new Set(list.prospects.map(({ deliveredOn }) => deliveredOn)).size).toBe(10);
  expect(new Set(list.prospects.map(({ company }) => company)).size).toBe(100);
  for (const { email, phone, siren, website } of list.prospects) {
    expect([email.value, siren, website]).toEqual([
      expect.stringMatching(/^[a-z.-]+@[a-z-]+\.example$/),
      null,
      expect.stringMatching(/\.example$/),
    ]);
    if (phone.value !== null) expect(phone.value).toMatch(/^01 99 00 \d\d \d\d$/);
  }
  const events = await services.db.asOwner.select().from(prospectEvents);
  expect(events.every(({ at }) => at.getTime() <= Date.now())).toBe(true);

  // Nobody is signed in yet, and no mail leaves.
  expect(await services.db.asOwner.select().from(session)).toEqual([]);
  expect(await services.db.asOwner.select().from(outbox)).toEqual([]);
  const { origin, pathname, hash } = new URL(link);
  expect([origin, pathname]).toEqual([services.environment.appUrl, "/login"]);
  const token = new URLSearchParams(hash.slice(1)).get("access_token") ?? "";
  const inspected = await inspectSignInToken(services, { token, browser: null, address: "192.0.2.7" });
  expect(inspected).toMatchObject({ ok: true, email, next: "/assistant" });
});
