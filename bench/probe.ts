import { Agent, get } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

/** Milliseconds between two questions. */
const interval = 20;

/** Asks `/healthz` every 20 ms from a thread of its own, so that a busy benchmark does not count as a late server. */
export function startProbe(url: string): {
  /** Milliseconds of the slowest answer since this was last called. */
  worst: () => Promise<number>;
  stop: () => Promise<number>;
} {
  const worker = new Worker(new URL(import.meta.url), { workerData: url });
  return {
    worst: () =>
      new Promise((resolve) => {
        worker.once("message", resolve);
        worker.postMessage("worst");
      }),
    stop: () => worker.terminate(),
  };
}

if (!isMainThread) {
  const agent = new Agent({ keepAlive: true });
  const running = new Set<number>();
  let slowest = 0;
  const ask = () => {
    const start = performance.now();
    running.add(start);
    const end = () => {
      running.delete(start);
      slowest = Math.max(slowest, performance.now() - start);
    };
    get(`${workerData}/healthz`, { agent }, (answer) => answer.resume().on("end", end)).on("error", end);
  };
  parentPort?.on("message", async () => {
    // What is still unanswered counts for the time that it has been waiting.
    while (running.size > 2) await delay(5);
    parentPort?.postMessage(slowest);
    slowest = 0;
  });
  setInterval(ask, interval);
}
