// `npm test`: every check and test, on a fresh machine too. Installs missing dependencies where it may, else stops with
// one line. Skips nothing.
// `npm test -- app/conversation sign-in`: only the tests, journeys included, whose path contains one of the words.
import { spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { findChromium, headlessShell } from "#test/chromium.ts";
import { findPgBouncer } from "#test/database/pgbouncer.ts";
import { findPostgreSQL } from "#test/database/postgresql-cluster.ts";
import { findCaddy } from "#test/deploy/cluster.ts";
import { findNatsServer } from "#test/live/nats-server.ts";
import { ensureBuild } from "./bundle/ensure-build.ts";
import { type JourneyReport, summary, type UnitReport } from "./checks/test-summary.ts";
import { roomForJourneys, stop, type ThrownOutside } from "./checks/whole-run-reporter.ts";
import { fail, readCommandLine } from "./command-line.ts";
import { runTool } from "./run-tool.ts";

/** The files of the tests with a database, of those without, and of the journeys. */
type Wanted = Record<"engines" | "units" | "journeys", string[] | null>;

const root = join(import.meta.dirname, "..");
const { parameters: words } = readCommandLine({
  usage: `npm test [-- WORD…]   Runs every check and test, or the tests whose path contains one of the words.
  npm test -- app/conversation   the tests of a folder
  npm test -- taps               a browser journey, by its name
Installs PostgreSQL, PgBouncer, NATS, Caddy and Chromium where it may; TEST_DATABASE_URL and CHROMIUM_PATH name others.`,
  parameters: [0, Number.POSITIVE_INFINITY],
});
const isFullRun = words.length === 0;
/** The files for each runner; empty for all of them, `null` for none. */
const wanted: Wanted = isFullRun ? { engines: [], units: [], journeys: [] } : filesMatching(words);

/** Whether apt has read its lists anew. */
let isListUpdated = false;

const temporary = createTemporaryFolder();
process.on("exit", () => rmSync(temporary, { recursive: true, force: true }));

requireTool("a PostgreSQL server", findPostgreSQL, ["postgresql"]);
if (wanted.engines) {
  requireTool("PgBouncer", findPgBouncer, ["pgbouncer"]);
  requireTool("a NATS server", findNatsServer, ["nats-server"]);
  requireTool("Caddy", findCaddy, ["caddy"]);
}
if (wanted.journeys)
  requireTool(
    "Chromium",
    findChromium,
    ["chromium-headless-shell"],
    " or set CHROMIUM_PATH",
    () =>
      installWithApt(["chromium"]) ||
      run("@playwright/test/cli.js", ["install", "chromium"], { quiet: true }),
  );
// All journeys take two thirds of the time in it. Without it they run too.
if (isFullRun && !process.env.CHROMIUM_PATH && !findChromium()?.endsWith(headlessShell) && isDebianAsRoot()) {
  console.log(`Installing ${headlessShell}, which is faster…`);
  installWithApt([headlessShell]);
}

await ensureBuild();
// Beside the first tests.
const checks = isFullRun ? startChecks() : null;

const journeyReport = join(temporary, "playwright.json");
const engineTests = wanted.engines && startVitest(["pglite", "postgresql"], wanted.engines);
// They give way, and take what processor time the tests with a database leave, a third of two cores.
const unitTests = wanted.units && startVitest(["unit"], wanted.units, isFullRun ? ["--maxWorkers=2"] : []);
const allOfVitest = [engineTests, unitTests].filter((each) => each !== null);
void checks?.passed.then((passed) => passed || allOfVitest.map((each) => each.stop()));
// The journeys begin beside the last of them. Beside all tests, from the beginning, both take longer.
await engineTests?.roomForJourneys;
if (checks && !(await checks.passed)) {
  await Promise.all(allOfVitest.map((each) => each.passed));
  fail(checks.output());
}
const journeyTests =
  wanted.journeys &&
  start("@playwright/test/cli.js", ["test", ...wanted.journeys], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport,
    // Node reads TypeScript itself: Babel takes three seconds of processor time, and half a second in each worker.
    PW_DISABLE_TS_ESM: "1",
  });
const runs = [...allOfVitest, journeyTests].filter((each) => each !== null);
const passes = await Promise.all(runs.map((each) => each.passed));

const units = allOfVitest.map(({ report }) => reportIn<UnitReport>(report));
const journeys = wanted.journeys && reportIn<JourneyReport>(journeyReport);

const thrownOutside = allOfVitest.flatMap((each) => each.thrownOutside);
for (const line of summary(units, journeys, thrownOutside)) console.log(line);
process.exit(passes.every((each) => each) ? 0 : 1);

