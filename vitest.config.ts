import { defineConfig } from "vitest/config";

const needsDatabase = "**/*.db.test.ts";
const elsewhere = ["node_modules", "build", "test/journeys"];

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    projects: [
      {
        extends: true,
        test: { name: "unit", include: ["**/*.test.{ts,tsx}"], exclude: [...elsewhere, needsDatabase] },
      },
      {
        extends: true,
        test: {
          name: "pglite",
          include: [needsDatabase],
          exclude: elsewhere,
          globalSetup: "./test/engine-pglite.ts",
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: "postgresql",
          include: [needsDatabase],
          exclude: elsewhere,
          globalSetup: "./test/engine-postgresql.ts",
          testTimeout: 30_000,
        },
      },
    ],
  },
});
