import type { Message } from "#app/conversation/protocol.ts";
import { plainParagraphs } from "#app/ui/markdown/plain-paragraphs.ts";
import { factCard } from "../next-steps/load-fact-card.ts";
import { richText } from "./markdown/load-rich-text.ts";

/** Milliseconds after which a conversation is shown whose parts are not loaded yet. */
const patience = 3_000;

/** Loads what these messages are drawn with and the page began without; `null` when that is nothing. */
export function loadParts(messages: readonly Message[]): Promise<unknown> | null {
  const isRich = ({ role, content }: Message) => role === "assistant" && !plainParagraphs(content);
  const parts = [
    messages.some(isRich) && !richText.ifLoaded() && richText.load(),
    messages.some(({ inquiry }) => inquiry) && !factCard.ifLoaded() && factCard.load(),
  ].filter((part) => part !== false);
  if (parts.length === 0) return null;
  return Promise.race([Promise.all(parts), new Promise((resolve) => setTimeout(resolve, patience))]);
}
