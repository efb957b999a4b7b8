import { expect, test } from "vitest";
import { loadProfile, saveProfile } from "#app/profile/profile-store.server.ts";
import { clientProfile } from "#db/schema.ts";
import { anna, bruno, servicesWithProfiles } from "#test/drafts/stored-drafts.ts";
import { applyProposal } from "./apply-proposal.server.ts";
import type { Proposal } from "./proposal.ts";

const proposal: Proposal = [
  { field: "icp_title", before: "Directrice des achats", after: "DRH" },
  { field: "tone", before: "", after: "Premium" },
];

test("an accepted proposal is stored as the values of its labels, and only once", async () => {
  const { db } = await servicesWithProfiles(anna);
  const apply = () => db.asClient(anna.id, (tx) => applyProposal(tx, anna.id, proposal));
  const applied = { kind: "applied", fields: ["icp_title", "tone"] };
  expect(await Promise.all([apply(), apply()])).toEqual([applied, applied]);
  expect(await db.asClient(anna.id, (tx) => loadProfile(tx, anna.id))).toMatchObject({
    companyName: "Pômmy",
    icpTitle: "DRH",
    tone: "premium",
  });
});

test("nothing is stored when a field was changed after the proposal", async () => {
  const { db } = await servicesWithProfiles(anna);
  await db.asClient(anna.id, (tx) => saveProfile(tx, anna.id, { icpTitle: "Acheteuse" }));
  expect(await db.asClient(anna.id, (tx) => applyProposal(tx, anna.id, proposal))).toEqual({
    kind: "changed-meanwhile",
    fields: ["icp_title"],
  });
  const profile = await db.asClient(anna.id, (tx) => loadProfile(tx, anna.id));
  expect(profile).toMatchObject({ icpTitle: "Acheteuse", tone: null });
});

test("a value that the form refuses, a missing profile and another client's profile are refused", async () => {
  const { db } = await servicesWithProfiles(anna, bruno);
  const invalid: Proposal = [{ field: "calendly_url", before: "", after: "javascript:alert(1)" }];
  expect(await db.asClient(anna.id, (tx) => applyProposal(tx, anna.id, invalid))).toEqual({
    kind: "refused",
  });
  expect(await db.asClient(bruno.id, (tx) => applyProposal(tx, anna.id, proposal))).toEqual({
    kind: "refused",
  });
  await db.asOwner.delete(clientProfile);
  expect(await db.asClient(anna.id, (tx) => applyProposal(tx, anna.id, proposal))).toEqual({
    kind: "refused",
  });
});

test("an emptied field becomes null", async () => {
  const { db } = await servicesWithProfiles(anna);
  await db.asClient(anna.id, (tx) => saveProfile(tx, anna.id, { commonObjections: "Trop cher" }));
  const emptied: Proposal = [{ field: "common_objections", before: "Trop cher", after: "" }];
  await db.asClient(anna.id, (tx) => applyProposal(tx, anna.id, emptied));
  expect((await db.asClient(anna.id, (tx) => loadProfile(tx, anna.id)))?.commonObjections).toBeNull();
});
