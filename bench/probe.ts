import { Agent, get } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

/** Milliseconds between two requests. */
const interval = 20;

/** Requests `/healthz` every 20 ms from a separate thread, so that a busy benchmark does not look like a slow server. */
export function startProbe(url: string): {
  /** Milliseconds of the slowest response since the last call. */
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
    get(`${workerData}/healthz`, { agent }, (response) => response.resume().on("end", end)).on("error", end);
  };
  parentPort?.on("message", async () => {
    // Waits for pending requests, so that their time counts.
    while (running.size > 2) await delay(5);
    parentPort?.postMessage(slowest);
    slowest = 0;
  });
  setInterval(ask, interval);
}
