import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { ensureClient } from "#app/accounts/clients.server.ts";
import { deleteAccount } from "#app/accounts/delete-account.server.ts";
import { teamNewsMailCopy } from "#app/content/mails/team-mails-copy.ts";
import { createDraft } from "#app/drafts/store/create-draft.server.ts";
import { readMorning } from "#app/morning/read-morning.server.ts";
import { loadProfile, saveProfile } from "#app/profile/profile-store.server.ts";
import { applyEvent } from "#app/prospects/store/apply-event.server.ts";
import { listProspects } from "#app/prospects/store/list-prospects.server.ts";
import { tellViewers } from "#app/prospects/store/tell-viewers.server.ts";
import type { Services } from "#app/services.server.ts";
import { noCriteria } from "#app/targeting/criteria.ts";
import { loadTargeting, saveTargeting } from "#app/targeting/store/targeting.server.ts";
import { setOffer } from "#app/team/subscription.server.ts";
import { auditLog, drafts, prospects, teamInvitations, teamMembers, teams } from "#db/schema.ts";
import { signInByMail } from "#test/accounts/sign-in-by-mail.ts";
import { deliver, newProspects, teamIdOf } from "#test/prospects/stored-prospects.ts";
import { mailsTo } from "#test/server/sent-mails.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { until } from "#test/until.ts";
import { accept, invitationsTo, invite, withdraw } from "./invitations.server.ts";
import { handOver, readTeam, removeMember } from "./members.server.ts";
import { seatlessMembers } from "./seatless-members.server.ts";

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));

type User = { id: string; email: string };

async function signedIn(services: Services, name: string): Promise<User> {
  const { user } = await signInByMail(services, `${name}@exemple.fr`);
  await ensureClient(services.db.asOwner, user);
  return user;
}

const enter = async (services: Services, { id }: User, offer: "starter" | "growth" | "scale") =>
  setOffer(services, await teamIdOf(services, id), { offer, until: null, by: "ops" });

async function join(services: Services, owner: User, user: User): Promise<void> {
  const invited = await invite(services, owner, user.email);
  if (invited.kind !== "invited") throw new Error(`Not invited: ${invited.kind}.`);
  expect(await accept(services, user, invited.invitation.id)).toEqual({ kind: "accepted" });
}

/** Anna's team of three, with Bruno and Chloé, five prospects, and a profile. */
async function teamOfThree() {
  const services = await createTestServices();
  const [anna, bruno, chloe] = [
    await signedIn(services, "anna"),
    await signedIn(services, "bruno"),
    await signedIn(services, "chloe"),
  ];
  await enter(services, anna, "growth");
  const profile = { companyName: "Vauclair", senderName: "Anna Le Goff", icpTitle: "Directeurs" };
  await services.db.asClient(anna.id, (tx) => saveProfile(tx, anna.id, profile));
  const { ids } = await deliver(services, anna.id, newProspects(5));
  await deliver(services, bruno.id, newProspects(2));
  await join(services, anna, bruno);
  await join(services, anna, chloe);
  return { services, anna, bruno, chloe, ids };
}

/** Waits for the mail that tells it. */
const told = (services: Services, { email }: User, subject: string) =>
  until(() => mailsTo(services.environment.dataDir, email).some((mail) => mail.subject === subject));

const all = { view: "all", limit: 50 } as const;
const key = () => crypto.randomUUID();
const roles = async (services: Services, { id }: User) =>
  (await readTeam(services, id))?.members.map(({ email, role }) => [email.split("@")[0], role]);

test("an invitation is for one address, lives for seven days, and takes its seat while it waits", async () => {
  const services = await createTestServices();
  const [anna, bruno, eve] = [
    await signedIn(services, "anna"),
    await signedIn(services, "bruno"),
    await signedIn(services, "eve"),
  ];
  expect(await invite(services, anna, bruno.email)).toEqual({ kind: "no-seat", seats: 1 });
  await enter(services, anna, "starter");
  const invited = await invite(services, anna, " Bruno@Exemple.fr ");
  if (invited.kind !== "invited") throw new Error(invited.kind);
  const { id } = invited.invitation;
  expect(await invite(services, anna, eve.email)).toEqual({ kind: "no-seat", seats: 2 });
  expect(await invite(services, anna, bruno.email)).toMatchObject({ invitation: { id } });
  // The second press sent no second mail.
  expect(await services.db.asOwner.$count(auditLog, eq(auditLog.action, "team.invited"))).toBe(1);
  expect(await invite(services, anna, "bruno")).toEqual({ kind: "invalid-email" });
  expect(await invite(services, anna, anna.email)).toEqual({ kind: "already-member" });

  // Forwarded to a stranger,
  expect(await accept(services, eve, id)).toEqual({ kind: "gone" });
  expect(await invitationsTo(services.db.asOwner, eve.email)).toEqual([]);
  // withdrawn,
  expect(await withdraw(services, eve, id)).toBe(false);
  expect(await withdraw(services, anna, id)).toBe(true);
  expect(await accept(services, bruno, id)).toEqual({ kind: "gone" });
  // and expired.
  const again = await invite(services, anna, bruno.email);
  if (again.kind !== "invited") throw new Error(again.kind);
  await services.db.asOwner.update(teamInvitations).set({ expiresAt: new Date(Date.now() - 1) });
  expect(await accept(services, bruno, again.invitation.id)).toEqual({ kind: "gone" });
  expect(await invite(services, anna, eve.email)).toMatchObject({ kind: "invited" });
});

