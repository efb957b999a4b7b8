import { teamOf } from "#app/team/team.server.ts";
import type { Database } from "#db/open-database.server.ts";
import type { Live } from "#live/live.server.ts";
import type { EventQueue } from "./event-queue.server.ts";
import { serverSentEvent } from "./server-sent-event.ts";

/**
 * Tells the reader of a stream up to which number the prospects of the client's team have changed: now, and after each
 * change until the returned function is called; and who has a record open, whenever that changes. The reader pulls, so a number
 * that comes twice or late does no harm.
 */
export async function followProspects(
  { db, live }: { db: Database; live: Live },
  clientId: string,
  queue: EventQueue,
): Promise<() => void> {
  const load = () => db.asClient(clientId, (tx) => teamOf(tx, clientId));
  const tell = (seq: number) => {
    if (seq > 0 && queue.isOpen) queue.push(serverSentEvent("prospects", { seq }));
  };
  const team = await load();
  if (!team) return () => {};
  const unwatchViewers = live.watchViewers(team.id, (prospect) => {
    if (queue.isOpen)
      queue.push(serverSentEvent("viewers", { prospect, viewers: live.viewersOf(team.id, prospect) }));
  });
  const unwatchProspects = live.watchProspects(team.id, (seq) => {
    if (seq !== null) return tell(seq);
    // The stream ends, and its reader comes back, when the database cannot be asked.
    void load().then(
      (present) => tell(present?.lastSeq ?? 0),
      () => queue.end(),
    );
  });
  const unwatch = () => {
    unwatchViewers();
    unwatchProspects();
  };
  // Once more: what was stored before the watch began was announced to nobody.
  try {
    tell((await load())?.lastSeq ?? 0);
  } catch (error) {
    unwatch();
    throw error;
  }
  return unwatch;
}
