import type { Reporter, TestModule, TestSpecification, Vitest } from "vitest/node";

/** What the parent process is told once Vitest leaves room for the journeys. */
export const roomForJourneys = "room for journeys";

/** What the parent process says when the tests that have not begun need not begin. */
export const stop = "stop";

/** The project beside whose tests the journeys run: its tests wait for a server, locks and limits of time. */
const besideJourneys = "postgresql";

/**
 * Vitest's part in a whole run. Tells the process that started it that the journeys may begin: the tests of all projects before
 * the one beside them have begun; or fewer files are left than workers.
 */
export default class WholeRunReporter implements Reporter {
  #workers = 1;
  #left = 0;
  #isTold = false;

  onInit(vitest: Vitest) {
    this.#workers = vitest.config.maxWorkers;
    process.on("message", (message) => message === stop && vitest.cancelCurrentRun("keyboard-input"));
    // Otherwise Vitest would wait for more messages when it has ended.
    process.channel?.unref();
  }

  onTestRunStart(specifications: readonly TestSpecification[]) {
    this.#left = specifications.length;
  }

  onTestModuleStart({ project }: TestModule) {
    if (project.name === besideJourneys) this.#tell();
  }

  onTestModuleEnd() {
    this.#left -= 1;
    if (this.#left < this.#workers) this.#tell();
  }

  #tell() {
    if (!this.#isTold) process.send?.(roomForJourneys);
    this.#isTold = true;
  }
}
