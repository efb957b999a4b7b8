import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";

const waits = { timeout: 15_000 };

function startWatched(seconds: number, options: string[] = []) {
  const script = join(import.meta.dirname, "test/process/block-loop.ts");
  const child = spawn(process.execPath, [...options, script, String(seconds)], { stdio: "pipe" });
  onTestFinished(() => void child.kill("SIGKILL"));
  const output = { turns: 0, errors: "" };
  child.stdout.on("data", (text) => (output.turns += String(text).split("\n").length - 1));
  child.stderr.on("data", (text) => (output.errors += text));
  const runsATurn = async () => {
    const before = output.turns;
    await vi.waitUntil(() => output.turns > before, waits);
  };
  return { child, output, runsATurn };
}

test("a process whose event loop is blocked is killed with one line", {
  timeout: 30_000,
}, async () => {
  const { child, output, runsATurn } = startWatched(2);
  const ended = once(child, "close");
  await runsATurn();
  child.stdin.write("stop\n");
  expect(await ended).toEqual([null, "SIGKILL"]);
  expect(output.errors).toMatch(/^The event loop has stood still for 2 s[^\n]*started again\.\n$/);
});

test("a process that was suspended for longer continues", { timeout: 30_000 }, async () => {
  const { child, output, runsATurn } = startWatched(2);
  await runsATurn();
  child.kill("SIGSTOP");
  await delay(5_000);
  child.kill("SIGCONT");
  await runsATurn();
  // Long enough for the watchdog to reach its timeout.
  const later = output.turns + 60;
  await vi.waitUntil(() => output.turns >= later, waits);
  expect([child.exitCode, child.signalCode, output.errors]).toEqual([null, null, ""]);
});
