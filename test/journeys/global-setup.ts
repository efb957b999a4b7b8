import { makePGliteTemplate } from "../database/pglite-template.ts";
import { startPostgreSQL } from "../database/postgresql-cluster.ts";

/** Starts one PostgreSQL server and creates one embedded database, from which the workers create their own. */
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
