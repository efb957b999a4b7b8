import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { parisDay } from "#app/calendar/paris-day.ts";
import type { TeamAnswer } from "#app/membership/team-protocol.ts";
import type { ProspectList, ProspectRecord } from "#app/prospects/prospects-protocol.ts";
import type { Services } from "#app/services.server.ts";
import { setOffer } from "#app/team/subscription.server.ts";
import { deliver, newProspects, teamIdOf } from "../prospects/stored-prospects.ts";
import { emptyDatabase, startTestServer } from "../server/server-under-test.ts";
import { Visitor } from "../server/visitor.ts";
import { until } from "../until.ts";

const perMember = 10;
const contested = 3;
const names = ["anna", "bruno", "chloe", "david", "emma"];

/** A team of five with Scale: the owner on one node, the others by turns on both, and a list of prospects of today. */
async function teamOfFive() {
  const settings: Record<string, string> = await emptyDatabase();
  const nodes = [await startTestServer(settings)];
  const [first] = nodes as [Awaited<ReturnType<typeof startTestServer>>];
  // Mails are written by the node that sends them, so that all sign in while there is one.
  const members: Visitor[] = [];
  for (const name of [...names, "sixth"]) {
    const visitor = new Visitor(first);
    await visitor.signIn(`${name}@exemple.fr`);
    await visitor.fetch("/liste");
    members.push(visitor);
  }
  nodes.push(await startTestServer(settings));
  const at = members.map((member, index) => member.at(nodes[index % 2] ?? first));
  const ids: string[] = [];
  for (const member of at)
    ids.push(((await (await member.fetch("/api/session")).json()) as { user: { id: string } }).user.id);

  const pool = new pg.Pool({ connectionString: settings.DATABASE_URL });
  onTestFinished(() => pool.end());
  const services = { db: { asOwner: drizzle(pool) } } as unknown as Services;
  const [owner = ""] = ids;
  await setOffer(services, await teamIdOf(services, owner), { offer: "scale", until: null, by: "ops" });
  const { ids: prospects } = await deliver(
    services,
    owner,
    newProspects(perMember * names.length + contested),
    parisDay(Date.now()),
  );
  return { first, at, ids, prospects, second: nodes[1] ?? first };
}

const body = async <Body>(response: Response) => (await response.json()) as Body;
const get = async <Body>(member: Visitor, path: string) => body<Body>(await member.fetch(path));

/** The numbers that come to a member's stream. */
function follow(member: Visitor): { latest: number } {
  const seen = { latest: 0 };
  void (async () => {
    for await (const { event, data } of member.stream(0))
      if (event === "prospects")
        seen.latest = Math.max(seen.latest, (JSON.parse(data) as { seq: number }).seq);
  })().catch(() => {});
  return seen;
}

