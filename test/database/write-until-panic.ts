// Run by durable-pglite.pglite.test.ts as a process of its own: opens the folder and writes until PostgreSQL panics
// because the disk has no space for a further file of the write-ahead log. Prints each committed number.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { openDurablePGlite } from "#db/embedded/durable-pglite.server.ts";

const pglite = await openDurablePGlite(process.argv[2] ?? "");
await pglite.exec("create table committed (number integer primary key)");

const { openSync } = fs;
fs.openSync = (path, ...rest) => {
  if (String(path).includes("xlogtemp"))
    throw Object.assign(new Error("ENOSPC: no space left on device, open"), { code: "ENOSPC", errno: -28 });
  return openSync(path, ...rest);
};
syncBuiltinESMExports();

for (let number = 1; ; number++) {
  await pglite.query("insert into committed values ($1)", [number]);
  fs.writeSync(1, `${number}\n`);
  await pglite.query("select pg_logical_emit_message(false, 'test', repeat('x', 1000000))");
}
