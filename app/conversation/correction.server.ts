import { and, eq } from "drizzle-orm";
import { hasProfile } from "~/accounts/profile.server.ts";
import { conversation as copy } from "~/content/conversation.ts";
import type { Services } from "~/services.server.ts";
import { messages } from "../../db/schema.ts";
import { answersOf } from "./answers.ts";
import { answersGiven } from "./known-profile.server.ts";
import { type Client, type MessageView, messageView, openStep } from "./messages.server.ts";
import { type Step, steps } from "./onboarding.ts";
import { lockConversation, storeNext } from "./sequence.server.ts";

export type Corrected =
  | { kind: "created" | "repeated"; message: MessageView }
  /** Another content under this key, a question not yet answered, or an onboarding that is over. */
  | { kind: "conflict" };

/**
 * Gives an earlier question of the onboarding a new answer, as a message with its reply, which puts the open question
 * again: the history stays the only state, and nobody must start again. Answer first what is owed a reply.
 */
export async function correctAnswer(
  { db }: Pick<Services, "db">,
  client: Client,
  { key, step, content }: { key: string; step: Step; content: string },
): Promise<Corrected> {
  return db.asClient(client.id, async (tx) => {
    await lockConversation(tx, client.id);
    const [earlier] = await tx
      .select()
      .from(messages)
      .where(and(eq(messages.clientId, client.id), eq(messages.key, key)));
    if (earlier?.content === content) return { kind: "repeated", message: messageView(earlier) };
    const open = await openStep(tx, client.id);
    if (earlier || open === null || steps.indexOf(step) >= steps.indexOf(open)) return { kind: "conflict" };

    const said = await storeNext(tx, client.id, { role: "user", content, key });
    const company = { ...(await answersGiven(tx, client.id)), ...answersOf(step, content) }.companyName;
    await storeNext(tx, client.id, {
      role: "assistant",
      replyTo: said.id,
      answered: step,
      asks: open,
      content: `${copy.corrected} ${copy.questions[open](company && company.length <= 60 ? company : null)}`,
    });
    return { kind: "created", message: messageView(said) };
  });
}

/** The questions of the onboarding that have an answer by now; all of them once there is a profile. */
export async function answeredSteps({ db }: Pick<Services, "db">, clientId: string): Promise<Step[]> {
  return db.asClient(clientId, async (tx) => {
    if (await hasProfile(tx, clientId)) return [...steps];
    const open = await openStep(tx, clientId);
    return open === null ? [] : steps.slice(0, steps.indexOf(open));
  });
}
