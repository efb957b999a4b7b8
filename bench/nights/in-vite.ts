import { join } from "node:path";
import { isMainThread, workerData } from "node:worker_threads";
import { runnerImport } from "vite";

/** Runs a file of this folder to its end as Vite reads it: the product's migrations are files that Node cannot import. */
export async function runInVite(file: string): Promise<void> {
  await runnerImport(join(import.meta.dirname, file), { configFile: false, logLevel: "error" });
}

if (!isMainThread) await runInVite(workerData.file);
