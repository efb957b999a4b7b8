import type { Services } from "~/services.server.ts";
export async function replyToAllOwed(_services: Services): Promise<void> {}
