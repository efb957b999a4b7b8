import { defineConfig } from "vitest/config";

const needsDatabase = ["**/*.db.test.ts", "**/*.{pglite,postgresql}.test.ts"];
const elsewhere = ["**/node_modules/**", "**/build/**", "test/journeys/**"];

/** The same tests on one of the two engines, and those that only this engine can pass. */
const onEngine = (name: string) => ({
  extends: true as const,
  test: {
    name,
    include: ["**/*.db.test.ts", `**/*.${name}.test.ts`],
    exclude: elsewhere,
    globalSetup: `./test/database/engine-${name}.ts`,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Processes, sockets and disks of a busy machine can be late; what fails twice is broken. Told when it happens.
    retry: 1,
  },
});

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // Most of them wait for a disk, a server or a clock.
    maxWorkers: 5,
    projects: [
      {
        extends: true,
        test: { name: "unit", include: ["**/*.test.{ts,tsx}"], exclude: [...elsewhere, ...needsDatabase] },
      },
      onEngine("pglite"),
      onEngine("postgresql"),
    ],
  },
});
