import { instructions } from "#app/content/assistant/instructions-copy.ts";

const manners: readonly string[] = Object.values(instructions.manners);
const correction = instructions.correction([]).split("\n")[0] ?? "";

/**
 * The newest message of the customer's own, of all those with the role `user`, and whether the product now asks to correct
 * the answer to it.
 */
export function ownMessage(messages: readonly string[]): { own: string; isCorrection: boolean } {
  const isCorrection = messages.at(-1)?.startsWith(correction) ?? false;
  const isOwn = (content: string) => !content.startsWith(correction) && !manners.includes(content);
  return { own: messages.findLast(isOwn) ?? "", isCorrection };
}
