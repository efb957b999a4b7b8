// `npm run seed`: a demo company in an empty local database, printed with its sign-in link.
import { ensureBuild } from "./bundle/ensure-build.ts";
import { readCommandLine } from "./command-line.ts";

readCommandLine({
  usage: `npm run seed   Stores a demo company, with profile and conversation, in an empty local database, and prints its
sign-in link.`,
});

process.env.NODE_ENV = "production";
await ensureBuild();
const { seed } = (await import(
  new URL("../build/server/index.js", import.meta.url).href
)) as typeof import("#server.ts");
await seed();
