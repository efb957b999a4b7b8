import type { Reporter, TestSpecification, Vitest } from "vitest/node";

/** What the parent process is told once no test file waits for a worker. */
export const lastFiles = "last files";

/** Tells the process that started Vitest when fewer files are left than workers, so that it can use the idle ones. */
export default class LastFilesReporter implements Reporter {
  #workers = 1;
  #left = 0;

  onInit({ config }: Vitest) {
    this.#workers = config.maxWorkers;
  }

  onTestRunStart(specifications: readonly TestSpecification[]) {
    this.#left = specifications.length;
  }

  onTestModuleEnd() {
    this.#left -= 1;
    if (this.#left === this.#workers - 1) process.send?.(lastFiles);
  }
}
