import { restoreEmbedded } from "#db/backup/restore-embedded.server.ts";
import { restorePostgreSQL } from "#db/backup/restore-postgresql.server.ts";
import { secretName } from "#environment/embedded-secret.ts";
import { type Command, pathOf } from "./command.ts";
import { noteOf } from "./note.ts";

/** `restore FILE`. docs/decisions/0021-backups.md. */
export const restore: Command = {
  usage: "restore FILE",
  summary: "restores a backup into an empty database, while the product is stopped",
  options: {},
  parameters: 1,
  async run({ databaseUrl, dataDir }, [name = ""]) {
    const file = pathOf(name);
    const note = noteOf("database.restored");
    const { createdAt, engine, files } = databaseUrl
      ? await restorePostgreSQL(file, databaseUrl, note)
      : await restoreEmbedded(file, dataDir, note);
    const hasSecret = engine === "postgresql" || files.some(({ path }) => path === secretName);
    const secret = hasSecret
      ? ""
      : " It contains no secret: set the AUTH_SECRET of before, or everybody signs in again.";
    const objections =
      " Whoever has objected since then is not left out by it: enter these objections again (person object).";
    const text = `Restored the backup of ${createdAt}.${secret}${objections} Run npm start; it migrates the database if it is older.`;
    return { text, facts: { message: text, createdAt, engine, hasSecret } };
  },
};
