import { resolve } from "node:path";
import * as v from "valibot";
import { parseVariables } from "./parse-variables.ts";
import { variables } from "./variables.ts";

/**
 * PostgreSQL at `databaseUrl`, or the embedded database in the folder `dataDir` when that is `null`. `directUrl` leads to
 * the same PostgreSQL past a connection pooler; `null` where `databaseUrl` does.
 */
export type DataLocation = { databaseUrl: string | null; directUrl: string | null; dataDir: string };

/** The location in validated variables. */
export function dataLocation(values: {
  DATABASE_URL?: string;
  DATABASE_DIRECT_URL?: string;
  DATA_DIR: string;
}): DataLocation {
  return {
    databaseUrl: values.DATABASE_URL ?? null,
    directUrl: values.DATABASE_DIRECT_URL ?? null,
    dataDir: resolve(values.DATA_DIR),
  };
}

/**
 * The location for a command that needs no other variable, as the owner of the tables and past a pooler: of
 * DATABASE_OWNER_URL, DATABASE_DIRECT_URL and DATABASE_URL the first that is set. Creates nothing. Throws `InvalidEnvironment`.
 */
export function readDataLocation(source: Record<string, string | undefined>): DataLocation {
  const names = ["DATABASE_URL", "DATABASE_DIRECT_URL", "DATABASE_OWNER_URL", "DATA_DIR"] as const;
  const { DATABASE_OWNER_URL, DATABASE_DIRECT_URL, ...values } = parseVariables(
    v.pick(variables, names),
    source,
  );
  return dataLocation({
    ...values,
    DATABASE_URL: DATABASE_OWNER_URL ?? DATABASE_DIRECT_URL ?? values.DATABASE_URL,
  });
}