test("of any who invite, or accept, at once no more get in than the offer has seats for", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna");
  const others = await Promise.all(["b", "c", "d", "e", "f"].map((name) => signedIn(services, name)));
  await enter(services, anna, "scale");
  const invited = await Promise.all(others.map(({ email }) => invite(services, anna, email)));
  expect(invited.filter(({ kind }) => kind === "invited")).toHaveLength(4);
  expect(invited.filter(({ kind }) => kind === "no-seat")).toHaveLength(1);
  await enter(services, anna, "growth");
  const accepted = await Promise.all(
    invited.map((each, index) =>
      each.kind === "invited"
        ? accept(services, others[index] as User, each.invitation.id)
        : { kind: "gone" as const },
    ),
  );
  expect(accepted.filter(({ kind }) => kind === "accepted")).toHaveLength(2);
  expect((await readTeam(services, anna.id))?.members).toHaveLength(3);
});

test("an invitation is accepted once, and by nobody who shares or is in a team", async () => {
  const { services, anna, bruno, chloe } = await teamOfThree();
  const dora = await signedIn(services, "dora");
  await enter(services, dora, "scale");
  for (const [user, kind] of [
    [bruno, "in-team"],
    [anna, "shares-team"],
  ] as const) {
    const invited = await invite(services, dora, user.email);
    if (invited.kind !== "invited") throw new Error(invited.kind);
    expect(await accept(services, user, invited.invitation.id)).toEqual({ kind });
  }
  await removeMember(services, chloe, chloe.id);
  const invited = await invite(services, dora, chloe.email);
  if (invited.kind !== "invited") throw new Error(invited.kind);
  const twice = await Promise.all([1, 2].map(() => accept(services, chloe, invited.invitation.id)));
  expect(twice.map(({ kind }) => kind).sort()).toEqual(["accepted", "gone"]);
});

test("a colleague has the list and the profile's words with their own name, and changes nothing of the owner's", async () => {
  const { services, anna, bruno } = await teamOfThree();
  const { db } = services;
  const list = await listProspects(services, bruno.id, all);
  expect(list).toMatchObject({ counts: { all: 5 } });
  const profile = await db.asClient(bruno.id, (tx) => loadProfile(tx, bruno.id));
  expect(profile).toMatchObject({ companyName: "Vauclair", senderName: null });
  await expect(
    db.asClient(bruno.id, (tx) => saveProfile(tx, bruno.id, { companyName: "Autre" })),
  ).rejects.toThrow();
  const change = { version: 0, criteria: { ...noCriteria, departments: ["25"] } };
  expect(await saveTargeting(services, bruno, change)).toEqual({ kind: "colleague" });
  expect(await saveTargeting(services, anna, change)).toMatchObject({ kind: "saved" });
  expect((await loadTargeting(services, bruno.id)).criteria.departments).toEqual(["25"]);
  expect(await invite(services, bruno, "eve@exemple.fr")).toEqual({ kind: "owner-only" });
  expect(await removeMember(services, bruno, anna.id)).toEqual({ kind: "owner-only" });
  expect(await handOver(services, bruno, bruno.id)).toEqual({ kind: "owner-only" });
});

