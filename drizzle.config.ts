import { defineConfig } from "drizzle-kit";

/** For `npm run db:generate`. db/migrate.server.ts applies the files. docs/decisions/0020-schema.md. */
export default defineConfig({
  dialect: "postgresql",
  schema: "./db/schema.ts",
  out: "./db/migrations",
  // Each file runs as one script.
  breakpoints: false,
});
