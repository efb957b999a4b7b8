import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** A project with the real run.js and one script, which prints a variable and its arguments. */
function project({ pinned = process.versions.node, env }: { pinned?: string; env?: string } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "matinal-run-js-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, "scripts"));
  for (const name of ["node_modules", "environment"]) symlinkSync(join(root, name), join(folder, name));
  for (const name of ["run.js", "env-file.ts"])
    copyFileSync(join(root, "scripts", name), join(folder, "scripts", name));
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ type: "module", imports: { "#*": "./*" }, dependencies: { node: pinned } }),
  );
  const print = "console.log(JSON.stringify([process.env.PORT, process.argv.slice(2)]));";
  for (const name of ["hello", "test", "dev-server"])
    writeFileSync(join(folder, `scripts/${name}.ts`), print);
  if (env !== undefined) writeFileSync(join(folder, ".env"), env);
  return folder;
}

function run(folder: string, { name = "hello", flags = [] as string[], variables = {} } = {}) {
  const args = [...flags, join(folder, "scripts/run.js"), name, "a", "b"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env: variables, encoding: "utf8" });
  return { status, stdout, stderr };
}

test("a script runs with its own arguments, and nothing is said when all is as pinned", () => {
  expect(run(project())).toEqual({ status: 0, stdout: '[null,["a","b"]]\n', stderr: "" });
});

test("the settings of .env apply, with the line ends and the byte order mark that an editor left, unless they are set already", () => {
  const folder = project({ env: "\uFEFFPORT=4000\r\n# HOST=::\r\n" });
  expect(run(folder).stdout).toContain('"4000"');
  expect(run(folder, { variables: { PORT: "5000" } }).stdout).toContain('"5000"');
});

test("the settings of .env do not reach tests", () => {
  expect(run(project({ env: "PORT=4000" }), { name: "test" }).stdout).toContain("null");
});

test("a misspelt name in .env is reported, but not one that another program reads", () => {
  const { status, stderr } = run(project({ env: "SMPT_URL=x\nNODE_OPTIONS=\nPGSSLMODE=require" }));
  expect(status).toBe(0);
  expect(stderr).toMatch(/^Warning: \.env: SMPT_URL is not a setting[^\n]*\n$/);
});

test("a setting in .env that is written without = is reported", () => {
  const { status, stderr } = run(project({ env: "PORT: 4000\n# HOST is not meant\nLOG_LEVEL info" }));
  expect(status).toBe(0);
  expect(stderr).toMatch(
    /^Warning: \.env: PORT is not set[^\n]*\nWarning: \.env: LOG_LEVEL is not set[^\n]*\n$/,
  );
});

test("a .env in another encoding than UTF-8 is refused in one line", () => {
  const folder = project();
  writeFileSync(join(folder, ".env"), "\uFEFFPORT=4000\n", "utf16le");
  const { status, stdout, stderr } = run(folder);
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toMatch(/^\.env: cannot be read[^\n]*UTF-8[^\n]*\n$/);
});

test("an unreadable .env is reported in one line, and nothing runs", () => {
  const folder = project();
  mkdirSync(join(folder, ".env"));
  const { status, stdout, stderr } = run(folder);
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toMatch(/^\.env: cannot be read[^\n]*\n$/);
});

test("another Node than the pinned one is reported by both versions", () => {
  const folder = project({ pinned: "24.0.1" });
  const { status, stdout, stderr } = run(folder);
  expect({ status, stdout }).toEqual({ status: 0, stdout: '[null,["a","b"]]\n' });
  expect(stderr).toMatch(/^Warning: [^\n]*24\.0\.1[^\n]*\n$/);
  expect(stderr).toContain(process.versions.node);
});

test("development says once that the Node is another one, however often its server restarts", () => {
  const { status, stderr } = run(project({ pinned: "24.0.1" }), { name: "dev-server" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});

test("a Node that cannot run TypeScript is refused in one line", () => {
  const folder = project({ pinned: "24.0.1" });
  const { status, stdout, stderr } = run(folder, { flags: ["--no-experimental-strip-types"] });
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toMatch(/^[^\n]*24\.0\.1[^\n]*npm ci[^\n]*\n$/);
});
