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
  const said = { turns: 0, errors: "" };
  child.stdout.on("data", (text) => (said.turns += String(text).split("\n").length - 1));
  child.stderr.on("data", (text) => (said.errors += text));
  const comesToItsTurn = async () => {
    const before = said.turns;
    await vi.waitUntil(() => said.turns > before, waits);
  };
  return { child, said, comesToItsTurn };
}

test("a process whose event loop stands still for ever is ended, with one line", {
  timeout: 30_000,
}, async () => {
  const { child, said, comesToItsTurn } = startWatched(2);
  const ended = once(child, "close");
  await comesToItsTurn();
  child.stdin.write("stop\n");
  expect(await ended).toEqual([null, "SIGKILL"]);
  expect(said.errors).toMatch(/^The event loop has stood still for 2 s[^\n]*started again\.\n$/);
});

test("a process that was suspended for longer goes on", { timeout: 30_000 }, async () => {
  const { child, said, comesToItsTurn } = startWatched(2);
  await comesToItsTurn();
  child.kill("SIGSTOP");
  await delay(5_000);
  child.kill("SIGCONT");
  await comesToItsTurn();
  // Long enough for the watchdog to have counted as far.
  const later = said.turns + 60;
  await vi.waitUntil(() => said.turns >= later, waits);
  expect([child.exitCode, child.signalCode, said.errors]).toEqual([null, null, ""]);
});
