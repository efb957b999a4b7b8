import { and, eq, isNull } from "drizzle-orm";
import { ensureClient } from "#app/accounts/clients.server.ts";
import { loadProfile } from "#app/profile/profile-store.server.ts";
import { isColleague, ownTeamId } from "#app/team/team.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { targeting } from "#db/schema.ts";
import type { Environment } from "#environment.ts";
import { unreadTrade } from "../reading/said-in-passing.ts";
import { activityLabel } from "../register/activities.ts";
import type { SectorProposal } from "../targeting-protocol.ts";
import { secondsUntil } from "./targeting-rates.server.ts";

type Services = { db: Database; environment: Pick<Environment, "authSecret"> };
type Client = { id: string; email: string };

/** Milliseconds after which somebody else may ask for the same words: whoever asked is gone. */
const patience = 120_000;

/**
 * The activities that `ask` finds for what the rules did not understand of the profile, with those words; `null` where there
 * is nothing to propose, criteria were chosen by hand, or the limit is reached. Asked once for the same words, whatever
 * comes of it; a failed request is asked again the next time. Rejects with what `ask` rejects with. interpretation.md D156.
 */
export async function sectorProposal(
  services: Services,
  client: Client,
  ask: ((words: string) => Promise<string[]>) | null,
): Promise<SectorProposal["proposal"]> {
  const { db } = services;
  const words = await db.asClient(client.id, (tx) => wordsToAskFor(tx, client.id));
  if (words === null) return null;
  const before = await db.asClient(client.id, (tx) => rowOf(tx, client.id));
  if (before?.askedWords === words && before.proposedNaf) return proposalOf(words, before.proposedNaf);
  if (ask === null || isBeingAsked(before, words)) return null;
  if ((await secondsUntil(services, client.id, "targeting-proposals")) > 0) return null;
  if (!(await db.asClient(client.id, (tx) => claim(tx, client, words)))) return null;
  try {
    const naf = await ask(words);
    await db.asClient(client.id, (tx) => store(tx, client.id, words, { proposedNaf: naf }));
    return proposalOf(words, naf);
  } catch (error) {
    await db.asClient(client.id, (tx) => store(tx, client.id, words, { askedWords: null, askedAt: null }));
    throw error;
  }
}

/** Has nothing proposed for the words for which something was. */
export async function declineSectors({ db }: Pick<Services, "db">, clientId: string): Promise<void> {
  await db.asClient(clientId, (tx) =>
    tx
      .update(targeting)
      .set({ proposedNaf: [] })
      .where(eq(targeting.teamId, ownTeamId(clientId))),
  );
}

type Row = typeof targeting.$inferSelect;

async function rowOf(tx: Queries, clientId: string, { lock = false } = {}): Promise<Row | null> {
  const query = tx
    .select()
    .from(targeting)
    .where(eq(targeting.teamId, ownTeamId(clientId)));
  const [row] = await (lock ? query.for("update") : query);
  return row ?? null;
}

async function wordsToAskFor(tx: Queries, clientId: string): Promise<string | null> {
  if ((await rowOf(tx, clientId))?.criteria) return null;
  const profile = await loadProfile(tx, clientId);
  return unreadTrade({
    icp_industry: profile?.icpIndustry ?? "",
    icp_title: profile?.icpTitle ?? "",
    icp_size: profile?.icpSize ?? "",
  });
}

const isBeingAsked = (row: Row | null, words: string) =>
  row?.askedWords === words && row.askedAt !== null && Date.now() - row.askedAt.getTime() < patience;

/** False when somebody else asks for these words already, the targeting is another's to change, or the account is gone. */
async function claim(tx: Queries, client: Client, words: string): Promise<boolean> {
  if (!(await ensureClient(tx, client)) || (await isColleague(tx, client.id))) return false;
  const nothingYet = { clientId: client.id, criteria: null, lastVersion: 0, updatedAt: new Date() };
  await tx.insert(targeting).values(nothingYet).onConflictDoNothing();
  const row = await rowOf(tx, client.id, { lock: true });
  if (isBeingAsked(row, words) || (row?.askedWords === words && row.proposedNaf)) return false;
  await tx
    .update(targeting)
    .set({ askedWords: words, askedAt: new Date(), proposedNaf: null })
    .where(eq(targeting.teamId, ownTeamId(client.id)));
  return true;
}

/** Unless somebody else was faster. */
const store = (tx: Queries, clientId: string, words: string, what: Partial<Row>) =>
  tx
    .update(targeting)
    .set(what)
    .where(
      and(
        eq(targeting.teamId, ownTeamId(clientId)),
        eq(targeting.askedWords, words),
        isNull(targeting.proposedNaf),
      ),
    );

function proposalOf(words: string, naf: readonly string[]): SectorProposal["proposal"] {
  const activities = naf.flatMap((code) => {
    const label = activityLabel(code);
    return label === null ? [] : [{ code, label }];
  });
  return activities.length > 0 ? { words, activities } : null;
}
