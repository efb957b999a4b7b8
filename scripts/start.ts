// `npm start`: builds unless the build matches the sources, then serves.
import { ensureBuild } from "./build.ts";

process.env.NODE_ENV = "production";
const { serverModule, clientFolder } = await ensureBuild();
const { start } = (await import(serverModule)) as typeof import("../server.ts");
await start(clientFolder);
