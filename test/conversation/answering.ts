import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Model } from "#app/assistant/model/model.ts";
import { appendMessage } from "#app/conversation/messages.server.ts";
import type { Answer, Message } from "#app/conversation/protocol.ts";
import { replyToOwed } from "#app/conversation/reply.server.ts";
import type { Services } from "#app/services.server.ts";
import { pendingAnswers } from "#db/schema.ts";
import { createLive } from "#live/live.server.ts";
import { storeProfile } from "../drafts/stored-drafts.ts";
import { createTestServices } from "../services/test-services.ts";
import { until } from "../until.ts";
import { wholeConversation } from "./conversations.ts";
import { type HeldRequest, heldModel } from "./held-model.ts";
import { addSignedInUser, listen } from "./stream-listener.ts";

/** Services with a held model, and a user after the onboarding. */
export async function afterOnboarding() {
  const model = heldModel();
  return { ...(await conversationWith(model)), model };
}

/** Services with this model, and a user after the onboarding. `variables` may limit the budgets. */
export async function conversationWith(model: Model, variables: Record<string, string> = {}) {
  const services = await createTestServices(
    { ASSISTANT_BASE_URL: "http://127.0.0.1:1", ASSISTANT_MODEL: "any", ...variables },
    { model },
  );
  const anna = await addSignedInUser(services, "anna");
  await storeProfile(services, anna.user);
  const send = async (content: string, on: Services = services, draftId?: string) => {
    const appended = await appendMessage(on, anna.user, { key: randomUUID(), content, draftId });
    if (appended.kind !== "created") throw new Error(appended.kind);
    on.live.inBackground(() => replyToOwed(on, anna.user.id));
    return appended.message;
  };
  const messages = async () => (await wholeConversation(services, anna.user.id)).messages;
  const spoken = async () =>
    (await messages()).map(({ role, content, state }) =>
      [role, content, ...(state ? [state] : [])].join(": "),
    );
  /** Sends a message, with this draft open beside it, and waits for the answer to it. */
  const ask = async (content: string, draftId?: string): Promise<Message> => {
    const { id } = await send(content, services, draftId);
    const isAnswer = ({ replyTo }: Message) => replyTo === id;
    await until(async () => (await messages()).some(isAnswer));
    return (await messages()).find(isAnswer) as Message;
  };
  return { services, anna, send, spoken, ask };
}

/** Another node on the same database. */
export async function secondNode(services: Services): Promise<Services> {
  return { ...services, live: await createLive(services) };
}

/** The text that a reader sees after these events. */
export function shown(parts: readonly Answer[]): string {
  return parts.reduce((text, part) => {
    expect(part.from).toBeLessThanOrEqual(text.length);
    return text.slice(0, part.from) + part.text;
  }, "");
}

/** Follows the stream of the session and collects the parts of answers. */
export async function follow(
  services: Services,
  anna: Awaited<ReturnType<typeof addSignedInUser>>,
  after: number | null,
) {
  const listener = listen(services, anna, { after });
  const parts: Answer[] = [];
  return {
    parts,
    async until(done: (parts: readonly Answer[]) => boolean) {
      while (!done(parts)) parts.push(JSON.parse((await listener.until("answer")).data));
      return shown(parts.filter(({ attempt }) => attempt === parts.at(-1)?.attempt));
    },
    message: async (): Promise<Message> => await listener.message(),
    close: () => listener.close(),
  };
}

/** Writes a whole answer. */
export function answer({ say, end }: HeldRequest, text: string) {
  say(text);
  end();
}

/**
 * Lets every worker's lease end, or that of this attempt, as if the workers had died. With `ahead`, the leases lie two days
 * ahead instead, as if the database's clock had been set back.
 */
export async function expireLeases({ db }: Services, when: "past" | "ahead" = "past", attempt?: number) {
  const moment = when === "past" ? sql`now() - interval '1 second'` : sql`now() + interval '2 days'`;
  await db.asOwner
    .update(pendingAnswers)
    .set({ leaseUntil: moment })
    .where(attempt === undefined ? undefined : eq(pendingAnswers.attempt, attempt));
}