/** The test files that match one of the words. Stops when a word matches none. */
function filesMatching(words: string[]): Wanted {
  const files = globSync(
    "{app,db,environment,http,limits,live,mail,outbox,scripts,test}/**/*.{test.ts,test.tsx,journey.ts}",
    {
      cwd: root,
    },
  ).concat(globSync("*.test.ts", { cwd: root }));
  for (const word of words)
    if (!files.some((file) => file.includes(word))) {
      const folders = new Set(
        files.map((file) => file.split(sep).slice(0, -1).slice(0, 2).join("/") || file),
      );
      fail(`No test has "${word}" in its path. There are tests in: ${[...folders].sort().join(", ")}.`, 2);
    }
  const matching = files.filter((file) => words.some((word) => file.includes(word)));
  const isJourney = (file: string) => file.endsWith(".journey.ts");
  const needsEngine = (file: string) => /\.(db|pglite|postgresql)\.test\.ts$/.test(file);
  const those = (isOne: (file: string) => boolean) => {
    const found = matching.filter(isOne);
    return found.length > 0 ? found : null;
  };
  return {
    engines: those(needsEngine),
    units: those((file) => !isJourney(file) && !needsEngine(file)),
    journeys: those(isJourney),
  };
}

function reportIn<Report>(path: string): Report {
  return JSON.parse(readFileSync(path, "utf8")) as Report;
}

/** Starts `npm run check`: whether it succeeded, and what it printed. */
function startChecks() {
  const child = spawn(process.execPath, [join(root, "scripts/check.ts")], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const passed = new Promise<boolean>((resolve) => child.once("close", (code) => resolve(code === 0)));
  return { passed, output: () => output };
}

/** Starts Vitest with the tests of these projects: as `start` does, with the file that its report will be in. */
function startVitest(projects: string[], files: string[], options: string[] = []) {
  const report = join(temporary, `vitest-${projects.join("-")}.json`);
  const started = start("vitest/vitest.mjs", [
    "run",
    ...projects.map((name) => `--project=${name}`),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    `--reporter=${join(root, "scripts/checks/whole-run-reporter.ts")}`,
    ...options,
    ...files,
  ]);
  return { ...started, report };
}

/**
 * Starts a runner of tests, whose files are deleted at the end: when it leaves room for the journeys or has ended, whether it
 * succeeded, the errors that it has caught outside any test, and what makes it begin no more tests.
 */
function start(tool: string, args: string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(root, "node_modules", tool), ...args], {
    cwd: root,
    env: {
      ...process.env,
      TMPDIR: temporary,
      PGLITE_TEMPLATES: join(temporary, "pglite-templates"),
      ...environment,
    },
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  const passed = new Promise<boolean>((resolve) => child.once("close", (code) => resolve(code === 0)));
  const thrownOutside: string[] = [];
  const leavesRoom = new Promise<void>((resolve) => {
    child.on("message", (message: typeof roomForJourneys | ThrownOutside) => {
      if (message === roomForJourneys) resolve();
      else thrownOutside.push(...message.thrownOutside);
    });
  });
  return {
    passed,
    thrownOutside,
    roomForJourneys: Promise.race([leavesRoom, passed]),
    stop: () => child.connected && child.send(stop),
  };
}

/** Runs a tool whose files are deleted at the end; true when it succeeded. */
function run(tool: string, args: string[], { quiet = false } = {}): boolean {
  return runTool(tool, args, { quiet, environment: { TMPDIR: temporary } });
}

/**
 * Creates the folder for everything that tests write. It is in memory if 4 GB are free there, because they sync their
 * databases thousands of times. Other users may enter it: PostgreSQL does not run as root.
 */
function createTemporaryFolder(): string {
  const memory = "/dev/shm";
  const { bavail, bsize } = existsSync(memory) ? statfsSync(memory) : { bavail: 0, bsize: 0 };
  const folder = mkdtempSync(join(bavail * bsize > 4 * 1024 ** 3 ? memory : tmpdir(), "matinal-tests-"));
  chmodSync(folder, 0o755);
  return folder;
}

function requireTool(
  name: string,
  find: () => string | null,
  debianPackages: string[],
  otherwise = "",
  installOtherwise: () => boolean = () => false,
) {
  if (find()) return;
  console.log(`Installing ${name}…`);
  if (installWithApt(debianPackages) && find()) return;
  if (installOtherwise() && find()) return;
  fail(`${name} is missing: install it (Debian: apt-get install ${debianPackages.join(" ")})${otherwise}.`);
}

function isDebianAsRoot(): boolean {
  return process.getuid?.() === 0 && existsSync("/etc/debian_version");
}

function installWithApt(packages: string[]): boolean {
  if (!isDebianAsRoot()) return false;
  const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }, stdio: "ignore" } as const;
  const patience = ["-o", "Acquire::http::Timeout=15", "-o", "Acquire::https::Timeout=15"];
  if (!isListUpdated) spawnSync("apt-get", ["update", ...patience], options);
  isListUpdated = true;
  const install = ["install", "-y", "--no-install-recommends", ...patience, ...packages];
  return spawnSync("apt-get", install, options).status === 0;
}
