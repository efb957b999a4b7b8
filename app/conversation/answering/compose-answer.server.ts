import { conversation as copy } from "~/content/signed-in/conversation-copy.ts";
import type { ConversationServices } from "../conversation-services.server.ts";
import type { Composed, Composition } from "./run-answer.server.ts";

export function composerOf(services: ConversationServices, _clientId: string) {
  return async ({ question, show, signal }: Composition): Promise<Composed> => {
    let text = "";
    if (!services.model) return { content: copy.help };
    const request = {
      system: "",
      messages: [{ role: "user", content: question.content }],
      maxOutputTokens: 1_000,
      signal,
    } as const;
    for await (const part of services.model.stream(request)) {
      text += part;
      show(() => text);
    }
    return { content: text };
  };
}
