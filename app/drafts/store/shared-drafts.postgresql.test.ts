import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { ensureClient } from "#app/accounts/clients.server.ts";
import { accept, invite } from "#app/membership/invitations.server.ts";
import { removeMember } from "#app/membership/members.server.ts";
import { saveProfile } from "#app/profile/profile-store.server.ts";
import type { Services } from "#app/services.server.ts";
import { setOffer } from "#app/team/subscription.server.ts";
import { drafts } from "#db/schema.ts";
import { signInByMail } from "#test/accounts/sign-in-by-mail.ts";
import { deliver, newProspects, teamIdOf } from "#test/prospects/stored-prospects.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { createDraft } from "./create-draft.server.ts";
import { openDraft } from "./open-draft.server.ts";
import { deleteDraft, listDrafts, readDraft } from "./read-drafts.server.ts";
import { saveDraft } from "./save-draft.server.ts";
import { listSharedDrafts, readSharedDraft, shareDraft } from "./shared-drafts.server.ts";

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));

async function signedIn(services: Services, name: string) {
  const { user } = await signInByMail(services, `${name}@exemple.fr`);
  await ensureClient(services.db.asOwner, user);
  return user;
}

/** Anna and Bruno in one team, Chloé in none of theirs, and two drafts of Bruno's: one for a prospect, one for anybody. */
async function team() {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna.le-goff");
  const [bruno, chloe] = [await signedIn(services, "bruno"), await signedIn(services, "chloe")];
  await setOffer(services, await teamIdOf(services, anna.id), { offer: "growth", until: null, by: "ops" });
  const profile = { companyName: "Vauclair", icpTitle: "Directeurs", tone: "direct" };
  await services.db.asClient(anna.id, (tx) => saveProfile(tx, anna.id, profile));
  const [prospectId = ""] = (await deliver(services, anna.id, newProspects(1))).ids;
  const invited = await invite(services, anna, bruno.email);
  if (invited.kind !== "invited") throw new Error("Not invited.");
  await accept(services, bruno, invited.invitation.id);
  const made = async (wish: { prospectId?: string } = {}) => {
    const created = await createDraft(services, bruno.id, { key: randomUUID(), kind: "email", ...wish });
    if (created.kind !== "created") throw new Error(`No draft: ${created.kind}.`);
    return created.draft;
  };
  const own = await made({ prospectId });
  return { services, anna, bruno, chloe, prospectId, own, other: await made() };
}

test("a draft is the author's alone until it is shared, and then the team's to read and nobody else's", async () => {
  const { services, anna, bruno, chloe, prospectId, own, other } = await team();
  expect(await listSharedDrafts(services, anna.id)).toEqual([]);
  expect(await readSharedDraft(services, anna.id, own.id)).toBeNull();
  expect((await openDraft(services, bruno.id, own.id))?.shared).toBe(false);

  expect(await shareDraft(services, bruno.id, own.id, true)).toBe(true);
  expect((await openDraft(services, bruno.id, own.id))?.shared).toBe(true);
  expect(await listSharedDrafts(services, anna.id)).toMatchObject([{ id: own.id, by: "Bruno" }]);
  expect(await listSharedDrafts(services, anna.id, { prospectId })).toHaveLength(1);
  expect(await listSharedDrafts(services, anna.id, { prospectId: randomUUID() })).toEqual([]);
  expect(await readSharedDraft(services, anna.id, own.id)).toEqual({ draft: own, by: "Bruno" });
  // One's own is no colleague's.
  expect(await listSharedDrafts(services, bruno.id)).toEqual([]);
  expect(await readSharedDraft(services, bruno.id, own.id)).toBeNull();
  expect(await listSharedDrafts(services, chloe.id)).toEqual([]);
  expect(await readSharedDraft(services, chloe.id, own.id)).toBeNull();
  expect(await readSharedDraft(services, anna.id, other.id)).toBeNull();

  // Nobody but the author changes it, or finds it among their own.
  expect(await listDrafts(services, anna.id)).toEqual([]);
  expect(await readDraft(services, anna.id, own.id)).toBeNull();
  const change = { version: own.version, content: own.content, title: "Pris" };
  expect(await saveDraft(services, anna.id, own.id, change)).toEqual({ kind: "missing" });
  expect(await deleteDraft(services, anna.id, own.id)).toBe(false);
  expect(await shareDraft(services, anna.id, own.id, false)).toBe(false);
  const taken = services.db.asClient(anna.id, (tx) =>
    tx.update(drafts).set({ title: "Pris" }).where(eq(drafts.id, own.id)).returning({ id: drafts.id }),
  );
  expect(await taken).toEqual([]);

  expect(await shareDraft(services, bruno.id, own.id, false)).toBe(true);
  expect(await readSharedDraft(services, anna.id, own.id)).toBeNull();
});

test("who leaves the team takes along what they shared and keep", async () => {
  const { services, anna, bruno, own, other } = await team();
  for (const { id } of [own, other]) await shareDraft(services, bruno.id, id, true);
  expect(await listSharedDrafts(services, anna.id)).toHaveLength(2);
  await removeMember(services, anna, bruno.id);
  expect(await listSharedDrafts(services, anna.id)).toEqual([]);
  // What was for a prospect of the team is gone.
  expect((await listDrafts(services, bruno.id)).map(({ id }) => id)).toEqual([other.id]);
});

test("who works alone is not asked whether to share", async () => {
  const services = await createTestServices();
  const chloe = await signedIn(services, "chloe");
  await services.db.asClient(chloe.id, (tx) =>
    saveProfile(tx, chloe.id, { companyName: "Seule", icpTitle: "DAF" }),
  );
  const created = await createDraft(services, chloe.id, { key: randomUUID(), kind: "plan" });
  const id = "draft" in created ? created.draft.id : "";
  expect((await openDraft(services, chloe.id, id))?.shared).toBeNull();
});
