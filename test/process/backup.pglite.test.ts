import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startTestServer } from "../server/server-under-test.ts";
import { Visitor } from "../server/visitor.ts";
import { until } from "../until.ts";
import { runScript, startScript } from "./run-script.ts";

test("a backup of the running product, restored after a killed attempt, keeps everybody signed in", async () => {
  const folder = mkdtempSync(join(tmpdir(), "matinal-ops-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "matinal.backup");
  const server = await startTestServer();
  const anna = new Visitor(server);
  await anna.signIn("anna@exemple.fr");
  expect((await anna.say("Pômmy")).status).toBe(201);
  await until(async () => (await anna.conversation()).length === 3);
  const conversation = await anna.conversation();

  // npm names the folder of the operator like this.
  const named = { DATA_DIR: server.dataDir, INIT_CWD: folder };
  expect(await runScript("ops", ["backup", "matinal.backup"], named)).toEqual({
    code: 0,
    output: expect.stringMatching(/^Backed up to [^\n]*\n$/),
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await runScript("ops", ["backup", file], { DATA_DIR: server.dataDir })).toMatchObject({ code: 1 });
  await server.end("SIGKILL");

  const DATA_DIR = join(folder, "restored");
  const killed = startScript("ops", ["restore", file], { DATA_DIR });
  await until(() => existsSync(join(DATA_DIR, "database.restoring/pglite/base")), 2);
  killed.process.kill("SIGKILL");
  expect((await killed.ended).code).toBeNull();
  expect(readdirSync(DATA_DIR)).toEqual(["database.restoring"]);
  expect(await runScript("ops", ["restore", file], { DATA_DIR })).toEqual({
    code: 0,
    output: expect.stringMatching(/^Restored the backup of [^\n]*\n$/),
  });
  const restored = await startTestServer({ DATA_DIR });
  const again = anna.at(restored);
  expect(await again.conversation()).toEqual(conversation);
  expect((await again.say("Logiciels")).status).toBe(201);
});

test("an unknown command prints the usage and exits with 2", async () => {
  const wrong = [[], ["__proto__"], ["restore", "a", "b"], ["backup", "a", "--force"]];
  const answers = await Promise.all(
    wrong.map((each) => runScript("ops", each, { DATA_DIR: "/nonexistent" })),
  );
  for (const { code, output } of answers) {
    expect(code, output).toBe(2);
    expect(output).toMatch(/^[^\n]+\n\nnpm run ops -- COMMAND\n {2}(?:backup|restore) FILE/);
  }
  for (const [shown, ...asked] of [
    ["backup", "--help"],
    ["backup", "backup", "--help"],
    ["restore", "restore", "x", "-h"],
    ["imports undo", "imports", "undo", "--help"],
  ]) {
    const { code, output } = await runScript("ops", asked, { DATA_DIR: "/nonexistent" });
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(new RegExp(`^npm run ops -- COMMAND\n  ${shown} `)),
    ]);
  }
});

test("a rotation writes a dated backup of the running product, and deletes those that nothing keeps", async () => {
  const folder = mkdtempSync(join(tmpdir(), "matinal-ops-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const old = ["matinal-2026-01-01T02-30-00Z.backup", "matinal-2026-01-02T02-30-00Z.backup", "notes.txt"];
  for (const name of old) writeFileSync(join(folder, name), "");
  const { dataDir: DATA_DIR } = await startTestServer();
  const rotate = (...parameters: string[]) =>
    runScript("ops", ["rotate-backups", folder, ...parameters], { DATA_DIR });

  expect(await rotate("--daily", "many")).toEqual({
    code: 2,
    output: '--daily: expected a whole number from 0 to 9999, not "many".\n',
  });
  expect(readdirSync(folder).sort()).toEqual(old);

  const { code, output } = await rotate("--daily", "2", "--weekly", "0");
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/^Backed up to .*\nDeleted matinal-2026-01-01.*\n$/),
  ]);
  const [kept, written, notes] = readdirSync(folder).sort();
  expect([kept, notes]).toEqual([old[1], "notes.txt"]);
  const file = join(folder, written ?? "");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const restored = { DATA_DIR: join(folder, "restored") };
  expect(await runScript("ops", ["restore", file], restored)).toMatchObject({ code: 0 });

  // A backup that fails deletes nothing.
  const failed = await runScript("ops", ["rotate-backups", folder, "--daily", "1", "--weekly", "0"], {
    DATA_DIR: join(folder, "absent"),
  });
  expect(failed.code).toBe(1);
  expect(readdirSync(folder)).toContain(old[1]);
});
