import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const external = ["@electric-sql/pglite", "pg", "pino", "nodemailer"];

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { tsconfigPaths: true },
  environments: {
    // A few files for each page, so that a phone fetches them in one round trip. docs/decisions/0014-islands.md.
    client: {
      build: {
        rollupOptions: {
          output: {
            // V8's explicit compile hint: compiles the file on a background thread while it is fetched.
            postBanner: ({ name }) => (name === "react" ? "//# allFunctionsCalledOnLoad" : ""),
            codeSplitting: {
              groups: [
                // First, or another group would include it. The entry of every page begins with it.
                { name: "start", test: /preload-helper/ },
                { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
                // Shared by the shell of static pages and the router's pages.
                {
                  name: "interface",
                  test: /app\/(ui\/(form\/button|icon|toast\/(toast|use-toast|toast-store|toaster)|when-idle|page\/(horizon|error-page))|islands\/island|content\/(brand|wait))\.tsx?$/,
                },
                {
                  name: "forms",
                  test: /node_modules\/valibot\/|app\/ui\/(form\/(field|notice)|use-countdown)\.tsx?$/,
                },
                { name: "motion", test: /app\/ui\/motion\// },
                // The islands of all public pages, before the groups of single pages.
                {
                  name: "public",
                  test: /app\/layouts\/public\/(.*\.island\.tsx|after-load\.ts|consent\/.*)$/,
                },
                {
                  name: (id: string) => /app\/routes\/([\w-]+)\//.exec(id)?.[1] ?? null,
                  test: /\.island\.tsx$/,
                },
                // Shared by the router's pages. A static page never fetches it.
                {
                  name: "router",
                  test: /node_modules\/react-router\/|app\/(router|ui\/(form\/button-link|page\/(page|logo)|hydrated)|content\/(page-meta|site|signed-in|profile|login)|layouts\/signed-in\/.*|accounts\/sign-in\/safe-return-path)\.tsx?$/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: "./server.ts" } },
      // The server is one bundle, so that Node loads a few files instead of two thousand and starts in half the time.
      // Packages that load files by path stay external, and so does PGlite's WebAssembly.
      ...(command === "build" && { resolve: { noExternal: true, external } }),
    },
  },
}));
