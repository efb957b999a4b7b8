import { resolve } from "node:path";
import { InvalidEnvironment } from "./invalid-environment.ts";
import { readVariables, type Variables } from "./variables.ts";

/** PostgreSQL at `databaseUrl`, or the embedded database in the folder `dataDir` when that is `null`. */
export type DataLocation = { databaseUrl: string | null; dataDir: string };

/** Reads `DATABASE_URL` and `DATA_DIR`, and creates nothing. interface.md "Environment". */
export function readDataLocation({ text, url }: Variables): DataLocation {
  return {
    databaseUrl: url("DATABASE_URL", ["postgres:", "postgresql:"]),
    dataDir: resolve(text("DATA_DIR") ?? ".data"),
  };
}

/** The same for a command that needs no other variable. Throws `InvalidEnvironment`. */
export function dataLocationFrom(source: Record<string, string | undefined>): DataLocation {
  const variables = readVariables(source);
  const location = readDataLocation(variables);
  if (variables.problems.length > 0) throw new InvalidEnvironment(variables.problems);
  return location;
}
