// `node scripts/serve.ts`: serves the finished build as it is. It needs neither the sources nor the development
// dependencies; `npm start` runs it after it has brought the build up to date.
import { join } from "node:path";
import { pathToFileURL } from "node:url";

process.env.NODE_ENV = "production";
const build = join(import.meta.dirname, "../build");
const { start } = (await import(
  pathToFileURL(join(build, "server/index.js")).href
)) as typeof import("#server.ts");
await start(join(build, "client"));
