import { setTimeout as delay } from "node:timers/promises";
import type { ConversationServices } from "#app/conversation/conversation-services.server.ts";
import { type Client, readMessagesBefore } from "#app/conversation/messages.server.ts";
import { profileState } from "#app/conversation/onboarding/profile-state.server.ts";
import { openConversation } from "#app/conversation/open-conversation.server.ts";
import { bringsProspects } from "#app/offers/contents.ts";
import { roomToTell } from "#app/storage/storage-quota.ts";
import { storageUseOf } from "#app/storage/storage-use.server.ts";
import { contentsFor } from "#app/team/current-offer.server.ts";
import type { OfferFacts } from "./next-steps/facts-context.ts";
import type { InitialConversation } from "./sync/conversation-state.ts";
import { pageSize, withinPage } from "./transcript/transcript.ts";

/**
 * Milliseconds for which the page waits for its messages. Usually they come within ten; a slow or locked table delays what the
 * page can do without them no longer than this.
 */
const patience = 200;

/** Milliseconds after which they no longer follow it: it asks for them itself then. */
const longPatience = 5_000;

/**
 * What `initial` resolves with if that comes soon, so that the page can show the messages before any script runs; else a promise
 * of it, or of `undefined` where that is too late.
 */
export async function ifSoon<Loaded>(
  initial: Promise<Loaded>,
): Promise<{ initial: Loaded | Promise<Loaded | undefined> }> {
  const late = { initial: Promise.race([initial, delay(longPatience, undefined, { ref: false })]) };
  return Promise.race([
    initial.then((loaded) => ({ initial: loaded })),
    delay(patience, late, { ref: false }),
  ]);
}

/** The bytes that are left for the conversation, once it is time to tell; `null` before, and when nobody knows. */
async function loadRoom(services: ConversationServices, client: Client): Promise<number | null> {
  return orNull(services, "the storage of a client could not be read", async () =>
    roomToTell(await storageUseOf(services, client.id), "conversation"),
  );
}

/**
 * Opens the conversation as `GET /api/messages` does, and loads its newest messages, its open question and the profile for
 * the page. Logs a failure and returns `null`.
 */
export function loadInitialConversation(
  services: ConversationServices,
  client: Client,
): Promise<InitialConversation | null> {
  return orNull(services, "the initial conversation could not be loaded", async () => {
    await openConversation(services, client);
    const { messages, step } = await readMessagesBefore(services, client.id, null, pageSize);
    const profile = await orNull(services, "the profile of a client could not be read", () =>
      profileState(services, client.id),
    );
    return { messages: withinPage(messages), step, profile, room: await loadRoom(services, client) };
  });
}

/** What the client's offer allows, for the facts below replies; `null` where that is not known soon. */
export function loadOfferFacts(services: ConversationServices, client: Client): Promise<OfferFacts | null> {
  const facts = orNull(services, "the offer of a client could not be read", async () => {
    const contents = await contentsFor(services.db.asOwner, client.id);
    return { isCurrent: bringsProspects(contents), mayImport: contents.features.includes("exportImport") };
  });
  return Promise.race([facts, delay(patience, null, { ref: false })]);
}

async function orNull<Loaded>(
  { log }: Pick<ConversationServices, "log">,
  failure: string,
  load: () => Promise<Loaded>,
): Promise<Loaded | null> {
  try {
    return await load();
  } catch (error) {
    log.error({ err: error }, failure);
    return null;
  }
}
