import { and, desc, eq, inArray, or } from "drizzle-orm";
import type { Database, Queries } from "#db/open-database.server.ts";
import { drafts, imports, prospectEvents, prospects, teams } from "#db/schema.ts";
import { finishUnfinished } from "./unfinished-imports.server.ts";

/** An import as operators see it. */
type ListedImport = {
  id: string;
  fileName: string;
  fileHash: string;
  at: string;
  by: string;
  added: number;
  known: number;
  refused: number;
  undone: { at: string; by: string; kept: number } | null;
};

/** The imports of a team that are whole, the newest first. */
export async function listImports({ db }: { db: Database }, teamId: string): Promise<ListedImport[]> {
  const rows = await db.asOwner
    .select()
    .from(imports)
    .where(and(eq(imports.teamId, teamId), inArray(imports.state, ["done", "undoing", "undone"])))
    .orderBy(desc(imports.createdAt));
  return rows.map(
    ({ id, fileName, fileHash, createdAt, importedBy, added, known, refused, undoneAt, undoneBy, kept }) => ({
      ...{ id, fileName, fileHash, at: createdAt.toISOString(), by: importedBy, added, known, refused },
      undone: undoneAt && { at: undoneAt.toISOString(), by: undoneBy ?? "", kept },
    }),
  );
}

type UndoneImport =
  | { kind: "undone"; removed: number; kept: number }
  /** There is none with this id, or it was undone before. */
  | { kind: "missing" }
  | { kind: "undone-before" };

/**
 * Takes an import back as one: in one transaction its prospects are hidden from everybody, then they are removed, and pages drop
 * them. Those with a history or a draft stay, as the team's own. A member names the team too, since members choose the ids of
 * their imports. `note` is called first in that transaction, where there is something to take back. interpretation.md D91.
 */
export async function undoImport(
  { db }: { db: Database },
  id: string,
  by: string,
  ofTeam?: string,
  note?: (tx: Queries) => Promise<void>,
): Promise<UndoneImport> {
  const [found] = await db.asOwner
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), ofTeam === undefined ? undefined : eq(imports.teamId, ofTeam)));
  if (!found || found.state === "loading" || found.state === "abandoned") return { kind: "missing" };
  const { teamId } = found;
  const undone = await db.asOwner.transaction(async (tx): Promise<UndoneImport> => {
    const [team] = await tx.select().from(teams).where(eq(teams.id, teamId)).for("update");
    const isThis = and(eq(imports.teamId, teamId), eq(imports.id, id));
    const [current] = await tx.select().from(imports).where(isThis);
    if (!team || current?.state !== "done") return { kind: "undone-before" };
    await note?.(tx);
    const brought = and(eq(prospects.teamId, teamId), eq(prospects.importId, id));
    const worked = tx
      .select({ id: prospectEvents.prospectId })
      .from(prospectEvents)
      .where(eq(prospectEvents.teamId, teamId));
    const drafted = tx.select({ id: drafts.prospectId }).from(drafts).where(eq(drafts.teamId, teamId));
    const kept = await tx
      .update(prospects)
      .set({ importId: null })
      .where(and(brought, or(inArray(prospects.id, worked), inArray(prospects.id, drafted))))
      .returning({ id: prospects.id });
    const removed = await tx.$count(prospects, brought);
    await tx
      .update(imports)
      .set({ state: "undoing", undoneAt: new Date(), undoneBy: by, kept: kept.length })
      .where(isThis);
    await tx
      .update(teams)
      .set({ prospectCount: team.prospectCount - removed })
      .where(eq(teams.id, teamId));
    return { kind: "undone", removed, kept: kept.length };
  });
  await finishUnfinished({ db }, teamId);
  return undone;
}
