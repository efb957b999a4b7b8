import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";

test("of processes that want to build at the same time each waits for the one before it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "matinal-lock-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "cache/lock");
  const told = join(folder, "told");
  const code = `
    import { appendFileSync } from "node:fs";
    import { setTimeout as delay } from "node:timers/promises";
    const { oneAtATime } = await import(${JSON.stringify(pathToFileURL(join(import.meta.dirname, "ensure-build.ts")).href)});
    await oneAtATime(${JSON.stringify(file)}, async () => {
      appendFileSync(${JSON.stringify(told)}, "begins\\n");
      await delay(100);
      appendFileSync(${JSON.stringify(told)}, "ends\\n");
    });`;
  const processes = Array.from({ length: 3 }, () =>
    spawn(process.execPath, ["--input-type=module", "--eval", code], { stdio: "inherit" }),
  );
  const codes = await Promise.all(processes.map(async (each) => (await once(each, "close"))[0]));
  expect(codes).toEqual([0, 0, 0]);
  expect(readFileSync(told, "utf8")).toBe("begins\nends\n".repeat(3));
});
