import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const needsDatabase = ["**/*.db.test.ts", "**/*.{pglite,postgresql}.test.ts"];
const excluded = ["**/node_modules/**", "**/build/**", "test/journeys/**"];

/** The database tests on one engine, and those for this engine only. */
const onEngine = (name: string) => ({
  extends: true as const,
  test: {
    name,
    include: ["**/*.db.test.ts", `**/*.${name}.test.ts`],
    exclude: excluded,
    globalSetup: `./test/database/engine-${name}.ts`,
    // A worker keeps its modules and its database from file to file: loading and opening them takes longer than most tests.
    isolate: false,
    // A busy machine can delay processes, sockets and disks. A test that fails twice is broken; retries are reported.
    retry: 1,
  },
});

/** The files that take longest. One of them at the end of a project would leave a core idle. */
const longest =
  /\/(linear-time|reading-limits|link-spellings|hostile-answers|commands|eval|dev|deadlines|answer-kill|contact-crash)\.(postgresql\.|pglite\.|db\.)?test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    // More than the cores, because most tests wait for a disk, a server or a clock.
    maxWorkers: 6,
    // No test waits for the end of these: they are how long a slow and busy machine may take.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    sequence: { sequencer: LongestFirst },
    expect: { poll: { timeout: 180_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          isolate: false,
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...excluded, ...needsDatabase],
        },
      },
      onEngine("pglite"),
      onEngine("postgresql"),
    ],
  },
});
