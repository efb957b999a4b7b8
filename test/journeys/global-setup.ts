import { makePGliteTemplates } from "../database/pglite-template.ts";
import { startPostgreSQL } from "../database/postgresql-cluster.ts";
import { npmStart, startServer } from "../server/running-server.ts";

/** Starts one PostgreSQL server and creates one embedded database, from which the workers create their own. */
export default async function setup() {
  const [cluster, template] = await Promise.all([
    startPostgreSQL(),
    makePGliteTemplates(
      async (DATA_DIR) => void (await (await startServer({ DATA_DIR }, npmStart)).end("SIGTERM")),
    ),
  ]);
  process.env.JOURNEYS_DATABASE_URL = cluster.url;
  process.env.JOURNEYS_PGLITE_TEMPLATE = template.migrated;
  return async () => {
    template.remove();
    await cluster.stop();
  };
}
