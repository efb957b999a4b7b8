import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { compileCache } from "./test/process/compile-cache.ts";

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
    // Half a second less of processor time for each worker after the first. Not where steps are counted, which it hides.
    env: { NODE_COMPILE_CACHE: compileCache() },
  },
});

/** The files that take longest. One of them at the end would leave a core idle. */
const longest =
  /\/(import|openapi|stream-delivery|night|webhooks|backup|durable-pglite|answer-kill|step-kill|contact-crash|import-session|exports-api|messages-api|locked-tables|deadlines|dev|hostile-answers|reading-limits|commands|eval|link-spellings)\.(postgresql\.|pglite\.|db\.)?test\.ts$/;

/** `npm test` runs those without a database at the same time as the others. */
const order = ["pglite", "postgresql", "unit"];

/**
 * The long files of a project before its others. The projects stay one after another: a worker ends when the next file is
 * another project's, and its successor loads all modules and opens a database again.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId);
    return order.flatMap((each) => {
      const own = sorted.filter(({ project }) => project.name === each);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}

/**
 * Packages as the product runs them: Vitest would load micromark's development build, which asserts and logs at each
 * character. Conditions of a configuration are added to Vitest's own.
 */
const builtPackages: Plugin = {
  name: "built-packages",
  configResolved({ ssr, environments }) {
    for (const { resolve } of [ssr, ...Object.values(environments)])
      if (resolve?.conditions)
        resolve.conditions = resolve.conditions.filter((each) => each !== "development|production");
  },
};

export default defineConfig({
  plugins: [builtPackages],

  test: {
    // More than the cores, because most tests wait for a disk, a server or a clock.
    maxWorkers: 6,
    // No test waits for the end of these: they are how long a slow and busy machine may take.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    teardownTimeout: 120_000,
    sequence: { sequencer: LongestFirst },
    expect: { poll: { timeout: 180_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          isolate: false,
          setupFiles: ["./test/process/give-way.ts"],
          // They give way: a test that takes 20 s took more than ten minutes beside six workers with databases.
          testTimeout: 3_600_000,
          hookTimeout: 3_600_000,
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...excluded, ...needsDatabase],
        },
      },
      onEngine("pglite"),
      onEngine("postgresql"),
    ],
  },
});
