import { and, eq, type SQL, sql } from "drizzle-orm";
import { accountLimit } from "#app/accounts/account-limit.server.ts";
import type { Feature } from "#app/offers/catalogue.ts";
import { contentsFor } from "#app/team/current-offer.server.ts";
import { isSeatless, readsOnly } from "#app/team/seats.server.ts";
import { lockTeamOf, teamOf } from "#app/team/team.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { listSettings, prospects, teams } from "#db/schema.ts";
import type { Environment } from "#environment.ts";
import { consume } from "#limits/limits.server.ts";
import { announceProspects } from "#live/live.server.ts";
import { arranged, type GivenSettings, isSameRule, unchangedSettings } from "./arranged.ts";
import type { SettingsChange } from "./settings-bodies.ts";
import { type Arranging, settingsErrorCodes as codes, type ListSettings } from "./settings-protocol.ts";

type Services = { db: Database; environment: Pick<Environment, "authSecret"> };

const windows = [{ max: 100, seconds: 600 }];

export type SavedSettings =
  | { kind: "saved" | "stale"; settings: ListSettings }
  /** What is sent contradicts itself, or what there is; `code` says how. */
  | { kind: "wrong"; code: Mistake }
  /** The team's offer does not include it. */
  | { kind: "not-in-offer"; feature: Feature }
  /** The offer has no seat for the client, who only reads. */
  | { kind: "seatless" }
  /** `retryAfter` is in whole seconds. */
  | { kind: "limited"; retryAfter: number }
  /** The account has been deleted. */
  | { kind: "deleted" };

/** How the client's team has arranged its list; as ours until it has saved anything. interpretation.md D314. */
export async function loadListSettings(
  { db }: Pick<Services, "db">,
  clientId: string,
): Promise<ListSettings> {
  return db.asClient(clientId, async (tx) => {
    const team = await teamOf(tx, clientId);
    return team ? settingsOf(tx, team.id) : unchangedSettings;
  });
}

/** What the client may do with the list today, by the offer and the seat. interpretation.md D299, D314. */
export async function arrangingOf({ db }: Pick<Services, "db">, clientId: string): Promise<Arranging> {
  const team = await teamOf(db.asOwner, clientId);
  const { features } = await contentsFor(db.asOwner, clientId);
  const reads = team && (await readsOnly(db.asOwner, team, clientId));
  const hasSeat = team !== null && reads !== "seatless";
  return {
    readsOnly: reads,
    arrange: hasSeat && features.includes("customCrm"),
    rules: hasSeat && features.includes("bespokeCrm"),
  };
}

/** The same of a team, in a transaction of one of its members. */
export async function settingsOf(tx: Queries, teamId: string): Promise<ListSettings> {
  const [row] = await tx.select().from(listSettings).where(eq(listSettings.teamId, teamId));
  return arranged(row?.version ?? 0, (row?.settings ?? {}) as GivenSettings);
}

/**
 * Saves what is given as the next version, if `version` is still the newest one and the offer includes it. Of simultaneous
 * saves of one version exactly one succeeds. What stood in a removed column leaves the prospects, and stays in their
 * histories. interpretation.md D314.
 */
export async function saveListSettings(
  { db, environment }: Services,
  clientId: string,
  { version, ...change }: SettingsChange,
): Promise<SavedSettings> {
  const own = await db.asClient(clientId, (tx) => teamOf(tx, clientId));
  if (own && (await isSeatless(db.asOwner, own, clientId))) return { kind: "seatless" };
  const { features } = await contentsFor(db.asOwner, clientId);
  if (!features.includes("customCrm")) return { kind: "not-in-offer", feature: "customCrm" };
  const consumed = await consume(db.asOwner, [
    accountLimit(environment.authSecret, clientId, "list-settings", windows),
  ]);
  if (!consumed.ok) return { kind: "limited", retryAfter: consumed.retryAfter };
  return db.asClient(clientId, async (tx): Promise<SavedSettings> => {
    const team = await lockTeamOf(tx, clientId);
    if (!team) return { kind: "deleted" };
    const before = await settingsOf(tx, team.id);
    if (before.version !== version) return { kind: "stale", settings: before };
    const after = changed(before, change);
    const code = mistakeIn(before, after);
    if (code) return { kind: "wrong", code };
    const isNew = after.rules.some((rule) => !before.rules.some((known) => isSameRule(rule, known)));
    if (isNew && !features.includes("bespokeCrm")) return { kind: "not-in-offer", feature: "bespokeCrm" };

    const { version: next, ...settings } = after;
    const row = { version: next, settings, updatedAt: new Date() };
    await tx
      .insert(listSettings)
      .values({ teamId: team.id, ...row })
      .onConflictDoUpdate({ target: listSettings.teamId, set: row });
    const gone = before.columns.filter(({ id }) => !after.columns.some((column) => column.id === id));
    for (const { id } of gone) await emptyColumn(tx, id, eq(prospects.teamId, team.id));
    // A number of its own, by which open pages learn of it.
    const seq = team.lastSeq + 1;
    await tx.update(teams).set({ lastSeq: seq }).where(eq(teams.id, team.id));
    await announceProspects(tx, { team: team.id, seq });
    return { kind: "saved", settings: after };
  });
}

/** Takes what stands in a column out of these prospects. */
export async function emptyColumn(tx: Queries, id: string, condition: SQL | undefined): Promise<void> {
  const { columnValues, importedValues } = prospects;
  const isFilled = sql`(${columnValues} ? ${id}::text or ${importedValues} ? ${id}::text)`;
  await tx
    .update(prospects)
    .set({
      columnValues: sql`${columnValues} - ${id}::text`,
      importedValues: sql`${importedValues} - ${id}::text`,
    })
    .where(and(condition, isFilled));
}

/** The next version: what is left out stays, but for the rules of columns that go. */
function changed(before: ListSettings, change: Omit<SettingsChange, "version">): ListSettings {
  const columns = change.columns ?? before.columns;
  const known = before.rules.filter((rule) => columns.some(({ id }) => id === rule.column));
  return arranged(before.version + 1, {
    columns,
    statuses: change.statuses ?? before.statuses,
    views: change.views ?? before.views,
    rules: change.rules ?? known,
  });
}

/** What of a change contradicts itself, or what there is. */
type Mistake = (typeof codes)["duplicateName" | "typeChanged" | "unknownColumn"];

function mistakeIn(before: ListSettings, after: ListSettings): Mistake | null {
  const names = after.statuses.map(({ name }) => name.toLowerCase());
  if (new Set(names).size < names.length) return codes.duplicateName;
  const types = new Map(before.columns.map(({ id, type }) => [id, type]));
  if (after.columns.some(({ id, type }) => (types.get(id) ?? type) !== type)) return codes.typeChanged;
  const isKnown = (column: string) => after.columns.some(({ id }) => id === column);
  return after.rules.every(({ column }) => isKnown(column)) ? null : codes.unknownColumn;
}
