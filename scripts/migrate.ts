// `npm run migrate`: builds unless the build matches the sources, then migrates.
import { ensureBuild } from "./bundle/ensure-build.ts";
import { readCommandLine } from "./command-line.ts";

readCommandLine({
  usage: `npm run migrate   Migrates the PostgreSQL database at DATABASE_OWNER_URL, as the owner of its tables. The embedded
database is migrated at each start.`,
});

await ensureBuild();
await import("./apply-migrations.ts");
