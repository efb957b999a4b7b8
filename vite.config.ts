import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const outside = ["@electric-sql/pglite", "pg", "pino", "nodemailer"];

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { tsconfigPaths: true },
  environments: {
    // A few files for each page, so that a phone asks once and not in five rounds. docs/decisions/0014-islands.md.
    client: {
      build: {
        rollupOptions: {
          output: {
            // Compiled while it is fetched, beside the page's own thread (V8's explicit compile hints): a phone is not
            // kept waiting for it.
            postBanner: ({ name }) => (name === "react" ? "//# allFunctionsCalledOnLoad" : ""),
            codeSplitting: {
              groups: [
                // First, or a group whose modules use it takes it along: the entry of every page begins with it.
                { name: "start", test: /preload-helper/ },
                { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
                // What the shell of the still pages shares with the pages of the router.
                {
                  name: "interface",
                  test: /app\/(ui\/(create-store|use-hydrated|form\/button|icon|toast\/(toast|use-toast|toast-store|toaster)|when-idle|page\/(horizon|error-page))|islands\/island|content\/(brand|format-wait))\.tsx?$/,
                },
                {
                  name: "forms",
                  test: /node_modules\/valibot\/|app\/ui\/(form\/(field|notice|use-field-error)|use-countdown)\.tsx?$/,
                },
                { name: "motion", test: /app\/ui\/motion\// },
                // The islands of all public pages come together, before those of each page take what they share.
                {
                  name: "public",
                  test: /app\/layouts\/public\/(.*\.island\.tsx|after-load\.ts|consent\/.*)$/,
                },
                {
                  name: (id: string) => /app\/routes\/([\w-]+)\//.exec(id)?.[1] ?? null,
                  test: /\.island\.tsx$/,
                },
                // What all pages of the router share; a static page never fetches it.
                {
                  name: "router",
                  test: /node_modules\/react-router\/|app\/(router|ui\/(form\/button-link|page\/(page|logo)|once-hydrated)|content\/(page-meta|site-copy|signed-in\/(signed-in|profile)-copy|public\/login-copy)|layouts\/signed-in\/.*|accounts\/sign-in\/safe-return-path)\.tsx?$/,
                },
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
