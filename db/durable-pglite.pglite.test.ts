import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs, { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { onTestFinished, test as plainTest, vi } from "vitest";
import { FolderInUse, openDurablePGlite } from "./durable-pglite.server.ts";

const test = plainTest.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the dependencies from the destructuring.
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "matinal-durable-"));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
});

test("a second opening of the same folder is refused in one line and leaves the first unharmed", async ({
  folder,
  expect,
}) => {
  const holder = await startHolder(folder);
  await expect(openDurablePGlite(folder)).rejects.toThrow(FolderInUse);
  await expect(openDurablePGlite(folder)).rejects.toThrow(/^[^\n]*in use by another Matinal process[^\n]*$/);

  const before = holder.committed.length;
  await vi.waitUntil(() => holder.committed.length > before + 5);
});

test("kill -9 loses no committed row, ten times in a row, and gives the folder back", {
  timeout: 120_000,
}, async ({ folder, expect }) => {
  let promised = 0;
  for (let round = 0; round < 10; round++) {
    const holder = await startHolder(folder);
    await vi.waitUntil(() => holder.committed.length >= 20 + round * 7, { timeout: 20_000 });
    holder.process.kill("SIGKILL");
    await once(holder.process, "close");
    promised = holder.committed.at(-1) ?? 0;

    const pglite = await openDurablePGlite(folder);
    const { rows } = await pglite.query<{ count: number; newest: number }>(
      "select count(*)::int as count, max(number) as newest from committed",
    );
    await pglite.close();
    expect(rows[0]?.newest).toBeGreaterThanOrEqual(promised);
    expect(rows[0]?.count).toBe(rows[0]?.newest);
  }
});

test("every commit is handed to the disk with fsync", async ({ folder, expect }) => {
  const pglite = await openDurablePGlite(folder);
  onTestFinished(() => pglite.close());
  await pglite.exec("create table committed (number integer)");
  expect((await pglite.query<{ fsync: string }>("show fsync")).rows[0]?.fsync).toBe("on");

  const fsync = vi.spyOn(fs, "fsyncSync");
  syncBuiltinESMExports();
  onTestFinished(() => {
    fsync.mockRestore();
    syncBuiltinESMExports();
  });
  for (let number = 0; number < 10; number++)
    await pglite.query("insert into committed values ($1)", [number]);
  expect(fsync.mock.calls.length).toBeGreaterThanOrEqual(10);
});

test("a first start that was killed half-way leaves nothing that a second one stumbles over", async ({
  folder,
  expect,
}) => {
  mkdirSync(join(folder, "pglite.new/base"), { recursive: true });
  writeFileSync(join(folder, "pglite.new/PG_VERSION"), "17\n");

  const pglite = await openDurablePGlite(folder);
  expect((await pglite.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await pglite.close();
  expect(existsSync(join(folder, "pglite.new"))).toBe(false);
});

type Holder = { process: ChildProcess; committed: number[] };

async function startHolder(folder: string): Promise<Holder> {
  const script = join(import.meta.dirname, "../test/hold-database.ts");
  const child = spawn(process.execPath, [script, folder], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const lines = createInterface({ input: child.stdout });
  const committed: number[] = [];
  await once(lines, "line");
  lines.on("line", (line) => committed.push(Number(line)));
  return { process: child, committed };
}
