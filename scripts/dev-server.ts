// The development server of `npm run dev`: the product, with Vite's middleware in front, in a process of its own. Sends
// its parent a message when a change can only be applied by a restart.
import "./valid-settings.ts";
import { fork } from "node:child_process";
import { once } from "node:events";
import { Server } from "node:http";
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { buildErrorMessage, createServer, type EnvironmentModuleNode, type Rollup } from "vite";
import { startCompanyRegister } from "./company-register/company-register.ts";
import { developmentErrorPage } from "./dev-error-page.ts";
import { startEnrichmentProvider } from "./enrichment-provider/enrichment-provider.ts";
import { startScriptedModel } from "./scripted-model/scripted-model.ts";

const root = join(import.meta.dirname, "..");
const pages = "virtual:react-router/server-build";

// The product's packages are 2,000 files in development. The next start finds them compiled.
enableCompileCache(join(root, "node_modules/.vite/compiled"));

/** Ends when the embedded database exists, or could not be created, which the start then reports. */
const database = once(fork(join(root, "scripts/create-database.ts"), { stdio: "ignore" }), "exit");

// An empty value means development without a model, as in `ASSISTANT_BASE_URL= npm run dev`.
if (process.env.ASSISTANT_BASE_URL === undefined) {
  const { baseUrl } = await startScriptedModel();
  Object.assign(process.env, { ASSISTANT_BASE_URL: baseUrl, ASSISTANT_MODEL: "scripted" });
}

// The same for the register: invented companies, and an empty value means none.
if (process.env.COMPANY_REGISTER_URL === undefined)
  process.env.COMPANY_REGISTER_URL = (await startCompanyRegister()).baseUrl;
// The same for the addresses of the night's list.
if (process.env.DROPCONTACT_API_KEY === undefined) {
  // Ready at once, so that a night that somebody wants to see is not put off.
  const { url, key } = await startEnrichmentProvider({ readyAfter: 0 });
  Object.assign(process.env, { DROPCONTACT_URL: url, DROPCONTACT_API_KEY: key });
}

/** Receives the WebSocket connections of Vite's client, which come in on the product's own port. */
const sockets = new Server();

const vite = await createServer({
  root,
  appType: "custom",
  server: {
    middlewareMode: true,
    hmr: { server: sockets },
    watch: {
      ignored: [".data", ".react-router", "bench", "build", "docs", "test", "test-results"].map((name) =>
        join(root, name),
      ),
    },
  },
  plugins: [
    {
      name: "reload-static-pages",
      hotUpdate({ file }) {
        if (this.environment.name === "ssr" && !isPartOfServer(file))
          vite.environments.client.hot.send({ type: "custom", event: "matinal:change" });
      },
    },
  ],
});

// Vite restarts itself when its configuration or `.env` changes, but the running server would keep the old modules.
vite.restart = async () => void process.send?.("restart");

let isRunning = false;
vite.watcher.on("all", (_event, file) => {
  if (!/(?<!\.test)\.(tsx?|sql)$/.test(file) || (isRunning && !isPartOfServer(file))) return;
  console.log(`${file.slice(root.length + 1)} has changed: the server restarts.`);
  process.send?.("restart");
});

try {
  const { start } = (await vite.ssrLoadModule("/server.ts")) as typeof import("#server.ts");
  await database;
  isRunning = true;
  await start("", {
    build: () => vite.ssrLoadModule(pages) as Promise<import("react-router").ServerBuild>,
    middleware: vite.middlewares,
    sockets,
    errorPage(error) {
      vite.ssrFixStacktrace(error as Error);
      console.error(buildErrorMessage(error as Rollup.RollupError, [(error as Error).message]));
      return developmentErrorPage(error, root);
    },
  });
  // The first request need not wait for this, and shows its failure.
  vite.ssrLoadModule(pages).catch(() => {});
} catch (error) {
  vite.ssrFixStacktrace(error as Error);
  console.error(
    buildErrorMessage(error as Rollup.RollupError, ["The server starts again when a file changes."]),
  );
}

/** True for a file of the outer server, which only runs once; pages are loaded anew with each change. */
function isPartOfServer(file: string): boolean {
  const { moduleGraph } = vite.environments.ssr;
  const isServer = (module: EnvironmentModuleNode) => module.file === join(root, "server.ts");
  const visited = new Set<EnvironmentModuleNode>();
  const leadsToServer = (module: EnvironmentModuleNode): boolean => {
    if (visited.has(module)) return false;
    visited.add(module);
    return isServer(module) || (!module.id?.includes(pages) && [...module.importers].some(leadsToServer));
  };
  return [...(moduleGraph.getModulesByFile(file) ?? [])].some(leadsToServer);
}
