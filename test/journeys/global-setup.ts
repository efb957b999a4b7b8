import { makePGliteTemplate } from "../database/pglite-template.ts";
import { startPostgreSQL } from "../database/postgresql-cluster.ts";

/** What the workers' databases are made of: one PostgreSQL server, and one embedded database to copy. */
export default async function setup() {
  const cluster = await startPostgreSQL();
  const template = await makePGliteTemplate();
  process.env.JOURNEYS_DATABASE_URL = cluster.url;
  process.env.JOURNEYS_PGLITE_TEMPLATE = template.folder;
  return async () => {
    template.remove();
    await cluster.stop();
  };
}
