// `npm run seed`: a demo company in an empty local database, printed with its sign-in link.
import { ensureBuild } from "./build.ts";

process.env.NODE_ENV = "production";
const { serverModule } = await ensureBuild();
const { seed } = (await import(serverModule)) as typeof import("../server.ts");
await seed();
