import { startPostgreSQL } from "../postgresql.ts";

/** One PostgreSQL server for all journeys; each worker makes a database of its own in it. */
export default async function setup() {
  const cluster = await startPostgreSQL();
  process.env.JOURNEYS_DATABASE_URL = cluster.url;
  return () => cluster.stop();
}
