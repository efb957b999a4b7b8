import type { Services } from "~/services.server.ts";
export type Auth = Record<string, never>;
export function createAuth(_services: Omit<Services, "auth" | "live" | "outbox">): Auth {
  return {};
}
