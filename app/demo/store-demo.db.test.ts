import { expect, test } from "vitest";
import { inspectSignInToken } from "#app/accounts/sign-in/redeem/redeem-link.server.ts";
import { demo } from "#app/content/signed-in/demo-copy.ts";
import { profileSoFar } from "#app/conversation/onboarding/profile-so-far.server.ts";
import { listDrafts } from "#app/drafts/store/read-drafts.server.ts";
import { fieldsToCheck } from "#app/profile/profile-schema.ts";
import { clients, outbox, session } from "#db/schema.ts";
import { wholeConversation } from "#test/conversation/conversations.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { storeDemo } from "./store-demo.server.ts";

test("the demo is a finished onboarding with a complete profile and drafts, and a link that signs in", async () => {
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
  expect(Object.entries(profile).filter(([, value]) => value === "")).toEqual([]);
  expect(fieldsToCheck(profile)).toEqual([]);

  const drafts = await listDrafts(services, client?.id ?? "");
  expect(drafts.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...demo.drafts]));
  expect(drafts).toHaveLength(demo.drafts.length);

  // Nobody is signed in yet, and no mail leaves.
  expect(await services.db.asOwner.select().from(session)).toEqual([]);
  expect(await services.db.asOwner.select().from(outbox)).toEqual([]);
  const { origin, pathname, hash } = new URL(link);
  expect([origin, pathname]).toEqual([services.environment.appUrl, "/login"]);
  const token = new URLSearchParams(hash.slice(1)).get("access_token") ?? "";
  const inspected = await inspectSignInToken(services, { token, browser: null, address: "192.0.2.7" });
  expect(inspected).toMatchObject({ ok: true, email, next: "/assistant" });
});
