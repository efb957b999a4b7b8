import type { AnswerContext } from "~/assistant/context/answer-context.ts";
import { hiddenInstructions } from "~/assistant/context/hidden-instructions.ts";
import type { Finding } from "~/assistant/guard/finding.ts";
import { contactsIn, createGuard, type Guard } from "~/assistant/guard/guard.ts";
import type { ConversationServices } from "../conversation-services.server.ts";
import { contactsGiven } from "./given-contacts.server.ts";

/** Reads the answers to one message. */
export type AnswerGuard = Pick<Guard, "safeLength"> & {
  /** As the guard's, which also knows the contacts that the customer wrote in earlier messages. */
  check: (text: string) => Promise<Finding[]>;
};

/** The guard for answers to the message of `context`. decisions.md D44. */
export function answerGuard(
  { db, environment }: Pick<ConversationServices, "db" | "environment">,
  clientId: string,
  { profile, turns, message }: AnswerContext,
  ownLinks: readonly string[] = [],
): AnswerGuard {
  const { appUrl, bookingUrl, checkoutUrl, pricingVariant } = environment;
  const known = {
    profile,
    written: [...turns.map(({ asked }) => asked), message],
    ownUrls: [appUrl, bookingUrl, checkoutUrl, ...ownLinks],
    pricingVariant,
    hidden: hiddenInstructions,
  };
  const guard = createGuard(known);
  return {
    safeLength: guard.safeLength,
    async check(text) {
      const findings = guard.check(text);
      if (findings.length === 0) return findings;
      const given = await db.asClient(clientId, (tx) => contactsGiven(tx, clientId, contactsIn(text)));
      if (given.emails.length + given.phones.length === 0) return findings;
      return createGuard({ ...known, given }).check(text);
    },
  };
}
