import type { Reporter, TestModule, TestSpecification, Vitest } from "vitest/node";

/** What the parent process is told once Vitest leaves room for the journeys. */
export const roomForJourneys = "room for journeys";

/** What the parent process is told at the end: errors that were thrown outside any test, for which Vitest fails too. */
export type ThrownOutside = { thrownOutside: string[] };

/** What the parent process says when the tests that have not begun need not begin. */
export const stop = "stop";

/**
 * Vitest's part in a whole run. Tells the process that started it that the journeys may begin: fewer files are left than
 * workers. At the end it tells which errors were thrown outside any test, which the JSON report leaves out.
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

  onTestModuleEnd() {
    this.#left -= 1;
    if (this.#left >= this.#workers || this.#isTold) return;
    this.#isTold = true;
    process.send?.(roomForJourneys);
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly { message: string }[]) {
    process.send?.({ thrownOutside: errors.map(({ message }) => message) } satisfies ThrownOutside);
  }
}
