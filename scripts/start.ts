// `npm start`: builds unless the build matches the sources, then serves.
import { ensureBuild } from "./build.ts";

await ensureBuild();
await import("./serve.ts");