test("a prospect is given to a member alone, and the history says by whom", async () => {
  const { services, anna, bruno, ids } = await teamOfThree();
  const [id = ""] = ids;
  const give = (user: User, to: string | null) =>
    applyEvent(services, user.id, id, { key: key(), kind: "assign", to });
  expect(await give(anna, bruno.id)).toMatchObject({ kind: "created", prospect: { assignee: bruno.id } });
  const eve = await signedIn(services, "eve");
  expect(await give(anna, eve.id)).toEqual({ kind: "unknown-member" });
  expect(await give(eve, eve.id)).toEqual({ kind: "missing" });
  const of = async (assignee: string) => {
    const page = await listProspects(services, anna.id, { ...all, assignee });
    return page === "wrong-cursor" ? [] : page.prospects.map((each) => each.id);
  };
  expect(await of(bruno.id)).toEqual([id]);
  expect(await of("none")).toHaveLength(4);
  const own = async (user: User) => {
    const page = await listProspects(services, user.id, all, { isOwnWork: true });
    return page === "wrong-cursor" ? 0 : page.prospects.length;
  };
  expect([await own(anna), await own(bruno)]).toEqual([4, 5]);
  const given = await give(bruno, null);
  if (given.kind !== "created") throw new Error(given.kind);
  expect(given).toMatchObject({ prospect: { assignee: null }, event: { by: bruno.id, data: { to: null } } });
  const undo = { key: key(), kind: "undo", event: given.event.id } as const;
  expect(await applyEvent(services, anna.id, id, undo)).toMatchObject({ prospect: { assignee: bruno.id } });
});

test("what is given to somebody is in that one's mail of the morning alone", async () => {
  const { services, anna, bruno, ids } = await teamOfThree();
  const [id = ""] = ids;
  await applyEvent(services, anna.id, id, { key: key(), kind: "assign", to: bruno.id });
  const told = async ({ id: clientId }: User) =>
    (await readMorning(services, clientId, "2026-03-02"))?.newCount;
  expect([await told(anna), await told(bruno)]).toEqual([4, 5]);
  for (const other of ids.slice(1))
    await applyEvent(services, anna.id, other, { key: key(), kind: "assign", to: bruno.id });
  expect([await told(anna), await told(bruno)]).toEqual([undefined, 5]);
});

test("who leaves or is removed is back at their own list, and what was theirs to do is everybody's", async () => {
  const { services, anna, bruno, chloe, ids } = await teamOfThree();
  const { asOwner } = services.db;
  const [id = ""] = ids;
  await applyEvent(services, anna.id, id, { key: key(), kind: "assign", to: bruno.id });
  const draft = await createDraft(services, bruno.id, { key: key(), kind: "email", prospectId: id });
  expect(draft.kind).toBe("created");
  const before = (await asOwner.select().from(teams).where(eq(teams.ownerId, anna.id)))[0]?.lastSeq ?? 0;
  expect(await removeMember(services, anna, bruno.id)).toEqual({ kind: "removed", isSelf: false });
  expect(await removeMember(services, anna, bruno.id)).toEqual({ kind: "missing" });
  const [given] = await asOwner.select().from(prospects).where(eq(prospects.id, id));
  expect(given?.assigneeId).toBeNull();
  expect(given?.seq).toBeGreaterThan(before);
  expect(await asOwner.select().from(drafts).where(eq(drafts.clientId, bruno.id))).toEqual([]);
  expect(await listProspects(services, bruno.id, all)).toMatchObject({ counts: { all: 2 } });
  const late = await applyEvent(services, bruno.id, id, { key: key(), kind: "note", text: "Trop tard" });
  expect(late).toEqual({ kind: "missing" });

  expect(await removeMember(services, anna, anna.id)).toEqual({ kind: "owner-stays" });
  expect(await removeMember(services, chloe, chloe.id)).toEqual({ kind: "removed", isSelf: true });
  expect(await roles(services, anna)).toEqual([["anna", "owner"]]);
  services.outbox.kick();
  await told(services, bruno, teamNewsMailCopy.news.removed.subject());
  await told(services, anna, teamNewsMailCopy.news.left.subject(chloe.email));
});

test("a team is handed over once the other accepts, with profile, targeting and offer", async () => {
  const { services, anna, bruno, chloe } = await teamOfThree();
  const { db } = services;
  await db.asClient(bruno.id, (tx) =>
    tx.update(teamMembers).set({ senderName: "Bruno Petit" }).where(eq(teamMembers.clientId, bruno.id)),
  );
  expect(await handOver(services, anna, bruno.id)).toEqual({ kind: "asked" });
  expect(await handOver(services, chloe, chloe.id)).toEqual({ kind: "owner-only" });
  expect(await handOver(services, anna, anna.id)).toEqual({ kind: "not-asked" });
  expect(await handOver(services, bruno, bruno.id)).toEqual({ kind: "owner-only" });
  await handOver(services, anna, bruno.id);
  expect(await handOver(services, bruno, bruno.id)).toEqual({ kind: "handed-over" });
  expect(await roles(services, anna)).toEqual([
    ["bruno", "owner"],
    ["anna", "member"],
    ["chloe", "member"],
  ]);
  const of = ({ id }: User) => db.asClient(id, (tx) => loadProfile(tx, id));
  expect(await of(bruno)).toMatchObject({ companyName: "Vauclair", senderName: "Bruno Petit" });
  expect(await of(anna)).toMatchObject({ companyName: "Vauclair", senderName: "Anna Le Goff" });
  await db.asClient(bruno.id, (tx) => saveProfile(tx, bruno.id, { companyName: "Vauclair et fils" }));
  expect(await removeMember(services, anna, anna.id)).toEqual({ kind: "removed", isSelf: true });
  // Who has given everything away has a list of their own, and an empty profile.
  expect(await of(anna)).toBeNull();
  expect(await listProspects(services, anna.id, all)).toMatchObject({ counts: { all: 0 } });
  // And who owns two has one of them set aside.
  expect(await listProspects(services, bruno.id, all)).toMatchObject({ counts: { all: 5 } });
  expect(await of(bruno)).toMatchObject({ companyName: "Vauclair et fils" });
});

