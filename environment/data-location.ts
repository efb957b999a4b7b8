import { resolve } from "node:path";
import * as v from "valibot";
import { parseVariables } from "./parse-variables.ts";
import { variables } from "./variables.ts";

/** PostgreSQL at `databaseUrl`, or the embedded database in the folder `dataDir` when that is `null`. */
export type DataLocation = { databaseUrl: string | null; dataDir: string };

/** The location in validated variables. */
export function dataLocation(values: { DATABASE_URL?: string; DATA_DIR: string }): DataLocation {
  return { databaseUrl: values.DATABASE_URL ?? null, dataDir: resolve(values.DATA_DIR) };
}

/**
 * The location for a command that needs no other variable, as the owner of the tables: DATABASE_OWNER_URL comes before
 * DATABASE_URL. Creates nothing. Throws `InvalidEnvironment`.
 */
export function readDataLocation(source: Record<string, string | undefined>): DataLocation {
  const names = ["DATABASE_URL", "DATABASE_OWNER_URL", "DATA_DIR"] as const;
  const { DATABASE_OWNER_URL, ...values } = parseVariables(v.pick(variables, names), source);
  return dataLocation({ ...values, DATABASE_URL: DATABASE_OWNER_URL ?? values.DATABASE_URL });
}
