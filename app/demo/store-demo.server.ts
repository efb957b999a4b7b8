import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { redeemSignInToken } from "#app/accounts/sign-in/redeem/redeem-link.server.ts";
import { signInUrl, storeSignInLink } from "#app/accounts/sign-in/redeem/sign-in-links.server.ts";
import { demo } from "#app/content/signed-in/demo-copy.ts";
import { appendMessage, type Client } from "#app/conversation/messages.server.ts";
import { openConversation } from "#app/conversation/open-conversation.server.ts";
import { replyToOwed } from "#app/conversation/reply.server.ts";
import { createDraft } from "#app/drafts/store/create-draft.server.ts";
import { saveProfile } from "#app/profile/profile-store.server.ts";
import { storeEvent } from "#app/prospects/store/apply-event.server.ts";
import { deliverProspects } from "#app/prospects/store/deliver-prospects.server.ts";
import type { Services } from "#app/services.server.ts";
import { teamOf } from "#app/team/team.server.ts";
import { session } from "#db/schema.ts";
import { demoMornings } from "./demo-list.server.ts";

type DemoServices = Pick<Services, "environment" | "db" | "log" | "live" | "outbox" | "model">;

/**
 * Stores the demo company as if its founder had signed in, answered the seven questions, completed the profile,
 * asked something, made drafts and worked on the list of two weeks. Returns a link that signs in once, for the usual time.
 */
export async function storeDemo(
  given: Omit<DemoServices, "model">,
): Promise<{ email: string; link: string }> {
  // The demo shows the same conversation whether a model is configured or not.
  const services = { ...given, model: null };
  const client = await createUser(services);
  await openConversation(services, client);
  for (const content of demo.answers) await say(services, client, content);
  await services.db.asClient(client.id, (tx) => saveProfile(tx, client.id, demo.profile));
  for (const content of demo.messages) await say(services, client, content);
  for (const kind of demo.drafts) {
    const created = await createDraft(services, client.id, { key: randomUUID(), kind });
    if (created.kind !== "created") throw new Error(`A draft of the demo was not made: ${created.kind}.`);
  }
  await storeList(services, client);
  return { email: client.email, link: signInUrl(services.environment, await storeToken(services)) };
}

/** Signs the founder in by a link, which creates user and client, and ends that session. */
async function createUser(services: DemoServices): Promise<Client> {
  const token = await storeToken(services);
  const signedIn = await redeemSignInToken(services, { token, address: "127.0.0.1", userAgent: null });
  if (!signedIn.ok) throw new Error(`The demo's link was refused: ${signedIn.reason}.`);
  await services.db.asOwner.delete(session).where(eq(session.userId, signedIn.user.id));
  return signedIn.user;
}

async function storeToken({ environment, db }: DemoServices): Promise<string> {
  const request = { email: demo.email, next: "/assistant", browserHash: null };
  const { token } = await db.asOwner.transaction((tx) => storeSignInLink(tx, environment, request));
  return token;
}

async function say(services: DemoServices, client: Client, content: string) {
  const appended = await appendMessage(services, client, { key: randomUUID(), content });
  if (appended.kind !== "created") throw new Error(`A message of the demo was not stored: ${appended.kind}.`);
  await replyToOwed(services, client.id);
}

/** Delivers each morning's prospects as of its day, then does with them what was done since. */
async function storeList({ db }: DemoServices, { id: clientId }: Client) {
  const team = await teamOf(db.asOwner, clientId);
  if (!team) throw new Error("The demo has no team.");
  for (const { day: deliveredOn, prospects } of demoMornings(Date.now())) {
    const wanted = prospects.map(({ prospect }) => prospect);
    const delivered = await deliverProspects({ db }, team.id, { deliveredOn, prospects: wanted });
    if (delivered.kind !== "delivered" || delivered.ids.length < wanted.length)
      throw new Error(`The demo's prospects were not delivered: ${delivered.kind}.`);
    for (const [index, { done }] of prospects.entries())
      for (const { at, event } of done) {
        const id = delivered.ids[index] ?? "";
        await db.asClient(clientId, (tx) => storeEvent(tx, clientId, id, event, { now: at.getTime() }));
      }
  }
}
