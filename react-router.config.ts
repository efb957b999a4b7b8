import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // http/own-origin.ts judges origins, and /login answers for itself (decisions.md D15).
  allowedActionOrigins: ["**"],
} satisfies Config;
