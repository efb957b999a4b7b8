import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { compileCache } from "#test/process/compile-cache.ts";

const root = join(import.meta.dirname, "..");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};
const names = Object.keys(scripts);

/** Runs a script of package.json as npm does, with these parameters. */
async function runCommand(name: string, parameters: string[]) {
  const dataDir = join(mkdtempSync(join(tmpdir(), "matinal-commands-")), "data");
  onTestFinished(() => rmSync(join(dataDir, ".."), { recursive: true, force: true }));
  const env = {
    PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH}`,
    DATA_DIR: dataDir,
    NODE_COMPILE_CACHE: compileCache(),
    // A command that acts fails soon, on a port that nobody may listen on.
    HOST: "192.0.2.1",
    SMTP_URL: "smtp://127.0.0.1:9",
  };
  const child = spawn("sh", ["-c", `${scripts[name]} ${parameters.join(" ")}`], {
    cwd: root,
    env,
    detached: true,
  });
  const stopAll = () => process.kill(-(child.pid ?? 0), "SIGKILL");
  const timer = setTimeout(stopAll, 240_000);
  const said = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"] as const)
    child[stream].on("data", (chunk) => (said[stream] += chunk));
  const [code] = (await once(child, "close")) as [number | null];
  clearTimeout(timer);
  return { code, ...said, hasData: existsSync(dataDir) };
}

/** Every file that a command may write, with the time of its last change. */
const stateOfFiles = () =>
  globSync(["{app,db,deploy,docs,environment,public,scripts}/**/*", "*.*"], { cwd: root })
    .sort()
    .map((file) => `${file} ${statSync(join(root, file)).mtimeMs}`);

test.each(names)("npm run %s -- --help prints the usage and does nothing else", async (name) => {
  const before = stateOfFiles();
  const { code, stdout, stderr, hasData } = await runCommand(name, ["--help"]);
  const typed = ["start", "test"].includes(name) ? `npm ${name}` : `npm run ${name}`;
  expect({ code, stderr, hasData }).toEqual({ code: 0, stderr: "", hasData: false });
  expect(stdout.startsWith(typed)).toBe(true);
  expect(stateOfFiles()).toEqual(before);
});

test.each(names)("npm run %s -- --no-such-option is refused with the usage", async (name) => {
  const before = stateOfFiles();
  const { code, stdout, stderr, hasData } = await runCommand(name, ["--no-such-option"]);
  expect({ code, stdout, hasData }).toEqual({ code: 2, stdout: "", hasData: false });
  expect(stderr).toMatch(/^[^\n]*--no-such-option[^\n]*\n\nnpm (run )?[a-z]/);
  expect(stateOfFiles()).toEqual(before);
});

test.each([
  ["bench", 'Unknown benchmark "nowhere". Available: answers, '],
  ["test", 'No test has "nowhere-at-all" in its path. There are tests in: app, app/accounts, '],
])("npm run %s refuses a name that matches nothing, with the list", async (name, sentence) => {
  const word = /"(.*?)"/.exec(sentence)?.[1] ?? "";
  const { code, stdout, stderr } = await runCommand(name, [word]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr.startsWith(sentence)).toBe(true);
});

test("a command that takes no parameter refuses one", async () => {
  for (const name of ["seed", "build", "check"])
    expect(await runCommand(name, ["now"])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Unexpected parameter "now".'),
    });
});
