// `npm run build`: builds unless the build matches the sources.
import { ensureBuild } from "./bundle/ensure-build.ts";

await ensureBuild();
console.log("The build is complete.");
