import { expect, test, vi } from "vitest";
import type { TeamOffer } from "#app/offers/team-offers.ts";
import { expiredTeams } from "#app/prospects/store/retention.server.ts";
import { currentTermOf } from "#app/team/current-offer.server.ts";
import { readOffer } from "#app/team/read-offer.server.ts";
import { setOffer } from "#app/team/subscription.server.ts";
import { termsOf } from "#app/team/subscription-terms.server.ts";
import { auditLog } from "#db/schema.ts";
import { fakeClock } from "#test/clock.ts";
import { mornings } from "#test/morning/mornings.ts";
import { deliver, newProspect, teamIdOf } from "#test/prospects/stored-prospects.ts";
import { requestCancellation, withdrawCancellation } from "./cancellation.server.ts";

fakeClock();

/** The time on the clocks in Paris. */
const at = (moment: string) => vi.setSystemTime(new Date(`${moment}+02:00`));

async function customer() {
  const services = await mornings(["anna"]);
  const teamId = await teamIdOf(services, "anna");
  return {
    services,
    teamId,
    enter: (offer: TeamOffer, until: string | null = null) =>
      setOffer(services, teamId, { offer, until, by: "ops" }),
    offer: async () => (await currentTermOf(services.db.asOwner, teamId))?.offer ?? null,
    last: async () => (await termsOf(services.db.asOwner, teamId)).at(-1)?.until,
    expired: (moment: string) => expiredTeams(services, new Date(`${moment}+02:00`).getTime()),
  };
}

test("an offer without an end ends with the month, once, and thirty days later the prospects go", async () => {
  at("2026-06-10T12:00:00");
  const { services, teamId, enter, offer, last, expired } = await customer();
  expect(await requestCancellation(services, "anna"), "without an offer").toEqual({ until: null });
  await enter("starter");
  await deliver(services, "anna", [newProspect()], "2026-06-10");
  at("2026-06-15T12:00:00");
  expect(await requestCancellation(services, "anna")).toEqual({ until: "2026-06-30" });
  at("2026-06-16T12:00:00");
  expect(await requestCancellation(services, "anna")).toEqual({ until: "2026-06-30" });
  expect(await readOffer(services, "anna")).toMatchObject({
    ...{ offer: "starter", until: "2026-06-30", isRevocable: true },
    ...{ next: { kind: "end", day: "2026-07-01" }, cancelledAt: new Date("2026-07-01T00:00:00+02:00") },
  });
  const rows = await services.db.asOwner.select().from(auditLog);
  expect(rows.filter(({ action }) => action === "offer.cancel_requested")).toHaveLength(1);

  at("2026-06-30T23:59:59");
  expect(await offer()).toBe("starter");
  at("2026-07-01T00:00:00");
  expect([await offer(), await last()]).toEqual([null, "2026-06-30"]);
  expect(await withdrawCancellation(services, "anna"), "too late").toEqual({ isKept: false });
  expect(await expired("2026-07-30T23:59:59")).toEqual([]);
  expect(await expired("2026-07-31T00:00:00")).toMatchObject([{ teamId, prospects: 1 }]);
  await enter("growth");
  expect(await expired("2026-07-31T00:00:00"), "who comes back keeps everything").toEqual([]);
});

test("an offer with an end, and a trial, end when they would, and go on as before when it is taken back", async () => {
  at("2026-06-10T12:00:00");
  const { services, enter, last, expired } = await customer();
  for (const [offer, until, end] of [
    ["growth", "2026-08-20", "2026-08-20"],
    ["trial", null, "2026-06-23"],
    ["scale", null, "2026-06-30"],
  ] as const) {
    await enter(offer, until);
    expect(await requestCancellation(services, "anna")).toEqual({ until: end });
    expect(await last()).toBe(end);
    expect(await withdrawCancellation(services, "anna")).toEqual({ isKept: true });
    expect(await withdrawCancellation(services, "anna"), "twice").toEqual({ isKept: false });
    expect([await last(), (await readOffer(services, "anna")).cancelledAt]).toEqual([until, null]);
  }
  at("2026-07-10T12:00:00");
  expect(await readOffer(services, "anna")).toMatchObject({ offer: "scale", until: null });
  expect(await expired("2027-01-01T00:00:00")).toEqual([]);
});

test("an offer that ends without a cancellation keeps its prospects", async () => {
  at("2026-06-10T12:00:00");
  const { services, enter, expired } = await customer();
  await enter("starter", "2026-06-20");
  await deliver(services, "anna", [newProspect()], "2026-06-10");
  expect(await expired("2026-09-01T00:00:00")).toEqual([]);
});

test("nobody fills the audit log by changing their mind", async () => {
  at("2026-06-10T12:00:00");
  const { services, enter } = await customer();
  await enter("starter");
  for (let time = 0; time < 5; time++) {
    expect(await requestCancellation(services, "anna")).toEqual({ until: "2026-06-30" });
    expect(await withdrawCancellation(services, "anna")).toEqual({ isKept: true });
  }
  expect(await requestCancellation(services, "anna")).toEqual({ retryAfter: 600 });
  expect((await readOffer(services, "anna")).cancelledAt).toBeNull();
});
