// `node deploy/copy-external-packages.ts FOLDER`: copies the packages that a finished build needs, with their own
// dependencies, to FOLDER/node_modules. deploy/Dockerfile uses it.
import { execFileSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { externalPackages } from "#scripts/bundle/external-packages.ts";
import { readCommandLine } from "#scripts/command-line.ts";

const root = join(import.meta.dirname, "..");
const { parameters } = readCommandLine({
  usage:
    "node deploy/copy-external-packages.ts FOLDER   Copies what a finished build needs to FOLDER/node_modules.",
  parameters: [1, 1],
});
const [folder = ""] = parameters;
const query = externalPackages.map((name) => `[name="${name}"], [name="${name}"] *`).join(", ");
const found = execFileSync("npm", ["query", query], {
  cwd: root,
  encoding: "utf8",
  maxBuffer: 64 * 1024 ** 2,
});
for (const { location } of JSON.parse(found) as { location: string }[])
  cpSync(join(root, location), join(folder, location), { recursive: true });
