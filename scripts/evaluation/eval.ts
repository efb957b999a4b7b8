// `npm run eval`: asks the assistant what the cases of cases.json ask, and judges the answers. The modules are
// read by vite, which also finds files by a pattern.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readCommandLine } from "../command-line.ts";
import { options, parameters, usage } from "./eval-options.ts";

// Before vite and the product are loaded.
readCommandLine({ usage, options, parameters });

const { runnerImport } = await import("vite");
const root = join(import.meta.dirname, "../..");
const { module } = await runnerImport<typeof import("./main.ts")>(join(import.meta.dirname, "main.ts"), {
  root,
  configFile: false,
  logLevel: "error",
  resolve: { tsconfigPaths: true },
});
const cases = pathToFileURL(join(import.meta.dirname, "cases.json"));
process.exit(await module.evaluate(process.argv.slice(2), cases));
