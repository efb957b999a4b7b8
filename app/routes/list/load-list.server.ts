import { listProspects } from "#app/prospects/store/list-prospects.server.ts";
import { teamOf } from "#app/team/team.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { type Filter, sectionsOf } from "./list-query.ts";
import { firstRows, type InitialList } from "./model/list-store.ts";

/** The beginning of the list: as many sections as it takes to have some rows, of at most `firstRows` each. */
export async function loadList(
  { db }: { db: Database },
  userId: string,
  filter: Filter,
  now = Date.now(),
): Promise<InitialList> {
  // First, so that nothing lies between it and the pages.
  const team = await db.asClient(userId, (tx) => teamOf(tx, userId));
  const { status, sector, score, q } = filter;
  const pages: {
    view: InitialList["pages"][number]["view"];
    prospects: InitialList["pages"][number]["prospects"];
    next: string | null;
  }[] = [];
  let counts = { new: 0, due: 0, all: 0 };
  let rows = 0;
  for (const view of sectionsOf(filter)) {
    const page = await listProspects({ db }, userId, {
      ...{ view, limit: firstRows },
      ...(status && { status }),
      ...(sector && { sector }),
      ...(score !== null && { score }),
      ...(q && { q }),
    });
    if (page === "wrong-cursor") throw new Error("A page without a cursor was refused.");
    ({ counts } = page);
    pages.push({ view, prospects: page.prospects, next: page.next });
    rows += page.prospects.length;
    if (page.next !== null || rows >= firstRows) break;
  }
  return { userId, filter, pages, counts, seq: team?.lastSeq ?? 0, now };
}
