import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The manifest of a dozen pages is one small file, so links need not fetch parts of it.
  routeDiscovery: { mode: "initial" },
  // http/security/own-origin.ts checks origins, and /login checks its own (interpretation.md D15).
  allowedActionOrigins: ["**"],
} satisfies Config;
