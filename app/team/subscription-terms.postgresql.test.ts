import { expect, test, vi } from "vitest";
import type { TeamOffer } from "#app/offers/team-offers.ts";
import { fakeClock } from "#test/clock.ts";
import { mornings } from "#test/morning/mornings.ts";
import { teamIdOf } from "#test/prospects/stored-prospects.ts";
import { cancelSubscription, setOffer } from "./subscription.server.ts";
import { termsOf } from "./subscription-terms.server.ts";

fakeClock();

test("another offer, and one after a cancellation or an end, begins a term; the same one moves its end", async () => {
  const services = await mornings(["anna"]);
  const teamId = await teamIdOf(services, "anna");
  const on = (day: string) => vi.setSystemTime(`${day}T12:00:00Z`);
  const enter = (offer: TeamOffer, until: string | null = null) =>
    setOffer(services, teamId, { offer, until, by: "ops" });
  on("2026-03-02");
  await enter("trial");
  on("2026-03-10");
  await enter("trial", "2026-03-20");
  on("2026-03-12");
  await enter("starter", "2026-04-30");
  on("2026-05-04");
  await enter("starter");
  on("2026-05-11");
  await cancelSubscription(services, teamId, "ops");
  on("2026-05-12");
  await cancelSubscription(services, teamId, "ops");
  await enter("starter");
  const terms = (await termsOf(services.db.asOwner, teamId)).map(({ since, offer, until, cancelledAt }) => [
    ...[since.toISOString().slice(0, 10), offer, until],
    cancelledAt?.toISOString().slice(0, 10) ?? null,
  ]);
  expect(terms).toEqual([
    ["2026-03-02", "trial", "2026-03-20", null],
    ["2026-03-12", "starter", "2026-04-30", null],
    ["2026-05-04", "starter", null, "2026-05-11"],
    ["2026-05-12", "starter", null, null],
  ]);
});
