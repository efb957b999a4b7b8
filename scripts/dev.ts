// `npm run dev`: the product with hot reload. Vite serves the client files and rebuilds on change.
import { join } from "node:path";
import { createServer } from "vite";

const vite = await createServer({
  root: join(import.meta.dirname, ".."),
  appType: "custom",
  server: { middlewareMode: true },
});
const { start } = (await vite.ssrLoadModule("/server.ts")) as typeof import("../server.ts");
await start("", {
  build: () =>
    vite.ssrLoadModule("virtual:react-router/server-build") as Promise<import("react-router").ServerBuild>,
  middleware: vite.middlewares,
});
