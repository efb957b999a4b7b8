import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { teamOf } from "#app/team/team.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { prospectEvents, prospectRemovals, prospects, teams } from "#db/schema.ts";

/** Stores a prospect of the client's team with a note, and the removal of another one. */
export async function storeProspect(
  { db }: { db: Database },
  clientId: string,
  { contact = "Hélène Courtade" }: { contact?: string } = {},
): Promise<{ teamId: string; prospectId: string }> {
  const owner = db.asOwner;
  const team = await teamOf(owner, clientId);
  if (!team) throw new Error("The client has no team.");
  const [teamId, prospectId, at] = [team.id, randomUUID(), new Date()];
  await owner.insert(prospects).values({
    ...{
      teamId,
      id: prospectId,
      seq: 1,
      company: "Ateliers Vauclair",
      sector: "",
      city: "",
      contact,
      role: "",
    },
    ...{ emailState: "missing", phoneState: "missing", score: 50, reasons: [], signal: "", technologies: [] },
    ...{ workHistory: [], sources: [], deliveredOn: "2026-03-02", createdAt: at, personKey: contact },
    search: sql`${`'${teamId.slice(0, 8)}ateliers'`}::tsvector`,
  });
  const note = { kind: "note", data: { text: "Oui" }, key: randomUUID() } as const;
  await owner.insert(prospectEvents).values({ teamId, prospectId, seq: 2, ...note, at, authorId: clientId });
  await owner.insert(prospectRemovals).values({ teamId, seq: 3, prospectId: randomUUID() });
  await owner.update(teams).set({ lastSeq: 3, prospectCount: 1 }).where(eq(teams.id, teamId));
  return { teamId, prospectId };
}
