import { and, eq, inArray } from "drizzle-orm";
import { stored } from "#app/prospects/import/customer-imports.server.ts";
import type { ImportPreview } from "#app/prospects/import/imports-protocol.ts";
import {
  type Imported,
  importFor,
  type NotImported,
  previewFor,
  type SentFile,
} from "#app/prospects/import/sent-file.server.ts";
import { isCancelled, subscriptionOf } from "#app/team/subscription.server.ts";
import { teamOf } from "#app/team/team.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { imports } from "#db/schema.ts";
import type { Desk } from "../desk/desk.server.ts";
import { deskName } from "./act-on-client.server.ts";

type Services = { db: Database };

/** `cancelled`: what is imported now would be deleted with the rest of the list. */
type NotPossible = { kind: "gone" | "cancelled" };

/** What an import of this file would do to the client's list, for whatever offer. Nothing is stored. interpretation.md D253. */
export async function previewAt(
  { db }: Services,
  desk: Desk,
  clientId: string,
  file: SentFile,
): Promise<{ kind: "preview"; preview: ImportPreview } | NotImported | NotPossible> {
  const team = await importingTeam({ db }, clientId);
  if ("kind" in team) return team;
  await desk.audit({ action: "import.previewed", clientId });
  return previewFor({ db }, { teamId: team.id, by: deskName }, file);
}

/** Imports this file under an id that the page has chosen, as `prospects import` does: whole or not at all, and once. */
export async function importAt(
  { db }: Services,
  desk: Desk,
  clientId: string,
  id: string,
  file: SentFile,
): Promise<Imported | NotPossible> {
  const team = await importingTeam({ db }, clientId);
  if ("kind" in team) return team;
  const isThis = and(
    ...[eq(imports.teamId, team.id), eq(imports.id, id), eq(imports.importedBy, deskName)],
    inArray(imports.state, ["done", "undoing", "undone"]),
  );
  const find = async () => {
    const [found] = await db.asOwner.select().from(imports).where(isThis);
    return found ? { ...stored(found), fileHash: found.fileHash } : null;
  };
  const begin = () => desk.audit({ action: "prospects.imported", clientId, subject: id }, db.asOwner);
  return importFor({ db }, { teamId: team.id, by: deskName, id, find, begin }, file);
}

async function importingTeam({ db }: Services, clientId: string): Promise<{ id: string } | NotPossible> {
  const team = await teamOf(db.asOwner, clientId);
  if (!team) return { kind: "gone" };
  return isCancelled(await subscriptionOf(db.asOwner, team.id)) ? { kind: "cancelled" } : team;
}
