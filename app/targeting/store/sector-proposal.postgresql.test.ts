import { expect, test, vi } from "vitest";
import { ensureClient } from "#app/accounts/clients.server.ts";
import { saveProfile } from "#app/profile/profile-store.server.ts";
import { servicesFor } from "#test/conversation/conversations.ts";
import { noCriteria } from "../criteria.ts";
import { declineSectors, sectorProposal } from "./sector-proposal.server.ts";
import { saveTargeting } from "./targeting.server.ts";

const anna = { id: "anna", email: "anna@exemple.fr" };
const bruno = { id: "bruno", email: "bruno@exemple.fr" };

async function withTrade(icpIndustry: string) {
  const services = await servicesFor(anna, bruno);
  const fill = (words: string) =>
    services.db.asClient(anna.id, async (tx) => {
      await ensureClient(tx, anna);
      await saveProfile(tx, anna.id, { icpIndustry: words, icpTitle: "Gérants" });
    });
  await fill(icpIndustry);
  const ask = vi.fn(async (_words: string) => ["43.32B", "99.98Z"]);
  return { services, fill, ask, propose: () => sectorProposal(services, anna, ask) };
}

const found = {
  words: "poseurs de clôtures",
  activities: [{ code: "43.32B", label: "Travaux de menuiserie métallique et serrurerie" }],
};

test("a model is asked once for words that the rules do not understand, until they change", async () => {
  const { ask, fill, propose, services } = await withTrade("poseurs  de clôtures");
  const first = await Promise.all([propose(), propose(), propose()]);
  // Who comes while it is asked has nothing yet.
  for (const each of first) expect([null, found]).toContainEqual(each);
  expect(await propose()).toEqual(found);
  // Also without a model, as it is stored.
  expect(await sectorProposal(services, anna, null)).toEqual(found);
  expect(ask.mock.calls).toEqual([["poseurs de clôtures"]]);

  await declineSectors(services, anna.id);
  expect(await propose()).toBeNull();
  expect(ask).toHaveBeenCalledTimes(1);
  await fill("poseurs de vérandas et de clôtures");
  expect(await propose()).toMatchObject({ words: "poseurs de vérandas et de clôtures" });
  expect(ask).toHaveBeenCalledTimes(2);
  expect(await sectorProposal(services, bruno, ask)).toBeNull();
});

test("nothing is asked for what is understood, for criteria set by hand, and above the limit", async () => {
  const { ask, fill, propose, services } = await withTrade("logistique");
  expect(await propose()).toBeNull();
  await fill("poseurs de clôtures");
  await saveTargeting(services, anna, { version: 0, criteria: { ...noCriteria, regions: ["53"] } });
  expect(await propose()).toBeNull();
  await saveTargeting(services, anna, { version: 1, criteria: null });
  ask.mockResolvedValue([]);
  for (let times = 0; times < 14; times++) {
    await fill(`poseurs de clôtures ${"x".repeat(times + 4)}`);
    expect(await propose()).toBeNull();
  }
  expect(ask).toHaveBeenCalledTimes(12);
});

test("a model that fails is asked again, and one whose process was killed after two minutes", async () => {
  const { ask, propose, services } = await withTrade("poseurs de clôtures");
  ask.mockRejectedValueOnce(new Error("away"));
  await expect(propose()).rejects.toThrow("away");
  const stuck = Promise.withResolvers<string[]>();
  ask.mockReturnValueOnce(stuck.promise);
  const first = propose();
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  expect(await propose()).toBeNull();
  const later = Date.now() + 121_000;
  vi.spyOn(Date, "now").mockReturnValue(later);
  expect(await propose()).toEqual(found);
  vi.restoreAllMocks();
  stuck.resolve([]);
  await first;
  // It came too late.
  expect(await sectorProposal(services, anna, null)).toEqual(found);
});
