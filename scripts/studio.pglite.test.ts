import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#db/open-database.server.ts";
import { newTestDatabase } from "#test/database/test-database.ts";
import { runScript, startScript } from "#test/process/run-script.ts";
import { freePort } from "#test/server/free-port.ts";
import { until } from "#test/until.ts";

test("Drizzle Studio's server reads the embedded database, and refuses one that is in use or absent", async () => {
  const target = await newTestDatabase();
  if ("url" in target) throw new Error("This test needs the embedded database.");
  await (await openDatabase(target)).close();
  const DATA_DIR = dirname(target.folder);
  const port = String(await freePort());

  const studio = startScript("studio", ["--port", port], { DATA_DIR });
  onTestFinished(() => void studio.process.kill("SIGKILL"));
  await until(() => studio.output().includes("Studio is running"));
  const response = await fetch(`http://127.0.0.1:${port}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      type: "proxy",
      data: { sql: "select count(*) from messages", params: [], method: "execute" },
    }),
  });
  expect(await response.json()).toEqual([{ count: 0 }]);

  expect(await runScript("studio", ["--port", port], { DATA_DIR })).toEqual({
    code: 1,
    output: expect.stringMatching(/^[^\n]*in use by another Matinal process[^\n]*\n$/),
  });
  studio.process.kill("SIGTERM");
  expect((await studio.ended).code).toBe(0);

  const absent = `${DATA_DIR}/absent`;
  expect(await runScript("studio", [], { DATA_DIR: absent })).toEqual({
    code: 1,
    output: expect.stringMatching(/^[^\n]*has no database yet[^\n]*\n$/),
  });
  expect(existsSync(absent)).toBe(false);

  const DATABASE_URL = "postgres://matinal:geheim@127.0.0.1:9/matinal";
  expect(await runScript("studio", ["--port", port], { DATABASE_URL })).toEqual({
    code: 1,
    output: expect.stringMatching(
      /^DATABASE_URL: PostgreSQL at 127\.0\.0\.1:9 cannot be reached: (?![^\n]*geheim)[^\n]+\n$/,
    ),
  });
});
