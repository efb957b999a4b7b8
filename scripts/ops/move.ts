import { existsSync } from "node:fs";
import { join } from "node:path";
import { OperatorError } from "#db/operator-error.ts";
import { secretName } from "#environment/embedded-secret.ts";
import type { Command } from "./command.ts";
import { loadBuild, systemUser } from "./product.ts";

/** `move`. docs/decisions/0057-retention.md. */
export const move: Command = {
  usage: "move",
  summary:
    "takes the embedded database in DATA_DIR to the empty PostgreSQL database of DATABASE_URL, while the product is stopped; the folder stays as it is",
  options: {},
  parameters: 0,
  async run({ databaseUrl, dataDir }) {
    if (databaseUrl === null)
      throw new OperatorError("DATABASE_URL: not set. Set it to the empty database that the data move to.");
    const { move: moveTo } = await loadBuild();
    const { tables, sequences } = await moveTo(dataDir, databaseUrl, systemUser());
    const file = join(dataDir, secretName);
    const secretFile = existsSync(file) ? file : null;
    const rows = tables.reduce((sum, { source }) => sum + source.rows, 0);
    const width = Math.max(...tables.map(({ table }) => table.length));
    const text = [
      ...tables.map(
        ({ table, source }) =>
          `${table.padEnd(width)}  ${String(source.rows).padStart(8)} rows  sha256 ${source.checksum}`,
      ),
      `Moved ${rows} rows of ${tables.length} tables and ${sequences.length} sequences, with the same counts and checksums on both sides. ${join(dataDir, "database")} is as it was.`,
      secretFile
        ? `Start with DATABASE_URL, and with the content of ${secretFile} as AUTH_SECRET: without it everybody signs in again and webhooks are switched off.`
        : "Start with DATABASE_URL, and with the AUTH_SECRET of before: without it everybody signs in again and webhooks are switched off.",
    ].join("\n");
    return { text, facts: { rows, tables, sequences, secretFile } };
  },
};
