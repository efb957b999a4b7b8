import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { ensureClient } from "#app/accounts/clients.server.ts";
import { createDraft } from "#app/drafts/store/create-draft.server.ts";
import { openDraft } from "#app/drafts/store/open-draft.server.ts";
import { accept, invite } from "#app/membership/invitations.server.ts";
import { handOver } from "#app/membership/members.server.ts";
import { saveProfile } from "#app/profile/profile-store.server.ts";
import { profilePersona } from "#app/prospects/profile-persona.ts";
import { applyEvent } from "#app/prospects/store/apply-event.server.ts";
import { dismissedProspects } from "#app/prospects/store/dismissed-prospects.server.ts";
import { listProspects } from "#app/prospects/store/list-prospects.server.ts";
import { reportOf } from "#app/reports/read-report.server.ts";
import type { Services } from "#app/services.server.ts";
import { setOffer } from "#app/team/subscription.server.ts";
import { personas, prospects } from "#db/schema.ts";
import { signInByMail } from "#test/accounts/sign-in-by-mail.ts";
import { deliver, newProspect, newProspects, teamIdOf } from "#test/prospects/stored-prospects.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { criteria } from "#test/sourcing/criteria.ts";
import type { NewPersona } from "./persona-bodies.ts";
import { personaLimits } from "./persona-limits.ts";
import {
  type AddedPersona,
  addPersona,
  changePersona,
  loadPersonas,
  removePersona,
} from "./personas.server.ts";

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));

const wanted = (given: Partial<NewPersona> = {}): NewPersona => ({
  ...{ name: "Industrie", share: 30, criteria: criteria({ departments: ["69"] }) },
  ...{ valueProp: "", tone: null, ...given },
});

async function signedIn(services: Services, name: string) {
  const { user } = await signInByMail(services, `${name}@exemple.fr`);
  await ensureClient(services.db.asOwner, user);
  return user;
}

/** Anna, who owns a team with an offer, and has a profile. */
async function withAnna() {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna");
  const teamId = await teamIdOf(services, anna.id);
  await setOffer(services, teamId, { offer: "growth", until: null, by: "ops" });
  const profile = {
    ...{ companyName: "Vauclair", senderName: "Anna Le Goff", icpTitle: "Directeurs", tone: "friendly" },
    valueProp: "Vos délais tenus, chaque semaine.",
  };
  await services.db.asClient(anna.id, (tx) => saveProfile(tx, anna.id, profile));
  return { services, anna, teamId };
}

const idOf = (added: AddedPersona) => ("persona" in added ? added.persona.id : "");

test("the first persona is the profile's, with the share that the others leave", async () => {
  const { services, anna } = await withAnna();
  expect(await loadPersonas(services, anna.id)).toMatchObject([
    {
      ...{ id: profilePersona, name: "Votre profil", share: 100, tone: "friendly" },
      valueProp: "Vos délais tenus, chaque semaine.",
    },
  ]);
  const added = await addPersona(
    services,
    anna,
    wanted({ tone: "direct", valueProp: "Vos pannes évitées." }),
  );
  expect(added).toMatchObject({ kind: "added", persona: { version: 1, share: 30, tone: "direct" } });
  await addPersona(services, anna, wanted({ name: "Bois", share: 25 }));
  const all = await loadPersonas(services, anna.id);
  expect(all.map(({ name, share }) => [name, share])).toEqual([
    ["Votre profil", 45],
    ["Industrie", 30],
    ["Bois", 25],
  ]);
  expect(await removePersona(services, anna, idOf(added))).toEqual({ kind: "removed" });
  expect((await loadPersonas(services, anna.id)).map(({ share }) => share)).toEqual([75, 25]);
  expect(await removePersona(services, anna, idOf(added))).toEqual({ kind: "missing" });
});

test("of simultaneous personas so many are stored as there are percent to share", async () => {
  const { services, anna } = await withAnna();
  const added = await Promise.all(
    Array.from({ length: 6 }, (_, number) =>
      addPersona(services, anna, wanted({ name: `Persona ${number}`, share: 30 })),
    ),
  );
  expect(added.map(({ kind }) => kind).sort()).toEqual([
    ...["added", "added", "added"],
    ...["no-share", "no-share", "no-share"],
  ]);
  const shares = (await loadPersonas(services, anna.id)).map(({ share }) => share);
  expect(shares).toEqual([10, 30, 30, 30]);
  expect(added.find(({ kind }) => kind === "no-share")).toMatchObject({ left: 10 });
});

