import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { compress } from "#http/cache/encoding.server.ts";

const root = join(import.meta.dirname, "../..");
const stamp = join(root, "build/stamp");
/** Not in build/, which a build begins by deleting. */
const lockFile = join(root, "node_modules/.cache/matinal-build.lock");
const sources = [
  "{app,db,environment,http,limits,live,mail,metrics,outbox,public,tracing}/**/*",
  "{server,stopping,environment,watchdog,vite.config,react-router.config}.ts",
  "scripts/bundle/*.ts",
  "package{,-lock}.json",
];

/**
 * Builds when the sources differ from those of the last complete build, into build/; `say` tells that it does. Of several
 * processes one builds, and the others wait for it.
 */
export async function ensureBuild(say: (line: string) => void = console.log): Promise<void> {
  const fingerprint = fingerprintOfSources();
  const isBuilt = () => existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint;
  if (isBuilt()) return;
  await oneAtATime(lockFile, async () => {
    if (isBuilt()) return;
    say("Building, once for these sources…");
    build();
    await compressFiles(join(root, "build/client"));
    writeFileSync(stamp, fingerprint);
  });
}

/** Ends the process when the build fails, with what the build has said. */
function build() {
  try {
    execFileSync(process.execPath, [join(root, "node_modules/@react-router/dev/bin.cjs"), "build"], {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production" },
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    console.error(stdout + stderr);
    console.error("The build failed.");
    process.exit(1);
  }
}

/** Milliseconds for which a process waits for others: some builds of a slow machine. */
const patience = 600_000;

/**
 * Does `work` while no other process does what names the same `file`; blocks this one until then. A lock of SQLite, which the
 * system releases when a process is killed.
 */
export async function oneAtATime(file: string, work: () => Promise<void>): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  const lock = new DatabaseSync(file, { timeout: patience });
  try {
    lock.exec("begin exclusive");
    await work();
  } finally {
    lock.close();
  }
}

/** Writes the compressed variants beside each file that they make smaller; http/cache/static-files.server.ts serves them. */
async function compressFiles(folder: string) {
  const names = globSync("**/*.{css,js,json,svg,txt,webmanifest}", { cwd: folder });
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const { br, gzip } = await compress(readFileSync(file));
      if (br) writeFileSync(`${file}.br`, br);
      if (gzip) writeFileSync(`${file}.gz`, gzip);
    }),
  );
}

function fingerprintOfSources(): string {
  const hash = createHash("sha256");
  const files = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort())
    hash.update(file.slice(root.length)).update("\0").update(readFileSync(file));
  return hash.digest("hex");
}
