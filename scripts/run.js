// `node scripts/run.js NAME` runs the TypeScript file of that name as an npm script does: on the pinned Node, with the
// settings of `.env`.
// This file is JavaScript and uses nothing new, so that an older Node reaches the explanation.
import { readFileSync } from "node:fs";
import { fileURLToPath, URL } from "node:url";

const [node, , name, ...rest] = process.argv;

const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const pinned = manifest.dependencies.node;
const running = process.versions.node;
const readsTypeScript = Boolean(process.features.typescript);

if (running !== pinned) {
  const advice = `Matinal is built and tested on Node ${pinned}, which \`npm ci\` installs; this is Node ${running}.`;
  if (!readsTypeScript) {
    console.error(`${advice} It cannot run TypeScript. Run \`npm ci\` with install scripts allowed.`);
    process.exit(1);
  }
  // `dev` has said it, and starts dev-server.ts again and again.
  if (name !== "dev-server") console.warn(`Warning: ${advice}`);
}

const script = new URL(`./${name}.ts`, import.meta.url);
process.argv = [node, fileURLToPath(script), ...rest];

// Tests and benchmarks choose their own settings, checks have none; dev-server.ts, which `dev` starts again and again,
// reads them anew. Help is given whatever the settings are.
const withoutSettings = [
  "test",
  "test-faults",
  "test-fuzz",
  "bench",
  "cluster",
  "dev",
  "check",
  "format",
  "generate-migration",
];
if (!withoutSettings.includes(name) && !rest.includes("--help")) {
  const { loadEnvFile } = await import("./env-file.ts");
  if (!loadEnvFile(new URL("../.env", import.meta.url))) process.exit(1);
}
await import(script.href);
