import { openHistory } from "~/conversation/history.server.ts";
import type { MessageView } from "~/conversation/messages.server.ts";
import type { Step } from "~/conversation/onboarding.ts";
import type { Services } from "~/services.server.ts";

/** A conversation behind number `after`, in memory as a whole. */
export async function wholeConversation(
  services: Pick<Services, "db">,
  clientId: string,
  after = 0,
): Promise<{ messages: MessageView[]; step: Step | null }> {
  const { step, pages } = await openHistory(services, clientId, { after });
  const messages: MessageView[] = [];
  for await (const page of pages) messages.push(...page);
  return { messages, step };
}
