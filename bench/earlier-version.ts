import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** Where `ensureBuild` was, the newest first. */
const builders = ["scripts/bundle/ensure-build.ts", "scripts/build.ts"];

/**
 * The folder of an earlier commit of this repository, with its own dependencies and build. It stays in the temporary
 * folder, so that the next run finds it.
 */
export function earlierVersion(commit: string): string {
  const folder = join(tmpdir(), "matinal-versions", commit);
  const complete = join(folder, ".complete");
  if (existsSync(complete)) return folder;

  console.log(`Preparing ${commit}, once…`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync("git", ["archive", commit], { cwd: root, maxBuffer: 1024 ** 3 });
  execFileSync("tar", ["-x"], { cwd: folder, input: archive });
  // Scripts only install a Node; every version is run by this one.
  execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: folder,
    stdio: "inherit",
  });
  const builder = builders.find((file) => existsSync(join(folder, file)));
  execFileSync(
    process.execPath,
    [
      "--input-type=module",
      "--eval",
      `const { ensureBuild } = await import("./${builder}"); await ensureBuild();`,
    ],
    { cwd: folder, stdio: "inherit" },
  );
  writeFileSync(complete, "");
  return folder;
}
