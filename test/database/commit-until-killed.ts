// Run by durable-pglite.pglite.test.ts as a process of its own: opens the folder and commits rows until it is killed,
// printing each number after its commit.
import { openDurablePGlite } from "#db/embedded/durable-pglite.server.ts";

const pglite = await openDurablePGlite(process.argv[2] ?? "");
await pglite.exec("create table if not exists committed (number integer primary key)");
const { rows } = await pglite.query<{ newest: number | null }>("select max(number) as newest from committed");
console.log("open");
for (let number = (rows[0]?.newest ?? 0) + 1; ; number++) {
  await pglite.query("insert into committed values ($1)", [number]);
  process.stdout.write(`${number}\n`);
}
