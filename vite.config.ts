import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { tsconfigPaths: true },
  environments: {
    // The framework in one file and what all pages share in another: fewer requests, and 4 kB less than in crumbs.
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                  priority: 2,
                },
                {
                  name: "frame",
                  test: /app\/(root\.tsx|routes\/shell\/|content\/(site|shell|brand|consent)\.ts|ui\/(button|icon|logo|horizon|lost-page|page|page-address|skip-link|toast|toaster|toast-store)\.tsx?)/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: "./server.ts" } } },
  },
});
