import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { until } from "#test/until.ts";

function startWatched(seconds: number, options: string[] = []) {
  const script = join(import.meta.dirname, "test/process/block-loop.ts");
  const child = spawn(process.execPath, [...options, script, String(seconds)], { stdio: "pipe" });
  onTestFinished(() => void child.kill("SIGKILL"));
  const output = { ticks: 0, errors: "" };
  child.stdout.on("data", (text) => (output.ticks += String(text).split("\n").length - 1));
  child.stderr.on("data", (text) => (output.errors += text));
  const waitForTick = async () => {
    const before = output.ticks;
    await until(() => output.ticks > before);
  };
  return { child, output, waitForTick };
}

test("a process whose event loop is blocked is killed with one line", async () => {
  const { child, output, waitForTick } = startWatched(2);
  const ended = once(child, "close");
  await waitForTick();
  child.stdin.write("stop\n");
  expect(await ended).toEqual([null, "SIGKILL"]);
  expect(output.errors).toMatch(/^The event loop has stood still for 2 s[^\n]*started again\.\n$/);
});

test("a process that was suspended for longer continues", async () => {
  const { child, output, waitForTick } = startWatched(2);
  await waitForTick();
  child.kill("SIGSTOP");
  await delay(5_000);
  child.kill("SIGCONT");
  await waitForTick();
  // Long enough for the watchdog to reach its timeout.
  const later = output.ticks + 60;
  await until(() => output.ticks >= later);
  expect([child.exitCode, child.signalCode, output.errors]).toEqual([null, null, ""]);
});
