import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { nitro } from "nitro/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    tanstackStart(),
    // Start's own prerendering writes a file that this server does not serve (TanStack/router#7473): it would render the
    // page for each request.
    nitro({
      preset: "node-server",
      compressPublicAssets: true,
      prerender: { routes: ["/"], crawlLinks: false, failOnError: true },
    }),
    react(),
  ],
});
