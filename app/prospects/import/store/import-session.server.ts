import { and, eq, gt } from "drizzle-orm";
import { parisDay } from "#app/calendar/paris-day.ts";
import { objectedTo } from "#app/sourcing/objections/objected-to.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { imports, prospects, teams } from "#db/schema.ts";
import { announceProspects } from "#live/live.server.ts";
import { type ImportedProspect, type NewProspect, personIn } from "../../new-prospect.ts";
import { prospectLimits } from "../../prospect-limits.ts";
import { fits } from "../../settings/column-values.ts";
import { emptyColumn, settingsOf } from "../../settings/list-settings.server.ts";
import { confirmProspects } from "../../store/confirm-prospects.server.ts";
import { insertRows, KnownProspects, rowOf } from "../../store/new-rows.server.ts";
import { finishUnfinished } from "./unfinished-imports.server.ts";

/** Milliseconds after which an import that says nothing is given up. */
export const leaseLength = 60_000;

/** Numbers of the team between its newest and those of an import, for what is done while it loads. */
const gap = 1_000_000;

/** A file that is imported, and by whom; `id` where the one who imports has chosen it, unless there is such an import. */
type ImportedFile = { fileName: string; fileHash: string; by: string; id?: string };

type BegunImport =
  | { kind: "begun"; session: ImportSession; earlier: { id: string; at: Date } | null }
  /** Another import of this team is loading; in so many seconds it is given up if it says nothing more. */
  | { kind: "busy"; retryAfter: number };

type AddedRows =
  /** `known` are the positions of those that the team has already, or that came before in the file; `objected` of those who objected. */
  | { kind: "added"; known: number[]; objected: number[] }
  /** The team would have more prospects than `prospectLimits` allows. */
  | { kind: "full" }
  /** The import was given up meanwhile, because it said nothing for too long. */
  | { kind: "lost" };

type FinishedImport =
  /** `id` is null when nothing was added. `withdrawn` are those who objected after they were added: they are not in `added`. */
  { kind: "finished"; id: string | null; added: number; known: number; withdrawn: number } | { kind: "lost" };

/**
 * Begins to import a file into a team. What is added stays hidden until `finish`, which shows all of it in one short transaction;
 * `abandon`, a kill or a minute of silence leaves nothing. docs/decisions/0030-import.md.
 */
export async function beginImport(
  { db }: { db: Database },
  teamId: string,
  file: ImportedFile,
  { isDry = false } = {},
): Promise<BegunImport> {
  // What an earlier one has left would count as known.
  if (!isDry) await finishUnfinished({ db }, teamId);
  const [earlier] = await db.asOwner
    .select({ id: imports.id, at: imports.createdAt })
    .from(imports)
    .where(and(eq(imports.teamId, teamId), eq(imports.fileHash, file.fileHash), eq(imports.state, "done")));
  if (isDry) return { kind: "begun", session: new DrySession({ db }, teamId), earlier: earlier ?? null };

  const at = new Date();
  const begun = await db.asOwner.transaction(async (tx) => {
    const [team] = await tx.select().from(teams).where(eq(teams.id, teamId)).for("update");
    if (!team) throw new Error("There is no such team.");
    const [row] = await tx
      .insert(imports)
      .values({
        ...{ teamId, fileName: file.fileName, fileHash: file.fileHash, importedBy: file.by, createdAt: at },
        ...(file.id && { id: file.id }),
        ...{ leaseUntil: new Date(at.getTime() + leaseLength), baseSeq: team.lastSeq + gap },
      })
      .onConflictDoNothing()
      .returning();
    return row;
  });
  if (!begun) return { kind: "busy", retryAfter: await secondsOfOther(db, teamId) };
  return { kind: "begun", session: new StoringSession({ db }, begun), earlier: earlier ?? null };
}

async function secondsOfOther(db: Database, teamId: string): Promise<number> {
  const [loading] = await db.asOwner
    .select({ leaseUntil: imports.leaseUntil })
    .from(imports)
    .where(and(eq(imports.teamId, teamId), eq(imports.state, "loading")));
  return loading ? Math.max(1, Math.ceil((loading.leaseUntil.getTime() - Date.now()) / 1_000)) : 1;
}

/** A prospect of a file; `prospects import` reads none of the columns that the team added. */
type Added = NewProspect | ImportedProspect;

/** An import under way. Its methods are called one after another. */
export interface ImportSession {
  /** Adds prospects of the file in its order: at most as many as one statement may store. */
  add(batch: readonly Added[]): Promise<AddedRows>;
  /** Shows them all as delivered today. */
  finish(refused: number): Promise<FinishedImport>;
  /** Gives it up, and removes what was added; with `isHasty` housekeeping does so. */
  abandon(options?: { isHasty: boolean }): Promise<void>;
}

type Import = typeof imports.$inferSelect;

const valuesOf = (prospect: Added) => ("values" in prospect ? prospect.values : {});

/** The prospects with what the columns still take: somebody may arrange the list while a file loads. */
async function filling(tx: Queries, teamId: string, batch: readonly Added[]): Promise<readonly Added[]> {
  if (batch.every((prospect) => Object.keys(valuesOf(prospect)).length === 0)) return batch;
  const { columns } = await settingsOf(tx, teamId);
  return batch.map((prospect) => {
    const standing = columns.flatMap((column) => {
      const value = valuesOf(prospect)[column.id];
      return value !== undefined && fits(value, column) ? [[column.id, value] as const] : [];
    });
    return { ...prospect, values: Object.fromEntries(standing) };
  });
}

class StoringSession implements ImportSession {
  readonly #db: Database;
  readonly #import: Import;
  readonly #deliveredOn: string;
  #added = 0;
  #known = 0;
  /** The columns of the team's own that were filled. */
  readonly #filled = new Set<string>();

