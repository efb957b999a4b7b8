import { idIn } from "#app/endpoints/id-parameter.ts";
import type { ProspectRecord } from "#app/prospects/prospects-protocol.ts";
import { arrangesNothing, changedOnly } from "#app/prospects/settings/arranged.ts";
import { arrangingOf } from "#app/prospects/settings/list-settings.server.ts";
import type { ListSettings } from "#app/prospects/settings/settings-protocol.ts";
import { listProspects } from "#app/prospects/store/list-prospects.server.ts";
import { readProspect } from "#app/prospects/store/read-prospect.server.ts";
import { wasWithdrawn } from "#app/prospects/store/withdrawals.server.ts";
import { personaNames } from "#app/targeting/personas/personas.server.ts";
import { memberName } from "#app/team/member-name.ts";
import { membersOf } from "#app/team/seats.server.ts";
import { type Team, teamOf } from "#app/team/team.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { type Filter, sectionsOf } from "./list-query.ts";
import { firstRows, type InitialList } from "./model/list-store.ts";
import { samplePages, sampleRecords } from "./sample/sample-calls.ts";

/** The beginning of the list: as many sections as it takes to have some rows, of at most `firstRows` each. */
export async function loadList(
  { db }: { db: Database },
  userId: string,
  filter: Filter,
  settings: ListSettings,
  now = Date.now(),
): Promise<InitialList> {
  if (filter.sample) {
    const pages = samplePages(filter, now);
    const counts = pages[0]?.counts ?? { new: 0, due: 0, all: 0 };
    return {
      userId,
      filter,
      settings: null,
      may: arrangesNothing,
      colleagues: [],
      personas: [],
      pages,
      counts,
      ...{ seq: 0, team: null },
      now,
    };
  }
  // First, so that nothing lies between it and the pages.
  const team = await db.asClient(userId, (tx) => teamOf(tx, userId));
  const { status, sector, score, q, assignee, persona } = filter;
  const pages: InitialList["pages"][number][] = [];
  let counts = { new: 0, due: 0, all: 0 };
  let rows = 0;
  for (const view of sectionsOf(filter)) {
    const page = await listProspects({ db }, userId, {
      ...{ view, limit: firstRows },
      ...(status && { status }),
      ...(sector && { sector }),
      ...(score !== null && { score }),
      ...(q && { q }),
      ...(assignee && { assignee }),
      ...(persona && { persona }),
    });
    if (page === "wrong-cursor") throw new Error("A page without a cursor was refused.");
    ({ counts } = page);
    pages.push({ view, prospects: page.prospects, next: page.next });
    rows += page.prospects.length;
    if (page.next !== null || rows >= firstRows) break;
  }
  const shared = await sharedOf({ db }, userId, team, settings);
  return { userId, filter, ...shared, pages, counts, now };
}

/** What a page of the list knows of the team that works on it. */
export async function sharedOf(
  { db }: { db: Database },
  userId: string,
  team: Team | null,
  settings: ListSettings,
): Promise<Pick<InitialList, "settings" | "may" | "colleagues" | "personas" | "seq" | "team">> {
  return {
    settings: changedOnly(settings),
    may: await arrangingOf({ db }, userId),
    colleagues: await colleaguesIn({ db }, team),
    personas: [...(await personaNames({ db }, userId))].map(([id, name]) => ({ id, name })),
    seq: team?.lastSeq ?? 0,
    team: team?.id ?? null,
  };
}

/** Everybody of a team, each with a name to call them by, or their address where two have the same. */
async function colleaguesIn({ db }: { db: Database }, team: Team | null): Promise<InitialList["colleagues"]> {
  if (!team) return [];
  const members = await membersOf(db.asOwner, team);
  const names = members.map(({ email }) => memberName(email));
  return members.map(({ id, email }, index) => {
    const name = names[index] ?? email;
    return { id, email, name: names.indexOf(name) === names.lastIndexOf(name) ? name : email };
  });
}

/** The record of an address; `"withdrawn"` when its person objected, `null` when there is none. */
export async function loadRecord(
  { db }: { db: Database },
  userId: string,
  { sample }: Filter,
  id: string,
): Promise<ProspectRecord | "withdrawn" | null> {
  if (sample) return sampleRecords(Date.now()).find((record) => record.id === id) ?? null;
  const known = idIn({ id });
  if (!known) return null;
  const record = await readProspect({ db }, userId, known);
  return record ?? ((await wasWithdrawn({ db }, userId, known)) ? "withdrawn" : null);
}
