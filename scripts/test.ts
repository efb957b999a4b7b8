// `npm test`: everything that must hold, on a fresh machine too. What it needs and does not find it installs where
// it may; otherwise it stops with one line. Nothing is ever skipped.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "../test/chromium.ts";
import { findPostgreSQL } from "../test/postgresql.ts";
import { ensureBuild } from "./build.ts";
import { type JourneyReport, summary, type UnitReport } from "./test-summary.ts";

const root = join(import.meta.dirname, "..");
const reports = mkdtempSync(join(tmpdir(), "matinal-reports-"));

requirePart(
  "a PostgreSQL server",
  () => process.env.TEST_DATABASE_URL ?? findPostgreSQL(),
  ["postgresql"],
  "TEST_DATABASE_URL",
);
requirePart(
  "Chromium",
  findChromium,
  ["chromium-headless-shell"],
  "CHROMIUM_PATH",
  () =>
    installWithApt(["chromium"]) || run("@playwright/test/cli.js", ["install", "chromium"], { quiet: true }),
);

if (!run("@biomejs/biome/bin/biome", ["ci", "--error-on-warnings"])) fail("Format or lint.");
if (!run("../scripts/check-references.ts", [])) fail("References.");
if (!run("@react-router/dev/bin.cjs", ["typegen"]) || !run("typescript/bin/tsc", [])) fail("Types.");
await ensureBuild();

const unitReport = join(reports, "vitest.json");
const journeyReport = join(reports, "playwright.json");
const unitsPass = run("vitest/vitest.mjs", [
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${unitReport}`,
]);
const journeysPass = run("@playwright/test/cli.js", ["test"], {
  environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport },
});

const units = JSON.parse(readFileSync(unitReport, "utf8")) as UnitReport;
const journeys = JSON.parse(readFileSync(journeyReport, "utf8")) as JourneyReport;
rmSync(reports, { recursive: true, force: true });

for (const line of summary(units, journeys)) console.log(line);
process.exit(unitsPass && journeysPass ? 0 : 1);

/** Runs a tool of node_modules on this Node; true when it succeeded. */
function run(tool: string, args: string[], { quiet = false, environment = {} } = {}): boolean {
  const { status } = spawnSync(process.execPath, [join(root, "node_modules", tool), ...args], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: quiet ? "ignore" : "inherit",
  });
  return status === 0;
}

function requirePart(
  name: string,
  find: () => string | null,
  debianPackages: string[],
  variable: string,
  otherWay: () => boolean = () => false,
) {
  if (find()) return;
  console.log(`Installing ${name}…`);
  if (installWithApt(debianPackages) && find()) return;
  if (otherWay() && find()) return;
  fail(
    `${name} is missing: install it (Debian: apt-get install ${debianPackages.join(" ")}) or set ${variable}.`,
  );
}

function installWithApt(packages: string[]): boolean {
  if (process.getuid?.() !== 0) return false;
  const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }, stdio: "ignore" } as const;
  spawnSync("apt-get", ["update"], options);
  return (
    spawnSync("apt-get", ["install", "-y", "--no-install-recommends", ...packages], options).status === 0
  );
}

function fail(line: string): never {
  console.error(line);
  process.exit(1);
}