test("a persona that is sent twice is stored once, and of two changes of a version one succeeds", async () => {
  const { services, anna } = await withAnna();
  const id = randomUUID();
  const twice = await Promise.all([
    addPersona(services, anna, { ...wanted(), id }),
    addPersona(services, anna, { ...wanted(), id }),
  ]);
  expect(twice.map(({ kind }) => kind).sort()).toEqual(["added", "repeated"]);
  const changes = await Promise.all([
    changePersona(services, anna, id, { version: 1, name: "Métallurgie" }),
    changePersona(services, anna, id, { version: 1, share: 40 }),
  ]);
  expect(changes.map(({ kind }) => kind).sort()).toEqual(["saved", "stale"]);
  // Without a version, whatever is the newest.
  expect(await changePersona(services, anna, id, { valueProp: "Moins cher." })).toMatchObject({
    kind: "saved",
    persona: { version: 3, valueProp: "Moins cher.", criteria: { departments: ["69"] } },
  });
  expect(await addPersona(services, anna, { ...wanted(), id })).toEqual({ kind: "id-taken" });
  expect(await changePersona(services, anna, randomUUID(), {})).toEqual({ kind: "missing" });
});

test("a team has many personas, but not without end", async () => {
  const { services, anna, teamId } = await withAnna();
  const now = new Date();
  await services.db.asOwner.insert(personas).values(
    Array.from({ length: personaLimits.personas }, (_, number) => ({
      ...{
        teamId,
        id: randomUUID(),
        name: `Persona ${number}`,
        share: number < 100 ? 1 : 0,
        criteria: criteria(),
      },
      ...{ valueProp: "", createdAt: now, updatedAt: now, sharedSince: "2026-03-02" },
    })),
  );
  expect((await loadPersonas(services, anna.id))[0]).toMatchObject({ id: profilePersona, share: 0 });
  expect(await addPersona(services, anna, wanted({ share: 0 }))).toEqual({ kind: "full" });
  const [some] = (await loadPersonas(services, anna.id)).slice(1);
  const exclude = Array.from({ length: 500 }, (_, number) => `${"x".repeat(60)}.${number}.exemple.fr`);
  await setOffer(services, teamId, { offer: "scale", until: null, by: "ops" });
  await services.db.asOwner.update(personas).set({ valueProp: "y".repeat(1_900) });
  const longer = { criteria: criteria({ exclude }) };
  expect(await changePersona(services, anna, some?.id ?? "", longer)).toEqual({ kind: "full" });
});

test("personas are the owner's to change, a colleague's to read, and go with the team", async () => {
  const { services, anna } = await withAnna();
  const id = idOf(await addPersona(services, anna, wanted()));
  const [bruno, chloe] = [await signedIn(services, "bruno"), await signedIn(services, "chloe")];
  await addPersona(services, bruno, wanted({ name: "À Bruno seul", share: 80 }));
  const invited = await invite(services, anna, bruno.email);
  if (invited.kind !== "invited") throw new Error("Not invited.");
  await accept(services, bruno, invited.invitation.id);

  const seen = await loadPersonas(services, bruno.id);
  expect(seen.map(({ name }) => name)).toEqual(["Votre profil", "Industrie"]);
  expect(await addPersona(services, bruno, wanted({ name: "Autre" }))).toEqual({ kind: "colleague" });
  expect(await changePersona(services, bruno, id, { share: 1 })).toEqual({ kind: "colleague" });
  expect(await removePersona(services, bruno, id)).toEqual({ kind: "colleague" });
  // Nor by what the database lets a colleague do.
  const changed = services.db.asClient(bruno.id, (tx) =>
    tx.update(personas).set({ name: "Pris" }).where(eq(personas.id, id)).returning({ id: personas.id }),
  );
  expect(await changed).toEqual([]);
  const inserted = services.db.asClient(bruno.id, async (tx) => {
    const [own] = await tx.select({ teamId: personas.teamId }).from(personas);
    const now = new Date();
    await tx.insert(personas).values({
      ...{ teamId: own?.teamId ?? "", id: randomUUID(), ...wanted({ name: "Glissé" }) },
      ...{ createdAt: now, updatedAt: now, sharedSince: "2026-03-02" },
    });
  });
  await expect(inserted).rejects.toThrow();
  // A stranger sees none of it.
  expect(await services.db.asClient(chloe.id, (tx) => tx.select({ id: personas.id }).from(personas))).toEqual(
    [],
  );

  await handOver(services, anna, bruno.id);
  await handOver(services, bruno, bruno.id);
  expect(await changePersona(services, bruno, id, { share: 50 })).toMatchObject({ kind: "saved" });
  expect(await changePersona(services, anna, id, { share: 60 })).toEqual({ kind: "colleague" });
});

/** Anna with a persona that has its own words, and one prospect found for it beside two of the profile. */
async function withProspects() {
  const { services, anna, teamId } = await withAnna();
  const own = { tone: "formal", valueProp: "Vos arrêts de chaîne divisés par deux." } as const;
  const persona = idOf(await addPersona(services, anna, wanted(own)));
  const day = "2026-06-08";
  const others = (await deliver(services, anna.id, newProspects(2), day)).ids;
  const found = newProspect({
    ...{ company: "Fonderie Kermarec", contact: "Yann Kermarec", persona },
    email: { value: "yann@kermarec.example", state: "given" },
  });
  const [id = ""] = (await deliver(services, anna.id, [found], day)).ids;
  return { services, anna, teamId, persona, id, others };
}

