import type { Services } from "~/services.server.ts";
export type Outbox = { destination: string; close(): Promise<void> };
export async function createOutbox(_services: Services): Promise<Outbox> {
  return { destination: "nowhere", close: async () => {} };
}
