// Creates the embedded database where it is missing, in a process of its own: `npm run dev` loads the product meanwhile.
// Whatever is wrong is left to the start, which says it once.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { readDataLocation } from "#environment/data-location.ts";

// The parent has ended: the next one needs the folder.
process.once("disconnect", () => process.exit());

const { databaseUrl, dataDir } = readDataLocation(process.env);
const folder = join(dataDir, "database");
if (databaseUrl === null && !existsSync(join(folder, "pglite"))) {
  const { openDurablePGlite } = await import("#db/embedded/durable-pglite.server.ts");
  const database = await openDurablePGlite(folder);
  await database.close();
}
process.exit();
