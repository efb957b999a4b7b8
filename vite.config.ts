import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const outside = ["@electric-sql/pglite", "pg", "pino", "nodemailer"];

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { tsconfigPaths: true },
  environments: {
    // React in one file for islands and pages of the router, the router in another that still pages never fetch.
    client: {
      build: {
        rollupOptions: {
          output: {
            // Compiled while it is fetched, beside the page's own thread (V8's explicit compile hints): a phone is not
            // kept waiting for it.
            postBanner: ({ name }) => (name === "react" ? "//# allFunctionsCalledOnLoad" : ""),
            codeSplitting: {
              groups: [
                { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
                { name: "router", test: /node_modules\/react-router\//, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: "./server.ts" } },
      // The built server is one bundle: Node finds and compiles a few files instead of two thousand, and starts in half
      // the time. Outside stay those that load parts of themselves by path, and PGlite's WebAssembly.
      ...(command === "build" && { resolve: { noExternal: true, external: outside } }),
    },
  },
}));
