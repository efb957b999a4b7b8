// `node scripts/apply-migrations.ts`: migrates the PostgreSQL database at DATABASE_OWNER_URL with the finished build, as it
// is, and ends. Like serve.ts it needs neither the sources nor the development dependencies.
import { join } from "node:path";
import { pathToFileURL } from "node:url";

process.env.NODE_ENV = "production";
const build = join(import.meta.dirname, "../build/server/index.js");
const { migrate } = (await import(pathToFileURL(build).href)) as typeof import("#server.ts");
await migrate();
