import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openConversation } from "#app/conversation/open-conversation.server.ts";
import { contentsOf } from "#app/offers/contents.ts";
import type { TeamOffer } from "#app/offers/team-offers.ts";
import type { Services } from "#app/services.server.ts";
import { cancelSubscription, setOffer } from "#app/team/subscription.server.ts";
import { nights } from "#db/schema.ts";
import { signInByMail } from "#test/accounts/sign-in-by-mail.ts";
import { contractOf } from "#test/openapi/contract.ts";
import { teamIdOf } from "#test/prospects/stored-prospects.ts";
import { routeContext } from "#test/services/route-context.ts";
import { createTestServices } from "#test/services/test-services.ts";
import * as route from "./offer-api.ts";
import { openApiDocument } from "./openapi/document.ts";

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));
afterEach(() => void vi.useRealTimers());

const contract = contractOf(openApiDocument({ appUrl: "http://localhost:3000", isHttps: false }) as never);

/** The time on the clocks in Paris. */
const at = (moment: string) => vi.setSystemTime(new Date(`${moment}+02:00`));

async function signedIn(services: Services, email: string) {
  const { cookie, user } = await signInByMail(services, email);
  await openConversation(services, user);
  const teamId = await teamIdOf(services, user.id);
  return {
    teamId,
    enter: (offer: TeamOffer, until: string | null = null) =>
      setOffer(services, teamId, { offer, until, by: "ops" }),
    offer: async () => {
      const headers = { Cookie: cookie };
      const request = new Request("http://localhost:3000/api/offer", { headers });
      const response = await route.loader({ request, context: routeContext(services), params: {} });
      const body = await response.text();
      contract.check({ method: "GET", path: "/api/offer", request: { headers }, response, body });
      return JSON.parse(body);
    },
  };
}

const night = (teamId: string, day: string, delivered: number) => ({
  ...{
    teamId,
    day,
    delivered,
    state: "delivered" as const,
    beginsAt: new Date(),
    dueAt: new Date(),
    deliveredAt: new Date(),
  },
});

test("the offer says what it includes, what of it is used and until when, whatever happens to it", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  at("2026-06-10T11:00:00");
  const services = await createTestServices();
  const anna = await signedIn(services, "anna@exemple.fr");
  expect(await anna.offer()).toEqual({
    ...{ offer: null, until: null, trial: null, used: { contacts: 0 }, period: null },
    included: contentsOf(null),
  });

  await anna.enter("trial");
  expect(await anna.offer()).toMatchObject({ offer: "trial", until: "2026-06-23", trial: 14 });
  at("2026-06-23T23:59:59");
  await services.db.asOwner.insert(nights).values(night(anna.teamId, "2026-06-12", 7));
  expect(await anna.offer()).toMatchObject({
    ...{ offer: "trial", trial: 1, used: { contacts: 7 }, included: contentsOf("trial") },
    period: { from: "2026-06-11", to: "2026-06-23", contacts: 50 },
  });
  at("2026-06-24T00:00:01");
  expect(await anna.offer()).toMatchObject({ offer: null, trial: null, included: { contacts: 0 } });

  at("2026-06-25T11:00:00");
  await anna.enter("growth", "2026-07-10");
  await services.db.asOwner.insert(nights).values(night(anna.teamId, "2026-06-26", 11));
  expect(await anna.offer()).toMatchObject({
    ...{ offer: "growth", until: "2026-07-10", trial: null, used: { contacts: 11 } },
    included: { contacts: 200, users: 3, criteria: 20 },
    period: { from: "2026-06-24", to: "2026-06-30", contacts: (200 * 6) / 30 },
  });
  at("2026-07-01T00:00:01");
  expect(await anna.offer()).toMatchObject({ used: { contacts: 0 }, period: { to: "2026-07-10" } });
  await cancelSubscription(services, anna.teamId, "ops");
  expect((await anna.offer()).offer).toBeNull();
});
