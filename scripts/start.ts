// `npm start`: builds unless the build matches the sources, then serves.
import { ensureBuild } from "./bundle/ensure-build.ts";
import { readCommandLine } from "./command-line.ts";

readCommandLine({
  usage: `npm start   Builds if the sources have changed, migrates the database, and serves.
The settings are environment variables or lines of .env, which .env.example lists.`,
});

await ensureBuild();
await import("./serve.ts");
