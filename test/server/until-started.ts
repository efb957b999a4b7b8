import type { ChildProcess } from "node:child_process";
import { until } from "../until.ts";

/** Waits until a server of another program answers. Throws when its process ends instead, as with a port in use. */
export function untilStarted(server: ChildProcess, isAnswering: () => Promise<boolean>): Promise<void> {
  return until(() => {
    const { exitCode, signalCode, spawnfile } = server;
    if (exitCode !== null || signalCode !== null)
      throw new Error(`${spawnfile} ended while it was started: ${signalCode ?? `exit code ${exitCode}`}.`);
    return isAnswering();
  });
}