test("a draft for a prospect of a persona says what the persona says, in its tone", async () => {
  const { services, anna, id, others, persona } = await withProspects();
  const made = async (prospectId: string) => {
    const created = await createDraft(services, anna.id, { key: randomUUID(), kind: "email", prospectId });
    if (created.kind !== "created") throw new Error(`No draft: ${created.kind}.`);
    return created.draft;
  };
  const [own, other] = [await made(id), await made(others[0] ?? "")];
  expect(JSON.stringify(own.content)).toContain("arrêts de chaîne");
  expect(JSON.stringify(own.content)).not.toContain("délais");
  expect(JSON.stringify(other.content)).toContain("vos délais sont tenus");
  expect((await openDraft(services, anna.id, own.id))?.profile.tone).toBe("formal");
  expect((await openDraft(services, anna.id, other.id))?.profile.tone).toBe("friendly");
  // For nobody of the list, too, with whom the persona looks for.
  const forPersona = async (kind: "email" | "search", key: string = randomUUID()) => {
    const created = await createDraft(services, anna.id, { key, kind, personaId: persona });
    if (!("draft" in created)) throw new Error(`No draft: ${created.kind}.`);
    return created.draft;
  };
  const key = randomUUID();
  const first = await forPersona("email", key);
  expect(JSON.stringify(first.content)).toContain("arrêts de chaîne");
  expect(first.persona).toBe(persona);
  expect(await forPersona("email", key)).toEqual(first);
  expect((await openDraft(services, anna.id, first.id))?.profile.tone).toBe("formal");
  expect(JSON.stringify((await forPersona("search")).content)).toContain("Rhône");
  expect(await createDraft(services, anna.id, { key, kind: "email" })).toEqual({ kind: "conflict" });
  const unknown = { key: randomUUID(), kind: "email", personaId: randomUUID() } as const;
  expect(await createDraft(services, anna.id, unknown)).toEqual({ kind: "no-persona" });
  // What the persona leaves open, the profile says.
  await changePersona(services, anna, persona, { valueProp: "", tone: null });
  expect(JSON.stringify((await made(id)).content)).toContain("vos délais sont tenus");
});

test("the list is filtered by persona, and prospects name theirs, also once it is gone", async () => {
  const { services, anna, id, persona } = await withProspects();
  const of = async (query: { persona?: string }) => {
    const page = await listProspects(services, anna.id, { view: "all", limit: 50, ...query });
    return page === "wrong-cursor" ? [] : page.prospects;
  };
  expect((await of({ persona })).map((prospect) => [prospect.id, prospect.persona])).toEqual([[id, persona]]);
  expect((await of({ persona: profilePersona })).map((prospect) => prospect.persona)).toEqual([null, null]);
  expect(await of({ persona: randomUUID() })).toEqual([]);
  await removePersona(services, anna, persona);
  expect((await of({})).filter((prospect) => prospect.persona === persona)).toHaveLength(1);
});

test("reports count by persona, also those of one that is gone", async () => {
  const { services, anna, id, persona } = await withProspects();
  const empty = idOf(await addPersona(services, anna, wanted({ name: "Vide", share: 0 })));
  const meeting = { key: randomUUID(), kind: "status", status: "meeting" } as const;
  expect(await applyEvent(services, anna.id, id, meeting)).toMatchObject({ kind: "created" });
  const query = { from: "2026-06-01", to: "2099-01-01", by: "persona" } as const;
  const rows = await reportOf(services, anna.id, query);
  expect(rows.map(({ key, delivered, meetings }) => [key, delivered, meetings])).toEqual([
    [profilePersona, 2, 0],
    [persona, 1, 1],
    [empty, 0, 0],
  ]);
  await removePersona(services, anna, persona);
  const left = await reportOf(services, anna.id, query);
  expect(left.map(({ key }) => key)).toEqual([profilePersona, empty, persona]);
});

test("who is not relevant among a persona's prospects says nothing about the targeting", async () => {
  const { services, anna, teamId, id, others } = await withProspects();
  for (const each of [id, others[0] ?? ""])
    await applyEvent(services, anna.id, each, {
      ...{ key: randomUUID(), kind: "status", status: "not_relevant", reason: "size" },
    });
  const found = await services.db.asClient(anna.id, (tx) =>
    dismissedProspects(tx, teamId, [{ reason: "size", after: 0 }], { since: "2026-01-01", most: 10 }),
  );
  expect(found).toHaveLength(1);
  const [row] = await services.db.asOwner
    .select({ company: prospects.company })
    .from(prospects)
    .where(and(eq(prospects.teamId, teamId), eq(prospects.id, others[0] ?? "")));
  expect(found[0]?.company).toBe(row?.company);
});
