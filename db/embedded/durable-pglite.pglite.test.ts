import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs, { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { inject, onTestFinished, test as plainTest, vi } from "vitest";
import "#test/database/test-database.ts";
import { until } from "#test/until.ts";
import { FolderInUse, openDurablePGlite } from "./durable-pglite.server.ts";

/** How often the process is killed; `npm run test:faults` does it more often. */
const kills = Number(process.env.KILLS ?? 3);

const test = plainTest.extend<{ folder: string; database: string }>({
  /** An empty folder. */
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the dependencies from the destructuring.
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "matinal-durable-"));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },

  /** The folder of a database that exists already, because creating one takes seconds. */
  database: async ({ folder }, use) => {
    const engine = inject("engine");
    if (engine.kind !== "pglite") throw new Error("These tests need the embedded database.");
    cpSync(engine.blank, folder, { recursive: true });
    await use(folder);
  },
});

test("a folder that is open is refused in one line, and its process continues", async ({
  database: folder,
  expect,
}) => {
  const holder = await startHolder(folder);
  await expect(openDurablePGlite(folder)).rejects.toThrow(FolderInUse);
  await expect(openDurablePGlite(folder)).rejects.toThrow(/^[^\n]*in use by another Matinal process[^\n]*$/);

  const before = holder.committed.length;
  await until(() => holder.committed.length > before + 5);
});

test("kill -9, again and again, loses no committed row and releases the folder", async ({
  database: folder,
  expect,
}) => {
  let acknowledged = 0;
  for (let round = 0; round < kills; round++) {
    const holder = await startHolder(folder);
    await until(() => holder.committed.length >= 20 + round * 17);
    holder.process.kill("SIGKILL");
    await once(holder.process, "close");
    acknowledged = holder.committed.at(-1) ?? 0;

    const pglite = await openDurablePGlite(folder);
    const { rows } = await pglite.query<{ count: number; newest: number }>(
      "select count(*)::int as count, max(number) as newest from committed",
    );
    await pglite.close();
    expect(rows[0]?.newest).toBeGreaterThanOrEqual(acknowledged);
    expect(rows[0]?.count).toBe(rows[0]?.newest);
  }
});

test("every commit calls fsync", async ({ database: folder, expect }) => {
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

test("every file and folder of a new database is synced before its final rename", async ({
  folder,
  expect,
}) => {
  const opened = new Map<number, string>();
  const events: string[] = [];
  const { openSync, fsyncSync, renameSync } = fs;
  const spies = [
    vi.spyOn(fs, "openSync").mockImplementation((path, ...rest) => {
      const descriptor = openSync(path, ...rest);
      opened.set(descriptor, String(path));
      return descriptor;
    }),
    vi.spyOn(fs, "fsyncSync").mockImplementation((descriptor) => {
      events.push(`sync ${opened.get(descriptor)}`);
      fsyncSync(descriptor);
    }),
    vi.spyOn(fs, "renameSync").mockImplementation((from, to) => {
      events.push(`rename ${from}`);
      renameSync(from, to);
    }),
  ];
  syncBuiltinESMExports();
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
    syncBuiltinESMExports();
  });

  const nested = join(folder, "a/b/database");
  const pglite = await openDurablePGlite(nested);
  const made = join(nested, "pglite.new");
  const renamedAt = events.indexOf(`rename ${made}`);
  const before = new Set(events.slice(0, renamedAt));
  const parts = readdirSync(join(nested, "pglite"), { recursive: true, encoding: "utf8" });
  expect(parts.length).toBeGreaterThan(900);
  // Created after the rename: the pid file, the spare segments of the log, and caches.
  const later = /postmaster\.pid|pg_wal\/\d{23}[2-9A-F]|pg_internal\.init|pg_stat/;
  const missing = parts.filter((path) => !later.test(path) && !before.has(`sync ${join(made, path)}`));
  expect(missing).toEqual([]);
  expect(before).toContain(`sync ${made}`);
  expect(events.slice(renamedAt)).toContain(`sync ${nested}`);
  for (const parent of [folder, join(folder, "a"), join(folder, "a/b")])
    expect(events).toContain(`sync ${parent}`);
  await pglite.close();
});

test("a panic ends the process at once with one line and loses no committed row", async ({
  database: folder,
  expect,
}) => {
  const script = join(import.meta.dirname, "../../test/database/write-until-panic.ts");
  const child = spawn(process.execPath, [script, folder], { stdio: "pipe" });
  onTestFinished(() => void child.kill("SIGKILL"));
  let [output, errors] = ["", ""];
  child.stdout.on("data", (text) => (output += text));
  child.stderr.on("data", (text) => (errors += text));
  expect(await once(child, "close")).toEqual([1, null]);
  expect(errors).toMatch(/^The embedded database failed and must be started again[^\n]*\n$/);

  const pglite = await openDurablePGlite(folder);
  const { rows } = await pglite.query<{ newest: number }>("select max(number) as newest from committed");
  await pglite.close();
  expect(rows[0]?.newest).toBe(Number(output.trim().split("\n").at(-1)));
});

test("a first start that was killed half-way does not prevent the next one", async ({ folder, expect }) => {
  mkdirSync(join(folder, "pglite.new/base"), { recursive: true });
  writeFileSync(join(folder, "pglite.new/PG_VERSION"), "17\n");

  const pglite = await openDurablePGlite(folder);
  expect((await pglite.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await pglite.close();
  expect(existsSync(join(folder, "pglite.new"))).toBe(false);
});

type Holder = { process: ChildProcess; committed: number[] };

async function startHolder(folder: string): Promise<Holder> {
  const script = join(import.meta.dirname, "../../test/database/commit-until-killed.ts");
  const child = spawn(process.execPath, [script, folder], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const lines = createInterface({ input: child.stdout });
  const committed: number[] = [];
  await once(lines, "line");
  lines.on("line", (line) => committed.push(Number(line)));
  return { process: child, committed };
}
