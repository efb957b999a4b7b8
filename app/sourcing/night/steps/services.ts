import type { Logger } from "pino";
import type { Database } from "#db/open-database.server.ts";
import type { Enricher } from "../../enrichment/enricher.ts";
import type { Register } from "../../register/register.server.ts";

/** What a night works with. `clock` says which moment it is taken to be, in milliseconds since the epoch. */
export type NightServices = {
  db: Database;
  register: Pick<Register, "companies" | "company">;
  /** `null`: addresses stay empty. */
  enricher: Enricher | null;
  log: Pick<Logger, "debug" | "info" | "warn" | "error">;
  clock: () => number;
};
