import { and, eq, inArray, sql } from "drizzle-orm";
import type { Queries } from "#db/open-database.server.ts";
import { candidates, imports, prospects, teams } from "#db/schema.ts";
import { removeProspects } from "./remove-prospects.server.ts";

type ImportState = (typeof imports.$inferSelect)["state"];

/** What became of a prospect whose import is not done. */
const standing: Partial<Record<ImportState, "taken back" | "never shown">> = {
  loading: "never shown",
  abandoned: "never shown",
  undoing: "taken back",
};

/** Removes these prospects of a team, whose person objected, whatever state their import is in. Returns their number. */
export async function removeObjected(
  tx: Queries,
  teamId: string,
  wanted: readonly string[],
): Promise<number> {
  // Whoever imports holds it too, so that no state changes meanwhile.
  await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, teamId)).for("update");
  const found = await tx
    .select({ id: prospects.id, importId: prospects.importId, state: imports.state })
    .from(prospects)
    .leftJoin(imports, and(eq(imports.teamId, prospects.teamId), eq(imports.id, prospects.importId)))
    .where(and(eq(prospects.teamId, teamId), inArray(prospects.id, [...wanted])));
  let removed = 0;
  for (const were of ["shown", "taken back", "never shown"] as const) {
    const group = found.filter(({ state }) => ((state && standing[state]) ?? "shown") === were);
    if (group.length === 0) continue;
    const isOne = inArray(
      prospects.id,
      group.map(({ id }) => id),
    );
    const ids = await removeProspects(tx, teamId, isOne, { limit: group.length, were, because: "objection" });
    removed += ids.length;
    // Nights still count who was delivered, and do not know any more who it was: from now on the objection keeps them out.
    await tx
      .update(candidates)
      .set({ personKey: sql`gen_random_uuid()::text` })
      .where(and(eq(candidates.teamId, teamId), inArray(candidates.prospectId, ids)));
  }
  // Whoever loads it counts what it added.
  for (const { importId, state } of found)
    if (importId !== null && state === "loading")
      await tx
        .update(imports)
        .set({ objected: sql`${imports.objected} + 1` })
        .where(and(eq(imports.teamId, teamId), eq(imports.id, importId)));
  return removed;
}