test("five work on one list over two nodes for a morning: nothing is lost, doubled or seen by one node alone", async () => {
  const { first, second, at, ids, prospects } = await teamOfFive();
  const [owner, ...colleagues] = at.slice(0, names.length) as [Visitor, ...Visitor[]];
  const sixth = at[names.length] as Visitor;

  // Invited on one node, accepted on the other; one more than the offer has is refused, however many are asked for at once.
  const invitations = await Promise.all(
    names.slice(1).map((name) => owner.post("/api/team/invitations", { email: `${name}@exemple.fr` })),
  );
  expect(invitations.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect((await owner.post("/api/team/invitations", { email: "sixth@exemple.fr" })).status).toBe(409);
  const { invitations: pending } = await get<TeamAnswer>(owner, "/api/team");
  for (const [index, colleague] of colleagues.entries()) {
    const id = pending.find(({ email }) => email.startsWith(names[index + 1] ?? "?"))?.id ?? "";
    const forward = await sixth.fetch("/equipe/invitation", {
      method: "POST",
      body: new URLSearchParams({ id }),
    });
    expect(forward.status).toBe(404);
    const press = () =>
      colleague.fetch("/equipe/invitation", { method: "POST", body: new URLSearchParams({ id }) });
    const statuses = (await Promise.all([press(), press()])).map(({ status }) => status).sort();
    expect(statuses).toEqual([302, 404]);
  }
  expect((await get<TeamAnswer>(owner, "/api/team")).members).toHaveLength(5);

  // The profile is the owner's: a colleague is told whose, and asked for nothing.
  const profiles = await Promise.all(
    [owner, ...colleagues].map((member) => get<object>(member, "/api/profile")),
  );
  expect(profiles.map((profile) => (profile as { owner: string | null }).owner)).toEqual([
    null,
    ...colleagues.map(() => "anna@exemple.fr"),
  ]);

  const streams = [owner, ...colleagues].map(follow);
  const own = (index: number) => prospects.slice(index * perMember, (index + 1) * perMember);
  const shared = prospects.slice(-contested);
  let stored = 0;
  const post = async (member: Visitor, id: string, event: object) => {
    const answer = await member.post(`/api/prospects/${id}/events`, { key: crypto.randomUUID(), ...event });
    expect([201, 200]).toContain(answer.status);
    stored += answer.status === 201 ? 1 : 0;
  };
  await Promise.all(
    [owner, ...colleagues].map(async (member, index) => {
      const other = member.at(member.server === first ? second : first);
      for (const id of own(index)) {
        await post(member, id, { kind: "assign", to: ids[index] });
        // A retry that goes through the other node, because the answer of the first was lost.
        const call = {
          key: crypto.randomUUID(),
          kind: "call",
          outcome: "meeting",
          note: `par ${names[index]}`,
        };
        await Promise.all([post(member, id, call), post(other, id, call)]);
      }
      for (const id of shared) await post(member, id, { kind: "note", text: `vu par ${names[index]}` });
    }),
  );
  expect(stored).toBe(names.length * (2 * perMember + contested));

  // Every stream hears of the last change, and both nodes have the same list.
  const changes = await get<{ seq: number }>(owner, "/api/prospects/changes?after=0");
  await until(() => streams.every(({ latest }) => latest === changes.seq));
  const lists = await Promise.all(
    [first, second].map((node) => get<ProspectList>(owner.at(node), "/api/prospects?limit=200")),
  );
  expect(lists[0]).toEqual(lists[1]);
  expect(lists[0]?.counts.all).toBe(prospects.length);
  for (const [index, member] of [owner, ...colleagues].entries()) {
    const mine = await get<ProspectList>(member, `/api/prospects?assignee=${ids[index]}&limit=200`);
    expect(new Set(mine.prospects.map(({ id }) => id))).toEqual(new Set(own(index)));
    expect(mine.prospects.every(({ status }) => status === "meeting")).toBe(true);
  }
  const { history } = await get<ProspectRecord>(owner, `/api/prospects/${shared[0]}`);
  expect(new Set(history.map(({ by }) => by))).toEqual(new Set(ids.slice(0, names.length)));
  const day = parisDay(Date.now());
  const report = await get<{ rows: { key: string; worked: number; meetings: number }[] }>(
    owner,
    `/api/reports?from=${day}&to=${day}&by=member`,
  );
  const meetings = report.rows.map((row) => row.meetings);
  expect(meetings.reduce((sum, count) => sum + count, 0)).toBe(perMember * names.length);

  // Removed while writing: what was stored stays, what was theirs is everybody's, and their list is their own again.
  const [, , , , leaving] = at as [Visitor, Visitor, Visitor, Visitor, Visitor];
  const writing = own(4).map((id) =>
    leaving.post(`/api/prospects/${id}/events`, { key: crypto.randomUUID(), kind: "note", text: "encore" }),
  );
  const removed = await owner.fetch(`/api/team/members/${ids[4]}`, { method: "DELETE" });
  expect(removed.status).toBe(204);
  const answers = (await Promise.all(writing)).map(({ status }) => status);
  expect(answers.every((status) => status === 201 || status === 404)).toBe(true);
  for (const [index, id] of own(4).entries()) {
    const record = await get<ProspectRecord>(owner, `/api/prospects/${id}`);
    expect(record.assignee).toBeNull();
    expect(record.history.filter(({ kind }) => kind === "note")).toHaveLength(answers[index] === 201 ? 1 : 0);
    expect((await leaving.fetch(`/api/prospects/${id}`)).status).toBe(404);
  }
  expect((await get<ProspectList>(leaving, "/api/prospects")).counts.all).toBe(0);
});
