import { restoreEmbedded } from "../../db/backup/restore-embedded.server.ts";
import { restorePostgreSQL } from "../../db/backup/restore-postgresql.server.ts";
import { type Command, pathOf } from "./command.ts";

/** `restore FILE`. docs/decisions/0021-backups.md. */
export const restore: Command = {
  usage: "restore FILE",
  summary: "restores a backup into an empty database, while the product is stopped",
  options: {},
  parameters: 1,
  async run({ databaseUrl, dataDir }, [name = ""]) {
    const file = pathOf(name);
    const { createdAt } = databaseUrl
      ? await restorePostgreSQL(file, databaseUrl)
      : await restoreEmbedded(file, dataDir);
    return `Restored the backup of ${createdAt}. Run npm start; it migrates the database if it is older.`;
  },
};
