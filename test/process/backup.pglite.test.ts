import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { startTestServer } from "../server/server-under-test.ts";
import { Visitor } from "../server/visitor.ts";
import { runScript, startScript } from "./run-script.ts";

test("a backup of the running product, restored after a killed attempt, keeps everybody signed in", {
  timeout: 90_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "matinal-ops-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "matinal.backup");
  const server = await startTestServer();
  const anna = new Visitor(server);
  await anna.signIn("anna@exemple.fr");
  expect((await anna.say("Pômmy")).status).toBe(201);
  await vi.waitUntil(async () => (await anna.conversation()).length === 3, { timeout: 10_000 });
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
  await vi.waitUntil(() => existsSync(join(DATA_DIR, "database.restoring/pglite/base")), {
    interval: 2,
    timeout: 20_000,
  });
  killed.process.kill("SIGKILL");
  expect((await killed.ended).code).toBeNull();
  expect(readdirSync(DATA_DIR)).toEqual(["database.restoring"]);
  expect(await runScript("ops", ["restore", file], { DATA_DIR })).toEqual({
    code: 0,
    output: expect.stringMatching(/^Restored the backup of [^\n]*\n$/),
  });
  const restored = await startTestServer({ DATA_DIR });
  const again = new Visitor(restored);
  for (const [name, value] of anna.cookies) again.cookies.set(name, value);
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
    expect(output).toMatch(/^[^\n]+\nnpm run ops -- COMMAND\n {2}backup FILE .*\n {2}restore FILE .*\n$/);
  }
});
