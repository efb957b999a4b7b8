// `npm start`: builds unless the build matches the sources, then serves.
import { ensureBuild } from "./bundle/ensure-build.ts";

await ensureBuild();
await import("./serve.ts");
