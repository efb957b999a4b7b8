import type { PGlite, QueryOptions } from "@electric-sql/pglite";
import { traceStatement } from "../trace-statement.ts";

/**
 * Traces each statement of `pglite`, and makes it keep the parsers that Drizzle passes with every query, always the same ones, so that no later query passes
 * them: PGlite copies its 200 parsers for each answer to a query with parsers of its own, which takes as long as the query.
 */
export function keepParsers(pglite: PGlite): void {
  let areKept = false;
  const keep = (options: QueryOptions | undefined): QueryOptions | undefined => {
    if (!options?.parsers) return options;
    if (!areKept) Object.assign(pglite.parsers, options.parsers);
    areKept = true;
    const { parsers: _, ...others } = options;
    return others;
  };
  const wrap = (client: Pick<PGlite, "query">) => {
    const query = client.query.bind(client);
    client.query = (text, values, options) =>
      traceStatement("pglite", text, () => query(text, values, keep(options)));
  };
  wrap(pglite);
  const transaction = pglite.transaction.bind(pglite);
  pglite.transaction = (work) =>
    transaction((tx) => {
      wrap(tx);
      return work(tx);
    });
}