  constructor({ db }: { db: Database }, row: Import) {
    this.#db = db;
    this.#import = row;
    this.#deliveredOn = parisDay(row.createdAt.getTime());
  }

  async add(batch: readonly Added[]): Promise<AddedRows> {
    const { teamId, id: importId, createdAt: at, baseSeq } = this.#import;
    return this.#db.asOwner.transaction(async (tx) => {
      const [team] = await tx.select().from(teams).where(eq(teams.id, teamId)).for("update");
      if (!team || team.lastSeq >= baseSeq || !(await this.#renew(tx))) return { kind: "lost" };
      const found = new KnownProspects();
      await found.load(tx, teamId, batch);
      const objected = await objectedTo(tx, batch.map(personIn));
      const known: number[] = [];
      const fresh = batch.filter((prospect, position) => {
        if (objected.has(position)) return false;
        const isFresh = found.add(prospect);
        if (!isFresh) known.push(position);
        return isFresh;
      });
      if (team.prospectCount + this.#added + fresh.length > prospectLimits.prospects) return { kind: "full" };
      const delivery = { teamId, deliveredOn: this.#deliveredOn, at, importId };
      const filled = await filling(tx, teamId, fresh);
      const rows = filled.map((prospect, index) =>
        rowOf(delivery, baseSeq + this.#added + index + 1, prospect),
      );
      if (rows.length > 0) await insertRows(tx, rows);
      // The file has named them, whatever becomes of the import.
      const repeated = known.flatMap((position) => batch[position] ?? []);
      await confirmProspects(tx, teamId, found.idsOf(repeated), this.#deliveredOn);
      for (const row of rows) for (const column of Object.keys(row.column_values)) this.#filled.add(column);
      this.#added += fresh.length;
      this.#known += known.length;
      return { kind: "added", known, objected: [...objected] };
    });
  }

  async finish(refused: number): Promise<FinishedImport> {
    const { teamId, id, baseSeq } = this.#import;
    const [added, known] = [this.#added, this.#known];
    if (added === 0) {
      await this.abandon();
      return { kind: "finished", id: null, added, known, withdrawn: 0 };
    }
    return this.#db.asOwner.transaction(async (tx) => {
      const [team] = await tx.select().from(teams).where(eq(teams.id, teamId)).for("update");
      if (!team || team.lastSeq >= baseSeq || !(await this.#renew(tx))) return { kind: "lost" };
      const isThis = and(eq(imports.teamId, teamId), eq(imports.id, id));
      const [row] = await tx.select({ withdrawn: imports.objected }).from(imports).where(isThis);
      const withdrawn = row?.withdrawn ?? 0;
      // A column that was removed meanwhile was emptied in what members see, and these rows are not seen yet.
      const { columns } = this.#filled.size > 0 ? await settingsOf(tx, teamId) : { columns: [] };
      const isOfThis = and(eq(prospects.teamId, teamId), eq(prospects.importId, id));
      for (const column of this.#filled)
        if (!columns.some((standing) => standing.id === column)) await emptyColumn(tx, column, isOfThis);
      const shown = added - withdrawn;
      await tx.update(imports).set({ state: "done", added: shown, known, refused }).where(isThis);
      const seq = baseSeq + added;
      await tx
        .update(teams)
        .set({ lastSeq: seq, prospectCount: team.prospectCount + shown })
        .where(eq(teams.id, teamId));
      await announceProspects(tx, { team: teamId, seq });
      return { kind: "finished", id, added: shown, known, withdrawn };
    });
  }

  async abandon({ isHasty } = { isHasty: false }): Promise<void> {
    const { teamId, id } = this.#import;
    await this.#db.asOwner
      .update(imports)
      .set({ state: "abandoned" })
      .where(and(eq(imports.teamId, teamId), eq(imports.id, id), eq(imports.state, "loading")));
    if (!isHasty) await finishUnfinished({ db: this.#db }, teamId);
  }

  /** False when somebody has given the import up. */
  async #renew(tx: Queries): Promise<boolean> {
    const { teamId, id } = this.#import;
    const renewed = await tx
      .update(imports)
      .set({ leaseUntil: new Date(Date.now() + leaseLength) })
      .where(
        and(
          eq(imports.teamId, teamId),
          eq(imports.id, id),
          eq(imports.state, "loading"),
          gt(imports.leaseUntil, new Date()),
        ),
      )
      .returning({ id: imports.id });
    return renewed.length > 0;
  }
}

/** Finds what would be added, and stores nothing. */
class DrySession implements ImportSession {
  readonly #db: Database;
  readonly #teamId: string;
  readonly #found = new KnownProspects();
  #added = 0;
  #known = 0;

  constructor({ db }: { db: Database }, teamId: string) {
    this.#db = db;
    this.#teamId = teamId;
  }

  async add(batch: readonly NewProspect[]): Promise<AddedRows> {
    const [team] = await this.#db.asOwner.select().from(teams).where(eq(teams.id, this.#teamId));
    await this.#found.load(this.#db.asOwner, this.#teamId, batch);
    const objected = await objectedTo(this.#db.asOwner, batch.map(personIn));
    const known = batch.flatMap((prospect, position) =>
      objected.has(position) || this.#found.add(prospect) ? [] : [position],
    );
    this.#added += batch.length - known.length - objected.size;
    this.#known += known.length;
    return (team?.prospectCount ?? 0) + this.#added > prospectLimits.prospects
      ? { kind: "full" }
      : { kind: "added", known, objected: [...objected] };
  }

  async finish(): Promise<FinishedImport> {
    return { kind: "finished", id: null, added: this.#added, known: this.#known, withdrawn: 0 };
  }

  async abandon(): Promise<void> {}
}