test("the owner's deletion ends the team after telling all, and a colleague's own gives back what was theirs", async () => {
  const { services, anna, bruno, chloe, ids } = await teamOfThree();
  const { asOwner } = services.db;
  const [id = ""] = ids;
  await applyEvent(services, anna.id, id, { key: key(), kind: "assign", to: chloe.id });
  await deleteAccount(services, chloe);
  const [given] = await asOwner.select().from(prospects).where(eq(prospects.id, id));
  expect(given?.assigneeId).toBeNull();
  const dora = await signedIn(services, "dora");
  await invite(services, anna, dora.email);
  await deleteAccount(services, dora);
  expect(await asOwner.$count(teamInvitations)).toBe(0);
  await deleteAccount(services, anna);
  expect(await listProspects(services, bruno.id, all)).toMatchObject({ counts: { all: 2 } });
  expect(await roles(services, bruno)).toEqual([["bruno", "owner"]]);
  expect(await asOwner.select({ ownerId: teams.ownerId }).from(teams)).toEqual([{ ownerId: bruno.id }]);
  await told(services, bruno, teamNewsMailCopy.news.ended.subject());
});

test("after the offer went down the newest only read, and are back at their own list after thirty days", async () => {
  const { services, anna, bruno, chloe, ids } = await teamOfThree();
  const { asOwner } = services.db;
  const [id = ""] = ids;
  const day = 24 * 60 * 60_000;
  await enter(services, anna, "starter");
  const note = (user: User) => applyEvent(services, user.id, id, { key: key(), kind: "note", text: "Oui" });
  expect(await note(chloe)).toEqual({ kind: "seatless" });
  expect(await note(bruno)).toMatchObject({ kind: "created" });
  expect(await listProspects(services, chloe.id, all)).toMatchObject({ counts: { all: 5 } });
  const run = (now: number) => asOwner.transaction((tx) => seatlessMembers.removeBatch(tx, now, 1));
  expect(await seatlessMembers.count(asOwner, Date.now() + 29 * day)).toBe(0);
  expect(await seatlessMembers.count(asOwner, Date.now() + 31 * day)).toBe(1);
  expect(await run(Date.now() + 29 * day)).toBe(0);
  expect(await run(Date.now() + 31 * day)).toBe(1);
  expect(await run(Date.now() + 31 * day)).toBe(0);
  expect(await roles(services, anna)).toEqual([
    ["anna", "owner"],
    ["bruno", "member"],
  ]);
});

test("members see who else has a record open, and nobody outside the team does", async () => {
  const { services, anna, bruno, ids } = await teamOfThree();
  const [id = ""] = ids;
  const told: unknown[] = [];
  const team = await teamIdOf(services, anna.id);
  const unwatch = services.live.watchViewers(team, (record) =>
    told.push([record, services.live.viewersOf(team, record)]),
  );
  const [annasTab, brunosTab] = [crypto.randomUUID(), crypto.randomUUID()];
  const open = (user: User, tab: string, isOpen = true) =>
    tellViewers(services, user.id, id, { tab, isOpen });
  expect(await open(anna, annasTab)).toEqual({ kind: "told", viewers: [] });
  await until(() => told.length === 1);
  expect(await open(bruno, brunosTab)).toEqual({ kind: "told", viewers: [anna.id] });
  await until(() => told.length === 2);
  expect(told.at(-1)).toEqual([id, [anna.id, bruno.id].sort()]);
  expect((await open(anna, annasTab)) as unknown).toEqual({ kind: "told", viewers: [bruno.id] });

  const dora = await signedIn(services, "dora");
  expect(await open(dora, crypto.randomUUID())).toEqual({ kind: "missing" });
  expect(await tellViewers(services, anna.id, crypto.randomUUID(), { tab: annasTab, isOpen: true })).toEqual({
    kind: "missing",
  });

  await open(bruno, brunosTab, false);
  await until(() => told.length === 3);
  expect(told.at(-1)).toEqual([id, [anna.id]]);
  unwatch();
});
