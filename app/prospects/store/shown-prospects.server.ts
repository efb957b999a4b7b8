import { sql } from "drizzle-orm";
import { hiddenImports, imports, prospects } from "#db/schema.ts";

/**
 * The condition under which customers see a prospect, for queries that run as the owner, to which row-level security does
 * not apply: no import that is not whole, or that is taken back, has brought it.
 */
export const isShown = sql`(${prospects.importId} is null or not exists (select 1 from ${imports}
  where ${imports.teamId} = ${prospects.teamId} and ${imports.id} = ${prospects.importId}
    and ${imports.state} in (${hiddenImports})))`;
