import type { Services } from "~/services.server.ts";
export type Live = { close(): Promise<void> };
export async function createLive(_services: Services): Promise<Live> {
  return { close: async () => {} };
}
