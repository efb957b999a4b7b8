import { backUpEmbedded } from "../../db/backup/back-up-embedded.server.ts";
import { backUpPostgreSQL } from "../../db/backup/back-up-postgresql.server.ts";
import { type Command, pathOf } from "./command.ts";

/** `backup FILE`. docs/decisions/0021-backups.md. */
export const backup: Command = {
  usage: "backup FILE [--overwrite]",
  summary: "writes the database to a file, while the product runs or is stopped",
  flags: ["overwrite"],
  parameters: 1,
  async run({ databaseUrl, dataDir }, [name = ""], { overwrite = false }) {
    const destination = { file: pathOf(name), overwrite };
    const size = databaseUrl
      ? await backUpPostgreSQL(databaseUrl, destination)
      : await backUpEmbedded(dataDir, destination);
    const kilobytes = Math.ceil(size / 1024).toLocaleString("en");
    const secret = databaseUrl ? " Keep AUTH_SECRET too: without it everybody has to sign in again." : "";
    return `Backed up to ${destination.file} (${kilobytes} kB).${secret}`;
  },
};
