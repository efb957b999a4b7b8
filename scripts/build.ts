// `npm run build`: builds unless the build matches the sources.
import { ensureBuild } from "./bundle/ensure-build.ts";
import { readCommandLine } from "./command-line.ts";

readCommandLine({
  usage: "npm run build   Builds the product into build/, unless the sources are unchanged.",
});

await ensureBuild();
console.log("The build is complete.");
