import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // A dozen pages: their manifest is one small file, and no link asks for more.
  routeDiscovery: { mode: "initial" },
  // http/security/own-origin.ts judges origins, and /login answers for itself (decisions.md D15).
  allowedActionOrigins: ["**"],
} satisfies Config;
