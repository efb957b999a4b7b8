import type { ChatRequest } from "../chat-completions.ts";
import { type Facts, factsIn } from "./facts.ts";
import { catalogueIn, type GivenCatalogue } from "./offers.ts";
import { ownMessage } from "./own-message.ts";
import { type Rules, rulesIn } from "./rules.ts";
import { blocksIn } from "./wording.ts";

/** A record of the list: its values by their labels. */
export type GivenRecord = Readonly<Record<string, string>>;

/** All that a request gives to answer from. The scripted model knows nothing else about a customer or the offers. */
export type GivenContext = {
  system: string;
  rules: Rules;
  catalogue: GivenCatalogue;
  facts: Facts;
  records: readonly GivenRecord[];
  /** Whether the request says that the list has no record for the message. */
  hasNoRecord: boolean;
  /** What the customer and the model said before, the summary first. */
  said: readonly string[];
  /** The customer's newest message. */
  message: string;
  /** Whether the product asks for a shorter answer, or the customer does. */
  isShorter: boolean;
};

/** Reads a request. The profile is in the instructions for an answer, and in the message for a draft. */
export function givenContext({ messages }: Pick<ChatRequest, "messages">): GivenContext {
  const of = (role: string) =>
    messages.filter((message) => message.role === role).map(({ content }) => content);
  const [system, fromCustomer] = [of("system").join("\n"), of("user")];
  const { own } = ownMessage(fromCustomer);
  const at = messages.findLastIndex(({ content }) => content === own);
  const earlier = messages.slice(0, Math.max(0, at)).filter(({ role }) => role !== "system");
  const everything = [system, ...fromCustomer].join("\n");
  const last = fromCustomer.at(-1) ?? "";
  return {
    ...{ system, message: own },
    rules: rulesIn(system),
    catalogue: catalogueIn(system),
    facts: factsIn(everything),
    records: blocksIn(everything, "fiche").map(recordIn),
    hasNoRecord: system.includes("aucune fiche qui corresponde"),
    said: [...blocksIn(system, "resume"), ...earlier.map(({ content }) => content)],
    isShorter: [last, system].some((text) => text.toLowerCase().includes("plus court")),
  };
}

function recordIn(block: string): GivenRecord {
  return Object.fromEntries(
    block.split("\n").map((line) => {
      const [label = "", ...value] = line.split(" : ");
      return [label, value.join(" : ")];
    }),
  );
}
