import { defineConfig } from "vitest/config";

const needsDatabase = "**/*.db.test.ts";
const elsewhere = ["**/node_modules/**", "**/build/**", "test/journeys/**"];

/** The same tests on one of the two engines. */
const onEngine = (name: string) => ({
  extends: true as const,
  test: {
    name,
    include: [needsDatabase],
    exclude: elsewhere,
    globalSetup: `./test/engine-${name}.ts`,
    testTimeout: 30_000,
  },
});

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    projects: [
      {
        extends: true,
        test: { name: "unit", include: ["**/*.test.{ts,tsx}"], exclude: [...elsewhere, needsDatabase] },
      },
      onEngine("pglite"),
      onEngine("postgresql"),
    ],
  },
});
