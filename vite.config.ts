import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { externalPackages } from "#scripts/bundle/external-packages.ts";
import { inlineScript } from "#scripts/bundle/inline-script.ts";
import { webFonts } from "#scripts/bundle/web-fonts.ts";

export default defineConfig(({ command }) => ({
  plugins: [webFonts(), inlineScript(), tailwindcss(), reactRouter()],
  optimizeDeps: {
    // Bundled when development starts; otherwise a page would reload when it is the first to import one of them.
    include: [
      "canvas-confetti",
      "mdast-util-from-markdown",
      "mdast-util-gfm-strikethrough",
      "mdast-util-gfm-table",
      "micromark-extension-gfm-strikethrough",
      "micromark-extension-gfm-table",
      "radix-ui",
      "react-dom/client",
      "react-router/dom",
      "valibot",
    ],
  },
  environments: {
    // A few chunks per page instead of five rounds of requests on a phone. docs/decisions/0014-islands.md.
    client: {
      build: {
        rollupOptions: {
          output: {
            // V8's explicit compile hint: React is compiled off the main thread while it downloads.
            postBanner: ({ name }) => (name === "react" ? "//# allFunctionsCalledOnLoad" : ""),
            codeSplitting: {
              groups: [
                // Comes first, because otherwise the first group that uses one of these would contain it.
                // Without React: all that static pages share with those of the router.
                {
                  name: "start",
                  test: /preload-helper|app\/(islands\/(boot\/(scrolling|font)\/|need-island|repeat-presses)|browser\/after-load|ui\/(create-store|form\/button-classes|page\/(content-id|go-back)|toast\/toast(-store)?\.|motion\/(motion-(browser|store)|page-motion|stored-pause)))/,
                },
                { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
                // Shared by static pages and pages of the router.
                {
                  name: "interface",
                  test: /app\/(ui\/(unbroken|use-hydrated|form\/button|icon|toast\/(use-toast|toaster)|when-idle|page\/(horizon|error-page))|islands\/island|content\/(brand|format-wait|toast-copy))\.tsx?$/,
                },
                {
                  name: "forms",
                  test: /node_modules\/valibot\/|app\/browser\/call-api\.ts$|app\/ui\/(form\/(field|notice|use-field-error)|use-countdown)\.tsx?$/,
                },
                // What /login, which has no router, shares with its pages.
                {
                  name: "sign-in",
                  test: /app\/(components\/(sign-in\/|problem\.)|content\/(french-spaces|public\/login-copy)\.|accounts\/sign-in\/safe-return-path\.|browser\/unsent-text\/)/,
                },
                { name: "motion", test: /app\/ui\/motion\// },
                // What every public page has, before the page groups claim the modules that they share.
                {
                  name: "public",
                  test: /app\/(layouts\/public\/(.*\.enhancement|consent\/.*|navigation\/.*)|routes\/(not-found|about)\/.*\.enhancement)\.ts$/,
                },
                // Of the home page only what moves by itself comes with it, and the button that stops it.
                {
                  name: "home",
                  test: /app\/routes\/home\/(every-period|hero\/(taglines|pause-motion)\.enhancement)\.ts$/,
                },
                { name: "section", test: /app\/routes\/home\/section(-head)?\.tsx$/ },
                // Shared by the picture on the home page and the list.
                {
                  name: "prospects",
                  test: /app\/((components|content)\/prospects\/|prospects\/(record-path|prospect-status)\.ts)/,
                },
                // Shared by islands that are fetched at the first touch, one by one: createIsland's `waitsFor`.
                { name: "offers", test: /app\/(offers|content\/offers)\// },
                {
                  name: (id: string) =>
                    /app\/routes\/home\/.*?([\w-]+)\.(?:island|enhancement)\.tsx?$/.exec(id)?.[1] ?? null,
                  test: /app\/routes\/home\/.*\.(island|enhancement)\.tsx?$/,
                },
                {
                  name: (id: string) => /app\/routes\/([\w-]+)\//.exec(id)?.[1] ?? null,
                  test: /\.island\.tsx$/,
                },
                // Shared by the conversation and what it fetches later.
                {
                  name: "assistant",
                  test: /app\/(content\/signed-in\/(assistant|beside|feedback)-copy|routes\/assistant\/transcript\/(breakable-text|markdown\/paragraph))\.tsx?$/,
                },
                // Shared by the pages that React hydrates as a whole; a static page never fetches it.
                {
                  name: "signed-in",
                  test: /app\/(islands\/(early-use|page\/.*)|ui\/(page\/(page|logo)|once-hydrated|use-panel)|content\/(page-meta|site-copy|time-zone|signed-in\/(signed-in|profile|drafts|storage)-copy)|layouts\/signed-in\/(?!signed-in-layout).*|browser\/(?!stream\/).*|browser\/stream\/session-calls|components\/(failed-page|page-link|storage-notice|stream-replaced-notice|copy-and-say|to-check-badge|choice-label|draft-kind-icons)|endpoints\/revalidate-unless-posted|accounts\/sign-in\/six-digit-code|drafts\/draft-kind|storage\/storage-(refusal|quota)|profile\/(choices-with|displayed-value|profile-(field|schema)))\.tsx?$/,
                },
                // The pages that are one island never fetch it.
                {
                  name: "router",
                  test: /node_modules\/react-router\/|app\/(router|ui\/form\/button-link|layouts\/signed-in\/signed-in-layout)\.tsx?$/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: "./server.ts" } },
      // Bundling the server halves its start-up: Node compiles a few files instead of two thousand.
      ...(command === "build" && { resolve: { noExternal: true, external: externalPackages } }),
    },
  },
}));
