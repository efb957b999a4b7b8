import { backUpEmbedded } from "#db/backup/back-up-embedded.server.ts";
import { backUpPostgreSQL } from "#db/backup/back-up-postgresql.server.ts";
import { noteBackup } from "#db/backup/last-backup.server.ts";
import { requireDestination } from "#db/backup/write-backup.server.ts";
import type { DataLocation } from "#environment/data-location.ts";
import { type Command, pathOf } from "./command.ts";
import { noteInRunning, noteOf } from "./note.ts";

const options = { overwrite: { type: "boolean" } } as const;

/** `backup FILE`. docs/decisions/0021-backups.md. */
export const backup: Command<typeof options> = {
  usage: "backup FILE [--overwrite]",
  summary: "writes the database to a file, while the product runs or is stopped",
  options,
  parameters: 1,
  run: (location, [name = ""], { overwrite = false }) =>
    backUpTo(location, { file: pathOf(name), overwrite }),
};

/** Writes the backup of either database, and returns what to print, in words and as facts. */
export async function backUpTo(location: DataLocation, destination: { file: string; overwrite: boolean }) {
  requireDestination(destination);
  const { databaseUrl, dataDir } = location;
  if (databaseUrl === null) await noteInRunning(location);
  const size = databaseUrl
    ? await backUpPostgreSQL(databaseUrl, destination, noteOf("database.backed_up"))
    : await backUpEmbedded(dataDir, destination);
  await noteBackup(dataDir);
  const kilobytes = Math.ceil(size / 1024).toLocaleString("en");
  const secret = databaseUrl ? " Keep AUTH_SECRET too: without it everybody has to sign in again." : "";
  const text = `Backed up to ${destination.file} (${kilobytes} kB).${secret}`;
  return { text, facts: { message: text, file: destination.file, bytes: size } };
}
