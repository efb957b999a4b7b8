import inspector from "node:inspector";
import { Worker } from "node:worker_threads";

/** Seconds for which the event loop may be blocked. */
const timeout = 25;

/**
 * Ends this process with SIGKILL, after one line on stderr, when its event loop is blocked for `seconds`, so that its
 * supervisor restarts it. A separate thread counts its own seconds, so that a suspended process does not count as a
 * blocked one. A process with an open debugger does not count either.
 */
export function startWatchdog(seconds: number = timeout): void {
  const memory = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT);
  const [ticks, debugged] = [0, 1];
  const shared = new Int32Array(memory);
  const tick = () => {
    Atomics.add(shared, ticks, 1);
    Atomics.store(shared, debugged, inspector.url() ? 1 : 0);
  };
  tick();
  setInterval(tick, 500).unref();

  const worker = new Worker(`(${watch.toString()})()`, {
    eval: true,
    workerData: { memory, seconds, pid: process.pid },
    // Not piped to our own streams, where an error such as a full disk under the log would be fatal.
    stdout: true,
    stderr: true,
  });
  worker.unref();
}

/** Runs in the thread from its source text, so it cannot refer to anything else in this file. */
function watch() {
  const { workerData } = process.getBuiltinModule("node:worker_threads");
  const { write } = process.getBuiltinModule("node:fs");
  const { memory, seconds, pid } = workerData as { memory: SharedArrayBuffer; seconds: number; pid: number };
  const shared = new Int32Array(memory);
  const kill = () => process.kill(pid, "SIGKILL");
  let seen = -1;
  let missed = 0;
  const timer = setInterval(() => {
    const now = Atomics.load(shared, 0);
    missed = now === seen && Atomics.load(shared, 1) === 0 ? missed + 1 : 0;
    seen = now;
    if (missed < seconds) return;
    clearInterval(timer);
    // A hanging reader of stderr must not keep the process alive.
    setTimeout(kill, 1_000);
    write(
      2,
      `The event loop has stood still for ${seconds} s: this process ends, and must be started again.\n`,
      kill,
    );
  }, 1_000);
}
