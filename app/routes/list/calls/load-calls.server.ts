import { objectionsIn } from "#app/drafts/facts/objections.ts";
import { listDrafts, readDraft } from "#app/drafts/store/read-drafts.server.ts";
import { loadProfile } from "#app/profile/profile-store.server.ts";
import type { Prospect } from "#app/prospects/prospects-protocol.ts";
import type { ListSettings } from "#app/prospects/settings/settings-protocol.ts";
import { listProspects } from "#app/prospects/store/list-prospects.server.ts";
import { teamOf } from "#app/team/team.server.ts";
import type { Database } from "#db/open-database.server.ts";
import type { Filter } from "../list-query.ts";
import { sharedOf } from "../load-list.server.ts";
import type { InitialList } from "../model/list-store.ts";
import { type Objection, objectionsOf, type SpokenScript } from "./model/spoken-script.ts";

/** Prospects that are called in one row at most. */
export const mostCalls = 100;

/** Characters of listed objections that are read. */
const mostObjections = 20_000;

/** What the page of calls begins with; the prospects of its list are those to call, in their order. */
export type InitialCalls = {
  list: InitialList;
  script: SpokenScript | null;
  objections: Objection[];
  /** True with a profile, from which a script can be made. */
  hasProfile: boolean;
};

/** Whom to call, and what to say. interpretation.md D89. */
export async function loadCalls(
  { db }: { db: Database },
  userId: string,
  filter: Filter,
  settings: ListSettings,
): Promise<InitialCalls> {
  const [list, words] = await Promise.all([
    loadToCall({ db }, userId, filter, settings),
    loadWords({ db }, userId),
  ]);
  return { list, ...words };
}

async function loadToCall(
  { db }: { db: Database },
  userId: string,
  filter: Filter,
  settings: ListSettings,
): Promise<InitialList> {
  // First, so that nothing lies between it and the pages.
  const team = await db.asClient(userId, (tx) => teamOf(tx, userId));
  const { status, sector, score, q, assignee, persona } = filter;
  const found: Prospect[] = [];
  let counts = { new: 0, due: 0, all: 0 };
  for (const view of ["today", "due"] as const) {
    const query = {
      ...{ view, limit: view === "today" ? mostCalls : 2 * mostCalls },
      ...(status && { status }),
      ...(sector && { sector }),
      ...(score !== null && { score }),
      ...(q && { q }),
      ...(assignee && { assignee }),
      ...(persona && { persona }),
    };
    // Nobody calls whom somebody else takes care of, unless that is asked for.
    const page = await listProspects({ db }, userId, query, { isOwnWork: assignee === "" });
    if (page === "wrong-cursor") throw new Error("A page without a cursor was refused.");
    ({ counts } = page);
    found.push(...page.prospects);
  }
  const prospects = inOrder(found).slice(0, mostCalls);
  const pages = [{ view: "all" as const, prospects, next: null }];
  const shared = await sharedOf({ db }, userId, team, settings);
  return { userId, filter, ...shared, pages, counts, now: Date.now() };
}

/**
 * Those of the day whom a call can bring further, in the order of the list, first those with a number. A meeting that is
 * to be prepared is no call, and neither is what is won, lost or not relevant.
 */
function inOrder(day: readonly Prospect[]): Prospect[] {
  const open = day.filter(({ status }) => !["meeting", "won", "lost", "not_relevant"].includes(status));
  const { with: reachable = [], without = [] } = Object.groupBy(open, ({ phone }) =>
    phone.value === null ? "without" : "with",
  );
  return [...reachable, ...without];
}

/** What the newest call script and the profile give to say. */
export async function loadWords(
  { db }: { db: Database },
  userId: string,
): Promise<Omit<InitialCalls, "list">> {
  const [drafts, profile] = await Promise.all([
    listDrafts({ db }, userId),
    db.asClient(userId, (tx) => loadProfile(tx, userId)),
  ]);
  // One made for somebody else would be read to the wrong person.
  const newest = drafts.find(
    ({ kind, prospect, persona }) => kind === "call_script" && !prospect && !persona,
  );
  const draft = newest ? await readDraft({ db }, userId, newest.id) : null;
  const content = draft?.kind === "call_script" ? draft.content : null;
  return {
    script: draft && content ? { id: draft.id, opening: content.opening } : null,
    objections: objectionsOf(
      objectionsIn((profile?.commonObjections ?? "").slice(0, mostObjections)),
      content?.objections ?? [],
    ),
    hasProfile: profile !== null,
  };
}
